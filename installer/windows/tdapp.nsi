; Packs the frozen folder into one installer: makensis -DVERSION=1.0 -DFOLDER=dist\tdapp tdapp.nsi
Unicode true
!ifndef VERSION
  !define VERSION "0"
!endif
!ifndef FOLDER
  !define FOLDER "..\..\dist\tdapp"
!endif
Name "tdapp ${VERSION}"
OutFile "tdapp-${VERSION}-setup.exe"
InstallDir "$PROGRAMFILES64\tdapp"
RequestExecutionLevel admin
SetCompressor /SOLID lzma

Page directory
Page instfiles
UninstPage uninstConfirm
UninstPage instfiles

Section "tdapp"
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}\*"
  CreateShortcut "$SMPROGRAMS\tdapp.lnk" "$INSTDIR\tdapp.exe"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKLM "Software\Microsoft\Windows\CurrentVersion\Uninstall\tdapp" "DisplayName" "tdapp"
  WriteRegStr HKLM "Software\Microsoft\Windows\CurrentVersion\Uninstall\tdapp" "DisplayVersion" "${VERSION}"
  WriteRegStr HKLM "Software\Microsoft\Windows\CurrentVersion\Uninstall\tdapp" "UninstallString" "$INSTDIR\uninstall.exe"
SectionEnd

; The record lies in the user's own folder and is never touched here.
Section "Uninstall"
  Delete "$SMPROGRAMS\tdapp.lnk"
  RMDir /r "$INSTDIR"
  DeleteRegKey HKLM "Software\Microsoft\Windows\CurrentVersion\Uninstall\tdapp"
SectionEnd
