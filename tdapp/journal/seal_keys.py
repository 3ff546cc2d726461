"""The ed25519 key that seals are made with, and every public key that ever made one."""

import hashlib
import os
from base64 import b64decode
from contextlib import suppress
from pathlib import Path

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import (
    Ed25519PrivateKey,
    Ed25519PublicKey,
)

from tdapp.core.refusal import Refusal
from tdapp.journal.durable import put_in_place, write_whole

_BEGIN, _END = b"-----BEGIN PUBLIC KEY-----", b"-----END PUBLIC KEY-----"
_KIND = bytes.fromhex("302a300506032b6570032100")
"""What stands before the 32 bytes of a public key in ``seal.pub`` (RFC 8410)."""


class SealKeys:
    """Signs with ``seal.key`` and checks against the keys in ``seal.pub``, both in `folder`."""

    def __init__(self, folder: Path) -> None:
        self._secret = folder / "seal.key"
        self._public = folder / "seal.pub"
        self._key: Ed25519PrivateKey | None = None
        self._known: dict[str, Ed25519PublicKey] | None = None

    def own_id(self) -> str:
        """The id of the key that signs; it is made now if there is none. Raises `OSError`."""
        return _id_of(self._own().public_key())

    def sign(self, data: bytes) -> bytes:
        """The signature of `data`; raises `OSError` where no key can be read or made."""
        return self._own().sign(data)

    def accepts(self, key_id: str, signature: bytes, data: bytes) -> bool:
        """Whether the key of that id, which must stand in ``seal.pub``, signed `data`."""
        if self._known is None:
            self._known = {_id_of(key): key for key in self._publics()}
        key = self._known.get(key_id)
        if key is None:
            return False
        try:
            key.verify(signature, data)
        except InvalidSignature:
            return False
        return True

    def _own(self) -> Ed25519PrivateKey:
        if self._key is None:
            if not self._secret.exists():
                self._make()
            self._key = self._load()
            self._publish(self._key.public_key())
        return self._key

    def _make(self) -> None:
        from cryptography.hazmat.primitives import serialization

        draft = self._secret.with_name(f"seal.key.{os.getpid()}")
        write_whole(
            draft,
            Ed25519PrivateKey.generate().private_bytes(
                serialization.Encoding.PEM,
                serialization.PrivateFormat.PKCS8,
                serialization.NoEncryption(),
            ),
        )
        try:
            put_in_place(draft, self._secret)
        except FileExistsError:
            draft.unlink()

    def _load(self) -> Ed25519PrivateKey:
        from cryptography.hazmat.primitives import serialization

        try:
            key = serialization.load_pem_private_key(self._secret.read_bytes(), None)
        except (ValueError, TypeError) as error:
            raise Refusal("seal_key_damaged", file=str(self._secret)) from error
        if not isinstance(key, Ed25519PrivateKey):
            raise Refusal("seal_key_damaged", file=str(self._secret))
        return key

    def _publish(self, key: Ed25519PublicKey) -> None:
        if _id_of(key) in {_id_of(known) for known in self._publics()}:
            return
        from cryptography.hazmat.primitives import serialization

        pem = key.public_bytes(
            serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo
        )
        older = self._public.read_bytes() if self._public.exists() else b""
        write_whole(self._public, older + pem, 0o644)
        self._known = None

    def _publics(self) -> list[Ed25519PublicKey]:
        try:
            blocks = self._public.read_bytes().split(_END)[:-1]
        except OSError:
            return []
        keys = []
        for block in blocks:
            with suppress(ValueError):
                kind, found, key = b64decode(block.rpartition(_BEGIN)[2]).partition(_KIND)
                if found and not kind:
                    keys.append(Ed25519PublicKey.from_public_bytes(key))
        return keys


def _id_of(key: Ed25519PublicKey) -> str:
    return hashlib.sha256(key.public_bytes_raw()).hexdigest()[:16]
