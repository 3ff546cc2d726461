<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>AbsenceActs</name>
    <message>
        <source>Post blinds…</source>
        <translation>Blinds setzen…</translation>
    </message>
    <message>
        <source>Remove no-shows…</source>
        <translation>Fehlende entfernen…</translation>
    </message>
    <message>
        <source>How often did the button go round table {table} without {name}, level {n}?</source>
        <translation>Wie oft ging der Button ohne {name} um Tisch {table}, Level {n}?</translation>
    </message>
    <message>
        <source>Times round</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>The next hand takes {chips}.</source>
        <translation>Die nächste Hand nimmt {chips}.</translation>
    </message>
    <message>
        <source>How many chips stand at the seat of {name}?</source>
        <translation>Wie viele Chips stehen am Platz von {name}?</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Post {taken} of the {stack} chips of {name}, in level {n}: {lines}?</source>
        <translation>{taken} der {stack} Chips von {name} setzen, in Level {n}: {lines}?</translation>
    </message>
    <message>
        <source>Posted</source>
        <translation>Gesetzt</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>und {count} weitere</translation>
    </message>
    <message>
        <source>Why will they not come, whose chips then leave play and whose money stays in the pool ({rule}): {who}?</source>
        <translation>Warum kommen sie nicht, deren Chips dann aus dem Spiel gehen und deren Geld im Pool bleibt ({rule}): {who}?</translation>
    </message>
    <message>
        <source>not seen at the table</source>
        <translation>am Tisch nicht gesehen</translation>
    </message>
    <message>
        <source>said that they will not come</source>
        <translation>haben gesagt, dass sie nicht kommen</translation>
    </message>
    <message>
        <source>Remove them</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>ActKind</name>
    <message>
        <source>events</source>
        <translation>turniere</translation>
    </message>
    <message>
        <source>sales</source>
        <translation>verkäufe</translation>
    </message>
    <message>
        <source>seats</source>
        <translation>plätze</translation>
    </message>
    <message>
        <source>players</source>
        <translation>spieler</translation>
    </message>
    <message>
        <source>clock</source>
        <translation>uhr</translation>
    </message>
    <message>
        <source>exits</source>
        <translation>ausgeschieden</translation>
    </message>
    <message>
        <source>prizes</source>
        <translation>preise</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>chips</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>Hände</translation>
    </message>
    <message>
        <source>rulings</source>
        <translation>entscheidungen</translation>
    </message>
    <message>
        <source>papers</source>
        <translation>papiere</translation>
    </message>
    <message>
        <source>cage</source>
        <translation>kasse</translation>
    </message>
    <message>
        <source>people</source>
        <translation>personen</translation>
    </message>
    <message>
        <source>staff</source>
        <translation>personal</translation>
    </message>
    <message>
        <source>notices</source>
        <translation>meldungen</translation>
    </message>
    <message>
        <source>house</source>
        <translation>haus</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>rückgängig</translation>
    </message>
    <message>
        <source>denied</source>
        <translation>verweigert</translation>
    </message>
</context>
<context>
    <name>Asked</name>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>This person is barred. Why is it done all the same?</source>
        <translation>Diese Person ist gesperrt. Warum geschieht es trotzdem?</translation>
    </message>
    <message>
        <source>Reason, for the record</source>
        <translation>Grund, für das Protokoll</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>The rulebook leaves this to {least} or above ({rule}). One signs: {who}.</source>
        <translation>Das Regelwerk überlässt das {least} oder höher ({rule}). Eine Person zeichnet: {who}.</translation>
    </message>
    <message>
        <source>Not done: {why}</source>
        <translation>Nicht ausgeführt: {why}</translation>
    </message>
</context>
<context>
    <name>AtTableActs</name>
    <message>
        <source>All here at {table}</source>
        <translation>Alle da an {table}</translation>
    </message>
    <message>
        <source>Button…</source>
        <translation>Button…</translation>
    </message>
    <message>
        <source>Close table {table}</source>
        <translation>Tisch {table} schließen</translation>
    </message>
    <message>
        <source>Open a table…</source>
        <translation>Tisch öffnen…</translation>
    </message>
    <message>
        <source>End hold of {table}</source>
        <translation>Sperre {table} aufheben</translation>
    </message>
    <message>
        <source>Hold table {table}</source>
        <translation>Tisch {table} anhalten</translation>
    </message>
    <message>
        <source>Out at table {table} while it was on hold: {who}. Who is still in?</source>
        <translation>Ausgeschieden an Tisch {table}, während er angehalten war: {who}. Wer ist noch im Spiel?</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Entries or seats, or nobody</source>
        <translation>Anmeldungen oder Plätze, oder niemand</translation>
    </message>
    <message>
        <source>Where are button, small and big blind at table {table}?</source>
        <translation>Wo sind Button, Small Blind und Big Blind an Tisch {table}?</translation>
    </message>
    <message>
        <source>Seats like 4 5 6, or 4 alone</source>
        <translation>Plätze wie 4 5 6, oder nur 4</translation>
    </message>
    <message>
        <source>Break table {table}…</source>
        <translation>Tisch {table} auflösen…</translation>
    </message>
    <message>
        <source>Call break of {table} back</source>
        <translation>{table} doch nicht auflösen</translation>
    </message>
    <message>
        <source>Why does table {table} break out of turn, its {count} players drawn?</source>
        <translation>Warum wird Tisch {table} außer der Reihe aufgelöst und werden seine {count} Spieler verlost?</translation>
    </message>
    <message>
        <source>table needed elsewhere</source>
        <translation>Tisch anderswo gebraucht</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Break it</source>
        <translation>Auflösen</translation>
    </message>
    <message>
        <source>Break table {table} and draw its {count} players to the others?</source>
        <translation>Tisch {table} auflösen und seine {count} Spieler auf die anderen verlosen?</translation>
    </message>
    <message>
        <source>Which table opens for this event?</source>
        <translation>Welcher Tisch wird für dieses Turnier geöffnet?</translation>
    </message>
    <message>
        <source>Number, or several</source>
        <translation>Nummer, oder mehrere</translation>
    </message>
</context>
<context>
    <name>AwayActs</name>
    <message>
        <source>Count the time away</source>
        <translation>Abwesenheit mitzählen</translation>
    </message>
    <message>
        <source>Leave the time away out</source>
        <translation>Abwesenheit auslassen</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Auslassen</translation>
    </message>
    <message>
        <source>Count it</source>
        <translation>Mitzählen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The program was away for {span} while the clock of {title} ran. Leave that time out (the clock stands at {out}), or count it (it runs on at {counted})?</source>
        <translation>Das Programm war {span} weg, während die Uhr von {title} lief. Diese Zeit auslassen (die Uhr steht bei {out}) oder mitzählen (sie läuft bei {counted} weiter)?</translation>
    </message>
</context>
<context>
    <name>Ban</name>
    <message>
        <source>excluded by own wish {span}</source>
        <translation>selbst gesperrt {span}</translation>
    </message>
    <message>
        <source>barred {span}</source>
        <translation>gesperrt {span}</translation>
    </message>
    <message>
        <source>not of age</source>
        <translation>minderjährig</translation>
    </message>
    <message>
        <source>until {last}</source>
        <translation>bis {last}</translation>
    </message>
    <message>
        <source>since {first}</source>
        <translation>seit {first}</translation>
    </message>
    <message>
        <source>from {first} to {last}</source>
        <translation>von {first} bis {last}</translation>
    </message>
    <message>
        <source>{name} (excluded)</source>
        <translation>{name} (selbst gesperrt)</translation>
    </message>
    <message>
        <source>{name} (not of age)</source>
        <translation>{name} (minderjährig)</translation>
    </message>
    <message>
        <source>{name} (barred)</source>
        <translation>{name} (gesperrt)</translation>
    </message>
</context>
<context>
    <name>BanActs</name>
    <message>
        <source>Bar or exclude a person…</source>
        <translation>Person sperren oder Selbstsperre…</translation>
    </message>
    <message>
        <source>Who is barred, excluded by own wish, or let in again?</source>
        <translation>Wer wird gesperrt, sperrt sich selbst oder wird wieder zugelassen?</translation>
    </message>
    <message>
        <source>What is noted of {who}?</source>
        <translation>Was wird zu {who} vermerkt?</translation>
    </message>
    <message>
        <source>{who} is {against}. What is noted now?</source>
        <translation>{who} ist {against}. Was wird jetzt vermerkt?</translation>
    </message>
    <message>
        <source>One of those beside</source>
        <translation>Eines der nebenstehenden</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>barred</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>excluded</source>
        <translation>selbst gesperrt</translation>
    </message>
    <message>
        <source>bar lifted</source>
        <translation>Sperre aufgehoben</translation>
    </message>
    <message>
        <source>exclusion ended</source>
        <translation>Selbstsperre beendet</translation>
    </message>
    <message>
        <source>Why is {who} barred {span}?</source>
        <translation>Warum wird {who} {span} gesperrt?</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>Until when is {who} barred? Type the last day, or the first “to” the last.</source>
        <translation>Bis wann ist {who} gesperrt? Den letzten Tag eingeben, oder ersten und letzten mit „ - “ dazwischen.</translation>
    </message>
    <message>
        <source>Exclude {who} by own wish {span}? Nobody may make it shorter.</source>
        <translation>Selbstsperre von {who} {span} vermerken? Niemand darf sie verkürzen.</translation>
    </message>
    <message>
        <source>Exclude</source>
        <translation>Vermerken</translation>
    </message>
    <message>
        <source>Until when is {who} excluded? Type the last day, or the first “to” the last.</source>
        <translation>Bis wann gilt die Selbstsperre von {who}? Den letzten Tag eingeben, oder ersten und letzten mit „ - “ dazwischen.</translation>
    </message>
    <message>
        <source>for good</source>
        <translation>auf Dauer</translation>
    </message>
    <message>
        <source>Day like 2027-06-30 or 30.6.2027</source>
        <translation>Tag wie 2027-06-30 oder 30.6.2027</translation>
    </message>
    <message>
        <source>Why is the bar of {who} lifted?</source>
        <translation>Warum wird die Sperre von {who} aufgehoben?</translation>
    </message>
    <message>
        <source>Lift the bar</source>
        <translation>Sperre aufheben</translation>
    </message>
    <message>
        <source>By which notice of the authority does the exclusion of {who} end? {second} stands for it with you.</source>
        <translation>Durch welchen Bescheid der Behörde endet die Selbstsperre von {who}? {second} steht mit dafür ein.</translation>
    </message>
    <message>
        <source>Number and day of the notice</source>
        <translation>Nummer und Tag des Bescheids</translation>
    </message>
    <message>
        <source>End the exclusion</source>
        <translation>Selbstsperre beenden</translation>
    </message>
</context>
<context>
    <name>Beside</name>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>Alles</translation>
    </message>
</context>
<context>
    <name>BettingActs</name>
    <message>
        <source>Fold</source>
        <translation>Fold</translation>
    </message>
    <message>
        <source>Bet or raise…</source>
        <translation>Bet oder Raise…</translation>
    </message>
    <message>
        <source>All-in</source>
        <translation>All-in</translation>
    </message>
    <message>
        <source>Bring in</source>
        <translation>Bring-in</translation>
    </message>
    <message>
        <source>Take the kitty</source>
        <translation>Kitty nehmen</translation>
    </message>
    <message>
        <source>Somebody else opens…</source>
        <translation>Jemand anders eröffnet…</translation>
    </message>
    <message>
        <source>Check or call</source>
        <translation>Check oder Call</translation>
    </message>
    <message>
        <source>Call {chips}</source>
        <translation>Call {chips}</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Check</translation>
    </message>
    <message>
        <source>{who}: {between}. How much?</source>
        <translation>{who}: {between}. Wie viel?</translation>
    </message>
    <message>
        <source>Chips in all in this round of betting</source>
        <translation>Chips insgesamt in dieser Setzrunde</translation>
    </message>
    <message>
        <source>Who opens by the cards that are up?</source>
        <translation>Wer eröffnet nach den offenen Karten?</translation>
    </message>
</context>
<context>
    <name>BirthActs</name>
    <message>
        <source>Date of birth…</source>
        <translation>Geburtsdatum…</translation>
    </message>
    <message>
        <source>Whose date of birth is noted?</source>
        <translation>Wessen Geburtsdatum wird vermerkt?</translation>
    </message>
    <message>
        <source>When was {who} born?</source>
        <translation>Wann wurde {who} geboren?</translation>
    </message>
    <message>
        <source>Day like 1990-06-30 or 30.6.1990</source>
        <translation>Tag wie 1990-06-30 oder 30.6.1990</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Note it</source>
        <translation>Vermerken</translation>
    </message>
    <message>
        <source>{said} Another date is known: why is it corrected?</source>
        <translation>{said} Ein anderes Datum ist bekannt: Warum wird es berichtigt?</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>{who}, born {day}, is {age} years old.</source>
        <translation>{who}, geboren am {day}, ist {age} Jahre alt.</translation>
    </message>
</context>
<context>
    <name>BottomLine</name>
    <message>
        <source>written {time}</source>
        <translation>geschrieben {time}</translation>
    </message>
    <message>
        <source>Record healthy</source>
        <translation>Protokoll in Ordnung</translation>
    </message>
    <message>
        <source>{count} acts of the clock wait to be written.</source>
        <translation>{count} Vorgänge der Uhr warten auf das Schreiben.</translation>
    </message>
    <message>
        <source>NOT RECORDED</source>
        <translation>NICHT PROTOKOLLIERT</translation>
    </message>
    <message>
        <source>No second copy</source>
        <translation>Keine Zweitkopie</translation>
    </message>
    <message>
        <source>Second copy to come</source>
        <translation>Zweitkopie kommt noch</translation>
    </message>
    <message>
        <source>Second copy</source>
        <translation>Zweitkopie</translation>
    </message>
    <message>
        <source>Second copy failed</source>
        <translation>Zweitkopie misslungen</translation>
    </message>
    <message>
        <source>Screens {seen} of {there}</source>
        <translation>Bildschirme {seen} von {there}</translation>
    </message>
    <message>
        <source>waits for {name}</source>
        <translation>wartet auf {name}</translation>
    </message>
    <message>
        <source>No screens shown</source>
        <translation>Keine Bildschirme gezeigt</translation>
    </message>
    <message>
        <source>{done} of {of} done</source>
        <translation>{done} von {of} fertig</translation>
    </message>
    <message>
        <source>{done} done</source>
        <translation>{done} fertig</translation>
    </message>
    <message>
        <source>{key} stops it</source>
        <translation>{key} hält es an</translation>
    </message>
    <message>
        <source>in a window</source>
        <translation>in einem Fenster</translation>
    </message>
    <message>
        <source>FROM A SLIP</source>
        <translation>VOM ZETTEL</translation>
    </message>
    <message>
        <source>{age} ago</source>
        <translation>vor {age}</translation>
    </message>
</context>
<context>
    <name>Bounty</name>
    <message>
        <source>{amount} on the head</source>
        <translation>{amount} Kopfgeld</translation>
    </message>
    <message>
        <source>{amount}, taken by {names}</source>
        <translation>{amount}, geholt von {names}</translation>
    </message>
    <message>
        <source>{amount}, taker not told yet</source>
        <translation>{amount}, noch nicht gesagt, an wen</translation>
    </message>
    <message>
        <source>Bounty</source>
        <translation>Bounty</translation>
    </message>
    <message>
        <source>{won}, paid {paid}, owed {owed}</source>
        <translation>{won}, bezahlt {paid}, offen {owed}</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Geholt</translation>
    </message>
</context>
<context>
    <name>BountyActs</name>
    <message>
        <source>Who took the bounty…</source>
        <translation>Wer holte die Bounty…</translation>
    </message>
    <message>
        <source>Pay bounty…</source>
        <translation>Bounty auszahlen…</translation>
    </message>
    <message>
        <source>Take bounty back…</source>
        <translation>Bounty zurücknehmen…</translation>
    </message>
    <message>
        <source>Who takes the bounty on {name}? Empty: not known yet.</source>
        <translation>Wer holt die Bounty von {name}? Leer: noch nicht bekannt.</translation>
    </message>
    <message>
        <source>Seat or entry, several share it</source>
        <translation>Platz oder Anmeldung, mehrere teilen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Hand over {amount} of bounties to {name}, in what?</source>
        <translation>{amount} an Bounties für {name} auszahlen, in welcher Zahlungsart?</translation>
    </message>
    <message>
        <source>Paid in</source>
        <translation>Eingezahlt</translation>
    </message>
    <message>
        <source>Handed over</source>
        <translation>Übergeben</translation>
    </message>
    <message>
        <source>Why does {amount} of bounties come back from {name}?</source>
        <translation>Warum kommen {amount} an Bounties von {name} zurück?</translation>
    </message>
    <message>
        <source>It is back</source>
        <translation>Ist zurück</translation>
    </message>
</context>
<context>
    <name>Cage</name>
    <message>
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>Cashier</source>
        <translation>Kassier</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Seit</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Wechselgeld</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Eingang</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Soll</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Tender</source>
        <translation>Zahlart</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Bewegt</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>Over, short</source>
        <translation>Plus, Minus</translation>
    </message>
    <message>
        <source>kept by the house</source>
        <translation>vom Haus verwahrt</translation>
    </message>
    <message>
        <source>open since {time}</source>
        <translation>offen seit {time}</translation>
    </message>
    <message>
        <source>closed {time}</source>
        <translation>geschlossen {time}</translation>
    </message>
    <message>
        <source>Drawer</source>
        <translation>Lade</translation>
    </message>
    <message>
        <source>Taken over</source>
        <translation>Übernommen</translation>
    </message>
    <message>
        <source>{time} by {who}, right</source>
        <translation>{time} von {who}, stimmt</translation>
    </message>
    <message>
        <source>{time} by {who}, over {amount}</source>
        <translation>{time} von {who}, {amount} zu viel</translation>
    </message>
    <message>
        <source>{time} by {who}, short {amount}</source>
        <translation>{time} von {who}, {amount} zu wenig</translation>
    </message>
    <message>
        <source>Count {number}</source>
        <translation>Zählung {number}</translation>
    </message>
    <message>
        <source>counts here</source>
        <translation>zählt hier</translation>
    </message>
    <message>
        <source>counted {time}</source>
        <translation>gezählt {time}</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>right</source>
        <translation>stimmt</translation>
    </message>
    <message>
        <source>over {amount}</source>
        <translation>{amount} zu viel</translation>
    </message>
    <message>
        <source>short {amount}</source>
        <translation>{amount} zu wenig</translation>
    </message>
</context>
<context>
    <name>CagePage</name>
    <message>
        <source>Cage</source>
        <translation>Kasse</translation>
    </message>
    <message>
        <source>open: {count}</source>
        <translation>offen: {count}</translation>
    </message>
    <message>
        <source>{count} to be paid</source>
        <translation>{count} auszuzahlen</translation>
    </message>
    <message>
        <source>sessions open: {open}; prizes to be paid: {waiting}; kept: {kept}</source>
        <translation>offene Sitzungen: {open}; auszuzahlende Preise: {waiting}; verwahrt: {kept}</translation>
    </message>
    <message>
        <source>No session chosen</source>
        <translation>Keine Sitzung gewählt</translation>
    </message>
    <message>
        <source>Bounties</source>
        <translation>Bounties</translation>
    </message>
    <message>
        <source>No prize chosen</source>
        <translation>Kein Preis gewählt</translation>
    </message>
    <message>
        <source>{place} place</source>
        <translation>{place} Rang</translation>
    </message>
    <message>
        <source>No kept prize chosen</source>
        <translation>Kein verwahrter Preis gewählt</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gewinner</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>kept by the house</source>
        <translation>vom Haus verwahrt</translation>
    </message>
</context>
<context>
    <name>CardActs</name>
    <message>
        <source>Deal…</source>
        <translation>Geben…</translation>
    </message>
    <message>
        <source>Exchange or discard…</source>
        <translation>Tauschen, abwerfen…</translation>
    </message>
    <message>
        <source>Run it several times…</source>
        <translation>Mehrmals geben…</translation>
    </message>
    <message>
        <source>Say which card was burnt…</source>
        <translation>Verbrannte Karte nennen…</translation>
    </message>
    <message>
        <source>As Kd, or ?? for one that was not seen</source>
        <translation>Wie Kd, oder ?? für eine nicht gesehene</translation>
    </message>
    <message>
        <source>Which {count} cards is {who} dealt? ?? deals all unseen.</source>
        <translation>Welche {count} Karten bekommt {who}? ?? gibt alle ungesehen.</translation>
    </message>
    <message>
        <source>Which {count} cards is the kitty dealt? ?? deals all unseen.</source>
        <translation>Welche {count} Karten bekommt das Kitty? ?? gibt alle ungesehen.</translation>
    </message>
    <message>
        <source>Which {count} cards are turned on board {board}?</source>
        <translation>Welche {count} Karten liegen auf Board {board}?</translation>
    </message>
    <message>
        <source>Which {count} cards are turned on the board?</source>
        <translation>Welche {count} Karten werden auf dem Board aufgedeckt?</translation>
    </message>
    <message>
        <source>Which cards does {who} throw away? None is standing pat.</source>
        <translation>Welche Karten wirft {who} weg? Keine heißt Stand Pat.</translation>
    </message>
    <message>
        <source>As Kd, or ?? ?? for two that were not seen</source>
        <translation>Wie Kd, oder ?? ?? für zwei nicht gesehene</translation>
    </message>
    <message>
        <source>How many times is the rest of the board dealt? All who remain have agreed.</source>
        <translation>Wie oft wird der Rest des Boards gegeben? Alle Verbliebenen sind einverstanden.</translation>
    </message>
    <message>
        <source>2 to {most}</source>
        <translation>2 bis {most}</translation>
    </message>
    <message>
        <source>2 to {most}, or more where nobody saw that the cards are too few</source>
        <translation>2 bis {most}, oder mehr, wenn niemand sah, dass die Karten nicht reichen</translation>
    </message>
    <message>
        <source>Which card was burnt last?</source>
        <translation>Welche Karte wurde zuletzt verbrannt?</translation>
    </message>
    <message>
        <source>As</source>
        <translation>As</translation>
    </message>
</context>
<context>
    <name>ChineseActs</name>
    <message>
        <source>Settle Chinese poker…</source>
        <translation>Chinese Poker abrechnen…</translation>
    </message>
    <message>
        <source>How many chips is a unit?</source>
        <translation>Wie viele Chips ist eine Einheit?</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Which seats were dealt in, from the left of the button?</source>
        <translation>Welche Plätze bekamen Karten, vom Platz links des Buttons an?</translation>
    </message>
    <message>
        <source>Numbers of the seats</source>
        <translation>Nummern der Plätze</translation>
    </message>
    <message>
        <source>How has {who} set? Nothing is a hand that is ruled wrongly set.</source>
        <translation>Wie hat {who} gesetzt? Nichts heißt: falsch gesetzt, so entschieden.</translation>
    </message>
    <message>
        <source>Three cards in front, five in the middle, five at the back</source>
        <translation>Drei Karten vorne, fünf in der Mitte, fünf hinten</translation>
    </message>
    <message>
        <source>{who} {units} units, has {chips}</source>
        <translation>{who} {units} Einheiten, hat {chips}</translation>
    </message>
    <message>
        <source>Tell the stacks</source>
        <translation>Stacks melden</translation>
    </message>
</context>
<context>
    <name>ChipButton</name>
    <message>
        <source>Let it in again: {what}</source>
        <translation>Wieder zulassen: {what}</translation>
    </message>
</context>
<context>
    <name>Chips</name>
    <message>
        <source>pocketed</source>
        <translation>eingesteckt</translation>
    </message>
    <message>
        <source>short stack</source>
        <translation>Stack zu klein</translation>
    </message>
    <message>
        <source>found</source>
        <translation>gefunden</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlen</translation>
    </message>
    <message>
        <source>the same chips in play</source>
        <translation>gleich viele Chips im Spiel</translation>
    </message>
    <message>
        <source>{chips} more in play</source>
        <translation>{chips} mehr im Spiel</translation>
    </message>
    <message>
        <source>{chips} fewer in play</source>
        <translation>{chips} weniger im Spiel</translation>
    </message>
    <message>
        <source>{cards} for seat {seat}</source>
        <translation>{cards} für Platz {seat}</translation>
    </message>
    <message>
        <source>a chip of {chip} to {seats}</source>
        <translation>ein {chip}er an {seats}</translation>
    </message>
    <message>
        <source>a last one to {seats}</source>
        <translation>ein letzter an {seats}</translation>
    </message>
    <message>
        <source>nobody wins a chip</source>
        <translation>niemand gewinnt einen Chip</translation>
    </message>
    <message>
        <source>seat {seats}</source>
        <translation>Platz {seats}</translation>
    </message>
    <message>
        <source>seats {seats}</source>
        <translation>Plätze {seats}</translation>
    </message>
    <message>
        <source>Colour up the {chip}s for {becomes}s in the coming break</source>
        <translation>Die {chip}er in der nächsten Pause in {becomes}er wechseln</translation>
    </message>
    <message>
        <source>Colour up the {chip}s for {becomes}s now</source>
        <translation>Die {chip}er jetzt in {becomes}er wechseln</translation>
    </message>
    <message>
        <source>The {chip}s can be coloured up for {becomes}s: no level needs them</source>
        <translation>Die {chip}er können in {becomes}er gewechselt werden: Kein Level braucht sie</translation>
    </message>
    <message>
        <source>{done} of {tables} tables done</source>
        <translation>{done} von {tables} Tischen erledigt</translation>
    </message>
    <message>
        <source>a level to come needs them</source>
        <translation>ein späteres Level braucht sie</translation>
    </message>
    <message>
        <source>{in_play} in play of {issued} issued, average {average}</source>
        <translation>{in_play} im Spiel von {issued} ausgegebenen, im Schnitt {average}</translation>
    </message>
    <message>
        <source>{chips} chips too many</source>
        <translation>{chips} Chips zu viel</translation>
    </message>
    <message>
        <source>{chips} chips too few</source>
        <translation>{chips} Chips zu wenig</translation>
    </message>
    <message>
        <source>Counted {total} at {time}, {age} ago; the record had {expected}</source>
        <translation>{total} gezählt um {time}, vor {age}; im Protokoll standen {expected}</translation>
    </message>
    <message>
        <source>Counted {total} at {time}, {age} ago, as recorded</source>
        <translation>{total} gezählt um {time}, vor {age}, wie im Protokoll</translation>
    </message>
</context>
<context>
    <name>ChipsActs</name>
    <message>
        <source>Put chips in…</source>
        <translation>Chips hineingeben…</translation>
    </message>
    <message>
        <source>Take chips out…</source>
        <translation>Chips herausnehmen…</translation>
    </message>
    <message>
        <source>Count all chips…</source>
        <translation>Alle Chips zählen…</translation>
    </message>
    <message>
        <source>Which chips go out of play?</source>
        <translation>Welche Chips gehen aus dem Spiel?</translation>
    </message>
    <message>
        <source>Which chips come into play?</source>
        <translation>Welche Chips kommen ins Spiel?</translation>
    </message>
    <message>
        <source>Number and kind, like 12x25 3x100</source>
        <translation>Anzahl und Sorte, wie 12x25 3x100</translation>
    </message>
    <message>
        <source>{lots}, {chips} chips: what happened?</source>
        <translation>{lots}, {chips} Chips: Was ist geschehen?</translation>
    </message>
    <message>
        <source>One of these</source>
        <translation>Eines davon</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>At which seat or table?</source>
        <translation>An welchem Platz oder Tisch?</translation>
    </message>
    <message>
        <source>Why, for {lots}?</source>
        <translation>Warum, für {lots}?</translation>
    </message>
    <message>
        <source>Record it</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>Seat like 3-5, table like 3, or none</source>
        <translation>Platz wie 3-5, Tisch wie 3, oder keine</translation>
    </message>
    <message>
        <source>How many chips are there, all of them counted? The record has {chips}.</source>
        <translation>Wie viele Chips sind es, alle gezählt? Im Protokoll stehen {chips}.</translation>
    </message>
    <message>
        <source>Total, or like 400x25 90x100</source>
        <translation>Summe, oder wie 400x25 90x100</translation>
    </message>
    <message>
        <source>Stacks at {table}…</source>
        <translation>Stacks an {table}…</translation>
    </message>
    <message>
        <source>What has each player at table {table}?</source>
        <translation>Was hat jeder Spieler an Tisch {table}?</translation>
    </message>
    <message>
        <source>Seat and chips, like 5: 32,000 6: 12,500</source>
        <translation>Platz und Chips, wie 5: 32,000 6: 12,500</translation>
    </message>
</context>
<context>
    <name>ChipsStanding</name>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
</context>
<context>
    <name>ChosenActs</name>
    <message>
        <source>Reverse the payment…</source>
        <translation>Auszahlung zurücknehmen…</translation>
    </message>
    <message>
        <source>Show what rests on it</source>
        <translation>Zeigen, was darauf beruht</translation>
    </message>
    <message>
        <source>Undo this act</source>
        <translation>Rückgängig machen</translation>
    </message>
    <message>
        <source>Redo act {number}</source>
        <translation>Vorgang {number} wiederholen</translation>
    </message>
    <message>
        <source>Undo act {number}</source>
        <translation>Vorgang {number} zurück</translation>
    </message>
    <message>
        <source>Why do {amount} come back? The prize is owed again then.</source>
        <translation>Warum kommen {amount} zurück? Der Preis ist danach wieder geschuldet.</translation>
    </message>
    <message>
        <source>Reason, for the record</source>
        <translation>Grund, für das Protokoll</translation>
    </message>
    <message>
        <source>It is back</source>
        <translation>Ist zurück</translation>
    </message>
    <message>
        <source>Act {number} rests on it; take the filters away to see it.</source>
        <translation>Vorgang {number} beruht darauf; ohne Filter ist er zu sehen.</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>Not started</source>
        <translation>Nicht gestartet</translation>
    </message>
    <message>
        <source>Last minute of {level}</source>
        <translation>Letzte Minute von {level}</translation>
    </message>
    <message>
        <source>Paused at {time}</source>
        <translation>Angehalten um {time}</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Back at {time}</source>
        <translation>Weiter um {time}</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>NOT RECORDED</source>
        <translation>NICHT PROTOKOLLIERT</translation>
    </message>
    <message>
        <source>as of {time}</source>
        <translation>Stand {time}</translation>
    </message>
    <message>
        <source>Next: {level}</source>
        <translation>Nächstes: {level}</translation>
    </message>
    <message>
        <source>Next break</source>
        <translation>Nächste Pause</translation>
    </message>
    <message>
        <source>{count} min</source>
        <translation>{count} min</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>in</source>
        <translation>in</translation>
    </message>
    <message>
        <source>Level {number}</source>
        <translation>Level {number}</translation>
    </message>
    <message>
        <source>{level}, {time}</source>
        <translation>{level}, {time}</translation>
    </message>
    <message>
        <source>({ante} each)</source>
        <translation>({ante} jeder)</translation>
    </message>
    <message>
        <source>({ante} BB ante)</source>
        <translation>({ante} BB-Ante)</translation>
    </message>
    <message>
        <source>{what} {until}.</source>
        <translation>{what} {until}.</translation>
    </message>
    <message>
        <source>late entry</source>
        <translation>Nachmeldung</translation>
    </message>
    <message>
        <source>re-buys</source>
        <translation>Rebuys</translation>
    </message>
    <message>
        <source>add-ons</source>
        <translation>Add-ons</translation>
    </message>
    <message>
        <source>{what} free</source>
        <translation>{what} gratis</translation>
    </message>
    <message>
        <source>{what} {price} ({parts})</source>
        <translation>{what} {price} ({parts})</translation>
    </message>
    <message>
        <source>{amount} {part}</source>
        <translation>{amount} {part}</translation>
    </message>
    <message>
        <source>Players left</source>
        <translation>Spieler übrig</translation>
    </message>
    <message>
        <source>Finish the hand in progress.  No new hand until the clock runs.</source>
        <translation>Laufende Hand fertig spielen.  Keine neue Hand, bis die Uhr läuft.</translation>
    </message>
    <message>
        <source>The structure is over: its last level is played on.</source>
        <translation>Die Struktur ist zu Ende: Ihr letztes Level wird weitergespielt.</translation>
    </message>
    <message>
        <source>Winner: {name}, {prize}</source>
        <translation>Sieger: {name}, {prize}</translation>
    </message>
    <message>
        <source>Average stack</source>
        <translation>Stack im Schnitt</translation>
    </message>
    <message>
        <source>{count} out of chips</source>
        <translation>{count} ohne Chips</translation>
    </message>
    <message>
        <source>{count} BB</source>
        <translation>{count} BB</translation>
    </message>
    <message>
        <source>{count} places</source>
        <translation>{count} Ränge</translation>
    </message>
    <message>
        <source>Prize pool</source>
        <translation>Preispool</translation>
    </message>
    <message>
        <source>Next prize</source>
        <translation>Nächster Preis</translation>
    </message>
    <message>
        <source>First prize</source>
        <translation>Erster Preis</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>vorläufig</translation>
    </message>
</context>
<context>
    <name>ClockActs</name>
    <message>
        <source>One minute less</source>
        <translation>Eine Minute weniger</translation>
    </message>
    <message>
        <source>One minute more</source>
        <translation>Eine Minute mehr</translation>
    </message>
    <message>
        <source>Back to {level}…</source>
        <translation>Zurück zu {level}…</translation>
    </message>
    <message>
        <source>Back a level…</source>
        <translation>Ein Level zurück…</translation>
    </message>
    <message>
        <source>On to {level}…</source>
        <translation>Weiter zu {level}…</translation>
    </message>
    <message>
        <source>On a level…</source>
        <translation>Ein Level weiter…</translation>
    </message>
    <message>
        <source>Clock on the player</source>
        <translation>Uhr für den Spieler</translation>
    </message>
    <message>
        <source>Time for every act…</source>
        <translation>Zeit je Handlung…</translation>
    </message>
    <message>
        <source>More time…</source>
        <translation>Mehr Zeit…</translation>
    </message>
    <message>
        <source>Take the clock away</source>
        <translation>Uhr wegnehmen</translation>
    </message>
    <message>
        <source>Time is over…</source>
        <translation>Zeit ist um…</translation>
    </message>
    <message>
        <source>How many seconds for every act at table {table}? The players were told.</source>
        <translation>Wie viele Sekunden je Handlung an Tisch {table}? Die Spieler wissen es.</translation>
    </message>
    <message>
        <source>Seconds; 0 is no limit</source>
        <translation>Sekunden; 0 heißt ohne Grenze</translation>
    </message>
    <message>
        <source>How many more seconds?</source>
        <translation>Wie viele Sekunden mehr?</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>{who} brings it in</source>
        <translation>{who} zahlt das Bring-in</translation>
    </message>
    <message>
        <source>{who} folds</source>
        <translation>{who} passt</translation>
    </message>
    <message>
        <source>{who} checks</source>
        <translation>{who} checkt</translation>
    </message>
    <message>
        <source>, if the supervisor decides so</source>
        <translation>, wenn der Supervisor so entscheidet</translation>
    </message>
    <message>
        <source>The time is over: {what} (rule {rule}).</source>
        <translation>Die Zeit ist um: {what} (Regel {rule}).</translation>
    </message>
    <message>
        <source>Enter it</source>
        <translation>Eintragen</translation>
    </message>
</context>
<context>
    <name>ClockPage</name>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Levels</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Blinds</source>
        <translation>Blinds</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Big blinds in play</source>
        <translation>Big Blinds im Spiel</translation>
    </message>
    <message>
        <source>{count} levels, {breaks} breaks, {span} from the start</source>
        <translation>{count} Levels, {breaks} Pausen, {span} ab dem Start</translation>
    </message>
    <message>
        <source>Big blinds in play by level: no chips are in play yet</source>
        <translation>Big Blinds im Spiel je Level: noch keine Chips im Spiel</translation>
    </message>
    <message>
        <source>Big blinds in play by level: below {few} in level {number}, {when}</source>
        <translation>Big Blinds im Spiel je Level: unter {few} in Level {number}, {when}</translation>
    </message>
    <message>
        <source>Big blinds in play by level, of {chips} chips</source>
        <translation>Big Blinds im Spiel je Level, von {chips} Chips</translation>
    </message>
</context>
<context>
    <name>ClockSide</name>
    <message>
        <source>The time</source>
        <translation>Die Zeit</translation>
    </message>
    <message>
        <source>Screens for players</source>
        <translation>Bildschirme für Spieler</translation>
    </message>
    <message>
        <source>Choose one in the list to change it or to go to it.</source>
        <translation>Zum Ändern oder Hingehen eines in der Liste wählen.</translation>
    </message>
    <message>
        <source>No level chosen</source>
        <translation>Kein Level gewählt</translation>
    </message>
</context>
<context>
    <name>ColourUpActs</name>
    <message>
        <source>Colour up…</source>
        <translation>Chips wechseln…</translation>
    </message>
    <message>
        <source>Which chips leave play?</source>
        <translation>Welche Chips gehen aus dem Spiel?</translation>
    </message>
    <message>
        <source>One kind, like 25</source>
        <translation>Eine Sorte, wie 25</translation>
    </message>
    <message>
        <source>How many chips of {chip} came off the tables, besides those of tables raced off?</source>
        <translation>Wie viele {chip}er kamen von den Tischen, ohne die der Tische mit Chip-Race?</translation>
    </message>
    <message>
        <source>A number, 0 for none</source>
        <translation>Eine Zahl, 0 für keine</translation>
    </message>
    <message>
        <source>Is no chip of {chip} in play any more?</source>
        <translation>Ist kein {chip}er mehr im Spiel?</translation>
    </message>
    <message>
        <source>None any more</source>
        <translation>Keiner mehr</translation>
    </message>
    <message>
        <source>What went back for {lots}, {chips} chips?</source>
        <translation>Was ging zurück für {lots}, {chips} Chips?</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Number and kind, like 30x100, or none</source>
        <translation>Anzahl und Sorte, wie 30x100, oder keine</translation>
    </message>
    <message>
        <source>{out} for {back}: {change}. Is that all of them?</source>
        <translation>{out} gegen {back}: {change}. Sind das alle?</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Colour up</source>
        <translation>Wechseln</translation>
    </message>
</context>
<context>
    <name>ComingHand</name>
    <message>
        <source>How many chips has {who}, {name}?</source>
        <translation>Wie viele Chips hat {who}, {name}?</translation>
    </message>
    <message>
        <source>Chips before the hand</source>
        <translation>Chips vor der Hand</translation>
    </message>
    <message>
        <source>Without chips, may buy again: {who}.</source>
        <translation>Ohne Chips, dürfen nachkaufen: {who}.</translation>
    </message>
</context>
<context>
    <name>Command</name>
    <message>
        <source>Bust</source>
        <translation>Ausscheiden</translation>
    </message>
    <message>
        <source>Re-buy</source>
        <translation>Rebuy</translation>
    </message>
    <message>
        <source>Add-on</source>
        <translation>Add-on</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Abwesend</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Umsetzen</translation>
    </message>
    <message>
        <source>Button</source>
        <translation>Button</translation>
    </message>
    <message>
        <source>All here</source>
        <translation>Alle da</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Tisch anhalten</translation>
    </message>
    <message>
        <source>End the hold</source>
        <translation>Sperre aufheben</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Auflösen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Set the clock</source>
        <translation>Uhr stellen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Uhr anhalten</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Uhr starten</translation>
    </message>
    <message>
        <source>Post</source>
        <translation>Aushängen</translation>
    </message>
    <message>
        <source>Out, no re-buy</source>
        <translation>Raus, kein Rebuy</translation>
    </message>
    <message>
        <source>Something is asked first.</source>
        <translation>Zuerst wird etwas gefragt.</translation>
    </message>
    <message>
        <source>It is asked once more.</source>
        <translation>Es wird noch einmal gefragt.</translation>
    </message>
    <message>
        <source>Nothing is asked. It stands outside undo.</source>
        <translation>Nichts wird gefragt. Lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Nothing is asked. Ctrl+Z takes it back, for a reason.</source>
        <translation>Nichts wird gefragt. Ctrl+Z nimmt es zurück, mit Grund.</translation>
    </message>
    <message>
        <source>Nothing is asked. Ctrl+Z takes it back.</source>
        <translation>Nichts wird gefragt. Ctrl+Z nimmt es zurück.</translation>
    </message>
    <message>
        <source>{name} is out of {event}.</source>
        <translation>{name} ist in {event} ausgeschieden.</translation>
    </message>
    <message>
        <source>{who}, plays in {event}.</source>
        <translation>{who}, spielt in {event}.</translation>
    </message>
    <message>
        <source>Table {table} of {event}: {players} of {seats} seats are taken.</source>
        <translation>Tisch {table} in {event}: {players} von {seats} Plätzen sind besetzt.</translation>
    </message>
    <message>
        <source>The next hand at table {table} of {event} is to be followed.</source>
        <translation>Die nächste Hand an Tisch {table} von {event} wird verfolgt.</translation>
    </message>
    <message>
        <source>Hand {number} at table {table} of {event} is followed.</source>
        <translation>Hand {number} an Tisch {table} von {event} wird verfolgt.</translation>
    </message>
    <message>
        <source>Entry {entry}</source>
        <translation>Anmeldung {entry}</translation>
    </message>
    <message>
        <source>stack {chips} at {time}</source>
        <translation>Stack {chips} um {time}</translation>
    </message>
    <message>
        <source>away</source>
        <translation>abwesend</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Nothing changes.</source>
        <translation>Nichts ändert sich.</translation>
    </message>
    <message>
        <source>A copy of this paper</source>
        <translation>Eine Kopie dieses Papiers</translation>
    </message>
    <message>
        <source>Its key is {key}.</source>
        <translation>Taste: {key}.</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Their places follow from what is asked first.</source>
        <translation>Ihre Ränge folgen aus dem, was zuerst gefragt wird.</translation>
    </message>
    <message>
        <source>{left} stay</source>
        <translation>{left} bleiben</translation>
    </message>
    <message>
        <source>one stays</source>
        <translation>einer bleibt</translation>
    </message>
    <message>
        <source>table {table} has {count}</source>
        <translation>Tisch {table} hat {count}</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gewinnt</translation>
    </message>
    <message>
        <source>Written now as of {time}: who went out later stands above.</source>
        <translation>Jetzt eingetragen für {time}: Wer später ausschied, steht darüber.</translation>
    </message>
    <message>
        <source>The stack was {chips} at {time}.</source>
        <translation>Der Stack war {chips} um {time}.</translation>
    </message>
    <message>
        <source>No prize: {count} places are paid.</source>
        <translation>Kein Preis: {count} Ränge werden bezahlt.</translation>
    </message>
    <message>
        <source>No prize: no places are paid yet.</source>
        <translation>Kein Preis: Noch werden keine Ränge bezahlt.</translation>
    </message>
    <message>
        <source>Prize of {place} place: {amount}, provisional.</source>
        <translation>Preis für den {place} Rang: {amount}, vorläufig.</translation>
    </message>
    <message>
        <source>Prize of {place} place: {amount}; a slip is given out.</source>
        <translation>Preis für den {place} Rang: {amount}; ein Preiszettel wird ausgegeben.</translation>
    </message>
    <message>
        <source>{chips} chips, paid by {tender}. The pool is {pool} then.</source>
        <translation>{chips} Chips, Zahlungsart {tender}. Der Pool beträgt dann {pool}.</translation>
    </message>
    <message>
        <source>{left} players at {tables} tables; average {average}.</source>
        <translation>{left} Spieler an {tables} Tischen; im Schnitt {average}.</translation>
    </message>
    <message>
        <source>Blinds {blinds}.</source>
        <translation>Blinds {blinds}.</translation>
    </message>
    <message>
        <source>A break is on then.</source>
        <translation>Dann ist Pause.</translation>
    </message>
    <message>
        <source>Next break at {time}, {minutes} min.</source>
        <translation>Nächste Pause um {time}, {minutes} min.</translation>
    </message>
    <message>
        <source>The seat is kept and its blinds are posted; back with “here”.</source>
        <translation>Der Platz bleibt, seine Blinds werden gesetzt; zurück mit „here“.</translation>
    </message>
    <message>
        <source>Nobody moves from or to it, and its exits wait for the end.</source>
        <translation>Niemand zieht von dort weg oder dorthin, und wer ausscheidet, bleibt bis zum Ende offen.</translation>
    </message>
    <message>
        <source>{count} exits stand then; it is asked who is still in.</source>
        <translation>{count} scheiden dann aus; gefragt wird, wer noch im Spiel ist.</translation>
    </message>
    <message>
        <source>Reason, for the record</source>
        <translation>Grund, für das Protokoll</translation>
    </message>
    <message>
        <source>How many chips does {name} have left?</source>
        <translation>Wie viele Chips hat {name} noch?</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Sell it</source>
        <translation>Verkaufen</translation>
    </message>
    <message>
        <source>Why does {name} move to {seat}, against the procedure?</source>
        <translation>Warum wechselt {name} auf {seat}, entgegen dem Verfahren?</translation>
    </message>
    <message>
        <source>Order it</source>
        <translation>Anordnen</translation>
    </message>
    <message>
        <source>Break table {table} and draw its {count} to the others?</source>
        <translation>Tisch {table} auflösen und seine {count} auf die anderen verlosen?</translation>
    </message>
    <message>
        <source>Break it</source>
        <translation>Auflösen</translation>
    </message>
    <message>
        <source>Why does table {table} break out of turn, its {count} drawn?</source>
        <translation>Warum wird Tisch {table} außer der Reihe aufgelöst und werden seine {count} verlost?</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Out while it was on hold: {who}. Who is still in?</source>
        <translation>Ausgeschieden, während er angehalten war: {who}. Wer ist noch im Spiel?</translation>
    </message>
    <message>
        <source>Entries or seats, or nobody</source>
        <translation>Anmeldungen oder Plätze, oder niemand</translation>
    </message>
    <message>
        <source>Set the clock from {before} to {after}?</source>
        <translation>Uhr von {before} auf {after} stellen?</translation>
    </message>
    <message>
        <source>Post them</source>
        <translation>Aushängen</translation>
    </message>
    <message>
        <source>And {count} more changes on the floor.</source>
        <translation>Und {count} weitere Änderungen im Raum.</translation>
    </message>
    <message>
        <source>No more: {what}.</source>
        <translation>Entfällt: {what}.</translation>
    </message>
    <message>
        <source>Then: {what}.</source>
        <translation>Danach: {what}.</translation>
    </message>
    <message>
        <source>{count} more out after this, and table {table} breaks.</source>
        <translation>Nach {count} weiteren Ausgeschiedenen wird Tisch {table} aufgelöst.</translation>
    </message>
    <message>
        <source>One more out after this, and table {table} breaks.</source>
        <translation>Nach einem weiteren Ausgeschiedenen wird Tisch {table} aufgelöst.</translation>
    </message>
    <message>
        <source>{names} go out of {event} in one hand.</source>
        <translation>{names} scheiden in {event} in derselben Hand aus.</translation>
    </message>
    <message>
        <source>{who}, is out of chips in {event} and may buy again.</source>
        <translation>{who}, hat in {event} keine Chips mehr und darf nachkaufen.</translation>
    </message>
    <message>
        <source>{who}, goes out of {event} once the hold of the table ends.</source>
        <translation>{who}, scheidet in {event} aus, sobald der Tisch weiterspielt.</translation>
    </message>
    <message>
        <source>{who}, goes out of {event} in {place} place.</source>
        <translation>{who}, scheidet in {event} auf dem {place} Rang aus.</translation>
    </message>
    <message>
        <source>{who}, buys again in {event} for {amount}.</source>
        <translation>{who}, kauft in {event} für {amount} nach.</translation>
    </message>
    <message>
        <source>{who}, takes the add-on of {event} for {amount}.</source>
        <translation>{who}, nimmt in {event} das Add-on für {amount}.</translation>
    </message>
    <message>
        <source>{who}, moves to {to} in {event}, against the procedure.</source>
        <translation>{who}, wechselt in {event} auf {to}, entgegen dem Verfahren.</translation>
    </message>
    <message>
        <source>{who}, moves to {to} in {event}, as suggested.</source>
        <translation>{who}, wechselt in {event} auf {to}, wie vorgeschlagen.</translation>
    </message>
    <message>
        <source>{who}, has arrived at {to} in {event}.</source>
        <translation>{who}, ist in {event} auf {to} angekommen.</translation>
    </message>
    <message>
        <source>button at seat {seat}</source>
        <translation>Button auf Platz {seat}</translation>
    </message>
    <message>
        <source>small blind at seat {seat}</source>
        <translation>Small Blind auf Platz {seat}</translation>
    </message>
    <message>
        <source>big blind at seat {seat}</source>
        <translation>Big Blind auf Platz {seat}</translation>
    </message>
    <message>
        <source>Table {table} of {event}: {places}.</source>
        <translation>Tisch {table} in {event}: {places}.</translation>
    </message>
    <message>
        <source>All {count} are here at table {table} of {event}.</source>
        <translation>Alle {count} sind da an Tisch {table} in {event}.</translation>
    </message>
    <message>
        <source>All are here at table {table} of {event} but seat {away}.</source>
        <translation>Alle sind da an Tisch {table} in {event}, außer Platz {away}.</translation>
    </message>
    <message>
        <source>Table {table} of {event} breaks; its {count} move to the others.</source>
        <translation>Tisch {table} in {event} wird aufgelöst; seine {count} wechseln an die anderen.</translation>
    </message>
    <message>
        <source>Table {table} of {event} breaks out of turn; its {count} move to the others.</source>
        <translation>Tisch {table} in {event} wird außer der Reihe aufgelöst; seine {count} wechseln an die anderen.</translation>
    </message>
    <message>
        <source>The break of {event} goes on for {minutes} minutes from now.</source>
        <translation>Die Pause in {event} dauert ab jetzt noch {minutes} Minuten.</translation>
    </message>
    <message>
        <source>A break of {minutes} minutes follows {level} of {event}.</source>
        <translation>Eine Pause von {minutes} Minuten folgt auf {level} in {event}.</translation>
    </message>
    <message>
        <source>The break after {level} of {event} lasts {minutes} minutes.</source>
        <translation>Die Pause nach {level} in {event} dauert {minutes} Minuten.</translation>
    </message>
    <message>
        <source>The clock of {event} goes from {before} to {after}.</source>
        <translation>Die Uhr von {event} geht von {before} auf {after}.</translation>
    </message>
    <message>
        <source>The clock of {event} runs on from {here}.</source>
        <translation>Die Uhr von {event} läuft weiter ab {here}.</translation>
    </message>
    <message>
        <source>The clock of {event} is paused in {here}.</source>
        <translation>Die Uhr von {event} wird in {here} angehalten.</translation>
    </message>
    <message>
        <source>The clock of {event} starts with {here}.</source>
        <translation>Die Uhr von {event} startet mit {here}.</translation>
    </message>
    <message>
        <source>The field of {event} closes and {count} prizes are posted.</source>
        <translation>Das Feld von {event} wird geschlossen und {count} Preise werden ausgehängt.</translation>
    </message>
    <message>
        <source>{who}, is away in {event}.</source>
        <translation>{who}, ist in {event} abwesend.</translation>
    </message>
    <message>
        <source>{who}, is here in {event}.</source>
        <translation>{who}, ist in {event} da.</translation>
    </message>
    <message>
        <source>Table {table} of {event} is on hold with its {count} players.</source>
        <translation>Tisch {table} in {event} wird mit seinen {count} Spielern angehalten.</translation>
    </message>
    <message>
        <source>The hold of table {table} of {event} ends; its {count} play on.</source>
        <translation>Die Sperre von Tisch {table} in {event} endet; seine {count} spielen weiter.</translation>
    </message>
    <message>
        <source>Table {table} of {event} closes; the room has it back.</source>
        <translation>Tisch {table} in {event} wird geschlossen; der Raum hat ihn wieder.</translation>
    </message>
    <message>
        <source>Table {table} opens for {event}.</source>
        <translation>Tisch {table} wird für {event} geöffnet.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>table 12 seat 5 is out; also rebuy, addon, away</source>
        <translation>Tisch 12 Platz 5 scheidet aus; auch rebuy, addon, away</translation>
    </message>
    <message>
        <source>the player at 3-2 moves to, or arrived at, 9-6</source>
        <translation>Spieler auf 3-2 wechselt auf 9-6 oder ist dort angekommen</translation>
    </message>
    <message>
        <source>also 12 hold, 12 button 4, break t14, open t9</source>
        <translation>auch 12 hold, 12 button 4, break t14, open t9</translation>
    </message>
    <message>
        <source>also level 7, +5, clock 12:30, pause, start, post</source>
        <translation>auch level 7, +5, clock 12:30, pause, start, post</translation>
    </message>
    <message>
        <source>a few letters of a name, or an entry like #231</source>
        <translation>einige Buchstaben eines Namens, oder eine Anmeldung wie #231</translation>
    </message>
    <message>
        <source>out; nothing is asked</source>
        <translation>ausgeschieden; nichts wird gefragt</translation>
    </message>
    <message>
        <source>seat kept, blinds posted, back with “here”</source>
        <translation>Platz bleibt, Blinds gesetzt, zurück mit „here“</translation>
    </message>
    <message>
        <source>sold now, paid as chosen</source>
        <translation>jetzt verkauft, bezahlt wie gewählt</translation>
    </message>
    <message>
        <source>sits there, or is back</source>
        <translation>sitzt dort, oder ist zurück</translation>
    </message>
    <message>
        <source>everybody sits; also all here but 3 5</source>
        <translation>jeder sitzt; auch all here but 3 5</translation>
    </message>
    <message>
        <source>where the button stands; also button 4 5 6</source>
        <translation>wo der Button steht; auch button 4 5 6</translation>
    </message>
    <message>
        <source>nobody moves, exits wait; its end: free</source>
        <translation>keiner wechselt, Ausscheiden wartet; Ende: free</translation>
    </message>
    <message>
        <source>its hand is followed, step by step</source>
        <translation>seine Hand wird Schritt für Schritt verfolgt</translation>
    </message>
    <message>
        <source>all are drawn to other tables; asks once</source>
        <translation>alle werden auf andere Tische verlost; fragt einmal</translation>
    </message>
    <message>
        <source>a seat of it, then what happened there</source>
        <translation>ein Platz daran, dann was dort geschah</translation>
    </message>
    <message>
        <source>{name}, entry {entry} of {event}</source>
        <translation>{name}, Anmeldung {entry} in {event}</translation>
    </message>
    <message>
        <source>two out in one hand; asks who had more where it matters</source>
        <translation>zwei in einer Hand ausgeschieden; fragt, wer mehr hatte, wo es zählt</translation>
    </message>
    <message>
        <source>happened earlier, written now</source>
        <translation>früher geschehen, jetzt eingetragen</translation>
    </message>
    <message>
        <source>the move that is suggested, to {where}</source>
        <translation>der vorgeschlagene Wechsel, auf {where}</translation>
    </message>
    <message>
        <source>moves there; asks for the reason where it is not suggested</source>
        <translation>wechselt dorthin; fragt nach dem Grund, wo nicht vorgeschlagen</translation>
    </message>
    <message>
        <source>{name}, without a seat</source>
        <translation>{name}, ohne Platz</translation>
    </message>
    <message>
        <source>{name}, table {table} seat {seat}</source>
        <translation>{name}, Tisch {table} Platz {seat}</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} und {last}</translation>
    </message>
</context>
<context>
    <name>CommandBar</name>
    <message>
        <source>Command bar</source>
        <translation>Befehlszeile</translation>
    </message>
</context>
<context>
    <name>CommandCard</name>
    <message>
        <source>Say what happened, like 12-5 bust</source>
        <translation>Sagen, was geschehen ist, wie 12-5 bust</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lassen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>What can be said</source>
        <translation>Was gesagt werden kann</translation>
    </message>
    <message>
        <source>Go on typing</source>
        <translation>Weiter tippen</translation>
    </message>
</context>
<context>
    <name>CommandField</name>
    <message>
        <source>Say what happened:  12-5 bust</source>
        <translation>Was ist geschehen:  12-5 bust</translation>
    </message>
</context>
<context>
    <name>Consequences</name>
    <message>
        <source>It changes: {changes}.</source>
        <translation>Es ändert: {changes}.</translation>
    </message>
    <message>
        <source>Refused, as prizes that are paid or set aside would change: take those back first. It would change: {changes}.</source>
        <translation>Abgelehnt, weil sich Preise ändern würden, die bezahlt oder zurückgelegt sind: Diese zuerst zurücknehmen. Es würde ändern: {changes}.</translation>
    </message>
    <message>
        <source>and {count} more places</source>
        <translation>und {count} weitere Ränge</translation>
    </message>
    <message>
        <source> Payout sheet {old} is void, {new} takes its place.</source>
        <translation> Auszahlungsliste {old} ist ungültig, {new} tritt an ihre Stelle.</translation>
    </message>
    <message>
        <source>{name} back in play</source>
        <translation>{name} wieder im Spiel</translation>
    </message>
    <message>
        <source>{name} {new}</source>
        <translation>{name} {new}</translation>
    </message>
    <message>
        <source>{name} {old} to {new}</source>
        <translation>{name} {old} → {new}</translation>
    </message>
    <message>
        <source>{words}, prize {old} to {new}</source>
        <translation>{words}, Preis {old} → {new}</translation>
    </message>
    <message>
        <source>{words}, slip {slip} void</source>
        <translation>{words}, Zettel {slip} ungültig</translation>
    </message>
    <message>
        <source>{words}, set aside</source>
        <translation>{words}, zurückgelegt</translation>
    </message>
    <message>
        <source>{words}, paid on slip {slip}</source>
        <translation>{words}, bezahlt auf Zettel {slip}</translation>
    </message>
</context>
<context>
    <name>Console</name>
    <message>
        <source>Tournament director</source>
        <translation>Turnierleitung</translation>
    </message>
    <message>
        <source>Another event is shown now; what was asked is to be asked anew.</source>
        <translation>Jetzt ist ein anderes Turnier zu sehen; was gefragt war, ist neu zu fragen.</translation>
    </message>
</context>
<context>
    <name>CounterLists</name>
    <message>
        <source>Last five entries</source>
        <translation>Letzte fünf Anmeldungen</translation>
    </message>
    <message>
        <source>Alternates</source>
        <translation>Nachrücker</translation>
    </message>
    <message>
        <source>Your session</source>
        <translation>Eigene Sitzung</translation>
    </message>
    <message>
        <source>Nobody has entered yet.</source>
        <translation>Noch ist niemand angemeldet.</translation>
    </message>
    <message>
        <source>Nobody waits for a place.</source>
        <translation>Niemand wartet auf einen Platz.</translation>
    </message>
    <message>
        <source>No session is open; open one with Ctrl+Shift+C.</source>
        <translation>Keine Kassensitzung ist offen; öffnen mit Ctrl+Shift+C.</translation>
    </message>
    <message>
        <source>Enter opens one</source>
        <translation>Enter öffnet eine</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>No table yet</source>
        <translation>Noch kein Tisch</translation>
    </message>
    <message>
        <source>{tables} open, {seats} seats</source>
        <translation>{tables} offen, {seats} Plätze</translation>
    </message>
    <message>
        <source>{entries} entries, {rebuys} re-buys. Open {until}.</source>
        <translation>{entries} Anmeldungen, {rebuys} Rebuys. Offen {until}.</translation>
    </message>
    <message>
        <source>{entries} of at least {least} entries. Open {until}.</source>
        <translation>{entries} von mindestens {least} Anmeldungen. Offen {until}.</translation>
    </message>
    <message>
        <source>{entries} entries, {rebuys} re-buys. Closed.</source>
        <translation>{entries} Anmeldungen, {rebuys} Rebuys. Geschlossen.</translation>
    </message>
    <message>
        <source>Nobody to seat yet</source>
        <translation>Noch niemand zu setzen</translation>
    </message>
    <message>
        <source>{seated} seated, {waiting} without a seat</source>
        <translation>{seated} gesetzt, {waiting} ohne Platz</translation>
    </message>
    <message>
        <source>{seated} seated, nobody waits</source>
        <translation>{seated} gesetzt, niemand wartet</translation>
    </message>
    <message>
        <source>Stands at {where}</source>
        <translation>Steht bei {where}</translation>
    </message>
    <message>
        <source>{level}, paused</source>
        <translation>{level}, angehalten</translation>
    </message>
    <message>
        <source>Play is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>{level}, running</source>
        <translation>{level}, läuft</translation>
    </message>
    <message>
        <source>Provisional: {places} prizes from {pool}</source>
        <translation>Vorläufig: {places} Preise aus {pool}</translation>
    </message>
    <message>
        <source>No pool yet</source>
        <translation>Noch kein Pool</translation>
    </message>
    <message>
        <source>{places} posted, {paid} paid</source>
        <translation>{places} ausgehängt, {paid} bezahlt</translation>
    </message>
    <message>
        <source>Finished and closed</source>
        <translation>Beendet und geschlossen</translation>
    </message>
    <message>
        <source>Play is over, {owed} prizes still to be paid</source>
        <translation>Das Spiel ist zu Ende, {owed} Preise noch auszuzahlen</translation>
    </message>
    <message>
        <source>Play is over, every prize is paid</source>
        <translation>Das Spiel ist zu Ende, alle Preise sind ausbezahlt</translation>
    </message>
    <message>
        <source>Nobody in yet</source>
        <translation>Noch niemand dabei</translation>
    </message>
    <message>
        <source>{left} in play</source>
        <translation>{left} im Spiel</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Anmeldungen</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
</context>
<context>
    <name>Crossing</name>
    <message>
        <source>{count} levels and breaks passed</source>
        <translation>{count} Levels und Pausen vorbei</translation>
    </message>
    <message>
        <source>Play goes on in one minute</source>
        <translation>In einer Minute geht es weiter</translation>
    </message>
    <message>
        <source>Break in one minute</source>
        <translation>Pause in einer Minute</translation>
    </message>
    <message>
        <source>{level} in one minute</source>
        <translation>{level} in einer Minute</translation>
    </message>
    <message>
        <source>{level} has begun: {what}</source>
        <translation>{level} hat begonnen: {what}</translation>
    </message>
    <message>
        <source>{what}: now on sale</source>
        <translation>{what}: jetzt im Verkauf</translation>
    </message>
    <message>
        <source>{what}: last level</source>
        <translation>{what}: letztes Level</translation>
    </message>
    <message>
        <source>{what}: over</source>
        <translation>{what}: vorbei</translation>
    </message>
    <message>
        <source>late entry</source>
        <translation>Nachmeldung</translation>
    </message>
    <message>
        <source>re-entry</source>
        <translation>Re-Entry</translation>
    </message>
    <message>
        <source>re-buys</source>
        <translation>Rebuys</translation>
    </message>
    <message>
        <source>add-ons</source>
        <translation>Add-ons</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>No</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Anmeldung</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Bezahlt</translation>
    </message>
    <message>
        <source>Receipt, seat card</source>
        <translation>Beleg, Platzkarte</translation>
    </message>
    <message>
        <source>Alternate</source>
        <translation>Nachrücker</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Tender</source>
        <translation>Zahlungsart</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Einnahme</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>re-entry</source>
        <translation>Re-Entry</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>Anmeldung</translation>
    </message>
    <message>
        <source>both void</source>
        <translation>beide ungültig</translation>
    </message>
    <message>
        <source>receipt {number}</source>
        <translation>Beleg {number}</translation>
    </message>
    <message>
        <source>both printed</source>
        <translation>beide gedruckt</translation>
    </message>
    <message>
        <source>receipt printed</source>
        <translation>Beleg gedruckt</translation>
    </message>
    <message>
        <source>card waits</source>
        <translation>Karte wartet</translation>
    </message>
    <message>
        <source>receipt waits</source>
        <translation>Beleg wartet</translation>
    </message>
    <message>
        <source>ticket {number} for a place</source>
        <translation>Ticket {number} für einen Platz</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>not in yet</source>
        <translation>noch nicht dabei</translation>
    </message>
    <message>
        <source>was entry {number}</source>
        <translation>war Anmeldung {number}</translation>
    </message>
    <message>
        <source>out</source>
        <translation>ausgeschieden</translation>
    </message>
    <message>
        <source>already in</source>
        <translation>schon dabei</translation>
    </message>
    <message>
        <source>member {card}</source>
        <translation>Mitglied {card}</translation>
    </message>
    <message>
        <source>born {year}</source>
        <translation>geboren {year}</translation>
    </message>
    <message>
        <source>in {events}</source>
        <translation>in {events}</translation>
    </message>
    <message>
        <source>nothing but the name is known</source>
        <translation>nur der Name ist bekannt</translation>
    </message>
    <message>
        <source>EXCLUDED</source>
        <translation>SELBST GESPERRT</translation>
    </message>
    <message>
        <source>BARRED</source>
        <translation>GESPERRT</translation>
    </message>
    <message>
        <source>born {day}. No entry; the try is recorded</source>
        <translation>geboren {day}. Keine Anmeldung; der Versuch ist protokolliert</translation>
    </message>
    <message>
        <source>UNDER AGE</source>
        <translation>MINDERJÄHRIG</translation>
    </message>
    <message>
        <source>no seat yet</source>
        <translation>noch kein Platz</translation>
    </message>
    <message>
        <source>seat {seat}</source>
        <translation>Platz {seat}</translation>
    </message>
    <message>
        <source>entry {number}, {where}</source>
        <translation>Anmeldung {number}, {where}</translation>
    </message>
    <message>
        <source>in since {time} from {station}: entry {number}, {where}</source>
        <translation>dabei seit {time} von {station}: Anmeldung {number}, {where}</translation>
    </message>
    <message>
        <source>{span}. No entry; the try is recorded</source>
        <translation>{span}. Keine Anmeldung; der Versuch ist protokolliert</translation>
    </message>
    <message>
        <source>{span}, by {by}. No entry; the try is recorded</source>
        <translation>{span}, durch {by}. Keine Anmeldung; der Versuch ist protokolliert</translation>
    </message>
    <message>
        <source>by own wish {span}. No entry; the try is recorded</source>
        <translation>auf eigenen Wunsch {span}. Keine Anmeldung; der Versuch ist protokolliert</translation>
    </message>
    <message>
        <source>name “{typed}”, four fields, then straight back here</source>
        <translation>Name „{typed}“, vier Felder, dann gleich wieder hierher</translation>
    </message>
    <message>
        <source>four fields, then back here</source>
        <translation>vier Felder, dann wieder hierher</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Neuer Spieler</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
</context>
<context>
    <name>DeskPage</name>
    <message>
        <source>Desk</source>
        <translation>Schalter</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>Anmelden</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Anmeldungen</translation>
    </message>
    <message>
        <source>Other event…</source>
        <translation>Anderes Turnier…</translation>
    </message>
    <message>
        <source>Register players</source>
        <translation>Spieler anmelden</translation>
    </message>
    <message>
        <source>List of entries</source>
        <translation>Liste der Anmeldungen</translation>
    </message>
    <message>
        <source>This card shows seat {seat}, which the player has not any more.</source>
        <translation>Diese Karte zeigt Platz {seat}, den der Spieler nicht mehr hat.</translation>
    </message>
    <message>
        <source>{title}: {entries} entries, {free} seats free, registration is open</source>
        <translation>{title}: {entries} Anmeldungen, {free} Plätze frei, Anmeldung ist offen</translation>
    </message>
    <message>
        <source>{title}: {entries} entries, {free} seats free, registration is closed</source>
        <translation>{title}: {entries} Anmeldungen, {free} Plätze frei, Anmeldung ist geschlossen</translation>
    </message>
    <message>
        <source>There is no other event; announce one (F2).</source>
        <translation>Es gibt kein anderes Turnier; eines ankündigen (F2).</translation>
    </message>
    <message>
        <source>Which event do you go on with?</source>
        <translation>Mit welchem Turnier geht es weiter?</translation>
    </message>
    <message>
        <source>Its title</source>
        <translation>Sein Titel</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>DeskSide</name>
    <message>
        <source>Not now, because</source>
        <translation>Nicht jetzt, denn</translation>
    </message>
</context>
<context>
    <name>Done</name>
    <message>
        <source>Step of the hand at table {number} entered</source>
        <translation>Schritt der Hand an Tisch {number} eingegeben</translation>
    </message>
    <message>
        <source>Clock set from {before} to {after}</source>
        <translation>Uhr von {before} auf {after} gestellt</translation>
    </message>
    <message>
        <source>Event announced</source>
        <translation>Turnier angekündigt</translation>
    </message>
    <message>
        <source>{who} at the new seat</source>
        <translation>{who} am neuen Platz</translation>
    </message>
    <message>
        <source>Person barred</source>
        <translation>Person gesperrt</translation>
    </message>
    <message>
        <source>Gaming day begun</source>
        <translation>Spieltag begonnen</translation>
    </message>
    <message>
        <source>Hand {number} of a feature table begun</source>
        <translation>Hand {number} an einem Feature-Tisch begonnen</translation>
    </message>
    <message>
        <source>Level begun</source>
        <translation>Level begonnen</translation>
    </message>
    <message>
        <source>Table {number} broken out of turn</source>
        <translation>Tisch {number} außer der Reihe aufgelöst</translation>
    </message>
    <message>
        <source>Table {number} broken</source>
        <translation>Tisch {number} aufgelöst</translation>
    </message>
    <message>
        <source>{who} out</source>
        <translation>{who} ausgeschieden</translation>
    </message>
    <message>
        <source>New version of the house adopted</source>
        <translation>Neue Fassung des Hauses übernommen</translation>
    </message>
    <message>
        <source>Several lost their chips in one hand</source>
        <translation>Mehrere verloren ihre Chips in einer Hand</translation>
    </message>
    <message>
        <source>Next of the queue called</source>
        <translation>Nächster der Warteliste aufgerufen</translation>
    </message>
    <message>
        <source>Event cancelled, everybody refunded</source>
        <translation>Turnier abgesagt, allen erstattet</translation>
    </message>
    <message>
        <source>Caught up with the other desks</source>
        <translation>Mit den anderen Schaltern abgeglichen</translation>
    </message>
    <message>
        <source>Level or break to come changed</source>
        <translation>Kommendes Level oder Pause geändert</translation>
    </message>
    <message>
        <source>Prizes changed</source>
        <translation>Preise geändert</translation>
    </message>
    <message>
        <source>Roles of a colleague changed</source>
        <translation>Rollen eines Mitarbeiters geändert</translation>
    </message>
    <message>
        <source>Kept prize claimed, details noted</source>
        <translation>Verwahrter Preis eingelöst, Angaben notiert</translation>
    </message>
    <message>
        <source>Cashier session closed</source>
        <translation>Kassensitzung geschlossen</translation>
    </message>
    <message>
        <source>Drawer counted</source>
        <translation>Lade gezählt</translation>
    </message>
    <message>
        <source>Hand {number} of a feature table dropped</source>
        <translation>Hand {number} an einem Feature-Tisch verworfen</translation>
    </message>
    <message>
        <source>Hand {number} of Chinese poker settled</source>
        <translation>Hand {number} Chinese Poker abgerechnet</translation>
    </message>
    <message>
        <source>Hand {number} of a feature table ended</source>
        <translation>Hand {number} an einem Feature-Tisch beendet</translation>
    </message>
    <message>
        <source>Director's duty laid down</source>
        <translation>Turnierleitung niedergelegt</translation>
    </message>
    <message>
        <source>Colleague enrolled</source>
        <translation>Mitarbeiter aufgenommen</translation>
    </message>
    <message>
        <source>Director's duty handed over</source>
        <translation>Turnierleitung übergeben</translation>
    </message>
    <message>
        <source>Fill or credit of a drawer</source>
        <translation>Lade aufgefüllt oder abgeschöpft</translation>
    </message>
    <message>
        <source>Identity and details of {who} noted</source>
        <translation>Ausweis und Angaben von {who} vermerkt</translation>
    </message>
    <message>
        <source>Too many wrong PINs noted</source>
        <translation>Zu viele falsche PINs vermerkt</translation>
    </message>
    <message>
        <source>Kill pots offered at table {number}, or ended</source>
        <translation>Kill Pots an Tisch {number} angeboten oder beendet</translation>
    </message>
    <message>
        <source>Cashier session opened</source>
        <translation>Kassensitzung geöffnet</translation>
    </message>
    <message>
        <source>Colleague signed out</source>
        <translation>Mitarbeiter abgemeldet</translation>
    </message>
    <message>
        <source>Terms of the cage set</source>
        <translation>Bedingungen der Kasse festgelegt</translation>
    </message>
    <message>
        <source>Kept prize claimed</source>
        <translation>Verwahrter Preis eingelöst</translation>
    </message>
    <message>
        <source>Table {number} closed</source>
        <translation>Tisch {number} geschlossen</translation>
    </message>
    <message>
        <source>Chips coloured up</source>
        <translation>Chips gewechselt</translation>
    </message>
    <message>
        <source>Date of birth corrected</source>
        <translation>Geburtsdatum berichtigt</translation>
    </message>
    <message>
        <source>Chips counted</source>
        <translation>Chips gezählt</translation>
    </message>
    <message>
        <source>Time away counted, clock started</source>
        <translation>Abwesenheit mitgezählt, Uhr gestartet</translation>
    </message>
    <message>
        <source>Denied try noted</source>
        <translation>Verweigerter Versuch vermerkt</translation>
    </message>
    <message>
        <source>{who} may not have the prize</source>
        <translation>{who} darf den Preis nicht erhalten</translation>
    </message>
    <message>
        <source>Seats drawn</source>
        <translation>Plätze ausgelost</translation>
    </message>
    <message>
        <source>Notice said not to apply</source>
        <translation>Meldung als nicht zutreffend vermerkt</translation>
    </message>
    <message>
        <source>Gaming day ended</source>
        <translation>Spieltag beendet</translation>
    </message>
    <message>
        <source>Exclusion ended by the authority's notice</source>
        <translation>Selbstsperre durch Bescheid der Behörde beendet</translation>
    </message>
    <message>
        <source>Time to buy again is over</source>
        <translation>Frist zum Nachkaufen ist vorbei</translation>
    </message>
    <message>
        <source>People of a list entered</source>
        <translation>Personen einer Liste eingetragen</translation>
    </message>
    <message>
        <source>Reason erased</source>
        <translation>Grund gelöscht</translation>
    </message>
    <message>
        <source>Person erased</source>
        <translation>Person gelöscht</translation>
    </message>
    <message>
        <source>Name of a colleague erased</source>
        <translation>Name eines Mitarbeiters gelöscht</translation>
    </message>
    <message>
        <source>Event finished</source>
        <translation>Turnier beendet</translation>
    </message>
    <message>
        <source>{who} noted as staying or free to move</source>
        <translation>{who} vermerkt als bleibend oder frei umsetzbar</translation>
    </message>
    <message>
        <source>{who} gave up the stack and is in again</source>
        <translation>{who} gab den Stack auf und ist wieder dabei</translation>
    </message>
    <message>
        <source>Kept prize forfeited to the Crown</source>
        <translation>Verwahrter Preis an den Staat verfallen</translation>
    </message>
    <message>
        <source>Hold of table {number} ended</source>
        <translation>Sperre von Tisch {number} aufgehoben</translation>
    </message>
    <message>
        <source>Part of the money given back to {who}</source>
        <translation>Teil des Geldes an {who} zurückgegeben</translation>
    </message>
    <message>
        <source>Notice told</source>
        <translation>Meldung erstattet</translation>
    </message>
    <message>
        <source>Penalty for {who}, not of the list</source>
        <translation>Strafe für {who}, nicht aus der Liste</translation>
    </message>
    <message>
        <source>Penalty for {who}</source>
        <translation>Strafe für {who}</translation>
    </message>
    <message>
        <source>Ruling {number} given</source>
        <translation>Entscheidung {number} getroffen</translation>
    </message>
    <message>
        <source>{who} seated</source>
        <translation>{who} gesetzt</translation>
    </message>
    <message>
        <source>Clock held where it was last seen</source>
        <translation>Uhr beim zuletzt gesehenen Stand angehalten</translation>
    </message>
    <message>
        <source>Table {number} put on hold</source>
        <translation>Tisch {number} angehalten</translation>
    </message>
    <message>
        <source>{who} out, put in where it happened</source>
        <translation>{who} ausgeschieden, eingefügt, wo es geschah</translation>
    </message>
    <message>
        <source>Level or break put in</source>
        <translation>Level oder Pause eingefügt</translation>
    </message>
    <message>
        <source>Table {number} put into the room</source>
        <translation>Tisch {number} im Raum aufgestellt</translation>
    </message>
    <message>
        <source>Paper {number} issued</source>
        <translation>Papier {number} ausgegeben</translation>
    </message>
    <message>
        <source>Paper of the house issued</source>
        <translation>Papier des Hauses ausgegeben</translation>
    </message>
    <message>
        <source>Copy of paper {number} printed</source>
        <translation>Kopie von Papier {number} gedruckt</translation>
    </message>
    <message>
        <source>Copy of paper {number} of the house printed</source>
        <translation>Kopie von Papier {number} des Hauses gedruckt</translation>
    </message>
    <message>
        <source>Paper {number} did not come out</source>
        <translation>Papier {number} kam nicht heraus</translation>
    </message>
    <message>
        <source>Paper {number} of the house did not come out</source>
        <translation>Papier {number} des Hauses kam nicht heraus</translation>
    </message>
    <message>
        <source>Prize slip for {who}</source>
        <translation>Preiszettel für {who}</translation>
    </message>
    <message>
        <source>Joined the queue</source>
        <translation>In die Warteliste eingetragen</translation>
    </message>
    <message>
        <source>Two players noted to be kept apart or not</source>
        <translation>Trennung zweier Spieler vermerkt oder aufgehoben</translation>
    </message>
    <message>
        <source>{who} left the event</source>
        <translation>{who} hat das Turnier verlassen</translation>
    </message>
    <message>
        <source>Time away left out, clock at {after}</source>
        <translation>Abwesenheit ausgelassen, Uhr bei {after}</translation>
    </message>
    <message>
        <source>Bar lifted</source>
        <translation>Sperre aufgehoben</translation>
    </message>
    <message>
        <source>Seat locked</source>
        <translation>Platz gesperrt</translation>
    </message>
    <message>
        <source>Notice to be told noted</source>
        <translation>Zu erstattende Meldung vermerkt</translation>
    </message>
    <message>
        <source>Person excluded by own wish</source>
        <translation>Selbstsperre einer Person vermerkt</translation>
    </message>
    <message>
        <source>Somebody turned away</source>
        <translation>Jemand abgewiesen</translation>
    </message>
    <message>
        <source>Table {number} opened</source>
        <translation>Tisch {number} geöffnet</translation>
    </message>
    <message>
        <source>Move ordered</source>
        <translation>Wechsel angeordnet</translation>
    </message>
    <message>
        <source>{who} moved as the director says</source>
        <translation>{who} auf Anordnung des Turnierleiters umgesetzt</translation>
    </message>
    <message>
        <source>Entry passed on to {who}</source>
        <translation>Anmeldung an {who} übergeben</translation>
    </message>
    <message>
        <source>Exit passed to the right player</source>
        <translation>Ausscheiden dem richtigen Spieler zugeordnet</translation>
    </message>
    <message>
        <source>Passed over in the queue</source>
        <translation>In der Warteliste übergangen</translation>
    </message>
    <message>
        <source>Clock paused</source>
        <translation>Uhr angehalten</translation>
    </message>
    <message>
        <source>Debt of {who} paid</source>
        <translation>Schuld von {who} bezahlt</translation>
    </message>
    <message>
        <source>Bounty paid to {who}</source>
        <translation>Bounty an {who} ausgezahlt</translation>
    </message>
    <message>
        <source>Prize paid to {who}</source>
        <translation>Preis an {who} ausbezahlt</translation>
    </message>
    <message>
        <source>Table {number} put in its place on the plan</source>
        <translation>Tisch {number} auf dem Plan platziert</translation>
    </message>
    <message>
        <source>Blinds and antes posted for {who}</source>
        <translation>Blinds und Antes für {who} gesetzt</translation>
    </message>
    <message>
        <source>Prizes posted</source>
        <translation>Preise ausgehängt</translation>
    </message>
    <message>
        <source>Chips put into play</source>
        <translation>Chips ins Spiel gebracht</translation>
    </message>
    <message>
        <source>Table {number} coloured up: {won}</source>
        <translation>Chip-Race an Tisch {number}: {won}</translation>
    </message>
    <message>
        <source>Notice due</source>
        <translation>Meldung fällig</translation>
    </message>
    <message>
        <source>{who} back in the field</source>
        <translation>{who} wieder im Feld</translation>
    </message>
    <message>
        <source>Re-buy of {who}</source>
        <translation>Rebuy von {who}</translation>
    </message>
    <message>
        <source>Moves off a table called back</source>
        <translation>Wechsel von einem Tisch zurückgerufen</translation>
    </message>
    <message>
        <source>Move called back</source>
        <translation>Wechsel zurückgerufen</translation>
    </message>
    <message>
        <source>Redone</source>
        <translation>Wiederholt</translation>
    </message>
    <message>
        <source>Prize list seen on a screen</source>
        <translation>Preisliste auf einem Bildschirm gezeigt</translation>
    </message>
    <message>
        <source>Field redrawn</source>
        <translation>Feld neu ausgelost</translation>
    </message>
    <message>
        <source>Entry refunded</source>
        <translation>Anmeldung erstattet</translation>
    </message>
    <message>
        <source>Ticket of the queue refunded</source>
        <translation>Ticket der Warteliste erstattet</translation>
    </message>
    <message>
        <source>Everybody in the queue refunded</source>
        <translation>Allen auf der Warteliste erstattet</translation>
    </message>
    <message>
        <source>{who} entered</source>
        <translation>{who} angemeldet</translation>
    </message>
    <message>
        <source>{who} reinstated</source>
        <translation>{who} wieder eingesetzt</translation>
    </message>
    <message>
        <source>Level or break taken out</source>
        <translation>Level oder Pause herausgenommen</translation>
    </message>
    <message>
        <source>Exits put into order</source>
        <translation>Reihenfolge des Ausscheidens festgelegt</translation>
    </message>
    <message>
        <source>Stacks reported</source>
        <translation>Stacks gemeldet</translation>
    </message>
    <message>
        <source>Bounty of {who} taken back</source>
        <translation>Bounty von {who} zurückgenommen</translation>
    </message>
    <message>
        <source>Prize of {who} taken back</source>
        <translation>Preis von {who} zurückgenommen</translation>
    </message>
    <message>
        <source>Ruling {number} reviewed</source>
        <translation>Entscheidung {number} überprüft</translation>
    </message>
    <message>
        <source>Ruling carried out in the hand at table {number}</source>
        <translation>Entscheidung in der Hand an Tisch {number} ausgeführt</translation>
    </message>
    <message>
        <source>{who} in from the queue</source>
        <translation>{who} von der Warteliste dabei</translation>
    </message>
    <message>
        <source>Identity of {who} seen</source>
        <translation>Ausweis von {who} gesehen</translation>
    </message>
    <message>
        <source>Add-ons sold</source>
        <translation>Add-ons verkauft</translation>
    </message>
    <message>
        <source>Add-ons of a table sold</source>
        <translation>Add-ons eines Tisches verkauft</translation>
    </message>
    <message>
        <source>Penalty {number} served</source>
        <translation>Strafe {number} verbüßt</translation>
    </message>
    <message>
        <source>New PIN or badge set</source>
        <translation>Neue PIN oder neuer Badge gesetzt</translation>
    </message>
    <message>
        <source>Opening order posted</source>
        <translation>Öffnungsreihenfolge ausgehängt</translation>
    </message>
    <message>
        <source>Two entries in the registry made one person</source>
        <translation>Zwei Einträge im Register zu einer Person gemacht</translation>
    </message>
    <message>
        <source>One person parted into two again</source>
        <translation>Eine Person wieder in zwei getrennt</translation>
    </message>
    <message>
        <source>Name and card noted</source>
        <translation>Name und Karte vermerkt</translation>
    </message>
    <message>
        <source>Signed in</source>
        <translation>Angemeldet</translation>
    </message>
    <message>
        <source>Signed out</source>
        <translation>Abgemeldet</translation>
    </message>
    <message>
        <source>Step of the hand at table {number} taken back</source>
        <translation>Schritt der Hand an Tisch {number} zurückgenommen</translation>
    </message>
    <message>
        <source>Colleague left the staff</source>
        <translation>Mitarbeiter ausgetreten</translation>
    </message>
    <message>
        <source>Director's duty taken</source>
        <translation>Turnierleitung übernommen</translation>
    </message>
    <message>
        <source>Colleague may try the PIN again</source>
        <translation>Mitarbeiter darf die PIN wieder versuchen</translation>
    </message>
    <message>
        <source>Wish for screens noted</source>
        <translation>Wunsch für Bildschirme vermerkt</translation>
    </message>
    <message>
        <source>Date of birth noted</source>
        <translation>Geburtsdatum vermerkt</translation>
    </message>
    <message>
        <source>Breaking order posted</source>
        <translation>Auflösungsreihenfolge ausgehängt</translation>
    </message>
    <message>
        <source>Table {number} out of service</source>
        <translation>Tisch {number} außer Betrieb</translation>
    </message>
    <message>
        <source>End of the trading day set</source>
        <translation>Ende des Geschäftstags festgelegt</translation>
    </message>
    <message>
        <source>Prize of {who} kept, unclaimed</source>
        <translation>Preis von {who} verwahrt, nicht abgeholt</translation>
    </message>
    <message>
        <source>Notices of an ended event kept</source>
        <translation>Meldungen eines beendeten Turniers behalten</translation>
    </message>
    <message>
        <source>Clock started</source>
        <translation>Uhr gestartet</translation>
    </message>
    <message>
        <source>Two players put into their own seats</source>
        <translation>Zwei Spieler auf ihre eigenen Plätze gesetzt</translation>
    </message>
    <message>
        <source>Players who never came removed</source>
        <translation>Nie erschienene Spieler entfernt</translation>
    </message>
    <message>
        <source>Chips taken out of play</source>
        <translation>Chips aus dem Spiel genommen</translation>
    </message>
    <message>
        <source>Claimed prize kept again</source>
        <translation>Eingelöster Preis wieder verwahrt</translation>
    </message>
    <message>
        <source>Players of table {number} noted as here</source>
        <translation>Spieler von Tisch {number} als da vermerkt</translation>
    </message>
    <message>
        <source>{who} noted as away</source>
        <translation>{who} als abwesend vermerkt</translation>
    </message>
    <message>
        <source>{who} noted as here</source>
        <translation>{who} als da vermerkt</translation>
    </message>
    <message>
        <source>Button of table {number} noted</source>
        <translation>Button von Tisch {number} vermerkt</translation>
    </message>
    <message>
        <source>Who took the bounty of {who} told</source>
        <translation>Gesagt, wer die Bounty von {who} holte</translation>
    </message>
    <message>
        <source>Right to complain about ruling {number} told</source>
        <translation>Beschwerderecht zu Entscheidung {number} mitgeteilt</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Rückgängig gemacht</translation>
    </message>
    <message>
        <source>Seat unlocked</source>
        <translation>Platz entsperrt</translation>
    </message>
    <message>
        <source>Entry made void</source>
        <translation>Anmeldung ungültig gemacht</translation>
    </message>
    <message>
        <source>{who} out of chips</source>
        <translation>{who} ohne Chips</translation>
    </message>
    <message>
        <source>Table {number} back in service</source>
        <translation>Tisch {number} wieder in Betrieb</translation>
    </message>
    <message>
        <source>; seat {seat} drawn</source>
        <translation>; Platz {seat} ausgelost</translation>
    </message>
    <message>
        <source>; {amount} still owed on receipts {receipts}</source>
        <translation>; {amount} noch geschuldet auf Beleg {receipts}</translation>
    </message>
    <message>
        <source>Entry {number}</source>
        <translation>Anmeldung {number}</translation>
    </message>
    <message>
        <source>Entry {number}, {name}</source>
        <translation>Anmeldung {number}, {name}</translation>
    </message>
    <message>
        <source>; check level {level}: {fall}</source>
        <translation>; Level {level} prüfen: {fall}</translation>
    </message>
    <message>
        <source>the small blind falls from {before} to {now}</source>
        <translation>der Small Blind fällt von {before} auf {now}</translation>
    </message>
    <message>
        <source>the big blind falls from {before} to {now}</source>
        <translation>der Big Blind fällt von {before} auf {now}</translation>
    </message>
    <message>
        <source>{named} and {count} more</source>
        <translation>{named} und {count} weitere</translation>
    </message>
    <message>
        <source>; check {blinds}: the big blind is not twice the small one</source>
        <translation>; {blinds} prüfen: Der Big Blind ist nicht das Doppelte des Small Blinds</translation>
    </message>
    <message>
        <source>{place} place so far</source>
        <translation>bisher {place} Rang</translation>
    </message>
    <message>
        <source>{place} place</source>
        <translation>{place} Rang</translation>
    </message>
    <message>
        <source>prize to be decided</source>
        <translation>Preis noch offen</translation>
    </message>
    <message>
        <source>no prize</source>
        <translation>kein Preis</translation>
    </message>
</context>
<context>
    <name>DraftEditor</name>
    <message>
        <source>Text of the event file</source>
        <translation>Text der Turnierdatei</translation>
    </message>
    <message>
        <source>This can be announced</source>
        <translation>Kann angekündigt werden</translation>
    </message>
</context>
<context>
    <name>DraftFoot</name>
    <message>
        <source>This can be announced</source>
        <translation>Kann angekündigt werden</translation>
    </message>
    <message>
        <source>{count} to put right</source>
        <translation>{count} zu berichtigen</translation>
    </message>
    <message>
        <source>One thing to put right</source>
        <translation>Eines zu berichtigen</translation>
    </message>
    <message>
        <source>The text cannot be read; Alt+2 shows it</source>
        <translation>Der Text ist nicht lesbar; Alt+2 zeigt ihn</translation>
    </message>
</context>
<context>
    <name>DraftForm</name>
    <message>
        <source>Sections of the event</source>
        <translation>Abschnitte des Turniers</translation>
    </message>
</context>
<context>
    <name>DraftPane</name>
    <message>
        <source>Form</source>
        <translation>Formular</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
</context>
<context>
    <name>Dragging</name>
    <message>
        <source>Nobody is there</source>
        <translation>Dort ist niemand</translation>
    </message>
    <message>
        <source>{seat} {name} to {to}</source>
        <translation>{seat} {name} auf {to}</translation>
    </message>
    <message>
        <source>A move goes to another table; swap two who sit wrong (S).</source>
        <translation>Ein Wechsel geht an einen anderen Tisch; zwei falsch Sitzende tauschen (S).</translation>
    </message>
    <message>
        <source>{who}: not allowed</source>
        <translation>{who}: nicht erlaubt</translation>
    </message>
    <message>
        <source>{who}: allowed</source>
        <translation>{who}: erlaubt</translation>
    </message>
    <message>
        <source>as suggested</source>
        <translation>wie vorgeschlagen</translation>
    </message>
    <message>
        <source>{who}: allowed, with a reason</source>
        <translation>{who}: erlaubt, mit Grund</translation>
    </message>
    <message>
        <source>Why does {name} move to {seat}, against the procedure?</source>
        <translation>Warum wechselt {name} auf {seat}, entgegen dem Verfahren?</translation>
    </message>
    <message>
        <source>Order it</source>
        <translation>Anordnen</translation>
    </message>
    <message>
        <source>Table {table} has {count}; no move is suggested.</source>
        <translation>Tisch {table} hat {count}; kein Wechsel ist vorgeschlagen.</translation>
    </message>
    <message>
        <source>Table {table} has {count}; the procedure takes from table {other}.</source>
        <translation>Tisch {table} hat {count}; das Verfahren nimmt von Tisch {other}.</translation>
    </message>
</context>
<context>
    <name>DrawerPane</name>
    <message>
        <source>Cashier sessions</source>
        <translation>Kassensitzungen</translation>
    </message>
    <message>
        <source>No session yet. Open one (O).</source>
        <translation>Noch keine Kassensitzung. Eine öffnen (O).</translation>
    </message>
    <message>
        <source>Drawer by tender</source>
        <translation>Lade nach Zahlungsart</translation>
    </message>
    <message>
        <source>Choose a session above.</source>
        <translation>Oben eine Sitzung wählen.</translation>
    </message>
</context>
<context>
    <name>DutyActs</name>
    <message>
        <source>Sign in</source>
        <translation>Anmelden</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>Sign in another…</source>
        <translation>Anderen anmelden…</translation>
    </message>
    <message>
        <source>One act by another…</source>
        <translation>Ein Vorgang durch andere…</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Abmelden</translation>
    </message>
    <message>
        <source>Take the duty</source>
        <translation>Leitung übernehmen</translation>
    </message>
    <message>
        <source>Hand over the duty…</source>
        <translation>Leitung übergeben…</translation>
    </message>
    <message>
        <source>Lay the duty down</source>
        <translation>Leitung niederlegen</translation>
    </message>
    <message>
        <source>Sign off</source>
        <translation>Austragen</translation>
    </message>
    <message>
        <source>Who takes over as director on duty? That person signs for it: {who}.</source>
        <translation>Wer übernimmt den Dienst als Turnierleiter? Diese Person unterzeichnet dafür: {who}.</translation>
    </message>
</context>
<context>
    <name>EnrolActs</name>
    <message>
        <source>Enrol…</source>
        <translation>Aufnehmen…</translation>
    </message>
    <message>
        <source>Roles, office…</source>
        <translation>Rollen, Funktion…</translation>
    </message>
    <message>
        <source>New PIN…</source>
        <translation>Neue PIN…</translation>
    </message>
    <message>
        <source>New badge…</source>
        <translation>Neuer Badge…</translation>
    </message>
    <message>
        <source>Unlock the PIN</source>
        <translation>PIN freigeben</translation>
    </message>
    <message>
        <source>Erase the name…</source>
        <translation>Namen löschen…</translation>
    </message>
    <message>
        <source>Leaves…</source>
        <translation>Austritt…</translation>
    </message>
    <message>
        <source>Who joins the staff? Type the whole name.</source>
        <translation>Wer kommt zum Personal? Den ganzen Namen eingeben.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Who is the director here? From now on everybody signs in with a PIN of their own, and the program's own director has no rights any more.</source>
        <translation>Wer ist hier Turnierleiter? Von nun an melden sich alle mit eigener PIN an, und der Turnierleiter des Programms hat keine Rechte mehr.</translation>
    </message>
    <message>
        <source>A PIN for {name}, at least 6 digits.</source>
        <translation>Eine PIN für {name}, mindestens 6 Ziffern.</translation>
    </message>
    <message>
        <source>As what does {name} work?</source>
        <translation>Als was arbeitet {name}?</translation>
    </message>
    <message>
        <source>{name} is number {number}: a PIN of at least 6 digits, typed by {name}.</source>
        <translation>{name} ist Nummer {number}: eine PIN von mindestens 6 Ziffern, von {name} eingegeben.</translation>
    </message>
    <message>
        <source>As what does {name} work from now on?</source>
        <translation>Als was arbeitet {name} von nun an?</translation>
    </message>
    <message>
        <source>{text} Several with commas between.</source>
        <translation>{text} Mehrere mit Komma getrennt.</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rollen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Which office does the house give? It may be a title of your own.</source>
        <translation>Welche Funktion gibt das Haus? Auch ein eigener Titel ist möglich.</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>Funktion</translation>
    </message>
    <message>
        <source>A new PIN for {name}, at least 6 digits, typed by {name}.</source>
        <translation>Eine neue PIN für {name}, mindestens 6 Ziffern, von {name} eingegeben.</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Scan the new badge of {name}.</source>
        <translation>Den neuen Badge von {name} scannen.</translation>
    </message>
    <message>
        <source>Badge</source>
        <translation>Badge</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>{name} works here no longer? PIN and badge are good for nothing then; the name stays for what was done under it.</source>
        <translation>{name} arbeitet hier nicht mehr? PIN und Badge gelten dann nicht mehr; der Name bleibt für das darunter Getane.</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Austritt</translation>
    </message>
    <message>
        <source>Erase the name of {name} for good, also from backups that are restored? What was done under it stays, with the staff number. {second} stands for it with you.</source>
        <translation>Den Namen von {name} für immer löschen, auch aus wiederhergestellten Sicherungen? Das darunter Getane bleibt, mit der Personalnummer. {second} steht mit dafür ein.</translation>
    </message>
    <message>
        <source>Reason, for the record</source>
        <translation>Grund, für das Protokoll</translation>
    </message>
</context>
<context>
    <name>Entering</name>
    <message>
        <source>{name} is barred. Why is the bar lifted for this event?</source>
        <translation>{name} ist gesperrt. Warum wird die Sperre für dieses Turnier aufgehoben?</translation>
    </message>
    <message>
        <source>Reason, for the record</source>
        <translation>Grund, für das Protokoll</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Zulassen</translation>
    </message>
</context>
<context>
    <name>EntriesPage</name>
    <message>
        <source>not posted yet</source>
        <translation>noch nicht ausgehängt</translation>
    </message>
    <message>
        <source>posted, version {version}</source>
        <translation>ausgehängt, Version {version}</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>vorläufig</translation>
    </message>
</context>
<context>
    <name>EntriesPane</name>
    <message>
        <source>Find an entry</source>
        <translation>Anmeldung suchen</translation>
    </message>
    <message>
        <source>All {count}</source>
        <translation>Alle {count}</translation>
    </message>
    <message>
        <source>In {count}</source>
        <translation>Dabei {count}</translation>
    </message>
    <message>
        <source>Out {count}</source>
        <translation>Aus {count}</translation>
    </message>
    <message>
        <source>{chips} chips; {money}</source>
        <translation>{chips} Chips; {money}</translation>
    </message>
    <message>
        <source>{chips} chips</source>
        <translation>{chips} Chips</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Anmeldungen</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Re-buys</source>
        <translation>Rebuys</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>No entry fits. Escape empties the search.</source>
        <translation>Keine Anmeldung passt. Escape leert die Suche.</translation>
    </message>
    <message>
        <source>Nobody has entered yet. Type a name at the left (F3) and press Enter.</source>
        <translation>Noch ist niemand angemeldet. Links einen Namen eingeben (F3) und Enter drücken.</translation>
    </message>
</context>
<context>
    <name>Entry</name>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Chips bought</source>
        <translation>Gekaufte Chips</translation>
    </message>
    <message>
        <source>Re-buys</source>
        <translation>Rebuys</translation>
    </message>
    <message>
        <source>Paid in</source>
        <translation>Eingezahlt</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Strafe</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Ausgeschieden</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Abgang</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>none, may not win</source>
        <translation>keiner, darf nicht gewinnen</translation>
    </message>
    <message>
        <source>Also in</source>
        <translation>Auch in</translation>
    </message>
    <message>
        <source>Ban</source>
        <translation>Sperre</translation>
    </message>
    <message>
        <source>{chips} at {time}</source>
        <translation>{chips} um {time}</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stack</translation>
    </message>
    <message>
        <source>Entry {number}, in play</source>
        <translation>Anmeldung {number}, im Spiel</translation>
    </message>
    <message>
        <source>Entry {number}, winner</source>
        <translation>Anmeldung {number}, Sieger</translation>
    </message>
    <message>
        <source>Entry {number}, out, {place}</source>
        <translation>Anmeldung {number}, ausgeschieden, {place} Rang</translation>
    </message>
    <message>
        <source>Entry {number}, out, {place} so far, provisional</source>
        <translation>Anmeldung {number}, ausgeschieden, bisher {place} Rang, vorläufig</translation>
    </message>
    <message>
        <source>Entry {number}, out of chips, may buy again</source>
        <translation>Anmeldung {number}, ohne Chips, darf nachkaufen</translation>
    </message>
    <message>
        <source>Entry {number}, exit pending, its table is on hold</source>
        <translation>Anmeldung {number}, Ausscheiden steht aus, Tisch angehalten</translation>
    </message>
    <message>
        <source>Entry {number}, no seat yet</source>
        <translation>Anmeldung {number}, noch kein Platz</translation>
    </message>
    <message>
        <source>from {seat} in level {level}</source>
        <translation>von {seat} in Level {level}</translation>
    </message>
    <message>
        <source>from {seat} in level {level}, hand {hand}</source>
        <translation>von {seat} in Level {level}, Hand {hand}</translation>
    </message>
    <message>
        <source>not in this event</source>
        <translation>nicht in diesem Turnier</translation>
    </message>
    <message>
        <source>{count} of {most}</source>
        <translation>{count} von {most}</translation>
    </message>
    <message>
        <source>{amount}, provisional</source>
        <translation>{amount}, vorläufig</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>may buy again</source>
        <translation>darf nachkaufen</translation>
    </message>
    <message>
        <source>exit pending</source>
        <translation>steht aus</translation>
    </message>
    <message>
        <source>penalty to serve</source>
        <translation>Strafe zu verbüßen</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>im Spiel</translation>
    </message>
    <message>
        <source>no seat yet</source>
        <translation>noch kein Platz</translation>
    </message>
    <message>
        <source>out, {place}</source>
        <translation>aus, {place} Rang</translation>
    </message>
    <message>
        <source>{place} so far</source>
        <translation>bisher {place} Rang</translation>
    </message>
    <message>
        <source>to be decided</source>
        <translation>noch offen</translation>
    </message>
</context>
<context>
    <name>EntryActs</name>
    <message>
        <source>Reinstate…</source>
        <translation>Wieder einsetzen…</translation>
    </message>
    <message>
        <source>Out, no re-buy</source>
        <translation>Raus, kein Rebuy</translation>
    </message>
    <message>
        <source>Bust</source>
        <translation>Ausscheiden</translation>
    </message>
    <message>
        <source>Why is {name} put back into play, at {seat}?</source>
        <translation>Warum kommt {name} zurück ins Spiel, auf {seat}?</translation>
    </message>
    <message>
        <source>Why has {name} chips after all?</source>
        <translation>Warum hat {name} doch Chips?</translation>
    </message>
    <message>
        <source>Reinstate</source>
        <translation>Wieder einsetzen</translation>
    </message>
</context>
<context>
    <name>EraseActs</name>
    <message>
        <source>Erase ruling's words…</source>
        <translation>Worte der Entscheidung löschen…</translation>
    </message>
    <message>
        <source>Erase penalty's words…</source>
        <translation>Worte der Strafe löschen…</translation>
    </message>
    <message>
        <source>Erase words of an act…</source>
        <translation>Worte eines Vorgangs löschen…</translation>
    </message>
    <message>
        <source>review by {who}</source>
        <translation>Überprüfung durch {who}</translation>
    </message>
    <message>
        <source>its own</source>
        <translation>eigene</translation>
    </message>
    <message>
        <source>What is said in the words that are to be erased?</source>
        <translation>Was steht in den Worten, die zu löschen sind?</translation>
    </message>
    <message>
        <source>A part of them</source>
        <translation>Ein Teil davon</translation>
    </message>
    <message>
        <source>Which words are to be erased? {listed}</source>
        <translation>Welche Worte sind zu löschen? {listed}</translation>
    </message>
    <message>
        <source>Its number</source>
        <translation>Ihre Nummer</translation>
    </message>
    <message>
        <source>Erase these words for good, also from backups that are restored: “{words}”. What was decided and by whom stays. {second} stands for it with you.</source>
        <translation>Diese Worte für immer löschen, auch aus wiederhergestellten Sicherungen: „{words}“. Was entschieden wurde und von wem, bleibt. {second} steht mit dafür ein.</translation>
    </message>
    <message>
        <source>Reason, for the record</source>
        <translation>Grund, für das Protokoll</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>ErasingActs</name>
    <message>
        <source>Erase a person…</source>
        <translation>Person löschen…</translation>
    </message>
    <message>
        <source>Whose name is to be erased?</source>
        <translation>Wessen Name ist zu löschen?</translation>
    </message>
    <message>
        <source>Erase {who} for good? Name, card and birth date go, also from backups that are restored; places and sums stay. {second} stands for it with you.</source>
        <translation>{who} für immer löschen? Name, Karte und Geburtsdatum verschwinden, auch aus wiederhergestellten Sicherungen; Ränge und Beträge bleiben. {second} steht mit dafür ein.</translation>
    </message>
    <message>
        <source>asked to be erased</source>
        <translation>Löschung verlangt</translation>
    </message>
    <message>
        <source>kept long enough</source>
        <translation>lange genug aufbewahrt</translation>
    </message>
    <message>
        <source>Reason, for the record</source>
        <translation>Grund, für das Protokoll</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>EventActs</name>
    <message>
        <source>Draw seats</source>
        <translation>Plätze auslosen</translation>
    </message>
    <message>
        <source>Finish event</source>
        <translation>Turnier beenden</translation>
    </message>
    <message>
        <source>Pause clock</source>
        <translation>Uhr anhalten</translation>
    </message>
    <message>
        <source>Start clock</source>
        <translation>Uhr starten</translation>
    </message>
</context>
<context>
    <name>EventFault</name>
    <message>
        <source>it has to be said</source>
        <translation>das muss angegeben sein</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>at least {0}</source>
        <translation>mindestens {0}</translation>
    </message>
    <message>
        <source>at most {0}</source>
        <translation>höchstens {0}</translation>
    </message>
    <message>
        <source>at most {0} letters</source>
        <translation>höchstens {0} Zeichen</translation>
    </message>
    <message>
        <source>at least 1</source>
        <translation>mindestens 1</translation>
    </message>
    <message>
        <source>a day: 2027-06-30</source>
        <translation>ein Tag: 2027-06-30</translation>
    </message>
    <message>
        <source>a time of day: 19:30</source>
        <translation>eine Uhrzeit: 19:30</translation>
    </message>
    <message>
        <source>three capitals: AUD</source>
        <translation>drei Großbuchstaben: AUD</translation>
    </message>
    <message>
        <source>no such words</source>
        <translation>diese Wörter gibt es nicht</translation>
    </message>
    <message>
        <source>no such choice: {0}</source>
        <translation>keine solche Wahl: {0}</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>ja oder nein</translation>
    </message>
    <message>
        <source>parts with amounts: pool 100, fee 10</source>
        <translation>Teile mit Beträgen: pool 100, fee 10</translation>
    </message>
    <message>
        <source>{0} is no such amount</source>
        <translation>{0} ist kein solcher Betrag</translation>
    </message>
</context>
<context>
    <name>EventForm</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>at or below the starting chips</source>
        <translation>mit höchstens den Startchips</translation>
    </message>
    <message>
        <source>without chips</source>
        <translation>ohne Chips</translation>
    </message>
    <message>
        <source>as the conditions say</source>
        <translation>wie die Bedingungen sagen</translation>
    </message>
    <message>
        <source>each player</source>
        <translation>jeder Spieler</translation>
    </message>
    <message>
        <source>the big blind</source>
        <translation>der Big Blind</translation>
    </message>
    <message>
        <source>nearest, half up</source>
        <translation>zum nächsten, Hälfte auf</translation>
    </message>
    <message>
        <source>always up</source>
        <translation>immer auf</translation>
    </message>
    <message>
        <source>down</source>
        <translation>ab</translation>
    </message>
    <message>
        <source>to the nearest</source>
        <translation>zum nächsten</translation>
    </message>
    <message>
        <source>up</source>
        <translation>auf</translation>
    </message>
    <message>
        <source>by largest remainder</source>
        <translation>nach größtem Rest</translation>
    </message>
    <message>
        <source>fold upward</source>
        <translation>nach oben falten</translation>
    </message>
    <message>
        <source>are raised</source>
        <translation>werden angehoben</translation>
    </message>
    <message>
        <source>by entry number</source>
        <translation>nach Anmeldenummer</translation>
    </message>
    <message>
        <source>by draw</source>
        <translation>durch Los</translation>
    </message>
    <message>
        <source>the runner-up</source>
        <translation>den Zweiten</translation>
    </message>
    <message>
        <source>those behind</source>
        <translation>die Nachfolgenden</translation>
    </message>
    <message>
        <source>the Crown</source>
        <translation>den Staat</translation>
    </message>
    <message>
        <source>goes to the end</source>
        <translation>kommt ans Ende</translation>
    </message>
    <message>
        <source>is out</source>
        <translation>ist raus</translation>
    </message>
    <message>
        <source>the first to break</source>
        <translation>der nächste, der aufgelöst wird</translation>
    </message>
    <message>
        <source>the next number</source>
        <translation>die nächste Nummer</translation>
    </message>
    <message>
        <source>goes to the empty seat</source>
        <translation>geht zum leeren Platz</translation>
    </message>
    <message>
        <source>chips put in</source>
        <translation>eingesetzte Chips</translation>
    </message>
    <message>
        <source>all-in amount</source>
        <translation>All-in-Betrag</translation>
    </message>
    <message>
        <source>first all-in</source>
        <translation>zuerst All-in</translation>
    </message>
    <message>
        <source>nearest the button</source>
        <translation>am nächsten beim Button</translation>
    </message>
    <message>
        <source>stack</source>
        <translation>Stack</translation>
    </message>
    <message>
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>stakes</source>
        <translation>Einsätze</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>levels</source>
        <translation>Levels</translation>
    </message>
    <message>
        <source>breaks</source>
        <translation>löst auf</translation>
    </message>
    <message>
        <source>stays with a player</source>
        <translation>bleibt bei einem Spieler</translation>
    </message>
    <message>
        <source>wait between button and blind</source>
        <translation>zwischen Button und Blind warten</translation>
    </message>
    <message>
        <source>sit out a hand</source>
        <translation>eine Hand aussetzen</translation>
    </message>
    <message>
        <source>Big blinds in play by level: the chips are not said yet</source>
        <translation>Big Blinds im Spiel je Level: die Chips fehlen noch</translation>
    </message>
    <message>
        <source>Big blinds in play by level with {entries} entries; {span}</source>
        <translation>Big Blinds im Spiel je Level bei {entries} Anmeldungen; {span}</translation>
    </message>
    <message>
        <source>Big blinds in play by level with {entries} entries: below {few} in level {number}, after {span}</source>
        <translation>Big Blinds im Spiel je Level bei {entries} Anmeldungen: unter {few} in Level {number}, nach {span}</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>In Worten</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Anmeldung</translation>
    </message>
    <message>
        <source>Re-entry</source>
        <translation>Re-Entry</translation>
    </message>
    <message>
        <source>Re-buy</source>
        <translation>Rebuy</translation>
    </message>
    <message>
        <source>Add-on</source>
        <translation>Add-on</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Levels</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>More prizes</source>
        <translation>Weitere Preise</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Floor</translation>
    </message>
    <message>
        <source>On sale</source>
        <translation>Verkauf</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Rückgabe</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>its rules hold</source>
        <translation>seine Regeln gelten</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>2027-06-30 or 30.6.2027</source>
        <translation>2027-06-30 oder 30.6.2027</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Uhr starten</translation>
    </message>
    <message>
        <source>19:30</source>
        <translation>19:30</translation>
    </message>
    <message>
        <source>Clocks of</source>
        <translation>Uhren von</translation>
    </message>
    <message>
        <source>the zone of the house, Australia/Sydney</source>
        <translation>die Zone des Hauses, Australia/Sydney</translation>
    </message>
    <message>
        <source>Second of two</source>
        <translation>Zweite von zwei</translation>
    </message>
    <message>
        <source>where clocks are set back and the time comes twice</source>
        <translation>wo die Uhr zurückgestellt wird und die Zeit zweimal kommt</translation>
    </message>
    <message>
        <source>Seats a table</source>
        <translation>Plätze je Tisch</translation>
    </message>
    <message>
        <source>2 to 12</source>
        <translation>2 bis 12</translation>
    </message>
    <message>
        <source>Least entries</source>
        <translation>Anmeldungen mindestens</translation>
    </message>
    <message>
        <source>with fewer it is not held</source>
        <translation>mit weniger findet es nicht statt</translation>
    </message>
    <message>
        <source>Most entries</source>
        <translation>Anmeldungen höchstens</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Zuschuss</translation>
    </message>
    <message>
        <source>the house puts it in, whatever happens</source>
        <translation>das Haus legt es dazu, was auch kommt</translation>
    </message>
    <message>
        <source>Guarantee</source>
        <translation>Garantie</translation>
    </message>
    <message>
        <source>the house makes the pool up to it</source>
        <translation>das Haus füllt den Pool bis dahin auf</translation>
    </message>
    <message>
        <source>Substitutes</source>
        <translation>Ersatzspieler</translation>
    </message>
    <message>
        <source>whether another may play in an entrant's place</source>
        <translation>ob ein anderer für einen Angemeldeten spielen darf</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>pool 100, fee 10; others by their names</source>
        <translation>pool 100, fee 10; andere mit ihren Namen</translation>
    </message>
    <message>
        <source>Most a player</source>
        <translation>Höchstens je Spieler</translation>
    </message>
    <message>
        <source>nothing: any number</source>
        <translation>leer: beliebig viele</translation>
    </message>
    <message>
        <source>Most at once</source>
        <translation>Höchstens auf einmal</translation>
    </message>
    <message>
        <source>2 for a double one</source>
        <translation>2 für ein doppeltes</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>how low the stack has to be</source>
        <translation>wie klein der Stack sein muss</translation>
    </message>
    <message>
        <source>Stack below</source>
        <translation>Stack unter</translation>
    </message>
    <message>
        <source>in chips</source>
        <translation>in Chips</translation>
    </message>
    <message>
        <source>Bonus chips</source>
        <translation>Bonuschips</translation>
    </message>
    <message>
        <source>on top, while the bonus is open</source>
        <translation>dazu, solange der Bonus offen ist</translation>
    </message>
    <message>
        <source>{what} from level</source>
        <translation>{what} ab Level</translation>
    </message>
    <message>
        <source>{what} from its break</source>
        <translation>{what} ab seiner Pause</translation>
    </message>
    <message>
        <source>not before the break after that level</source>
        <translation>nicht vor der Pause nach diesem Level</translation>
    </message>
    <message>
        <source>{what} until level</source>
        <translation>{what} bis Level</translation>
    </message>
    <message>
        <source>the last one; nothing: until it is closed</source>
        <translation>das letzte; leer: bis geschlossen wird</translation>
    </message>
    <message>
        <source>{what} in its break too</source>
        <translation>{what} auch in seiner Pause</translation>
    </message>
    <message>
        <source>until the break after that level ends</source>
        <translation>bis die Pause nach diesem Level endet</translation>
    </message>
    <message>
        <source>{what} for minutes</source>
        <translation>{what} Minuten lang</translation>
    </message>
    <message>
        <source>that the clock has run</source>
        <translation>welche die Uhr gelaufen ist</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Small blind</source>
        <translation>Small Blind</translation>
    </message>
    <message>
        <source>Big blind</source>
        <translation>Big Blind</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>Ante</translation>
    </message>
    <message>
        <source>Ante by</source>
        <translation>Ante von</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Then add</source>
        <translation>Danach mehr</translation>
    </message>
    <message>
        <source>to the small blind at each level after the last one</source>
        <translation>beim Small Blind mit jedem Level nach dem letzten</translation>
    </message>
    <message>
        <source>May be changed</source>
        <translation>Darf sich ändern</translation>
    </message>
    <message>
        <source>length, stakes, game, levels, breaks; none</source>
        <translation>Länge, Einsätze, Spiel, Levels, Pausen; none</translation>
    </message>
    <message>
        <source>Chips in play</source>
        <translation>Chips im Spiel</translation>
    </message>
    <message>
        <source>25, 100, 500: the smallest first</source>
        <translation>25, 100, 500: die kleinsten zuerst</translation>
    </message>
    <message>
        <source>Colour-ups</source>
        <translation>Color-ups</translation>
    </message>
    <message>
        <source>Chip that leaves</source>
        <translation>Chip, der geht</translation>
    </message>
    <message>
        <source>After level</source>
        <translation>Nach Level</translation>
    </message>
    <message>
        <source>Odd chips</source>
        <translation>Restchips</translation>
    </message>
    <message>
        <source>how many new ones they are worth</source>
        <translation>wie viele neue sie wert sind</translation>
    </message>
    <message>
        <source>Multiples of</source>
        <translation>Vielfache von</translation>
    </message>
    <message>
        <source>every prize is one, in money</source>
        <translation>jeder Preis ist eines, in Geld</translation>
    </message>
    <message>
        <source>Rounded</source>
        <translation>Gerundet</translation>
    </message>
    <message>
        <source>Rest to place</source>
        <translation>Rest an Rang</translation>
    </message>
    <message>
        <source>what the rounding leaves or lacks</source>
        <translation>was das Runden übrig lässt oder braucht</translation>
    </message>
    <message>
        <source>Bands of entries</source>
        <translation>Stufen nach Anmeldungen</translation>
    </message>
    <message>
        <source>From entries</source>
        <translation>Ab Anmeldungen</translation>
    </message>
    <message>
        <source>To entries</source>
        <translation>Bis Anmeldungen</translation>
    </message>
    <message>
        <source>Percent by place</source>
        <translation>Prozent je Rang</translation>
    </message>
    <message>
        <source>50, 30, 20; 3 x 2.25 for three places</source>
        <translation>50, 30, 20; 3 x 2.25 für drei Ränge</translation>
    </message>
    <message>
        <source>Or amounts</source>
        <translation>Oder Beträge</translation>
    </message>
    <message>
        <source>Or percent paid</source>
        <translation>Oder Prozent bezahlt</translation>
    </message>
    <message>
        <source>so much of the field, by a table or a curve</source>
        <translation>so viel des Feldes, nach Tabelle oder Kurve</translation>
    </message>
    <message>
        <source>Steepness</source>
        <translation>Steilheit</translation>
    </message>
    <message>
        <source>of the curve, in quarters: 0.75</source>
        <translation>der Kurve, in Vierteln: 0.75</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>60, 40; 50, 30, 20: one for each number of places</source>
        <translation>60, 40; 50, 30, 20: eine für jede Zahl von Rängen</translation>
    </message>
    <message>
        <source>Prizes in kind</source>
        <translation>Sachpreise</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Off the pool</source>
        <translation>Vom Pool ab</translation>
    </message>
    <message>
        <source>0 where the house adds it</source>
        <translation>0, wo das Haus ihn dazugibt</translation>
    </message>
    <message>
        <source>Seats in</source>
        <translation>Plätze in</translation>
    </message>
    <message>
        <source>as many as the pool buys</source>
        <translation>so viele, wie der Pool kauft</translation>
    </message>
    <message>
        <source>A seat costs</source>
        <translation>Ein Platz kostet</translation>
    </message>
    <message>
        <source>Cash with it</source>
        <translation>Geld dazu</translation>
    </message>
    <message>
        <source>Least prize</source>
        <translation>Kleinster Preis</translation>
    </message>
    <message>
        <source>in money</source>
        <translation>in Geld</translation>
    </message>
    <message>
        <source>Or in buy-ins</source>
        <translation>Oder in Buy-ins</translation>
    </message>
    <message>
        <source>1.5</source>
        <translation>1.5</translation>
    </message>
    <message>
        <source>Smaller ones</source>
        <translation>Kleinere</translation>
    </message>
    <message>
        <source>fold upward, or are raised to it</source>
        <translation>nach oben falten oder bis dahin angehoben</translation>
    </message>
    <message>
        <source>Shared in</source>
        <translation>Geteilt in</translation>
    </message>
    <message>
        <source>multiples, where places are shared</source>
        <translation>Vielfache, wo Ränge geteilt werden</translation>
    </message>
    <message>
        <source>Odd ones go</source>
        <translation>Ungerade gehen</translation>
    </message>
    <message>
        <source>Identity from</source>
        <translation>Ausweis ab</translation>
    </message>
    <message>
        <source>the winner of so much shows it; 0: everybody</source>
        <translation>wer so viel gewinnt, zeigt ihn; 0: alle</translation>
    </message>
    <message>
        <source>Not theirs: to</source>
        <translation>Nicht zustehend: an</translation>
    </message>
    <message>
        <source>where a prize goes whose winner may not have it</source>
        <translation>wohin ein Preis geht, den der Gewinner nicht haben darf</translation>
    </message>
    <message>
        <source>the parts that go back: pool, fee; none</source>
        <translation>die Teile, die zurückgehen: pool, fee; none</translation>
    </message>
    <message>
        <source>Alternates come in</source>
        <translation>Nachrücker kommen in</translation>
    </message>
    <message>
        <source>minutes when called; nothing: no queue is kept</source>
        <translation>Minuten nach dem Aufruf; leer: keine Warteliste</translation>
    </message>
    <message>
        <source>Who misses it</source>
        <translation>Wer es versäumt</translation>
    </message>
    <message>
        <source>Seats are fixed</source>
        <translation>Plätze bleiben</translation>
    </message>
    <message>
        <source>a player keeps the seat all session</source>
        <translation>ein Spieler behält den Platz die ganze Session</translation>
    </message>
    <message>
        <source>The absent post</source>
        <translation>Abwesende setzen</translation>
    </message>
    <message>
        <source>blinds and antes</source>
        <translation>Blinds und Antes</translation>
    </message>
    <message>
        <source>Absent, folded at once</source>
        <translation>Abwesend, sofort gefoldet</translation>
    </message>
    <message>
        <source>and not only in turn</source>
        <translation>und nicht erst an der Reihe</translation>
    </message>
    <message>
        <source>No-shows are out</source>
        <translation>Nie Erschienene sind raus</translation>
    </message>
    <message>
        <source>who never took the seat</source>
        <translation>wer den Platz nie einnahm</translation>
    </message>
    <message>
        <source>After levels</source>
        <translation>Nach Levels</translation>
    </message>
    <message>
        <source>that go by first</source>
        <translation>die zuvor vergehen</translation>
    </message>
    <message>
        <source>Back: withdrawal</source>
        <translation>Zurück: Rückzug</translation>
    </message>
    <message>
        <source>Back: no-show</source>
        <translation>Zurück: nie erschienen</translation>
    </message>
    <message>
        <source>Back: disqualified</source>
        <translation>Zurück: disqualifiziert</translation>
    </message>
    <message>
        <source>Only before start</source>
        <translation>Nur vor dem Start</translation>
    </message>
    <message>
        <source>before the clock ever ran</source>
        <translation>bevor die Uhr je lief</translation>
    </message>
    <message>
        <source>stack, card, ruling …; none: places are shared</source>
        <translation>Stack, Karte, Entscheidung …; none: Ränge werden geteilt</translation>
    </message>
    <message>
        <source>Players a table</source>
        <translation>Spieler je Tisch</translation>
    </message>
    <message>
        <source>when one breaks; nothing: all seats</source>
        <translation>wenn einer aufgelöst wird; leer: alle Plätze</translation>
    </message>
    <message>
        <source>Moved from</source>
        <translation>Versetzt ab</translation>
    </message>
    <message>
        <source>By number from</source>
        <translation>Nach Nummer ab</translation>
    </message>
    <message>
        <source>so many tables</source>
        <translation>so viele Tische</translation>
    </message>
    <message>
        <source>Halts when short by</source>
        <translation>Hält bei fehlenden</translation>
    </message>
    <message>
        <source>players; 0: never</source>
        <translation>Spielern; 0: nie</translation>
    </message>
    <message>
        <source>Final table of</source>
        <translation>Finaltisch mit</translation>
    </message>
    <message>
        <source>Button</source>
        <translation>Button</translation>
    </message>
    <message>
        <source>Newcomers</source>
        <translation>Neue</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>From tables</source>
        <translation>Ab Tischen</translation>
    </message>
    <message>
        <source>Players apart</source>
        <translation>Spieler Abstand</translation>
    </message>
    <message>
        <source>Redraws</source>
        <translation>Neuauslosungen</translation>
    </message>
    <message>
        <source>At tables</source>
        <translation>Bei Tischen</translation>
    </message>
    <message>
        <source>Out in one hand</source>
        <translation>In einer Hand raus</translation>
    </message>
    <message>
        <source>On other tables</source>
        <translation>An anderen Tischen</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Pause</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>Entry</source>
        <translation>Anmeldung</translation>
    </message>
    <message>
        <source>Re-entry</source>
        <translation>Re-Entry</translation>
    </message>
    <message>
        <source>Re-buy</source>
        <translation>Rebuy</translation>
    </message>
    <message>
        <source>Add-on</source>
        <translation>Add-on</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Geplant</translation>
    </message>
    <message>
        <source>{count} of {first} min, {breaks} breaks, {span}</source>
        <translation>{count} zu {first} min, {breaks} Pausen, {span}</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Levels</translation>
    </message>
    <message>
        <source>{least} to {most} entries, {seats} a table</source>
        <translation>{least} bis {most} Anmeldungen, {seats} je Tisch</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Zuschuss</translation>
    </message>
    <message>
        <source>Guarantee</source>
        <translation>Garantie</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Angekündigt</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Anmeldungen</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>{count} winners</source>
        <translation>{count} Gewinner</translation>
    </message>
    <message>
        <source>{day}, {time} in {place}</source>
        <translation>{day}, {time} in {place}</translation>
    </message>
    <message>
        <source>{total} for {chips} chips: {parts}; {until}</source>
        <translation>{total} für {chips} Chips: {parts}; {until}</translation>
    </message>
    <message>
        <source>With {entries}</source>
        <translation>Bei {entries}</translation>
    </message>
    <message>
        <source>{pool} pays {places} places, the first {first}</source>
        <translation>{pool} zahlt {places} Ränge, der erste {first}</translation>
    </message>
    <message>
        <source>not yet right</source>
        <translation>noch nicht richtig</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>break</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>seating</source>
        <translation>Platzvergabe</translation>
    </message>
    <message>
        <source>registration</source>
        <translation>Anmeldung</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgesagt</translation>
    </message>
    <message>
        <source>no day yet</source>
        <translation>noch kein Tag</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
</context>
<context>
    <name>EventsActs</name>
    <message>
        <source>Show it</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>From file…</source>
        <translation>Aus Datei…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Edit draft</source>
        <translation>Entwurf ändern</translation>
    </message>
    <message>
        <source>Announce…</source>
        <translation>Ankündigen…</translation>
    </message>
    <message>
        <source>From template…</source>
        <translation>Aus Vorlage…</translation>
    </message>
    <message>
        <source>Drop draft…</source>
        <translation>Entwurf weg…</translation>
    </message>
    <message>
        <source>Choose an event; a draft is not announced yet.</source>
        <translation>Bitte ein Turnier wählen; ein Entwurf ist noch nicht angekündigt.</translation>
    </message>
    <message>
        <source>Only a draft; what is open of an event is changed on its pages.</source>
        <translation>Nur ein Entwurf; was bei einem Turnier offen ist, wird auf seinen Seiten geändert.</translation>
    </message>
    <message>
        <source>Choose a draft, or an event that is on or was today.</source>
        <translation>Einen Entwurf wählen oder ein Turnier, das läuft oder heute lief.</translation>
    </message>
    <message>
        <source>No template is called so; choose one of the list.</source>
        <translation>Keine Vorlage heißt so; eine aus der Liste wählen.</translation>
    </message>
    <message>
        <source>From which template does the new event begin?</source>
        <translation>Aus welcher Vorlage entsteht das neue Turnier?</translation>
    </message>
    <message>
        <source>Title of a template</source>
        <translation>Titel einer Vorlage</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Which event file is to become a draft?</source>
        <translation>Welche Turnierdatei soll ein Entwurf werden?</translation>
    </message>
    <message>
        <source>A file ending in .toml</source>
        <translation>Eine Datei mit der Endung .toml</translation>
    </message>
    <message>
        <source>Announce {title}? Its conditions stand from then on; registration opens.</source>
        <translation>{title} ankündigen? Die Bedingungen stehen von da an fest; die Anmeldung öffnet.</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Ankündigen</translation>
    </message>
    <message>
        <source>Throw the draft {title} away? It cannot be had back.</source>
        <translation>Den Entwurf {title} verwerfen? Er ist nicht wiederzubekommen.</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Verwerfen</translation>
    </message>
</context>
<context>
    <name>EventsPage</name>
    <message>
        <source>Events</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>{on} on, {drafts} drafts, {over} over</source>
        <translation>{on} laufen, {drafts} Entwürfe, {over} vorbei</translation>
    </message>
    <message>
        <source>{on} on, one draft, {over} over</source>
        <translation>{on} laufen, ein Entwurf, {over} vorbei</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Uhr starten</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Anmeldungen</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>No event yet: T begins one from a template.</source>
        <translation>Noch kein Turnier: T beginnt eines aus einer Vorlage.</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>{state}, shown on every page</source>
        <translation>{state}, auf allen Seiten angezeigt</translation>
    </message>
    <message>
        <source>{state}, in the record</source>
        <translation>{state}, im Protokoll</translation>
    </message>
    <message>
        <source>Choose an event or a draft in the list, or begin one.</source>
        <translation>Ein Turnier oder einen Entwurf in der Liste wählen oder eines beginnen.</translation>
    </message>
    <message>
        <source>Nothing chosen</source>
        <translation>Nichts gewählt</translation>
    </message>
</context>
<context>
    <name>ExitActs</name>
    <message>
        <source>Withdraw…</source>
        <translation>Zurückziehen…</translation>
    </message>
    <message>
        <source>Disqualify…</source>
        <translation>Disqualifizieren…</translation>
    </message>
    <message>
        <source>Late exit…</source>
        <translation>Nachtragen…</translation>
    </message>
    <message>
        <source>Wrong one…</source>
        <translation>Falscher…</translation>
    </message>
    <message>
        <source>another reason</source>
        <translation>anderer Grund</translation>
    </message>
    <message>
        <source>What is {name} disqualified for?</source>
        <translation>Wofür wird {name} disqualifiziert?</translation>
    </message>
    <message>
        <source>A word, or how it begins</source>
        <translation>Ein Wort, oder sein Anfang</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>How many chips of {name} go out of play?</source>
        <translation>Wie viele Chips von {name} gehen aus dem Spiel?</translation>
    </message>
    <message>
        <source>Why does {name} leave the event? A refund is an act of its own.</source>
        <translation>Warum verlässt {name} das Turnier? Eine Erstattung ist ein eigener Vorgang.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Zurückziehen</translation>
    </message>
    <message>
        <source>Disqualify</source>
        <translation>Disqualifizieren</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Whose exit came next after that of {name}?</source>
        <translation>Wer schied als Nächster nach {name} aus?</translation>
    </message>
    <message>
        <source>In which hand was {name} out, or at what time?</source>
        <translation>In welcher Hand schied {name} aus, oder um welche Zeit?</translation>
    </message>
    <message>
        <source>Hand or time like 21:40, if known</source>
        <translation>Hand oder Zeit wie 21:40, falls bekannt</translation>
    </message>
    <message>
        <source>Why is {name} out before {other}?</source>
        <translation>Warum ist {name} vor {other} ausgeschieden?</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Ausgeschieden</translation>
    </message>
    <message>
        <source>Who was out in place of {name}?</source>
        <translation>Wer schied anstelle von {name} aus?</translation>
    </message>
    <message>
        <source>Why does the exit of {name} pass to {other}, {name} back at {where}?</source>
        <translation>Warum geht das Ausscheiden von {name} an {other}, mit {name} wieder auf {where}?</translation>
    </message>
    <message>
        <source>Why did {other} lose the last chips, and not {name}?</source>
        <translation>Warum verlor {other} die letzten Chips, und nicht {name}?</translation>
    </message>
    <message>
        <source>Why is the pending exit that of {other}, and not of {name}?</source>
        <translation>Warum ist das ausstehende Ausscheiden das von {other}, und nicht von {name}?</translation>
    </message>
    <message>
        <source>Pass on</source>
        <translation>Zuordnen</translation>
    </message>
    <message>
        <source>Entry number</source>
        <translation>Anmeldenummer</translation>
    </message>
</context>
<context>
    <name>ExportShown</name>
    <message>
        <source>Export shown…</source>
        <translation>Auswahl exportieren…</translation>
    </message>
    <message>
        <source>Into which file? {list}, {count} rows; one that is there already is written anew.</source>
        <translation>In welche Datei? {list}, {count} Zeilen; eine vorhandene wird neu geschrieben.</translation>
    </message>
    <message>
        <source>A file ending in .csv or .xlsx</source>
        <translation>Eine Datei mit Endung .csv oder .xlsx</translation>
    </message>
    <message>
        <source>Write it</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>Geschrieben in {file}.</translation>
    </message>
</context>
<context>
    <name>Fact</name>
    <message>
        <source>nobody may have more add-ons than published</source>
        <translation>niemand darf mehr Add-ons haben als veröffentlicht</translation>
    </message>
    <message>
        <source>that person is entry {entry}</source>
        <translation>diese Person ist Anmeldung {entry}</translation>
    </message>
    <message>
        <source>entry {entry} is out</source>
        <translation>Anmeldung {entry} ist ausgeschieden</translation>
    </message>
    <message>
        <source>entry {entry} has a seat</source>
        <translation>Anmeldung {entry} hat einen Platz</translation>
    </message>
    <message>
        <source>that person has ticket {ticket}</source>
        <translation>diese Person hat Ticket {ticket}</translation>
    </message>
    <message>
        <source>entry {entry} was refunded otherwise</source>
        <translation>Anmeldung {entry} wurde anders erstattet</translation>
    </message>
    <message>
        <source>the clock stands</source>
        <translation>die Uhr steht</translation>
    </message>
    <message>
        <source>the clock runs</source>
        <translation>die Uhr läuft</translation>
    </message>
    <message>
        <source>entry {entry} was sold before</source>
        <translation>Anmeldung {entry} wurde schon verkauft</translation>
    </message>
    <message>
        <source>the event is announced</source>
        <translation>das Turnier ist angekündigt</translation>
    </message>
    <message>
        <source>the event is full</source>
        <translation>das Turnier ist voll</translation>
    </message>
    <message>
        <source>the field was closed with {entries} entries</source>
        <translation>das Feld wurde mit {entries} Anmeldungen geschlossen</translation>
    </message>
    <message>
        <source>the exit of entry {entry} has to be pending</source>
        <translation>das Ausscheiden von Anmeldung {entry} muss ausstehen</translation>
    </message>
    <message>
        <source>the exit of entry {entry} is pending</source>
        <translation>das Ausscheiden von Anmeldung {entry} steht aus</translation>
    </message>
    <message>
        <source>a hand is in play at table {table}</source>
        <translation>an Tisch {table} ist eine Hand im Gang</translation>
    </message>
    <message>
        <source>the hand at table {table} went on</source>
        <translation>die Hand an Tisch {table} ging weiter</translation>
    </message>
    <message>
        <source>entry {entry} has to be out of chips</source>
        <translation>Anmeldung {entry} muss ohne Chips sein</translation>
    </message>
    <message>
        <source>entry {entry} lost its chips before</source>
        <translation>Anmeldung {entry} verlor ihre Chips schon</translation>
    </message>
    <message>
        <source>kill pots at table {table} are so already</source>
        <translation>Kill Pots an Tisch {table} sind schon so</translation>
    </message>
    <message>
        <source>table {table} needs a kill button</source>
        <translation>Tisch {table} braucht einen Kill Button</translation>
    </message>
    <message>
        <source>table {table} needs a hand in play</source>
        <translation>an Tisch {table} muss eine Hand im Gang sein</translation>
    </message>
    <message>
        <source>entry {entry} is needed</source>
        <translation>Anmeldung {entry} wird benötigt</translation>
    </message>
    <message>
        <source>the event has to be announced</source>
        <translation>das Turnier muss angekündigt sein</translation>
    </message>
    <message>
        <source>no exit can be number {position}</source>
        <translation>kein Ausscheiden kann Nummer {position} sein</translation>
    </message>
    <message>
        <source>seat {seat} is needed</source>
        <translation>Platz {seat} wird benötigt</translation>
    </message>
    <message>
        <source>table {table} is needed</source>
        <translation>Tisch {table} wird benötigt</translation>
    </message>
    <message>
        <source>ticket {ticket} is needed</source>
        <translation>Ticket {ticket} wird benötigt</translation>
    </message>
    <message>
        <source>ticket {ticket} has to be called</source>
        <translation>Ticket {ticket} muss aufgerufen sein</translation>
    </message>
    <message>
        <source>entry {entry} has to be in play</source>
        <translation>Anmeldung {entry} muss im Spiel sein</translation>
    </message>
    <message>
        <source>entry {entry} has to sit at {seat}</source>
        <translation>Anmeldung {entry} muss auf {seat} sitzen</translation>
    </message>
    <message>
        <source>ticket {ticket} has to be the next one</source>
        <translation>Ticket {ticket} muss das nächste sein</translation>
    </message>
    <message>
        <source>entry {entry} has to stand next to its tie</source>
        <translation>Anmeldung {entry} muss neben der gleichrangigen stehen</translation>
    </message>
    <message>
        <source>entry {entry} has to be out</source>
        <translation>Anmeldung {entry} muss ausgeschieden sein</translation>
    </message>
    <message>
        <source>entry {entry} has to be refunded</source>
        <translation>Anmeldung {entry} muss erstattet sein</translation>
    </message>
    <message>
        <source>entry {entry} has to be its person's</source>
        <translation>Anmeldung {entry} muss ihrer Person gehören</translation>
    </message>
    <message>
        <source>ticket {ticket} has to be its person's</source>
        <translation>Ticket {ticket} muss seiner Person gehören</translation>
    </message>
    <message>
        <source>receipt {receipt} has to be owed</source>
        <translation>Beleg {receipt} muss geschuldet sein</translation>
    </message>
    <message>
        <source>hand {number} is not the next at table {table}</source>
        <translation>Hand {number} ist nicht die nächste an Tisch {table}</translation>
    </message>
    <message>
        <source>level {level} is another one</source>
        <translation>Level {level} ist ein anderes</translation>
    </message>
    <message>
        <source>table {table} has {seats} seats</source>
        <translation>Tisch {table} hat {seats} Plätze</translation>
    </message>
    <message>
        <source>paper {number} has to be out</source>
        <translation>Papier {number} muss heraus sein</translation>
    </message>
    <message>
        <source>paper {number} is not the next one</source>
        <translation>Papier {number} ist nicht das nächste</translation>
    </message>
    <message>
        <source>the prize of place {place} is kept</source>
        <translation>der Preis von Rang {place} ist verwahrt</translation>
    </message>
    <message>
        <source>the prize of place {place} has to be kept</source>
        <translation>der Preis von Rang {place} muss verwahrt sein</translation>
    </message>
    <message>
        <source>the prize of place {place} has to be posted</source>
        <translation>der Preis von Rang {place} muss ausgehängt sein</translation>
    </message>
    <message>
        <source>the prize of place {place} is owed</source>
        <translation>der Preis von Rang {place} ist geschuldet</translation>
    </message>
    <message>
        <source>no bounty was paid to entry {entry}</source>
        <translation>an Anmeldung {entry} wurde keine Bounty ausgezahlt</translation>
    </message>
    <message>
        <source>the bounty is paid to entry {entry}</source>
        <translation>die Bounty ist an Anmeldung {entry} ausgezahlt</translation>
    </message>
    <message>
        <source>the prize of place {place} is paid</source>
        <translation>der Preis von Rang {place} ist bezahlt</translation>
    </message>
    <message>
        <source>the prize of place {place} is set aside</source>
        <translation>der Preis von Rang {place} ist zurückgelegt</translation>
    </message>
    <message>
        <source>the posted prizes need more than {pool:money}</source>
        <translation>die ausgehängten Preise brauchen mehr als {pool:money}</translation>
    </message>
    <message>
        <source>the prizes are posted</source>
        <translation>die Preise sind ausgehängt</translation>
    </message>
    <message>
        <source>nobody may have more re-buys than published</source>
        <translation>niemand darf mehr Rebuys haben als veröffentlicht</translation>
    </message>
    <message>
        <source>entry {entry} was sold before the field closed</source>
        <translation>Anmeldung {entry} wurde verkauft, bevor das Feld geschlossen wurde</translation>
    </message>
    <message>
        <source>seat {seat} is taken by entry {entry}</source>
        <translation>Platz {seat} ist von Anmeldung {entry} besetzt</translation>
    </message>
    <message>
        <source>session {session} was opened before</source>
        <translation>Sitzung {session} wurde schon geöffnet</translation>
    </message>
    <message>
        <source>session {session} has to be open</source>
        <translation>Sitzung {session} muss offen sein</translation>
    </message>
    <message>
        <source>{entries} without chips may buy again</source>
        <translation>{entries} ohne Chips dürfen nachkaufen</translation>
    </message>
    <message>
        <source>entry {entry} shares its place</source>
        <translation>Anmeldung {entry} teilt ihren Rang</translation>
    </message>
    <message>
        <source>table {table} has to be free</source>
        <translation>Tisch {table} muss frei sein</translation>
    </message>
    <message>
        <source>table {table} has to be in use</source>
        <translation>Tisch {table} muss in Gebrauch sein</translation>
    </message>
    <message>
        <source>table {table} is open</source>
        <translation>Tisch {table} ist offen</translation>
    </message>
    <message>
        <source>ticket {ticket} was given out before</source>
        <translation>Ticket {ticket} wurde schon ausgegeben</translation>
    </message>
    <message>
        <source>nobody reviews a ruling they had a say in, as ruling {number}</source>
        <translation>niemand überprüft eine Entscheidung, an der er beteiligt war, wie Entscheidung {number}</translation>
    </message>
    <message>
        <source>the notice stands in the register</source>
        <translation>die Meldung steht im Register</translation>
    </message>
    <message>
        <source>the notice has to stand in the register</source>
        <translation>die Meldung muss im Register stehen</translation>
    </message>
    <message>
        <source>the notice is told or dropped</source>
        <translation>die Meldung ist erstattet oder entfallen</translation>
    </message>
    <message>
        <source>ruling {number} is needed</source>
        <translation>Entscheidung {number} wird benötigt</translation>
    </message>
    <message>
        <source>penalty {number} is needed</source>
        <translation>Strafe {number} wird benötigt</translation>
    </message>
    <message>
        <source>penalty {number} was given before</source>
        <translation>Strafe {number} wurde schon verhängt</translation>
    </message>
    <message>
        <source>ruling {number} was given before</source>
        <translation>Entscheidung {number} wurde schon getroffen</translation>
    </message>
    <message>
        <source>entries {one} and {other} are kept apart</source>
        <translation>Anmeldungen {one} und {other} werden getrennt gesetzt</translation>
    </message>
    <message>
        <source>entry {entry} may be moved</source>
        <translation>Anmeldung {entry} darf umgesetzt werden</translation>
    </message>
    <message>
        <source>entry {entry} is to move</source>
        <translation>Anmeldung {entry} soll wechseln</translation>
    </message>
    <message>
        <source>entries {one} and {other} are not kept apart</source>
        <translation>Anmeldungen {one} und {other} werden nicht getrennt gesetzt</translation>
    </message>
    <message>
        <source>nobody may be on the way to table {table}</source>
        <translation>niemand darf zu Tisch {table} unterwegs sein</translation>
    </message>
    <message>
        <source>seat {seat} is kept for slip {slip}</source>
        <translation>Platz {seat} ist für Zettel {slip} reserviert</translation>
    </message>
    <message>
        <source>seat {seat} is locked</source>
        <translation>Platz {seat} ist gesperrt</translation>
    </message>
    <message>
        <source>seat {seat} has to be locked</source>
        <translation>Platz {seat} muss gesperrt sein</translation>
    </message>
    <message>
        <source>slip {slip} was given out before</source>
        <translation>Zettel {slip} wurde schon ausgegeben</translation>
    </message>
    <message>
        <source>entry {entry} must not be moved</source>
        <translation>Anmeldung {entry} darf nicht umgesetzt werden</translation>
    </message>
    <message>
        <source>table {table} has to be on hold</source>
        <translation>Tisch {table} muss angehalten sein</translation>
    </message>
    <message>
        <source>table {table} is on hold</source>
        <translation>Tisch {table} ist angehalten</translation>
    </message>
    <message>
        <source>table {table} has to stand in the breaking order once</source>
        <translation>Tisch {table} muss einmal in der Auflösungsreihenfolge stehen</translation>
    </message>
    <message>
        <source>table {table} has to open later, and to be listed once</source>
        <translation>Tisch {table} muss später öffnen und einmal aufgeführt sein</translation>
    </message>
    <message>
        <source>somebody has to work here</source>
        <translation>jemand muss hier arbeiten</translation>
    </message>
    <message>
        <source>somebody has to be at work</source>
        <translation>jemand muss im Dienst sein</translation>
    </message>
    <message>
        <source>somebody has to be director on duty</source>
        <translation>jemand muss diensthabender Turnierleiter sein</translation>
    </message>
    <message>
        <source>staff number {number} is enrolled</source>
        <translation>Personalnummer {number} ist erfasst</translation>
    </message>
</context>
<context>
    <name>Feature</name>
    <message>
        <source>&amp;Hand of a table</source>
        <translation>&amp;Hand am Tisch</translation>
    </message>
    <message>
        <source>&amp;Steps of the hand</source>
        <translation>&amp;Schritte der Hand</translation>
    </message>
    <message>
        <source>is dealt {cards}</source>
        <translation>bekommt {cards}</translation>
    </message>
    <message>
        <source>Board {cards}</source>
        <translation>Board {cards}</translation>
    </message>
    <message>
        <source>The cards that are due are dealt unseen</source>
        <translation>Die fälligen Karten werden ungesehen gegeben</translation>
    </message>
    <message>
        <source>Kitty {cards}</source>
        <translation>Kitty {cards}</translation>
    </message>
    <message>
        <source>Burnt card {cards}</source>
        <translation>Verbrannte Karte {cards}</translation>
    </message>
    <message>
        <source>folds</source>
        <translation>Fold</translation>
    </message>
    <message>
        <source>loses the hand and {chips}, by a ruling</source>
        <translation>verliert Hand und {chips} durch Entscheidung</translation>
    </message>
    <message>
        <source>may not raise, by a ruling</source>
        <translation>darf nicht erhöhen, durch Entscheidung</translation>
    </message>
    <message>
        <source>is handed the last call back</source>
        <translation>bekommt den letzten Call zurück</translation>
    </message>
    <message>
        <source>takes the kitty</source>
        <translation>nimmt das Kitty</translation>
    </message>
    <message>
        <source>The rest of the board is run {times} times</source>
        <translation>Der Rest des Boards wird {times}-mal gegeben</translation>
    </message>
    <message>
        <source>opens</source>
        <translation>eröffnet</translation>
    </message>
    <message>
        <source>has a dead hand, by a ruling</source>
        <translation>hat eine tote Hand, durch Entscheidung</translation>
    </message>
    <message>
        <source>straddles {chips}</source>
        <translation>straddelt {chips}</translation>
    </message>
    <message>
        <source>posts {chips} for a blind that was missed</source>
        <translation>zahlt {chips} für einen verpassten Blind</translation>
    </message>
    <message>
        <source>had {cards}, shown because {asker} asked</source>
        <translation>hatte {cards}, gezeigt, weil {asker} fragte</translation>
    </message>
    <message>
        <source>stands pat</source>
        <translation>tauscht nicht</translation>
    </message>
    <message>
        <source>checks</source>
        <translation>checkt</translation>
    </message>
    <message>
        <source>calls {chips}</source>
        <translation>callt {chips}</translation>
    </message>
    <message>
        <source>bets {chips}</source>
        <translation>setzt {chips}</translation>
    </message>
    <message>
        <source>raises to {chips}</source>
        <translation>erhöht auf {chips}</translation>
    </message>
    <message>
        <source>puts in {chips} dead</source>
        <translation>zahlt {chips} als totes Geld</translation>
    </message>
    <message>
        <source>ruling on “{what}” carried out (rule {rule})</source>
        <translation>Entscheidung zu „{what}“ ausgeführt (Regel {rule})</translation>
    </message>
    <message>
        <source>{said}, all-in</source>
        <translation>{said}, all-in</translation>
    </message>
    <message>
        <source>acts again</source>
        <translation>handelt noch einmal</translation>
    </message>
    <message>
        <source>{what} (by rule {rule})</source>
        <translation>{what} (nach Regel {rule})</translation>
    </message>
    <message>
        <source>brings it in</source>
        <translation>Bring-in</translation>
    </message>
    <message>
        <source>exchanges {cards}</source>
        <translation>tauscht {cards}</translation>
    </message>
    <message>
        <source>discards {cards}</source>
        <translation>wirft {cards} ab</translation>
    </message>
    <message>
        <source>shows {cards}</source>
        <translation>zeigt {cards}</translation>
    </message>
    <message>
        <source>mucks</source>
        <translation>Muck</translation>
    </message>
    <message>
        <source>kill</source>
        <translation>Kill</translation>
    </message>
    <message>
        <source>button</source>
        <translation>Button</translation>
    </message>
    <message>
        <source>wins {chips}</source>
        <translation>gewinnt {chips}</translation>
    </message>
    <message>
        <source>out of the hand</source>
        <translation>nicht mehr in der Hand</translation>
    </message>
    <message>
        <source>mucked</source>
        <translation>gemuckt</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>all-in</source>
        <translation>All-in</translation>
    </message>
    <message>
        <source>a straight flush</source>
        <translation>Straight Flush</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>Vierling</translation>
    </message>
    <message>
        <source>a full house</source>
        <translation>Full House</translation>
    </message>
    <message>
        <source>a flush</source>
        <translation>Flush</translation>
    </message>
    <message>
        <source>a straight</source>
        <translation>Straight</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>Drilling</translation>
    </message>
    <message>
        <source>two pair</source>
        <translation>zwei Paare</translation>
    </message>
    <message>
        <source>one pair</source>
        <translation>ein Paar</translation>
    </message>
    <message>
        <source>a high card</source>
        <translation>hohe Karte</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>Limit</translation>
    </message>
    <message>
        <source>spread-limit</source>
        <translation>Spread-Limit</translation>
    </message>
    <message>
        <source>half-pot-limit</source>
        <translation>Half-Pot-Limit</translation>
    </message>
    <message>
        <source>pot-limit</source>
        <translation>Pot-Limit</translation>
    </message>
    <message>
        <source>no-limit</source>
        <translation>No-Limit</translation>
    </message>
    <message>
        <source>{limit} {game}</source>
        <translation>{limit} {game}</translation>
    </message>
    <message>
        <source>Table {table}, hand {number}: {game}</source>
        <translation>Tisch {table}, Hand {number}: {game}</translation>
    </message>
    <message>
        <source>bring-in {chips}</source>
        <translation>Bring-in {chips}</translation>
    </message>
    <message>
        <source>bets {least} to {most}</source>
        <translation>Einsätze {least} bis {most}</translation>
    </message>
    <message>
        <source>ante {chips}</source>
        <translation>Ante {chips}</translation>
    </message>
    <message>
        <source>Pot {chips}</source>
        <translation>Pot {chips}</translation>
    </message>
    <message>
        <source>main pot {chips}</source>
        <translation>Hauptpot {chips}</translation>
    </message>
    <message>
        <source>side pot {chips}</source>
        <translation>Sidepot {chips}</translation>
    </message>
    <message>
        <source>The hand is over</source>
        <translation>Die Hand ist beendet</translation>
    </message>
    <message>
        <source>{who} to act: {what}</source>
        <translation>{who} am Zug: {what}</translation>
    </message>
    <message>
        <source>{who} is dealt {cards}</source>
        <translation>{who} bekommt Karten: {cards}</translation>
    </message>
    <message>
        <source>The kitty is dealt {cards}</source>
        <translation>Das Kitty bekommt {cards}</translation>
    </message>
    <message>
        <source>The board is dealt {cards}</source>
        <translation>Das Board bekommt Karten: {cards}</translation>
    </message>
    <message>
        <source>{said}; it may be run up to {times} times</source>
        <translation>{said}; bis zu {times}-mal möglich</translation>
    </message>
    <message>
        <source>{who} to show</source>
        <translation>{who} zeigt</translation>
    </message>
    <message>
        <source>fold</source>
        <translation>Fold</translation>
    </message>
    <message>
        <source>call {chips}</source>
        <translation>Call {chips}</translation>
    </message>
    <message>
        <source>check</source>
        <translation>Check</translation>
    </message>
    <message>
        <source>bring in {chips}</source>
        <translation>Bring-in {chips}</translation>
    </message>
    <message>
        <source>take the kitty</source>
        <translation>Kitty nehmen</translation>
    </message>
    <message>
        <source>exchange up to {cards}</source>
        <translation>Tausch bis {cards}</translation>
    </message>
    <message>
        <source>discard {cards}</source>
        <translation>Abwurf {cards}</translation>
    </message>
    <message>
        <source>show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>muck</source>
        <translation>Muck</translation>
    </message>
    <message>
        <source>raise to {amounts}</source>
        <translation>Raise auf {amounts}</translation>
    </message>
    <message>
        <source>bet {amounts}</source>
        <translation>Bet {amounts}</translation>
    </message>
    <message>
        <source>{least} or {most}</source>
        <translation>{least} oder {most}</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} bis {most}</translation>
    </message>
    <message>
        <source>{who} wins {chips} with {what}</source>
        <translation>{who} gewinnt {chips} mit: {what}</translation>
    </message>
    <message>
        <source>{who} wins {chips}</source>
        <translation>{who} gewinnt {chips}</translation>
    </message>
    <message>
        <source>a low of {ranks}</source>
        <translation>ein Low von {ranks}</translation>
    </message>
    <message>
        <source>a badugi of {ranks}</source>
        <translation>ein Badugi von {ranks}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>FieldActs</name>
    <message>
        <source>Opening order…</source>
        <translation>Öffnungsfolge…</translation>
    </message>
    <message>
        <source>Breaking order…</source>
        <translation>Auflösungsfolge…</translation>
    </message>
    <message>
        <source>Redraw the field…</source>
        <translation>Feld neu auslosen…</translation>
    </message>
    <message>
        <source>Draw the final table…</source>
        <translation>Finaltisch auslosen…</translation>
    </message>
    <message>
        <source>Which tables open next, the first one first?</source>
        <translation>Welche Tische öffnen als Nächstes, der erste zuerst?</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Tables like 5 6 7, or none</source>
        <translation>Tische wie 5 6 7, oder keine</translation>
    </message>
    <message>
        <source>In which order do the tables break, the first one first?</source>
        <translation>In welcher Reihenfolge werden die Tische aufgelöst, der erste zuerst?</translation>
    </message>
    <message>
        <source>All tables, like 3 1 2</source>
        <translation>Alle Tische, wie 3 1 2</translation>
    </message>
    <message>
        <source>Over which tables are all {count} in play drawn anew? Tables left by all are closed.</source>
        <translation>Über welche Tische werden alle {count} im Spiel neu ausgelost? Von allen verlassene Tische werden geschlossen.</translation>
    </message>
    <message>
        <source>Tables, like 1 2 3</source>
        <translation>Tische, wie 1 2 3</translation>
    </message>
    <message>
        <source>At which table do the last {count} sit, drawn anew?</source>
        <translation>An welchem Tisch sitzen die letzten {count}, neu ausgelost?</translation>
    </message>
    <message>
        <source>One table</source>
        <translation>Ein Tisch</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
</context>
<context>
    <name>Filter</name>
    <message>
        <source>event {title}</source>
        <translation>Turnier {title}</translation>
    </message>
    <message>
        <source>since {time}</source>
        <translation>seit {time}</translation>
    </message>
    <message>
        <source>until {time}</source>
        <translation>bis {time}</translation>
    </message>
    <message>
        <source>by {name}</source>
        <translation>von {name}</translation>
    </message>
    <message>
        <source>entry {number}</source>
        <translation>Anmeldung {number}</translation>
    </message>
    <message>
        <source>station {name}</source>
        <translation>Station {name}</translation>
    </message>
    <message>
        <source>all but {kind}</source>
        <translation>alles außer {kind}</translation>
    </message>
</context>
<context>
    <name>FindPerson</name>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>A part of the name</source>
        <translation>Ein Teil des Namens</translation>
    </message>
    <message>
        <source>somebody new</source>
        <translation>jemand Neues</translation>
    </message>
    <message>
        <source>Several people are called so. Which of them?</source>
        <translation>Mehrere Personen heißen so. Welche davon?</translation>
    </message>
    <message>
        <source>One person is called so. Is it this one?</source>
        <translation>Eine Person heißt so. Ist es diese?</translation>
    </message>
    <message>
        <source>One of those beside</source>
        <translation>Eine der nebenstehenden</translation>
    </message>
    <message>
        <source>This one</source>
        <translation>Diese</translation>
    </message>
    <message>
        <source>What is the whole name of the person who is not in the registry yet?</source>
        <translation>Wie ist der ganze Name der Person, die noch nicht im Register steht?</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>The whole name</source>
        <translation>Der ganze Name</translation>
    </message>
    <message>
        <source>Nobody in the registry is called “{name}”. Enter a person of this name?</source>
        <translation>Niemand im Register heißt „{name}“. Eine Person dieses Namens eintragen?</translation>
    </message>
</context>
<context>
    <name>Floor</name>
    <message>
        <source>away since {time}</source>
        <translation>abwesend seit {time}</translation>
    </message>
    <message>
        <source>hand folded once all have cards, a big blind's at its turn</source>
        <translation>Hand gefoldet, sobald alle Karten haben; die eines Big Blind, wenn er dran ist</translation>
    </message>
    <message>
        <source>hand folded at its turn</source>
        <translation>Hand gefoldet, wenn sie dran ist</translation>
    </message>
    <message>
        <source>hand folded once all have cards</source>
        <translation>Hand gefoldet, sobald alle Karten haben</translation>
    </message>
    <message>
        <source>{said} ({rule})</source>
        <translation>{said} ({rule})</translation>
    </message>
    <message>
        <source>{name}, {seat}, is away since {time}</source>
        <translation>{name}, {seat}, ist abwesend seit {time}</translation>
    </message>
    <message>
        <source>{count} are away, the longest {name}, {seat}, since {time}</source>
        <translation>{count} sind abwesend, am längsten {name}, {seat}, seit {time}</translation>
    </message>
    <message>
        <source>Seats are fixed for the session; nobody is moved</source>
        <translation>Plätze sind für die Sitzung fest; niemand wird umgesetzt</translation>
    </message>
    <message>
        <source>Halt play at table {table}: {short} short of the fullest</source>
        <translation>Spiel an Tisch {table} anhalten: {short} weniger als am vollsten</translation>
    </message>
    <message>
        <source>by counts, button not told</source>
        <translation>nach Anzahl, Button nicht gemeldet</translation>
    </message>
    <message>
        <source>Table {table} is on hold</source>
        <translation>Tisch {table} ist angehalten</translation>
    </message>
    <message>
        <source>exits pending: {count}</source>
        <translation>ausstehendes Ausscheiden: {count}</translation>
    </message>
    <message>
        <source>Freed seats are for the {count} who wait; no move is suggested</source>
        <translation>Freie Plätze sind für die {count} Wartenden; kein Wechsel ist vorgeschlagen</translation>
    </message>
    <message>
        <source>a place is free, ticket {ticket} is next</source>
        <translation>ein Platz ist frei, Ticket {ticket} ist das nächste</translation>
    </message>
    <message>
        <source>{one} and {other}, to be kept apart, sit at table {table}</source>
        <translation>{one} und {other}, getrennt zu setzen, sitzen an Tisch {table}</translation>
    </message>
    <message>
        <source>Draw the whole field anew over tables {tables}</source>
        <translation>Das ganze Feld über die Tische {tables} neu auslosen</translation>
    </message>
    <message>
        <source>Draw the final table, at table {tables}</source>
        <translation>Finaltisch auslosen, an Tisch {tables}</translation>
    </message>
    <message>
        <source>Open table {table}: {left} are in play and the tables seat {seats}</source>
        <translation>Tisch {table} öffnen: {left} sind im Spiel, die Tische fassen {seats}</translation>
    </message>
    <message>
        <source>Close table {table}: all have left it</source>
        <translation>Tisch {table} schließen: Alle haben ihn verlassen</translation>
    </message>
    <message>
        <source>Break table {table}: its {count} players fit into the others</source>
        <translation>Tisch {table} auflösen: Seine {count} Spieler passen an die anderen</translation>
    </message>
    <message>
        <source>Move {who} to {where}</source>
        <translation>{who} umsetzen auf {where}</translation>
    </message>
    <message>
        <source>after the one before</source>
        <translation>nach dem vorigen</translation>
    </message>
    <message>
        <source>Table {table} should give a player but may move nobody</source>
        <translation>Tisch {table} sollte einen Spieler abgeben, darf aber keinen umsetzen</translation>
    </message>
    <message>
        <source>Table {table} breaks: {count} still to arrive</source>
        <translation>Tisch {table} wird aufgelöst: {count} müssen noch ankommen</translation>
    </message>
    <message>
        <source>{who} to {where}</source>
        <translation>{who} auf {where}</translation>
    </message>
    <message>
        <source>on the way, slip {slip}</source>
        <translation>unterwegs, Zettel {slip}</translation>
    </message>
    <message>
        <source>&amp;Floor</source>
        <translation>&amp;Floor</translation>
    </message>
    <message>
        <source>Close table</source>
        <translation>Tisch schließen</translation>
    </message>
    <message>
        <source>C&amp;hips</source>
        <translation>C&amp;hips</translation>
    </message>
    <message>
        <source>&amp;Seat</source>
        <translation>P&amp;latz</translation>
    </message>
    <message>
        <source>{players} of {seats}</source>
        <translation>{players} von {seats}</translation>
    </message>
    <message>
        <source>button not told</source>
        <translation>Button nicht gemeldet</translation>
    </message>
    <message>
        <source>none told there</source>
        <translation>dort keiner gemeldet</translation>
    </message>
    <message>
        <source>blinds not told</source>
        <translation>Blinds nicht gemeldet</translation>
    </message>
    <message>
        <source>no blinds told there</source>
        <translation>dort keine Blinds gemeldet</translation>
    </message>
    <message>
        <source>passes over one who stays</source>
        <translation>übergeht einen, der bleibt</translation>
    </message>
    <message>
        <source>passes over one who moved before</source>
        <translation>übergeht einen, der schon wechselte</translation>
    </message>
    <message>
        <source>moved before</source>
        <translation>wechselte schon</translation>
    </message>
    <message>
        <source>posts the big blind next</source>
        <translation>setzt als Nächster den Big Blind</translation>
    </message>
    <message>
        <source>waits until the button has passed</source>
        <translation>wartet, bis der Button vorbei ist</translation>
    </message>
    <message>
        <source>next big blind of table {table}</source>
        <translation>nächster Big Blind von Tisch {table}</translation>
    </message>
    <message>
        <source>{name}, {seat}</source>
        <translation>{name}, {seat}</translation>
    </message>
    <message>
        <source>worst seat of table {table}</source>
        <translation>schlechtesten Platz von Tisch {table}</translation>
    </message>
    <message>
        <source>{left} in play, {tables} tables open, nobody seated</source>
        <translation>{left} im Spiel, {tables} Tische offen, niemand gesetzt</translation>
    </message>
    <message>
        <source>{left} left on one table</source>
        <translation>{left} übrig an einem Tisch</translation>
    </message>
    <message>
        <source>{left} left on {tables} tables, {each} a table; fullest {most}, emptiest {least}</source>
        <translation>{left} übrig an {tables} Tischen, {each} je Tisch; vollster {most}, leerster {least}</translation>
    </message>
    <message>
        <source>for {age}</source>
        <translation>seit {age}</translation>
    </message>
    <message>
        <source>End the hold</source>
        <translation>Sperre aufheben</translation>
    </message>
    <message>
        <source>Move one of them</source>
        <translation>Einen umsetzen</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Draw them</source>
        <translation>Auslosen</translation>
    </message>
    <message>
        <source>Close it</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Break it</source>
        <translation>Auflösen</translation>
    </message>
    <message>
        <source>Order the move</source>
        <translation>Anordnen</translation>
    </message>
    <message>
        <source>Colour up</source>
        <translation>Wechseln</translation>
    </message>
    <message>
        <source>Arrived</source>
        <translation>Angekommen</translation>
    </message>
    <message>
        <source>Here again</source>
        <translation>Wieder da</translation>
    </message>
    <message>
        <source>ante {times} at {each} = {paid}</source>
        <translation>Ante {times} zu {each} = {paid}</translation>
    </message>
    <message>
        <source>small blind {times} at {each} = {paid}</source>
        <translation>Small Blind {times} zu {each} = {paid}</translation>
    </message>
    <message>
        <source>big blind {times} at {each} = {paid}</source>
        <translation>Big Blind {times} zu {each} = {paid}</translation>
    </message>
    <message>
        <source>a mover</source>
        <translation>einen Wechselnden</translation>
    </message>
    <message>
        <source>kept for {who}, slip {slip}</source>
        <translation>reserviert für {who}, Zettel {slip}</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>out when the hold ends</source>
        <translation>aus, wenn die Sperre endet</translation>
    </message>
    <message>
        <source>moves to {where}, slip {slip}</source>
        <translation>wechselt auf {where}, Zettel {slip}</translation>
    </message>
    <message>
        <source>stays here</source>
        <translation>bleibt hier</translation>
    </message>
    <message>
        <source>apart from {entry}</source>
        <translation>getrennt von {entry}</translation>
    </message>
    <message>
        <source>penalty, {left}</source>
        <translation>Strafe, {left}</translation>
    </message>
    <message>
        <source>sits out the next hand</source>
        <translation>setzt die nächste Hand aus</translation>
    </message>
    <message>
        <source>sits out the next hand if the blinds stand as usual</source>
        <translation>setzt die nächste Hand aus, wenn die Blinds wie üblich stehen</translation>
    </message>
    <message>
        <source>not seen yet</source>
        <translation>noch nicht gesehen</translation>
    </message>
    <message>
        <source>here</source>
        <translation>da</translation>
    </message>
    <message>
        <source>button</source>
        <translation>Button</translation>
    </message>
    <message>
        <source>small blind</source>
        <translation>Small Blind</translation>
    </message>
    <message>
        <source>big blind</source>
        <translation>Big Blind</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Tisch {table}</translation>
    </message>
    <message>
        <source>{count} away</source>
        <translation>{count} abwesend</translation>
    </message>
    <message>
        <source>all here</source>
        <translation>alle da</translation>
    </message>
    <message>
        <source>not all seen yet</source>
        <translation>noch nicht alle gesehen</translation>
    </message>
    <message>
        <source>Button not told.</source>
        <translation>Button nicht gemeldet.</translation>
    </message>
    <message>
        <source>Button at seat {seat}.</source>
        <translation>Button auf Platz {seat}.</translation>
    </message>
    <message>
        <source>Button at seat {seat}, told {time} ({age} ago).</source>
        <translation>Button auf Platz {seat}, gemeldet {time} (vor {age}).</translation>
    </message>
    <message>
        <source>On hold since {time}.</source>
        <translation>Angehalten seit {time}.</translation>
    </message>
    <message>
        <source>No stack told.</source>
        <translation>Kein Stack gemeldet.</translation>
    </message>
    <message>
        <source>Stacks told {time} ({age} ago).</source>
        <translation>Stacks gemeldet {time} (vor {age}).</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>Put on hold</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Hold ended</source>
        <translation>Sperre aufgehoben</translation>
    </message>
    <message>
        <source>All noted as here</source>
        <translation>Alle als da vermerkt</translation>
    </message>
    <message>
        <source>Button told at seat {seat}</source>
        <translation>Button auf Platz {seat} gemeldet</translation>
    </message>
    <message>
        <source>Stacks told</source>
        <translation>Stacks gemeldet</translation>
    </message>
    <message>
        <source>{who} went from {left} to {seat}</source>
        <translation>{who} ging von {left} auf {seat}</translation>
    </message>
    <message>
        <source>{seat} {who} out</source>
        <translation>{seat} {who} ausgeschieden</translation>
    </message>
    <message>
        <source>on hold</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>breaks</source>
        <translation>löst auf</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>first to break</source>
        <translation>wird als Erster aufgelöst</translation>
    </message>
    <message>
        <source>{count} locked</source>
        <translation>{count} gesperrt</translation>
    </message>
</context>
<context>
    <name>FloorPage</name>
    <message>
        <source>Map of the room</source>
        <translation>Plan des Raums</translation>
    </message>
    <message>
        <source>List of tables</source>
        <translation>Liste der Tische</translation>
    </message>
    <message>
        <source>Rulings and penalties</source>
        <translation>Entscheidungen und Strafen</translation>
    </message>
    <message>
        <source>Hand of the table</source>
        <translation>Hand am Tisch</translation>
    </message>
    <message>
        <source>Whole room</source>
        <translation>Ganzer Raum</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Floor</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Drag a table to its place, or Alt with arrows and then Enter; Escape puts it back</source>
        <translation>Einen Tisch an seine Stelle ziehen, oder Alt mit Pfeilen und dann Enter; Escape stellt ihn zurück</translation>
    </message>
</context>
<context>
    <name>FloorPane</name>
    <message>
        <source>12, 12 all here, 12-5 away</source>
        <translation>12, 12 all here, 12-5 away</translation>
    </message>
    <message>
        <source>A table, or who is there</source>
        <translation>Ein Tisch, oder wer da ist</translation>
    </message>
    <message>
        <source>What is due</source>
        <translation>Was fällig ist</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Nothing is due: the tables are even.</source>
        <translation>Nichts ist fällig: Die Tische sind ausgeglichen.</translation>
    </message>
    <message>
        <source>No table yet. Open one (Ctrl+T).</source>
        <translation>Noch kein Tisch. Einen öffnen (Ctrl+T).</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Tisch {table}</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Fällig</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Anmeldung</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Due now</source>
        <translation>Jetzt fällig</translation>
    </message>
</context>
<context>
    <name>FloorSide</name>
    <message>
        <source>Due now</source>
        <translation>Jetzt fällig</translation>
    </message>
    <message>
        <source>Choose a line at the left to act on it.</source>
        <translation>Links eine Zeile wählen, um etwas zu tun.</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Tisch {table}</translation>
    </message>
    <message>
        <source>No table yet</source>
        <translation>Noch kein Tisch</translation>
    </message>
    <message>
        <source>No seat chosen</source>
        <translation>Kein Platz gewählt</translation>
    </message>
    <message>
        <source>Seat {seat}, nobody</source>
        <translation>Platz {seat}, niemand</translation>
    </message>
    <message>
        <source>Seat {seat}, {name}</source>
        <translation>Platz {seat}, {name}</translation>
    </message>
</context>
<context>
    <name>FormTable</name>
    <message>
        <source>Choose a line, or A adds one.</source>
        <translation>Zeile wählen, oder A fügt eine an.</translation>
    </message>
</context>
<context>
    <name>FramedScreen</name>
    <message>
        <source>Screen for players</source>
        <translation>Bildschirm für Spieler</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>How many chips had {name} before the hand?</source>
        <translation>Wie viele Chips hatte {name} vor der Hand?</translation>
    </message>
    <message>
        <source>How many chips did {name} put into the pot of that hand?</source>
        <translation>Wie viele Chips brachte {name} in den Pot dieser Hand?</translation>
    </message>
    <message>
        <source>For how many chips in all was {name} all-in in that hand?</source>
        <translation>Mit wie vielen Chips insgesamt war {name} in dieser Hand all-in?</translation>
    </message>
    <message>
        <source>Which all-in of that hand was that of {name}, the first being 1?</source>
        <translation>Das wievielte All-in dieser Hand war das von {name}, das erste als 1?</translation>
    </message>
    <message>
        <source>How many seats clockwise from the button sat {name}, on it being 0?</source>
        <translation>Wie viele Plätze im Uhrzeigersinn vom Button saß {name}, darauf als 0?</translation>
    </message>
    <message>
        <source>Which card did {name} draw in round {round}, such as 7, 10 or Q?</source>
        <translation>Welche Karte zog {name} in Runde {round}, etwa 7, 10 oder Q?</translation>
    </message>
    <message>
        <source>Which rank does the director give {name} among them, the best being 1?</source>
        <translation>Welchen Rang gibt der Turnierleiter {name} darunter, der beste als 1?</translation>
    </message>
    <message>
        <source>Number of the all-in</source>
        <translation>Nummer des All-ins</translation>
    </message>
    <message>
        <source>Seats from the button</source>
        <translation>Plätze vom Button</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
</context>
<context>
    <name>HandActs</name>
    <message>
        <source>One hand…</source>
        <translation>Eine Hand…</translation>
    </message>
    <message>
        <source>Reorder…</source>
        <translation>Neu ordnen…</translation>
    </message>
    <message>
        <source>Who else lost the last chips in the hand of {name}?</source>
        <translation>Wer verlor in der Hand von {name} sonst noch die letzten Chips?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Are they out in one hand?</source>
        <translation>Sind sie in einer Hand ausgeschieden?</translation>
    </message>
    <message>
        <source>Have they lost their chips in one hand? {names} may buy again.</source>
        <translation>Haben sie ihre Chips in einer Hand verloren? {names} dürfen nachkaufen.</translation>
    </message>
    <message>
        <source>Hand number, if known</source>
        <translation>Nummer der Hand, falls bekannt</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Ausgeschieden</translation>
    </message>
    <message>
        <source>In which order did they go out, first out first? Write 4=7 for a shared place.</source>
        <translation>In welcher Reihenfolge schieden sie aus, der erste zuerst? Für einen geteilten Rang 4=7 schreiben.</translation>
    </message>
    <message>
        <source>Why did they go out in this order?</source>
        <translation>Warum wird die Reihenfolge des Ausscheidens geändert?</translation>
    </message>
    <message>
        <source>Reorder</source>
        <translation>Neu ordnen</translation>
    </message>
    <message>
        <source>Entry numbers</source>
        <translation>Anmeldenummern</translation>
    </message>
</context>
<context>
    <name>HandPane</name>
    <message>
        <source>Seats of the hand</source>
        <translation>Plätze der Hand</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>No hand is followed here. N begins the next one.</source>
        <translation>Hier wird keine Hand verfolgt. N beginnt die nächste.</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Noch nichts.</translation>
    </message>
    <message>
        <source>What was done, the newest first</source>
        <translation>Verlauf, neueste zuerst</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Tisch {table}</translation>
    </message>
    <message>
        <source>{left} to act</source>
        <translation>{left} zum Handeln</translation>
    </message>
    <message>
        <source>Last seconds: {left}</source>
        <translation>Letzte Sekunden: {left}</translation>
    </message>
    <message>
        <source>The time is over</source>
        <translation>Die Zeit ist um</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stack</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>Stand</translation>
    </message>
</context>
<context>
    <name>HandSide</name>
    <message>
        <source>No hand is followed at this table</source>
        <translation>An diesem Tisch wird keine Hand verfolgt</translation>
    </message>
    <message>
        <source>The hand is over</source>
        <translation>Die Hand ist beendet</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>Der Dealer</translation>
    </message>
    <message>
        <source>{seat}  {name}</source>
        <translation>{seat}  {name}</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>{day} {time}, up to fact {seq}</source>
        <translation>{day} {time}, bis Eintrag {seq}</translation>
    </message>
    <message>
        <source>Steps of the history</source>
        <translation>Schritte des Verlaufs</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>nicht entschieden</translation>
    </message>
    <message>
        <source>owed</source>
        <translation>geschuldet</translation>
    </message>
    <message>
        <source>slip out</source>
        <translation>Zettel ausgegeben</translation>
    </message>
    <message>
        <source>identity seen</source>
        <translation>Ausweis gesehen</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>bezahlt</translation>
    </message>
    <message>
        <source>unclaimed</source>
        <translation>nicht abgeholt</translation>
    </message>
    <message>
        <source>forfeited</source>
        <translation>verfallen</translation>
    </message>
    <message>
        <source>Prize pool</source>
        <translation>Preispool</translation>
    </message>
    <message>
        <source>Prize of {place} place</source>
        <translation>Preis für den {place} Rang</translation>
    </message>
    <message>
        <source>Entry {number}, {name}</source>
        <translation>Anmeldung {number}, {name}</translation>
    </message>
    <message>
        <source>Exit of entry {number}, {name}</source>
        <translation>Ausscheiden von Anmeldung {number}, {name}</translation>
    </message>
    <message>
        <source>{was} to {now}</source>
        <translation>{was} → {now}</translation>
    </message>
    <message>
        <source>Act {number} undone</source>
        <translation>Vorgang {number} rückgängig gemacht</translation>
    </message>
    <message>
        <source>Act {number} counts again</source>
        <translation>Vorgang {number} zählt wieder</translation>
    </message>
    <message>
        <source>Posted in version {version}</source>
        <translation>Ausgehängt in Version {version}</translation>
    </message>
    <message>
        <source>Version {version} seen on screen: {screen}</source>
        <translation>Version {version} auf Bildschirm gezeigt: {screen}</translation>
    </message>
    <message>
        <source>Printed: {kind}, paper {number}</source>
        <translation>Gedruckt: {kind}, Papier {number}</translation>
    </message>
    <message>
        <source>An act that cannot be read</source>
        <translation>Ein nicht lesbarer Vorgang</translation>
    </message>
    <message>
        <source>{count} in a row, from: {what}</source>
        <translation>{count} nacheinander, ab: {what}</translation>
    </message>
    <message>
        <source>Copy printed: {kind}, paper {number}</source>
        <translation>Kopie gedruckt: {kind}, Papier {number}</translation>
    </message>
    <message>
        <source>Copy did not come out: {kind}, paper {number}</source>
        <translation>Kopie kam nicht heraus: {kind}, Papier {number}</translation>
    </message>
    <message>
        <source>Did not come out: {kind}, paper {number}</source>
        <translation>Kam nicht heraus: {kind}, Papier {number}</translation>
    </message>
    <message>
        <source>{who}, approved by {approver}</source>
        <translation>{who}, gebilligt von {approver}</translation>
    </message>
    <message>
        <source>undone since</source>
        <translation>inzwischen rückgängig</translation>
    </message>
    <message>
        <source>slip {number}</source>
        <translation>Zettel {number}</translation>
    </message>
</context>
<context>
    <name>HistoryActs</name>
    <message>
        <source>History of this</source>
        <translation>Verlauf hiervon</translation>
    </message>
    <message>
        <source>History of the pool</source>
        <translation>Verlauf des Pools</translation>
    </message>
    <message>
        <source>PDF with the head of the chain…</source>
        <translation>PDF mit Kopf der Kette…</translation>
    </message>
</context>
<context>
    <name>House</name>
    <message>
        <source>Open</source>
        <translation>Neutral</translation>
    </message>
</context>
<context>
    <name>HouseMenu</name>
    <message>
        <source>End the gaming day…</source>
        <translation>Spieltag beenden…</translation>
    </message>
    <message>
        <source>&amp;House</source>
        <translation>&amp;Haus</translation>
    </message>
    <message>
        <source>End the gaming day? The house's record of today is closed and tomorrow's begins with the tables as they stand. Events go on; today's acts on tables can then not be undone.</source>
        <translation>Spieltag beenden? Das Protokoll des Hauses von heute wird geschlossen, das von morgen beginnt mit den Tischen, wie sie stehen. Turniere laufen weiter; heutige Vorgänge an Tischen sind dann nicht mehr umkehrbar.</translation>
    </message>
    <message>
        <source>End the day</source>
        <translation>Tag beenden</translation>
    </message>
</context>
<context>
    <name>HouseRulesActs</name>
    <message>
        <source>House version…</source>
        <translation>Hausfassung…</translation>
    </message>
    <message>
        <source>Why does {title} go over to the rules of {house} as they are now? Changed: {files}. The published conditions stay.</source>
        <translation>Warum geht {title} zu den Regeln von {house} über, wie sie jetzt sind? Geändert: {files}. Die veröffentlichten Bedingungen bleiben.</translation>
    </message>
    <message>
        <source>Adopt</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Reason, for the record</source>
        <translation>Grund, für das Protokoll</translation>
    </message>
    <message>
        <source>rules of tournaments</source>
        <translation>Turnierregeln</translation>
    </message>
    <message>
        <source>rules of play</source>
        <translation>Spielregeln</translation>
    </message>
    <message>
        <source>irregularities</source>
        <translation>Unregelmäßigkeiten</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Selected entry</source>
        <translation>Gewählte Anmeldung</translation>
    </message>
    <message>
        <source>Choose an entry in the list to see it and to act on it.</source>
        <translation>Eine Anmeldung in der Liste wählen, um sie zu sehen und etwas zu tun.</translation>
    </message>
    <message>
        <source>Nobody selected</source>
        <translation>Niemand gewählt</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Preise</translation>
    </message>
</context>
<context>
    <name>KeptPrizeActs</name>
    <message>
        <source>Claim a kept prize…</source>
        <translation>Verwahrten Preis einlösen…</translation>
    </message>
    <message>
        <source>Take a claimed prize back…</source>
        <translation>Eingelösten Preis zurück…</translation>
    </message>
    <message>
        <source>Kept prize to the Crown…</source>
        <translation>Verwahrten Preis an den Staat…</translation>
    </message>
    <message>
        <source>No kept prize was claimed today.</source>
        <translation>Heute wurde kein verwahrter Preis eingelöst.</translation>
    </message>
    <message>
        <source>The house keeps no prize of an event that is over.</source>
        <translation>Das Haus verwahrt keinen Preis eines beendeten Turniers.</translation>
    </message>
    <message>
        <source>Whose kept prize is claimed?</source>
        <translation>Wessen verwahrter Preis wird eingelöst?</translation>
    </message>
    <message>
        <source>Whose claimed prize came back?</source>
        <translation>Wessen eingelöster Preis kam zurück?</translation>
    </message>
    <message>
        <source>Whose kept prize goes to the Crown?</source>
        <translation>Wessen verwahrter Preis geht an den Staat?</translation>
    </message>
    <message>
        <source>A part of the name</source>
        <translation>Ein Teil des Namens</translation>
    </message>
    <message>
        <source>{question} {count} of them.</source>
        <translation>{question} Es sind {count}.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>By what did {name} show who it is?</source>
        <translation>Womit hat sich {name} ausgewiesen?</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Nachweis</translation>
    </message>
    <message>
        <source>Hand over {prize} to {name}, in what?</source>
        <translation>{prize} an {name} übergeben, in welcher Zahlungsart?</translation>
    </message>
    <message>
        <source>Paid in</source>
        <translation>Bezahlt in</translation>
    </message>
    <message>
        <source>From this amount on the house wants more of {name}: {details}.</source>
        <translation>Ab diesem Betrag will das Haus von {name} mehr wissen: {details}.</translation>
    </message>
    <message>
        <source>Noted</source>
        <translation>Notiert</translation>
    </message>
    <message>
        <source>Details, erasable</source>
        <translation>Angaben, löschbar</translation>
    </message>
    <message>
        <source>Why does {prize} come back from {name}? The house keeps it again then.</source>
        <translation>Warum kommt {prize} von {name} zurück? Das Haus verwahrt den Preis dann wieder.</translation>
    </message>
    <message>
        <source>It is back</source>
        <translation>Ist zurück</translation>
    </message>
    <message>
        <source>Why may {name} not have the prize?</source>
        <translation>Warum darf {name} den Preis nicht erhalten?</translation>
    </message>
    <message>
        <source>Who says that {name} may not have {prize}, and why?</source>
        <translation>Wer sagt, dass {name} {prize} nicht erhalten darf, und warum?</translation>
    </message>
    <message>
        <source>To the Crown</source>
        <translation>An den Staat</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Reason, for the record</source>
        <translation>Grund, für das Protokoll</translation>
    </message>
    <message>
        <source>{name}, {place} of {title}, {prize}</source>
        <translation>{name}, {place} Rang in {title}, {prize}</translation>
    </message>
</context>
<context>
    <name>KeyHint</name>
    <message>
        <source>Shortest</source>
        <translation>Am kürzesten</translation>
    </message>
    <message>
        <source>a space may be left out; letters of a name do as well: “oliv b”</source>
        <translation>ein Leerzeichen darf fehlen; Buchstaben eines Namens gehen auch: „oliv b“</translation>
    </message>
</context>
<context>
    <name>KillActs</name>
    <message>
        <source>Next: {game}</source>
        <translation>Als Nächstes: {game}</translation>
    </message>
    <message>
        <source>{next}; {seat} posts the kill, {chips}</source>
        <translation>{next}; {seat} zahlt den Kill, {chips}</translation>
    </message>
    <message>
        <source>End kill pots</source>
        <translation>Kill Pots beenden</translation>
    </message>
    <message>
        <source>Play kill pots</source>
        <translation>Kill Pots spielen</translation>
    </message>
    <message>
        <source>From how many chips on does a pot count for the kill?</source>
        <translation>Ab wie vielen Chips zählt ein Pot für den Kill?</translation>
    </message>
    <message>
        <source>Chips; 0: every pot</source>
        <translation>Chips; 0: jeder Pot</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Save PDF…</source>
        <translation>PDF speichern…</translation>
    </message>
    <message>
        <source>Printer…</source>
        <translation>Drucker…</translation>
    </message>
    <message>
        <source>Print at {printer}</source>
        <translation>Drucken auf {printer}</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>There is no printer; save a PDF instead.</source>
        <translation>Kein Drucker vorhanden; stattdessen ein PDF speichern.</translation>
    </message>
    <message>
        <source>{document} sent to {printer}, 1 page.</source>
        <translation>{document} an {printer} gesendet, 1 Seite.</translation>
    </message>
    <message>
        <source>{document} sent to {printer}, {pages} pages.</source>
        <translation>{document} an {printer} gesendet, {pages} Seiten.</translation>
    </message>
    <message>
        <source>Into which file? One that is there already is written anew.</source>
        <translation>In welche Datei? Eine schon vorhandene wird neu geschrieben.</translation>
    </message>
    <message>
        <source>A file ending in .pdf</source>
        <translation>Eine Datei mit Endung .pdf</translation>
    </message>
    <message>
        <source>Write it</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>Geschrieben in {file}.</translation>
    </message>
    <message>
        <source>At which printer?</source>
        <translation>Auf welchem Drucker?</translation>
    </message>
    <message>
        <source>Name of the printer</source>
        <translation>Name des Druckers</translation>
    </message>
    <message>
        <source>Print there</source>
        <translation>Dort drucken</translation>
    </message>
    <message>
        <source>On letter</source>
        <translation>Auf Letter</translation>
    </message>
    <message>
        <source>On A4</source>
        <translation>Auf A4</translation>
    </message>
</context>
<context>
    <name>LeftPane</name>
    <message>
        <source>Pool by its parts</source>
        <translation>Pool nach Teilen</translation>
    </message>
    <message>
        <source>Prize queue</source>
        <translation>Auszuzahlende Preise</translation>
    </message>
    <message>
        <source>Nobody has won a prize yet.</source>
        <translation>Noch hat niemand einen Preis gewonnen.</translation>
    </message>
    <message>
        <source>Prize queue, {count} open</source>
        <translation>Auszuzahlende Preise, {count} offen</translation>
    </message>
    <message>
        <source>owed, slip, identity, paid</source>
        <translation>geschuldet, Zettel, Identität, bezahlt</translation>
    </message>
</context>
<context>
    <name>Letters</name>
    <message>
        <source>small</source>
        <comment>first letter of a title within a sentence</comment>
        <translation>groß</translation>
    </message>
</context>
<context>
    <name>LevelActs</name>
    <message>
        <source>Go to it…</source>
        <translation>Dorthin gehen…</translation>
    </message>
    <message>
        <source>Change it…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Put in before…</source>
        <translation>Davor einfügen…</translation>
    </message>
    <message>
        <source>Take it out…</source>
        <translation>Herausnehmen…</translation>
    </message>
</context>
<context>
    <name>ListActs</name>
    <message>
        <source>Filter…</source>
        <translation>Filter…</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Alles anzeigen</translation>
    </message>
    <message>
        <source>Back to the newest</source>
        <translation>Zurück zum Neuesten</translation>
    </message>
    <message>
        <source>PDF of shown…</source>
        <translation>PDF der Auswahl…</translation>
    </message>
    <message>
        <source>What is to be shown? Each filter narrows the list.</source>
        <translation>Was soll angezeigt werden? Jeder Filter verengt die Liste.</translation>
    </message>
    <message>
        <source>since 01:00, by name, entry 12, station, event, exits, not chips</source>
        <translation>since 01:00, by Name, entry 12, station, event, ausgeschieden, not chips</translation>
    </message>
    <message>
        <source>prizes</source>
        <translation>preise</translation>
    </message>
    <message>
        <source>exits</source>
        <translation>ausgeschieden</translation>
    </message>
    <message>
        <source>denied</source>
        <translation>verweigert</translation>
    </message>
    <message>
        <source>not chips</source>
        <translation>not chips</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
</context>
<context>
    <name>ListsIn</name>
    <message>
        <source>Take in a list…</source>
        <translation>Liste einlesen…</translation>
    </message>
    <message>
        <source>The people are still being read; wait a moment.</source>
        <translation>Die Personen werden noch gelesen; einen Moment warten.</translation>
    </message>
    <message>
        <source>From which file? Its first line names the columns: name, card, born, ban, from, until, screens.</source>
        <translation>Aus welcher Datei? Die erste Zeile nennt die Spalten: name, card, born, ban, from, until, screens.</translation>
    </message>
    <message>
        <source>A file ending in .csv or .xlsx</source>
        <translation>Eine Datei mit Endung .csv oder .xlsx</translation>
    </message>
    <message>
        <source>Take it in</source>
        <translation>Einlesen</translation>
    </message>
    <message>
        <source>{file}: {new} new, {changed} changed, {unchanged} as they were, {refused} refused.</source>
        <translation>{file}: {new} neu, {changed} geändert, {unchanged} unverändert, {refused} abgelehnt.</translation>
    </message>
</context>
<context>
    <name>LookUpActs</name>
    <message>
        <source>Look up a rule…</source>
        <translation>Regel suchen…</translation>
    </message>
    <message>
        <source>Into the log…</source>
        <translation>Ins Protokoll…</translation>
    </message>
    <message>
        <source>Carry it out, and into the log</source>
        <translation>Ausführen und ins Protokoll</translation>
    </message>
</context>
<context>
    <name>LookUpPane</name>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Nothing fits; type it in other words.</source>
        <translation>Nichts passt; mit anderen Worten versuchen.</translation>
    </message>
    <message>
        <source>House: {house}</source>
        <translation>Haus: {house}</translation>
    </message>
    <message>
        <source>from the hand: {answers}</source>
        <translation>aus der Hand: {answers}</translation>
    </message>
    <message>
        <source>The house rules</source>
        <translation>Die Hausregeln</translation>
    </message>
    <message>
        <source>Enter: into the log. Backspace: a question back.</source>
        <translation>Enter: ins Protokoll. Backspace: eine Frage zurück.</translation>
    </message>
    <message>
        <source>Backspace: a question back.</source>
        <translation>Rücktaste: eine Frage zurück.</translation>
    </message>
    <message>
        <source>Look up a rule</source>
        <translation>Regel suchen</translation>
    </message>
</context>
<context>
    <name>LookingUp</name>
    <message>
        <source>What happened?</source>
        <translation>Was ist geschehen?</translation>
    </message>
    <message>
        <source>A few words of it</source>
        <translation>Ein paar Worte dazu</translation>
    </message>
</context>
<context>
    <name>Map</name>
    <message>
        <source>seated</source>
        <translation>besetzt</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>under 10 big blinds</source>
        <translation>unter 10 Big Blinds</translation>
    </message>
    <message>
        <source>away</source>
        <translation>abwesend</translation>
    </message>
    <message>
        <source>button, where told</source>
        <translation>Button, wo gemeldet</translation>
    </message>
    <message>
        <source>suggested</source>
        <translation>vorgeschlagen</translation>
    </message>
    <message>
        <source>on the way</source>
        <translation>unterwegs</translation>
    </message>
    <message>
        <source>big blind of {table} → {where}</source>
        <translation>Big Blind von {table} → {where}</translation>
    </message>
    <message>
        <source>{name} {seat} → {where}</source>
        <translation>{name} {seat} → {where}</translation>
    </message>
    <message>
        <source>kept for {who}</source>
        <translation>reserviert für {who}</translation>
    </message>
    <message>
        <source>for {who}</source>
        <translation>für {who}</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>just out</source>
        <translation>eben aus</translation>
    </message>
    <message>
        <source>out when the hold ends</source>
        <translation>aus, wenn die Sperre endet</translation>
    </message>
    <message>
        <source>may buy again</source>
        <translation>darf nachkaufen</translation>
    </message>
    <message>
        <source>{count} BB</source>
        <translation>{count} BB</translation>
    </message>
    <message>
        <source>a mover</source>
        <translation>Wechsel</translation>
    </message>
    <message>
        <source>table {table}</source>
        <translation>Tisch {table}</translation>
    </message>
    <message>
        <source>drop here</source>
        <translation>hier ablegen</translation>
    </message>
    <message>
        <source>being moved</source>
        <translation>wird verschoben</translation>
    </message>
    <message>
        <source>{players} of {seats}</source>
        <translation>{players} von {seats}</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>hold {minutes} min</source>
        <translation>angehalten {minutes} min</translation>
    </message>
    <message>
        <source>{count} short</source>
        <translation>{count} fehlen</translation>
    </message>
    <message>
        <source>breaks</source>
        <translation>löst auf</translation>
    </message>
    <message>
        <source>break it now</source>
        <translation>jetzt auflösen</translation>
    </message>
    <message>
        <source>break</source>
        <translation>auflösen</translation>
    </message>
    <message>
        <source>all have left</source>
        <translation>alle weg</translation>
    </message>
    <message>
        <source>left</source>
        <translation>weg</translation>
    </message>
    <message>
        <source>{count} away</source>
        <translation>{count} abwesend</translation>
    </message>
    <message>
        <source>seat {seat} away</source>
        <translation>Platz {seat} abwesend</translation>
    </message>
    <message>
        <source>next to break</source>
        <translation>als Nächster aufgelöst</translation>
    </message>
    <message>
        <source>next</source>
        <translation>nächster</translation>
    </message>
    <message>
        <source>{seat} just out</source>
        <translation>{seat} eben aus</translation>
    </message>
    <message>
        <source>stacks {minutes} min old</source>
        <translation>Stacks {minutes} min alt</translation>
    </message>
    <message>
        <source>out of service</source>
        <translation>außer Betrieb</translation>
    </message>
    <message>
        <source>shut</source>
        <translation>zu</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Anderes Spiel</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>Map of the room</source>
        <translation>Plan des Raums</translation>
    </message>
    <message>
        <source>Only the sheet</source>
        <translation>Nur das Blatt</translation>
    </message>
    <message>
        <source>Whole table</source>
        <translation>Ganzer Tisch</translation>
    </message>
    <message>
        <source>No table chosen</source>
        <translation>Kein Tisch gewählt</translation>
    </message>
    <message>
        <source>Choose one on the map, or type its number.</source>
        <translation>Einen auf dem Plan wählen oder seine Nummer eingeben.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Desk</source>
        <translation>&amp;Schalter</translation>
    </message>
    <message>
        <source>E&amp;ntry</source>
        <translation>&amp;Anmeldung</translation>
    </message>
    <message>
        <source>Rights and refunds</source>
        <translation>Rechte und Rückgaben</translation>
    </message>
    <message>
        <source>&amp;Prizes</source>
        <translation>&amp;Preise</translation>
    </message>
    <message>
        <source>P&amp;apers</source>
        <translation>Pap&amp;iere</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>A&amp;nsicht</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>&amp;Turnier</translation>
    </message>
    <message>
        <source>Open events</source>
        <translation>Offene Turniere</translation>
    </message>
    <message>
        <source>&amp;Clock</source>
        <translation>&amp;Uhr</translation>
    </message>
    <message>
        <source>Show on a screen</source>
        <translation>Auf einem Bildschirm zeigen</translation>
    </message>
    <message>
        <source>Monitors</source>
        <translation>Monitore</translation>
    </message>
</context>
<context>
    <name>MergeActs</name>
    <message>
        <source>Nobody was made one with this person.</source>
        <translation>Mit dieser Person wurde niemand zusammengelegt.</translation>
    </message>
    <message>
        <source>{name} was entered twice: under whom is this person kept?</source>
        <translation>{name} wurde doppelt erfasst: unter wem bleibt diese Person?</translation>
    </message>
    <message>
        <source>Card or whole name</source>
        <translation>Karte oder ganzer Name</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Why is {name} two people after all? The last made one are parted.</source>
        <translation>Warum ist {name} doch zwei Personen? Die zuletzt Zusammengelegten werden getrennt.</translation>
    </message>
    <message>
        <source>Part them</source>
        <translation>Trennen</translation>
    </message>
    <message>
        <source>{name} is only another entry of {kept} from now on. How is that known?</source>
        <translation>{name} ist ab jetzt nur ein weiterer Eintrag von {kept}. Woher weiß man das?</translation>
    </message>
    <message>
        <source>Make them one</source>
        <translation>Zusammenlegen</translation>
    </message>
</context>
<context>
    <name>Money</name>
    <message>
        <source>passport</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>driving licence</source>
        <translation>Führerschein</translation>
    </message>
    <message>
        <source>other with a photo</source>
        <translation>anderer mit Foto</translation>
    </message>
    <message>
        <source>under age</source>
        <translation>minderjährig</translation>
    </message>
    <message>
        <source>employee</source>
        <translation>Mitarbeiter</translation>
    </message>
    <message>
        <source>not eligible otherwise</source>
        <translation>sonst nicht berechtigt</translation>
    </message>
    <message>
        <source>those behind</source>
        <translation>die Nachfolgenden</translation>
    </message>
    <message>
        <source>the runner-up</source>
        <translation>den Zweiten</translation>
    </message>
    <message>
        <source>the Crown</source>
        <translation>den Staat</translation>
    </message>
    <message>
        <source>{prize}, not decided</source>
        <translation>{prize}, nicht entschieden</translation>
    </message>
    <message>
        <source>{prize}, to be paid</source>
        <translation>{prize}, auszuzahlen</translation>
    </message>
    <message>
        <source>{prize}, to be paid, slip {slip}</source>
        <translation>{prize}, auszuzahlen, Zettel {slip}</translation>
    </message>
    <message>
        <source>{prize}, identity seen, slip {slip}</source>
        <translation>{prize}, Ausweis gesehen, Zettel {slip}</translation>
    </message>
    <message>
        <source>{prize}, paid, slip {slip}</source>
        <translation>{prize}, bezahlt, Zettel {slip}</translation>
    </message>
    <message>
        <source>{prize}, unclaimed</source>
        <translation>{prize}, nicht abgeholt</translation>
    </message>
    <message>
        <source>{prize}, forfeited to the Crown</source>
        <translation>{prize}, an den Staat verfallen</translation>
    </message>
    <message>
        <source>Still owed by the winner: {amount}, receipt {receipts}.</source>
        <translation>Vom Gewinner noch geschuldet: {amount}, Beleg {receipts}.</translation>
    </message>
    <message>
        <source>{cash} and {item}</source>
        <translation>{cash} und {item}</translation>
    </message>
    <message>
        <source>cash</source>
        <translation>bar</translation>
    </message>
    <message>
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>voucher</source>
        <translation>Gutschein</translation>
    </message>
    <message>
        <source>ticket</source>
        <translation>Ticket</translation>
    </message>
    <message>
        <source>account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>the house</source>
        <translation>das Haus</translation>
    </message>
    <message>
        <source>owed</source>
        <translation>geschuldet</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>fee</source>
        <translation>Gebühr</translation>
    </message>
    <message>
        <source>bounty</source>
        <translation>Bounty</translation>
    </message>
    <message>
        <source>owed {amount}</source>
        <translation>geschuldet {amount}</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Paid by</source>
        <translation>Bezahlt mit</translation>
    </message>
    <message>
        <source>{amount}, receipt {receipts}</source>
        <translation>{amount}, Beleg {receipts}</translation>
    </message>
    <message>
        <source>Owed</source>
        <translation>Geschuldet</translation>
    </message>
    <message>
        <source>as it was paid</source>
        <translation>wie bezahlt</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Handed back in</source>
        <translation>Zurückgegeben in</translation>
    </message>
</context>
<context>
    <name>MoneyActs</name>
    <message>
        <source>Readmit…</source>
        <translation>Wieder aufnehmen…</translation>
    </message>
    <message>
        <source>Refund the queue…</source>
        <translation>Warteliste erstatten…</translation>
    </message>
    <message>
        <source>Cashier session…</source>
        <translation>Kassensitzung…</translation>
    </message>
    <message>
        <source>Cancel event…</source>
        <translation>Turnier absagen…</translation>
    </message>
    <message>
        <source>Which refunded entry comes back into the field, against its money?</source>
        <translation>Welche erstattete Anmeldung kommt gegen ihr Geld ins Feld zurück?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Entry number</source>
        <translation>Anmeldenummer</translation>
    </message>
    <message>
        <source>Why is entry {number} back in the field? {amount} is paid again.</source>
        <translation>Warum ist Anmeldung {number} zurück im Feld? {amount} werden wieder bezahlt.</translation>
    </message>
    <message>
        <source>Readmit</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Hand {amount} back for the {tickets} tickets that were never seated?</source>
        <translation>{amount} für die {tickets} nie gesetzten Tickets zurückgeben?</translation>
    </message>
    <message>
        <source>Handed over</source>
        <translation>Übergeben</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Which cashier session are sales and refunds counted in?</source>
        <translation>In welcher Kassensitzung zählen Verkäufe und Erstattungen?</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>Why is {title} cancelled? All of {amount} goes back, for {entries} entries and {tickets} tickets; {least} entries are wanted at least.</source>
        <translation>Warum wird {title} abgesagt? Alle {amount} gehen zurück, für {entries} Anmeldungen und {tickets} Tickets; mindestens {least} Anmeldungen sind verlangt.</translation>
    </message>
    <message>
        <source>Reason, for the record</source>
        <translation>Grund, für das Protokoll</translation>
    </message>
    <message>
        <source>Not cancelled: that is not its name.</source>
        <translation>Nicht abgesagt: Das ist nicht der Name.</translation>
    </message>
    <message>
        <source>Type the name of {title} to cancel it; {amount} goes back.</source>
        <translation>Zum Absagen den Namen von {title} eingeben; {amount} wird erstattet.</translation>
    </message>
    <message>
        <source>Name of the event</source>
        <translation>Name des Turniers</translation>
    </message>
    <message>
        <source>Cancel the event</source>
        <translation>Turnier absagen</translation>
    </message>
</context>
<context>
    <name>MoveActs</name>
    <message>
        <source>Order it</source>
        <translation>Anordnen</translation>
    </message>
    <message>
        <source>Arrived</source>
        <translation>Angekommen</translation>
    </message>
    <message>
        <source>Carried</source>
        <translation>Hingetragen</translation>
    </message>
    <message>
        <source>Call back</source>
        <translation>Zurückrufen</translation>
    </message>
    <message>
        <source>Draw all {count} in play anew over tables {tables}?</source>
        <translation>Alle {count} im Spiel neu über die Tische {tables} auslosen?</translation>
    </message>
    <message>
        <source>Draw them</source>
        <translation>Auslosen</translation>
    </message>
    <message>
        <source>Who of table {table} was next for the big blind and moves?</source>
        <translation>Wer von Tisch {table} war als Nächster im Big Blind und wechselt?</translation>
    </message>
    <message>
        <source>Seat like 12-5, or entry</source>
        <translation>Platz wie 12-5, oder Anmeldung</translation>
    </message>
    <message>
        <source>Which seat of table {table} is {name} in?</source>
        <translation>Auf welchem Platz von Tisch {table} sitzt {name}?</translation>
    </message>
    <message>
        <source>Seat like 12-5</source>
        <translation>Platz wie 12-5</translation>
    </message>
</context>
<context>
    <name>NeedsPane</name>
    <message>
        <source>most pressing first</source>
        <translation>Dringendstes zuerst</translation>
    </message>
    <message>
        <source>Needs you now</source>
        <translation>Jetzt zu tun</translation>
    </message>
    <message>
        <source>Nothing waits.</source>
        <translation>Nichts wartet.</translation>
    </message>
    <message>
        <source>Needs you now  {count}</source>
        <translation>Jetzt zu tun  {count}</translation>
    </message>
</context>
<context>
    <name>NotNow</name>
    <message>
        <source>Not now, because</source>
        <translation>Nicht jetzt, denn</translation>
    </message>
    <message>
        <source>Any of these</source>
        <translation>Alle diese</translation>
    </message>
</context>
<context>
    <name>NoticeActs</name>
    <message>
        <source>Told…</source>
        <translation>Erstattet…</translation>
    </message>
    <message>
        <source>Does not apply…</source>
        <translation>Trifft nicht zu…</translation>
    </message>
    <message>
        <source>Trading day ends…</source>
        <translation>Ende des Geschäftstags…</translation>
    </message>
    <message>
        <source>How was it told to {to}: {what}?</source>
        <translation>Wie wurde es an {to} gemeldet: {what}?</translation>
    </message>
    <message>
        <source>phone, or phone, Insp. Kelly</source>
        <translation>Telefon, oder Telefon, Insp. Kelly</translation>
    </message>
    <message>
        <source>It is told</source>
        <translation>Ist gemeldet</translation>
    </message>
    <message>
        <source>Why has it not to be told to {to}: {what}?</source>
        <translation>Warum ist es nicht an {to} zu melden: {what}?</translation>
    </message>
    <message>
        <source>Reason, for the record</source>
        <translation>Grund, für das Protokoll</translation>
    </message>
    <message>
        <source>It does not apply</source>
        <translation>Trifft nicht zu</translation>
    </message>
    <message>
        <source>Note what is chosen below</source>
        <translation>Unten Gewähltes vermerken</translation>
    </message>
    <message>
        <source>When is it to be: {what}?</source>
        <translation>Wann soll es sein: {what}?</translation>
    </message>
    <message>
        <source>Note it</source>
        <translation>Vermerken</translation>
    </message>
    <message>
        <source>A time such as 21:30</source>
        <translation>Eine Zeit wie 21:30</translation>
    </message>
    <message>
        <source>When does the trading day end? Whatever is noted from then on counts by it.</source>
        <translation>Wann endet der Geschäftstag? Was von da an vermerkt wird, zählt danach.</translation>
    </message>
    <message>
        <source>A time such as 06:00</source>
        <translation>Eine Zeit wie 06:00</translation>
    </message>
    <message>
        <source>Ends then</source>
        <translation>Endet dann</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>{monitor} is gone; its view comes back with it. The clock runs on.</source>
        <translation>{monitor} ist weg; die Ansicht kommt mit ihm zurück. Die Uhr läuft weiter.</translation>
    </message>
    <message>
        <source>{monitor} is back and shows its view.</source>
        <translation>{monitor} ist zurück und zeigt seine Ansicht.</translation>
    </message>
    <message>
        <source>{monitor} is not connected; its view comes back with it.</source>
        <translation>{monitor} ist nicht verbunden; die Ansicht kommt mit ihm zurück.</translation>
    </message>
    <message>
        <source>{monitor} has the console now; nothing for players covers it.</source>
        <translation>{monitor} zeigt jetzt die Konsole; nichts für Spieler verdeckt sie.</translation>
    </message>
    <message>
        <source>This computer cannot be kept awake from here: turn its sleep off in its settings.</source>
        <translation>Dieser Computer lässt sich von hier nicht wach halten: Den Ruhezustand in seinen Einstellungen ausschalten.</translation>
    </message>
    <message>
        <source>No sound can be played: install paplay, pw-play or aplay, or mute the clock.</source>
        <translation>Kein Ton ist abspielbar: paplay, pw-play oder aplay installieren oder die Uhr stummschalten.</translation>
    </message>
    <message>
        <source>The sound was not played: look at the sound settings.</source>
        <translation>Der Ton wurde nicht abgespielt: Die Toneinstellungen ansehen.</translation>
    </message>
    <message>
        <source>What the screens show cannot be kept: it is forgotten when the program ends.</source>
        <translation>Was die Bildschirme zeigen, lässt sich nicht speichern: Es ist vergessen, wenn das Programm endet.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>To</source>
        <translation>An</translation>
    </message>
    <message>
        <source>By when</source>
        <translation>Bis wann</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>in person</source>
        <translation>persönlich</translation>
    </message>
    <message>
        <source>phone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>in writing</source>
        <translation>schriftlich</translation>
    </message>
    <message>
        <source>email</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>displayed</source>
        <translation>Aushang</translation>
    </message>
    <message>
        <source>event announced</source>
        <translation>Turnier angekündigt</translation>
    </message>
    <message>
        <source>event cancelled</source>
        <translation>Turnier abgesagt</translation>
    </message>
    <message>
        <source>structure changed</source>
        <translation>Struktur geändert</translation>
    </message>
    <message>
        <source>prizes posted, version {number}</source>
        <translation>Preise ausgehängt, Version {number}</translation>
    </message>
    <message>
        <source>ruling {number} is the last word of the house</source>
        <translation>Entscheidung {number} ist das letzte Wort des Hauses</translation>
    </message>
    <message>
        <source>prize of {person} not claimed</source>
        <translation>Preis von {person} nicht abgeholt</translation>
    </message>
    <message>
        <source>{person} turned away</source>
        <translation>{person} abgewiesen</translation>
    </message>
    <message>
        <source>noted by hand</source>
        <translation>von Hand vermerkt</translation>
    </message>
    <message>
        <source>before the first entry</source>
        <translation>vor der ersten Anmeldung</translation>
    </message>
    <message>
        <source>before the start</source>
        <translation>vor dem Start</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>by {time}, in {left}</source>
        <translation>bis {time}, in {left}</translation>
    </message>
    <message>
        <source>by {time}</source>
        <translation>bis {time}</translation>
    </message>
    <message>
        <source>within {many} hours</source>
        <translation>binnen {many} Stunden</translation>
    </message>
    <message>
        <source>within {many} trading days</source>
        <translation>binnen {many} Geschäftstagen</translation>
    </message>
    <message>
        <source>at the end of the month</source>
        <translation>am Ende des Monats</translation>
    </message>
    <message>
        <source>before the next trading day</source>
        <translation>vor dem nächsten Geschäftstag</translation>
    </message>
    <message>
        <source>{many} minutes before</source>
        <translation>{many} Minuten vorher</translation>
    </message>
    <message>
        <source>{many} hours before</source>
        <translation>{many} Stunden vorher</translation>
    </message>
    <message>
        <source>does not apply</source>
        <translation>trifft nicht zu</translation>
    </message>
    <message>
        <source>to be told</source>
        <translation>zu melden</translation>
    </message>
    <message>
        <source>waits for {age}</source>
        <translation>wartet seit {age}</translation>
    </message>
    <message>
        <source>overdue</source>
        <translation>überfällig</translation>
    </message>
    <message>
        <source>overdue for {age}</source>
        <translation>überfällig seit {age}</translation>
    </message>
    <message>
        <source>told {time}, {who}, {how}</source>
        <translation>gemeldet {time}, {who}, {how}</translation>
    </message>
    <message>
        <source>told late {time}, {who}, {how}</source>
        <translation>verspätet gemeldet {time}, {who}, {how}</translation>
    </message>
</context>
<context>
    <name>NoticesPage</name>
    <message>
        <source>Notices</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Noted by hand</source>
        <translation>Von Hand vermerkt</translation>
    </message>
    <message>
        <source>Nothing has to be told.</source>
        <translation>Nichts ist zu melden.</translation>
    </message>
    <message>
        <source>The rulebook lists nothing that is noted by hand.</source>
        <translation>Das Regelwerk führt nichts auf, was von Hand zu vermerken ist.</translation>
    </message>
    <message>
        <source>{late} overdue, {open} to be told, {told} told; trading day ends {time}</source>
        <translation>{late} überfällig, {open} zu melden, {told} gemeldet; Geschäftstag endet {time}</translation>
    </message>
    <message>
        <source>Noted by hand, {house}: what the program cannot see; Enter notes it</source>
        <translation>Von Hand vermerkt, {house}: was das Programm nicht sehen kann; Enter vermerkt es</translation>
    </message>
</context>
<context>
    <name>NoticesSide</name>
    <message>
        <source>No notice chosen</source>
        <translation>Keine Meldung gewählt</translation>
    </message>
    <message>
        <source>To</source>
        <translation>An</translation>
    </message>
    <message>
        <source>By when</source>
        <translation>Bis wann</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>Weil</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Seit</translation>
    </message>
    <message>
        <source>Told</source>
        <translation>Gemeldet</translation>
    </message>
</context>
<context>
    <name>OfTheHand</name>
    <message>
        <source>Number of the seat</source>
        <translation>Nummer des Platzes</translation>
    </message>
</context>
<context>
    <name>Offence</name>
    <message>
        <source>no blind or ante posted</source>
        <translation>kein Blind oder Ante gesetzt</translation>
    </message>
    <message>
        <source>stake raised</source>
        <translation>Einsatz erhöht</translation>
    </message>
    <message>
        <source>chips hidden</source>
        <translation>Chips versteckt</translation>
    </message>
    <message>
        <source>table left without leave</source>
        <translation>Tisch ohne Erlaubnis verlassen</translation>
    </message>
    <message>
        <source>deliberate breach</source>
        <translation>vorsätzlicher Verstoß</translation>
    </message>
    <message>
        <source>breach of the rules</source>
        <translation>Verstoß gegen die Regeln</translation>
    </message>
    <message>
        <source>Must be, for {offences}.</source>
        <translation>Muss sein bei: {offences}.</translation>
    </message>
    <message>
        <source>May be, for {offences}.</source>
        <translation>Kann sein bei: {offences}.</translation>
    </message>
    <message>
        <source>Not for {offences}: that costs the chips alone.</source>
        <translation>Nicht bei: {offences}; das kostet nur die Chips.</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>zurückgezogen</translation>
    </message>
    <message>
        <source>disqualified</source>
        <translation>disqualifiziert</translation>
    </message>
    <message>
        <source>never came</source>
        <translation>nie erschienen</translation>
    </message>
    <message>
        <source>stack given up</source>
        <translation>Stack aufgegeben</translation>
    </message>
</context>
<context>
    <name>OnClock</name>
    <message>
        <source>Set the clock from {before} to {after}?</source>
        <translation>Uhr von {before} auf {after} stellen?</translation>
    </message>
    <message>
        <source>Set the clock</source>
        <translation>Uhr stellen</translation>
    </message>
</context>
<context>
    <name>OnEntry</name>
    <message>
        <source>Nobody is selected; choose an entry in the list.</source>
        <translation>Niemand ist gewählt; eine Anmeldung in der Liste wählen.</translation>
    </message>
    <message>
        <source>Reason, for the record</source>
        <translation>Grund, für das Protokoll</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Verstanden</translation>
    </message>
</context>
<context>
    <name>OnEvent</name>
    <message>
        <source>Reason, for the record</source>
        <translation>Grund, für das Protokoll</translation>
    </message>
</context>
<context>
    <name>OnFloor</name>
    <message>
        <source>Reason, for the record</source>
        <translation>Grund, für das Protokoll</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>OnPerson</name>
    <message>
        <source>Reason, for the record</source>
        <translation>Grund, für das Protokoll</translation>
    </message>
</context>
<context>
    <name>OnPrize</name>
    <message>
        <source>By what did {name} show who it is?</source>
        <translation>Womit hat sich {name} ausgewiesen?</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Nachweis</translation>
    </message>
    <message>
        <source>From this amount on the house wants more of {name}: {details}.</source>
        <translation>Ab diesem Betrag will das Haus von {name} mehr wissen: {details}.</translation>
    </message>
    <message>
        <source>Noted</source>
        <translation>Notiert</translation>
    </message>
    <message>
        <source>Details, erasable</source>
        <translation>Angaben, löschbar</translation>
    </message>
</context>
<context>
    <name>OnRecord</name>
    <message>
        <source>Written to {file}.</source>
        <translation>Geschrieben in {file}.</translation>
    </message>
    <message>
        <source>Into which file? One that is there already is written anew.</source>
        <translation>In welche Datei? Eine schon vorhandene wird neu geschrieben.</translation>
    </message>
    <message>
        <source>A file ending in {ending}</source>
        <translation>Eine Datei mit der Endung {ending}</translation>
    </message>
    <message>
        <source>Write it</source>
        <translation>Schreiben</translation>
    </message>
</context>
<context>
    <name>OnStaff</name>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>PageActs</name>
    <message>
        <source>Name, then Enter</source>
        <translation>Name, dann Enter</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Events</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>Desk</source>
        <translation>Schalter</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Floor</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Cage</source>
        <translation>Kasse</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Personal</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>{count} waiting</source>
        <translation>{count} warten</translation>
    </message>
</context>
<context>
    <name>PaidOnEntry</name>
    <message>
        <source>Reason, for the record</source>
        <translation>Grund, für das Protokoll</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Seat card</source>
        <translation>Platzkarte</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Seat cards, ten a page</source>
        <translation>Platzkarten, zehn pro Seite</translation>
    </message>
    <message>
        <source>Receipts</source>
        <translation>Belege</translation>
    </message>
    <message>
        <source>Bounty slips</source>
        <translation>Bounty-Belege</translation>
    </message>
    <message>
        <source>Entries, re-buys and add-ons are not closed: this list may still change.</source>
        <translation>Anmeldungen, Rebuys und Add-ons sind nicht geschlossen: diese Liste kann sich noch ändern.</translation>
    </message>
    <message>
        <source>Provisional.</source>
        <translation>Vorläufig.</translation>
    </message>
    <message>
        <source>The event is not finished: this list may still change.</source>
        <translation>Das Turnier ist nicht zu Ende: diese Liste kann sich noch ändern.</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Bounty slip</source>
        <translation>Bounty-Beleg</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Bounties taken</source>
        <translation>Geholte Bounties</translation>
    </message>
    <message>
        <source>Own bounty, kept by the winner</source>
        <translation>Eigene Bounty, bleibt beim Sieger</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Anmeldung</translation>
    </message>
    <message>
        <source>Seating by name</source>
        <translation>Sitzplan nach Namen</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>place</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>places</source>
        <translation>Ränge</translation>
    </message>
    <message>
        <source>player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>players</source>
        <translation>spieler</translation>
    </message>
    <message>
        <source>Seating by table</source>
        <translation>Sitzplan nach Tischen</translation>
    </message>
    <message>
        <source>Sign-in sheet</source>
        <translation>Unterschriftenliste</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Unterschrift</translation>
    </message>
    <message>
        <source>Move slips</source>
        <translation>Wechselzettel</translation>
    </message>
    <message>
        <source>on hold</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>Breaking order</source>
        <translation>Auflösefolge</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>table {table}</source>
        <translation>Tisch {table}</translation>
    </message>
    <message>
        <source>Open next.</source>
        <translation>Öffnet als nächster.</translation>
    </message>
    <message>
        <source>Breaks as</source>
        <translation>Auflösung als</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Players now</source>
        <translation>Spieler jetzt</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>Aufgelöst</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>No seat yet</source>
        <translation>Noch ohne Platz</translation>
    </message>
    <message>
        <source>On the way</source>
        <translation>Unterwegs</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Warteliste</translation>
    </message>
    <message>
        <source>Prizes owed</source>
        <translation>Offene Preise</translation>
    </message>
    <message>
        <source>Owed for chips</source>
        <translation>Offen für Chips</translation>
    </message>
    <message>
        <source>Prizes to come</source>
        <translation>Kommende Preise</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Levels</translation>
    </message>
    <message>
        <source>Floor sheet</source>
        <translation>Floor-Blatt</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>{left} left at {time}, {state}.</source>
        <translation>{left} übrig um {time}, {state}.</translation>
    </message>
    <message>
        <source>Next break {time}, {minutes} min.</source>
        <translation>Nächste Pause {time}, {minutes} Min.</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>steht</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>nicht gestartet</translation>
    </message>
    <message>
        <source>Break.</source>
        <translation>Pause.</translation>
    </message>
    <message>
        <source>Level {level}: {stakes}.</source>
        <translation>Level {level}: {stakes}.</translation>
    </message>
    <message>
        <source>{left} of {entries} left.</source>
        <translation>{left} von {entries} übrig.</translation>
    </message>
    <message>
        <source>Average {average}, {chips} in play.</source>
        <translation>Schnitt {average}, {chips} im Spiel.</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Tisch {table}</translation>
    </message>
    <message>
        <source>{seated} of {seats}</source>
        <translation>{seated} von {seats}</translation>
    </message>
    <message>
        <source>button {seat}</source>
        <translation>Button {seat}</translation>
    </message>
    <message>
        <source>ON HOLD</source>
        <translation>ANGEHALTEN</translation>
    </message>
    <message>
        <source>breaking</source>
        <translation>wird aufgelöst</translation>
    </message>
    <message>
        <source>chips {time}</source>
        <translation>Chips {time}</translation>
    </message>
    <message>
        <source>{name} (away)</source>
        <translation>{name} (abwesend)</translation>
    </message>
    <message>
        <source>entry {entry}, {name}</source>
        <translation>Anmeldung {entry}, {name}</translation>
    </message>
    <message>
        <source>kept, slip {slip}</source>
        <translation>aufgehoben, Zettel {slip}</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>next big blind</source>
        <translation>nächster Big Blind</translation>
    </message>
    <message>
        <source>{start} to {end}</source>
        <translation>{start} bis {end}</translation>
    </message>
    <message>
        <source>by {time}</source>
        <translation>bis {time}</translation>
    </message>
    <message>
        <source>slip</source>
        <translation>Zettel</translation>
    </message>
    <message>
        <source>ID seen</source>
        <translation>Ausweis gesehen</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>aufgehoben</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Corrected.</source>
        <translation>Berichtigt.</translation>
    </message>
    <message>
        <source>Payout sheet</source>
        <translation>Auszahlungsliste</translation>
    </message>
    <message>
        <source>Cage</source>
        <translation>Kasse</translation>
    </message>
    <message>
        <source>Provisional payouts</source>
        <translation>Vorläufige Auszahlungen</translation>
    </message>
    <message>
        <source>In kind</source>
        <translation>Sachpreis</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>Ausweis</translation>
    </message>
    <message>
        <source>Received: signature, time</source>
        <translation>Erhalten: Unterschrift, Zeit</translation>
    </message>
    <message>
        <source>Paid {at}</source>
        <translation>Bezahlt {at}</translation>
    </message>
    <message>
        <source>1 entry</source>
        <translation>1 Anmeldung</translation>
    </message>
    <message>
        <source>{n} entries</source>
        <translation>{n} Anmeldungen</translation>
    </message>
    <message>
        <source>1 re-buy</source>
        <translation>1 Rebuy</translation>
    </message>
    <message>
        <source>1 place</source>
        <translation>1 Rang</translation>
    </message>
    <message>
        <source>{n} places</source>
        <translation>{n} Ränge</translation>
    </message>
    <message>
        <source>{entries}.  Prize pool {amount} in {places}.</source>
        <translation>{entries}.  Preispool {amount} auf {places}.</translation>
    </message>
    <message>
        <source>Amounts in {currency}.</source>
        <translation>Beträge in {currency}.</translation>
    </message>
    <message>
        <source>Not all listed.</source>
        <translation>Nicht alle aufgeführt.</translation>
    </message>
    <message>
        <source>{amount} of the prize pool is not on this sheet.</source>
        <translation>{amount} des Preispools stehen nicht auf diesem Blatt.</translation>
    </message>
    <message>
        <source>Above the pool.</source>
        <translation>Über dem Pool.</translation>
    </message>
    <message>
        <source>The prizes exceed the prize pool by {amount}.</source>
        <translation>Die Preise übersteigen den Preispool um {amount}.</translation>
    </message>
    <message>
        <source>Prize slips</source>
        <translation>Preiszettel</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Struktur</translation>
    </message>
    <message>
        <source>{ante} BB</source>
        <translation>{ante} BB</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>nicht da</translation>
    </message>
    <message>
        <source>break of {minutes} min</source>
        <translation>Pause von {minutes} Min.</translation>
    </message>
    <message>
        <source>{minutes} min, {small} / {big}</source>
        <translation>{minutes} Min., {small} / {big}</translation>
    </message>
    <message>
        <source>ante {ante}</source>
        <translation>Ante {ante}</translation>
    </message>
    <message>
        <source>No level was changed since the event was announced.</source>
        <translation>Seit der Ankündigung wurde kein Level geändert.</translation>
    </message>
    <message>
        <source>As published.</source>
        <translation>Wie veröffentlicht.</translation>
    </message>
    <message>
        <source>1 level or break is not as published; what was published stands at the right.</source>
        <translation>1 Level oder Pause ist nicht wie veröffentlicht; das Veröffentlichte steht rechts.</translation>
    </message>
    <message>
        <source>{n} levels or breaks are not as published; what was published stands at the right.</source>
        <translation>{n} Levels oder Pausen sind nicht wie veröffentlicht; das Veröffentlichte steht rechts.</translation>
    </message>
    <message>
        <source>Changed.</source>
        <translation>Geändert.</translation>
    </message>
    <message>
        <source>Past the last level the small blind grows by {chips} each level.</source>
        <translation>Nach dem letzten Level wächst der Small Blind je Level um {chips}.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Small blind</source>
        <translation>Small Blind</translation>
    </message>
    <message>
        <source>Big blind</source>
        <translation>Big Blind</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>Ante</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>As published</source>
        <translation>Wie veröffentlicht</translation>
    </message>
    <message>
        <source>Rulings log</source>
        <translation>Entscheidungsliste</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Strafen</translation>
    </message>
    <message>
        <source>Upheld: {words}</source>
        <translation>Bestätigt: {words}</translation>
    </message>
    <message>
        <source>Changed: {words}</source>
        <translation>Geändert: {words}</translation>
    </message>
    <message>
        <source>Ruling {number}. </source>
        <translation>Entscheidung {number}. </translation>
    </message>
    <message>
        <source>(words erased)</source>
        <translation>(Worte gelöscht)</translation>
    </message>
    <message>
        <source>Told of the right to complain.</source>
        <translation>Über das Beschwerderecht belehrt.</translation>
    </message>
    <message>
        <source>hand {hand}</source>
        <translation>Hand {hand}</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Verwarnung</translation>
    </message>
    <message>
        <source>{served} of {due}</source>
        <translation>{served} von {due}</translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1 Minute</translation>
    </message>
    <message>
        <source>{n} minutes</source>
        <translation>{n} Minuten</translation>
    </message>
    <message>
        <source>1 hand</source>
        <translation>1 Hand</translation>
    </message>
    <message>
        <source>{n} hands</source>
        <translation>{n} Hände</translation>
    </message>
    <message>
        <source>1 round</source>
        <translation>1 Runde</translation>
    </message>
    <message>
        <source>{n} rounds</source>
        <translation>{n} Runden</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, dann </translation>
    </message>
    <message>
        <source>Review, if asked for:</source>
        <translation>Überprüfung, wenn verlangt:</translation>
    </message>
    <message>
        <source>the inspectorate ({rule}).</source>
        <translation>die Aufsicht ({rule}).</translation>
    </message>
    <message>
        <source>an inspector ({rule}).</source>
        <translation>ein Inspektor ({rule}).</translation>
    </message>
    <message>
        <source>{whom} It is asked for in writing.</source>
        <translation>{whom} Sie wird schriftlich verlangt.</translation>
    </message>
    <message>
        <source>Complaint:</source>
        <translation>Beschwerde:</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>gaming supervisor</source>
        <translation>Gaming Supervisor</translation>
    </message>
    <message>
        <source>casino supervisor</source>
        <translation>Casino Supervisor</translation>
    </message>
    <message>
        <source>tournament director</source>
        <translation>Turnierleiter</translation>
    </message>
    <message>
        <source>area manager</source>
        <translation>Area Manager</translation>
    </message>
    <message>
        <source>management</source>
        <translation>Leitung</translation>
    </message>
    <message>
        <source>house</source>
        <translation>haus</translation>
    </message>
    <message>
        <source>Table, hand</source>
        <translation>Tisch, Hand</translation>
    </message>
    <message>
        <source>Concerns</source>
        <translation>Betrifft</translation>
    </message>
    <message>
        <source>Ruling, review</source>
        <translation>Entscheidung, Überprüfung</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Strafe</translation>
    </message>
    <message>
        <source>Served</source>
        <translation>Verbüßt</translation>
    </message>
    <message>
        <source>1 act.</source>
        <translation>1 Vorgang.</translation>
    </message>
    <message>
        <source>{n} acts.</source>
        <translation>{n} Vorgänge.</translation>
    </message>
    <message>
        <source>Record of the event</source>
        <translation>Turnierprotokoll</translation>
    </message>
    <message>
        <source>Chain stands at</source>
        <translation>Kette steht bei</translation>
    </message>
    <message>
        <source>{what} (undone)</source>
        <translation>{what} (rückgängig)</translation>
    </message>
    <message>
        <source>Happened {time}</source>
        <translation>Geschehen {time}</translation>
    </message>
    <message>
        <source>Slip {slip}</source>
        <translation>Zettel {slip}</translation>
    </message>
    <message>
        <source>Because: {reason}</source>
        <translation>Weil: {reason}</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>What, and why</source>
        <translation>Was, und warum</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Station</source>
        <translation>Station</translation>
    </message>
    <message>
        <source>Cashier sheet</source>
        <translation>Kassenblatt</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>Cashier</source>
        <translation>Kassier</translation>
    </message>
    <message>
        <source>Counted by</source>
        <translation>Gezählt von</translation>
    </message>
    <message>
        <source>Cage supervisor</source>
        <translation>Kassenleitung</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Gedruckt</translation>
    </message>
    <message>
        <source>Drawer</source>
        <translation>Lade</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Geöffnet</translation>
    </message>
    <message>
        <source>Taken over from</source>
        <translation>Übernommen von</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Geschlossen</translation>
    </message>
    <message>
        <source>Count {number}, {time}, {who}.</source>
        <translation>Zählung {number}, {time}, {who}.</translation>
    </message>
    <message>
        <source>The drawer was not counted when this was printed.</source>
        <translation>Beim Druck war die Kasse nicht gezählt.</translation>
    </message>
    <message>
        <source>Not counted.</source>
        <translation>Nicht gezählt.</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Wechselgeld</translation>
    </message>
    <message>
        <source>Fills, credits</source>
        <translation>Auffüllungen, Abgaben</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Eingang</translation>
    </message>
    <message>
        <source>Paid out</source>
        <translation>Ausgezahlt</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Soll</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>Over, short</source>
        <translation>Plus, Minus</translation>
    </message>
    <message>
        <source>Tender</source>
        <translation>Zahlart</translation>
    </message>
    <message>
        <source>Seat cards</source>
        <translation>Platzkarten</translation>
    </message>
    <message>
        <source>Table-seat</source>
        <translation>Tisch-Platz</translation>
    </message>
    <message>
        <source>Entry {entry}, receipt {receipt}</source>
        <translation>Anmeldung {entry}, Beleg {receipt}</translation>
    </message>
    <message>
        <source>Table-seat, copy</source>
        <translation>Tisch-Platz, Kopie</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Bought</source>
        <translation>Gekauft</translation>
    </message>
    <message>
        <source>Free entry</source>
        <translation>Freie Anmeldung</translation>
    </message>
    <message>
        <source>Nothing to pay</source>
        <translation>Nichts zu zahlen</translation>
    </message>
    <message>
        <source>unclaimed</source>
        <translation>nicht abgeholt</translation>
    </message>
    <message>
        <source>forfeited to the Crown</source>
        <translation>an den Staat verfallen</translation>
    </message>
    <message>
        <source>(name erased)</source>
        <translation>(Name gelöscht)</translation>
    </message>
    <message>
        <source>Re-buy</source>
        <translation>Rebuy</translation>
    </message>
    <message>
        <source>{n} re-buys</source>
        <translation>{n} Rebuys</translation>
    </message>
    <message>
        <source>Add-on</source>
        <translation>Add-on</translation>
    </message>
    <message>
        <source>Re-entry</source>
        <translation>Re-Entry</translation>
    </message>
    <message>
        <source>Signed: name, signature, time</source>
        <translation>Gezeichnet: Name, Unterschrift, Zeit</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Seite {page} von {pages}</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Fassung</translation>
    </message>
    <message>
        <source>version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>COPY</source>
        <translation>KOPIE</translation>
    </message>
    <message>
        <source>{version}, replaces {before}</source>
        <translation>{version}, ersetzt {before}</translation>
    </message>
    <message>
        <source>Posted</source>
        <translation>Gesetzt</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopie</translation>
    </message>
    <message>
        <source>Printed by</source>
        <translation>Gedruckt von</translation>
    </message>
    <message>
        <source>1 step.</source>
        <translation>1 Schritt.</translation>
    </message>
    <message>
        <source>{n} steps.</source>
        <translation>{n} Schritte.</translation>
    </message>
    <message>
        <source>{hash} after {n} facts</source>
        <translation>{hash} nach {n} Tatsachen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Geschichte</translation>
    </message>
    <message>
        <source>Chain's head</source>
        <translation>Kopf der Kette</translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation>Gesiegelt</translation>
    </message>
    <message>
        <source>Tournament director</source>
        <translation>Turnierleitung</translation>
    </message>
    <message>
        <source>Gaming manager</source>
        <translation>Gaming Manager</translation>
    </message>
    <message>
        <source>Issued</source>
        <translation>Ausgegeben</translation>
    </message>
    <message>
        <source>Act</source>
        <translation>Vorgang</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Erfasst</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Vorher und nachher</translation>
    </message>
    <message>
        <source>By, where</source>
        <translation>Von, wo</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Move slip</source>
        <translation>Umsetzzettel</translation>
    </message>
    <message>
        <source>With all chips: name and time</source>
        <translation>Mit allen Chips: Name und Zeit</translation>
    </message>
    <message>
        <source>Sent by</source>
        <translation>Geschickt von</translation>
    </message>
    <message>
        <source>Seated by</source>
        <translation>Gesetzt von</translation>
    </message>
    <message>
        <source>Goes to the worst seat of table</source>
        <translation>Geht auf den schlechtesten Platz von Tisch</translation>
    </message>
    <message>
        <source>Goes to</source>
        <translation>Geht an</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Slip</source>
        <translation>Zettel</translation>
    </message>
    <message>
        <source>Next for the big blind</source>
        <translation>Als nächster im Big Blind</translation>
    </message>
    <message>
        <source>Tables kept even</source>
        <translation>Tische ausgeglichen</translation>
    </message>
    <message>
        <source>Table breaks</source>
        <translation>Tisch wird aufgelöst</translation>
    </message>
    <message>
        <source>As directed</source>
        <translation>Wie angeordnet</translation>
    </message>
    <message>
        <source>continued</source>
        <translation>Fortsetzung</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>This page</source>
        <translation>Diese Seite</translation>
    </message>
    <message>
        <source>Total, {n} {things}</source>
        <translation>Summe, {n} {things}</translation>
    </message>
    <message>
        <source>This page, {n} of {whole} {things}</source>
        <translation>Diese Seite, {n} von {whole} {things}</translation>
    </message>
    <message>
        <source>Continued on page {page}</source>
        <translation>Weiter auf Seite {page}</translation>
    </message>
    <message>
        <source>All pages</source>
        <translation>Alle Seiten</translation>
    </message>
    <message>
        <source>All pages, {n} {things}</source>
        <translation>Alle Seiten, {n} {things}</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Prize pool</source>
        <translation>Preispool</translation>
    </message>
    <message>
        <source>House fee</source>
        <translation>Hausgebühr</translation>
    </message>
    <message>
        <source>Bounty</source>
        <translation>Bounty</translation>
    </message>
    <message>
        <source>prize pool</source>
        <translation>Preispool</translation>
    </message>
    <message>
        <source>house fee</source>
        <translation>Hausgebühr</translation>
    </message>
    <message>
        <source>bounty</source>
        <translation>Bounty</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Bar</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Voucher</source>
        <translation>Gutschein</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>Ticket</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>Owed</source>
        <translation>Geschuldet</translation>
    </message>
    <message>
        <source>place {place}, {amount}</source>
        <translation>Rang {place}, {amount}</translation>
    </message>
    <message>
        <source>Version {version}: {said}</source>
        <translation>Fassung {version}: {said}</translation>
    </message>
    <message>
        <source>Places changed since version {version}: {places}.</source>
        <translation>Geänderte Ränge seit Fassung {version}: {places}.</translation>
    </message>
    <message>
        <source>Paid no more: {places}.</source>
        <translation>Nicht mehr bezahlt: {places}.</translation>
    </message>
    <message>
        <source>Taken back since then: {papers}.</source>
        <translation>Seither zurückgenommen: {papers}.</translation>
    </message>
    <message>
        <source>Version {version} is void.</source>
        <translation>Fassung {version} ist ungültig.</translation>
    </message>
    <message>
        <source>Void: {papers}.</source>
        <translation>Ungültig: {papers}.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Zurückgenommen.</translation>
    </message>
    <message>
        <source>place {place} ({amount})</source>
        <translation>Rang {place} ({amount})</translation>
    </message>
    <message>
        <source>receipt {number}</source>
        <translation>Beleg {number}</translation>
    </message>
    <message>
        <source>slip {number}</source>
        <translation>Zettel {number}</translation>
    </message>
    <message>
        <source>paper {number}</source>
        <translation>Papier {number}</translation>
    </message>
    <message>
        <source>entry {number}</source>
        <translation>Anmeldung {number}</translation>
    </message>
    <message>
        <source>refund {number}</source>
        <translation>Rückgabe {number}</translation>
    </message>
    <message>
        <source>sheet {number}</source>
        <translation>Blatt {number}</translation>
    </message>
    <message>
        <source>list {number}</source>
        <translation>Liste {number}</translation>
    </message>
    <message>
        <source>{amount} and {item}</source>
        <translation>{amount} und {item}</translation>
    </message>
    <message>
        <source>{some} and {n} more</source>
        <translation>{some} und {n} weitere</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} bis {last}</translation>
    </message>
    <message>
        <source>Prize slip</source>
        <translation>Preiszettel</translation>
    </message>
    <message>
        <source>Received in full: name, signature, time</source>
        <translation>Vollständig erhalten: Name, Unterschrift, Zeit</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gewinner</translation>
    </message>
    <message>
        <source>Consists of</source>
        <translation>Besteht aus</translation>
    </message>
    <message>
        <source>Handed over: initials, time</source>
        <translation>Übergeben: Kürzel, Zeit</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Beleg</translation>
    </message>
    <message>
        <source>1 row.</source>
        <translation>1 Zeile.</translation>
    </message>
    <message>
        <source>{n} rows.</source>
        <translation>{n} Zeilen.</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Gezeigt</translation>
    </message>
    <message>
        <source>Taken in all</source>
        <translation>Insgesamt eingenommen</translation>
    </message>
    <message>
        <source>{amount} to the prize pool</source>
        <translation>{amount} in den Preispool</translation>
    </message>
    <message>
        <source>House adds</source>
        <translation>Haus legt dazu</translation>
    </message>
</context>
<context>
    <name>PaperMenu</name>
    <message>
        <source>Print a paper again…</source>
        <translation>Papier nochmals drucken…</translation>
    </message>
    <message>
        <source>{paper} is void: what it says is no longer right.</source>
        <translation>{paper} ist ungültig: was darauf steht, stimmt nicht mehr.</translation>
    </message>
    <message>
        <source>Print: {paper}…</source>
        <translation>Drucken: {paper}…</translation>
    </message>
    <message>
        <source>Which paper is printed again? It says what it said then, marked as a copy.</source>
        <translation>Welches Papier wird nochmals gedruckt? Es zeigt den damaligen Stand, als Kopie bezeichnet.</translation>
    </message>
    <message>
        <source>Number of the paper</source>
        <translation>Nummer des Papiers</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Anzeigen</translation>
    </message>
</context>
<context>
    <name>PaperPage</name>
    <message>
        <source>Papers</source>
        <translation>Papiere</translation>
    </message>
    <message>
        <source>no paper is out yet</source>
        <translation>noch kein Papier ausgegeben</translation>
    </message>
    <message>
        <source>1 paper is out</source>
        <translation>1 Papier ausgegeben</translation>
    </message>
    <message>
        <source>{n} papers are out</source>
        <translation>{n} Papiere ausgegeben</translation>
    </message>
</context>
<context>
    <name>PaperPreview</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>none is shown</source>
        <translation>keines angezeigt</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>Kopie</translation>
    </message>
    <message>
        <source>draft, no number yet</source>
        <translation>Entwurf, noch ohne Nummer</translation>
    </message>
    <message>
        <source>issued</source>
        <translation>ausgegeben</translation>
    </message>
    <message>
        <source>{title} {document}, {state}. Page {page} of {pages}, {size}, {percent} %.</source>
        <translation>{title} {document}, {state}. Seite {page} von {pages}, {size}, {percent} %.</translation>
    </message>
    <message>
        <source>No typeface here has these letters: {letters}. They print as boxes.</source>
        <translation>Keine Schrift hier enthält diese Zeichen: {letters}. Sie werden als Kästchen gedruckt.</translation>
    </message>
</context>
<context>
    <name>Papers</name>
    <message>
        <source>No</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>nicht jetzt</translation>
    </message>
    <message>
        <source>out</source>
        <translation>ausgegeben</translation>
    </message>
    <message>
        <source>void</source>
        <translation>ungültig</translation>
    </message>
    <message>
        <source>version {version}</source>
        <translation>Version {version}</translation>
    </message>
</context>
<context>
    <name>Paying</name>
    <message>
        <source>Claim it…</source>
        <translation>Einlösen…</translation>
    </message>
    <message>
        <source>To the Crown…</source>
        <translation>An den Staat…</translation>
    </message>
    <message>
        <source>Pay bounty</source>
        <translation>Bounty auszahlen</translation>
    </message>
    <message>
        <source>No prize is selected; choose one in the queue.</source>
        <translation>Kein Preis gewählt; einen in der Liste wählen.</translation>
    </message>
    <message>
        <source>No kept prize is selected; choose one in the list.</source>
        <translation>Kein verwahrter Preis gewählt; einen in der Liste wählen.</translation>
    </message>
</context>
<context>
    <name>PaysStep</name>
    <message>
        <source>Pays</source>
        <translation>Zahlt</translation>
    </message>
    <message>
        <source>G: given, S: several tenders</source>
        <translation>G: gegeben, S: mehrere Zahlungsarten</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>Gegeben</translation>
    </message>
    <message>
        <source>The parts by tender are more than the price leaves; split it again (S).</source>
        <translation>Die Teile je Zahlungsart sind mehr, als der Preis zulässt; neu aufteilen (S).</translation>
    </message>
    <message>
        <source>Less is given than is to be paid; count again.</source>
        <translation>Gegeben ist weniger, als zu zahlen ist; nochmals zählen.</translation>
    </message>
    <message>
        <source>change</source>
        <translation>Rückgeld</translation>
    </message>
    <message>
        <source>still to come</source>
        <translation>fehlt noch</translation>
    </message>
</context>
<context>
    <name>PenaltyActs</name>
    <message>
        <source>Give a penalty…</source>
        <translation>Strafe geben…</translation>
    </message>
    <message>
        <source>Give another penalty…</source>
        <translation>Andere Strafe geben…</translation>
    </message>
    <message>
        <source>Who gets the penalty?</source>
        <translation>Wer bekommt die Strafe?</translation>
    </message>
    <message>
        <source>Entry or seat, 231 or 12-5</source>
        <translation>Anmeldung oder Platz, 231 oder 12-5</translation>
    </message>
    <message>
        <source>Which penalty does {name} get?</source>
        <translation>Welche Strafe bekommt {name}?</translation>
    </message>
    <message>
        <source>A word, or how it begins</source>
        <translation>Ein Wort oder sein Anfang</translation>
    </message>
    <message>
        <source>How many {kind} does {name} sit out?</source>
        <translation>Wie viele {kind} setzt {name} aus?</translation>
    </message>
    <message>
        <source>Why does {name} get it? The house does not list it.</source>
        <translation>Warum bekommt {name} sie? In der Liste des Hauses steht sie nicht.</translation>
    </message>
    <message>
        <source>Give it</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Penalty served…</source>
        <translation>Strafe verbüßt…</translation>
    </message>
    <message>
        <source>Penalty {number} served…</source>
        <translation>Strafe {number} verbüßt…</translation>
    </message>
    <message>
        <source>How much of the penalty of {name} is served: {penalty}, {left}?</source>
        <translation>Wie viel der Strafe von {name} ist verbüßt: {penalty}, {left}?</translation>
    </message>
    <message>
        <source>Minutes or hands</source>
        <translation>Minuten oder Hände</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>(no name)</source>
        <translation>(ohne Namen)</translation>
    </message>
</context>
<context>
    <name>Person</name>
    <message>
        <source>full name</source>
        <translation>voller Name</translation>
    </message>
    <message>
        <source>first name and initial</source>
        <translation>Vorname und Initiale</translation>
    </message>
    <message>
        <source>entry number only</source>
        <translation>nur Anmeldungsnummer</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>noch nicht gefragt</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Geboren</translation>
    </message>
    <message>
        <source>On screens</source>
        <translation>Auf Anzeigen</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Liegt vor</translation>
    </message>
    <message>
        <source>nothing is known</source>
        <translation>nichts bekannt</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>{day}, {years} years</source>
        <translation>{day}, {years} Jahre</translation>
    </message>
</context>
<context>
    <name>PersonActs</name>
    <message>
        <source>Put right…</source>
        <translation>Berichtigen…</translation>
    </message>
    <message>
        <source>On screens…</source>
        <translation>Auf Anzeigen…</translation>
    </message>
    <message>
        <source>All events</source>
        <translation>Alle Turniere</translation>
    </message>
    <message>
        <source>Bar or exclude…</source>
        <translation>Sperren…</translation>
    </message>
    <message>
        <source>Born…</source>
        <translation>Geboren…</translation>
    </message>
    <message>
        <source>Erase…</source>
        <translation>Löschen…</translation>
    </message>
    <message>
        <source>Same as…</source>
        <translation>Dieselbe wie…</translation>
    </message>
    <message>
        <source>Part…</source>
        <translation>Trennen…</translation>
    </message>
    <message>
        <source>How does {name} wish to be named on screens?</source>
        <translation>Wie möchte {name} auf den Anzeigen heißen?</translation>
    </message>
    <message>
        <source>One of those beside</source>
        <translation>Eine der Angaben daneben</translation>
    </message>
    <message>
        <source>Note it</source>
        <translation>Notieren</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>st</source>
        <translation>.</translation>
    </message>
    <message>
        <source>nd</source>
        <translation>.</translation>
    </message>
    <message>
        <source>rd</source>
        <translation>.</translation>
    </message>
    <message>
        <source>th</source>
        <translation>.</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Geboren</translation>
    </message>
    <message>
        <source>On screens</source>
        <translation>Auf Anzeigen</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Liegt vor</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Anmeldung</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Bezahlt</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Why it was not entered</source>
        <translation>Warum nicht aufgenommen</translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>New player</source>
        <translation>Neuer Spieler</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>{count} people in the registry</source>
        <translation>{count} Personen im Verzeichnis</translation>
    </message>
</context>
<context>
    <name>PlayersPane</name>
    <message>
        <source>Name or card</source>
        <translation>Name oder Karte</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>May not play</source>
        <translation>Spielverbot</translation>
    </message>
    <message>
        <source>Lines refused</source>
        <translation>Abgelehnte Zeilen</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Nobody is called so. Ctrl+N enters somebody new.</source>
        <translation>Niemand heißt so. Ctrl+N nimmt jemand Neuen auf.</translation>
    </message>
    <message>
        <source>No line was refused of the list taken in last.</source>
        <translation>In der zuletzt eingelesenen Liste wurde keine Zeile abgelehnt.</translation>
    </message>
    <message>
        <source>Nobody is in the registry. Ctrl+N enters somebody.</source>
        <translation>Niemand ist im Verzeichnis. Ctrl+N nimmt jemanden auf.</translation>
    </message>
    <message>
        <source>{shown} shown of {all}</source>
        <translation>{shown} von {all} angezeigt</translation>
    </message>
</context>
<context>
    <name>PlayersSide</name>
    <message>
        <source>Not now, because</source>
        <translation>Nicht jetzt, weil</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Anmeldungen</translation>
    </message>
    <message>
        <source>Nobody is chosen</source>
        <translation>Niemand gewählt</translation>
    </message>
    <message>
        <source>Choose somebody to see the entries.</source>
        <translation>Jemanden wählen, um die Anmeldungen zu sehen.</translation>
    </message>
    <message>
        <source>Plays in</source>
        <translation>Spielt in</translation>
    </message>
    <message>
        <source>Perhaps also</source>
        <translation>Vielleicht auch</translation>
    </message>
    <message>
        <source>No entry in any event.</source>
        <translation>Keine Anmeldung in einem Turnier.</translation>
    </message>
    <message>
        <source>Press “All events” to look them up.</source>
        <translation>„Alle Turniere“ drücken, um sie nachzuschlagen.</translation>
    </message>
    <message>
        <source>any of these</source>
        <translation>alle davon</translation>
    </message>
</context>
<context>
    <name>Pool</name>
    <message>
        <source>Prize pool</source>
        <translation>Preispool</translation>
    </message>
    <message>
        <source>In kind to {place}: {item}</source>
        <translation>Sachpreis, {place} Rang: {item}</translation>
    </message>
    <message>
        <source>To pay in money</source>
        <translation>In Geld auszuzahlen</translation>
    </message>
    <message>
        <source>Bounties paid</source>
        <translation>Bounties ausgezahlt</translation>
    </message>
    <message>
        <source>Bounties owed</source>
        <translation>Bounties offen</translation>
    </message>
    <message>
        <source>Bounties not won yet</source>
        <translation>Bounties noch im Spiel</translation>
    </message>
    <message>
        <source>Bounties</source>
        <translation>Bounties</translation>
    </message>
    <message>
        <source>fees apart: {amount}</source>
        <translation>Gebühren extra: {amount}</translation>
    </message>
    <message>
        <source>Guarantee {least} not met. The house puts in {short}.</source>
        <translation>Garantie {least} nicht erreicht. Das Haus legt {short} zu.</translation>
    </message>
    <message>
        <source>Guarantee {least} met by the entries. No overlay.</source>
        <translation>Garantie {least} durch die Anmeldungen erreicht. Kein Overlay.</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Anmeldungen</translation>
    </message>
    <message>
        <source>Re-entries</source>
        <translation>Re-Entries</translation>
    </message>
    <message>
        <source>Re-buys</source>
        <translation>Rebuys</translation>
    </message>
    <message>
        <source>Add-ons</source>
        <translation>Add-ons</translation>
    </message>
    <message>
        <source>Sold or given back otherwise</source>
        <translation>Sonst verkauft oder zurückgegeben</translation>
    </message>
    <message>
        <source>Added by the house</source>
        <translation>Vom Haus zugelegt</translation>
    </message>
    <message>
        <source>Overlay for the guarantee</source>
        <translation>Overlay für die Garantie</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Each</source>
        <translation>Je</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Pool by its parts</source>
        <translation>Pool nach Teilen</translation>
    </message>
</context>
<context>
    <name>Posting</name>
    <message>
        <source>The house puts in {amount} for the guarantee.</source>
        <translation>Das Haus legt {amount} für die Garantie zu.</translation>
    </message>
    <message>
        <source>Without chips, and out as nobody can buy again: {count}.</source>
        <translation>Ohne Chips und ausgeschieden, da niemand mehr nachkaufen kann: {count}.</translation>
    </message>
    <message>
        <source>Still owed for chips: {amount}.</source>
        <translation>Noch offen für Chips: {amount}.</translation>
    </message>
    <message>
        <source>Post {count} prizes out of {pool}, first {first}?</source>
        <translation>{count} Preise aus {pool} aushängen, der erste {first}?</translation>
    </message>
    <message>
        <source>The conditions do not speak of {named} and {count} more.</source>
        <translation>Die Bedingungen sagen nichts zu {named} und {count} weiteren.</translation>
    </message>
    <message>
        <source>The conditions do not speak of {named}.</source>
        <translation>Die Bedingungen sagen nichts zu {named}.</translation>
    </message>
    <message>
        <source>The list is {cents} above the pool.</source>
        <translation>Die Liste liegt {cents} über dem Pool.</translation>
    </message>
    <message>
        <source>The list is {cents} below the pool.</source>
        <translation>Die Liste liegt {cents} unter dem Pool.</translation>
    </message>
    <message>
        <source>{place} wins {cents} more than the place before.</source>
        <translation>{place} Rang gewinnt {cents} mehr als der Rang davor.</translation>
    </message>
    <message>
        <source>{place} would win less than nothing.</source>
        <translation>{place} Rang würde weniger als nichts gewinnen.</translation>
    </message>
    <message>
        <source>{place} is listed out of order.</source>
        <translation>{place} Rang steht nicht an seiner Stelle.</translation>
    </message>
</context>
<context>
    <name>PostingActs</name>
    <message>
        <source>Post prizes</source>
        <translation>Preise aushängen</translation>
    </message>
    <message>
        <source>Post them</source>
        <translation>Aushängen</translation>
    </message>
    <message>
        <source>Post a missed blind…</source>
        <translation>Verpassten Blind zahlen…</translation>
    </message>
    <message>
        <source>Put in dead money…</source>
        <translation>Totes Geld zahlen…</translation>
    </message>
    <message>
        <source>Straddle {chips}</source>
        <translation>Straddle {chips}</translation>
    </message>
    <message>
        <source>Straddle</source>
        <translation>Straddle</translation>
    </message>
    <message>
        <source>Who posts a blind that was missed?</source>
        <translation>Wer zahlt einen verpassten Blind?</translation>
    </message>
    <message>
        <source>Who puts in dead money?</source>
        <translation>Wer zahlt totes Geld?</translation>
    </message>
    <message>
        <source>How many chips does {who} put in?</source>
        <translation>Wie viele Chips zahlt {who}?</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
</context>
<context>
    <name>PrizeActs</name>
    <message>
        <source>Pay prize…</source>
        <translation>Preis zahlen…</translation>
    </message>
    <message>
        <source>Identity seen…</source>
        <translation>Identität geprüft…</translation>
    </message>
    <message>
        <source>Prize unclaimed…</source>
        <translation>Preis nicht abgeholt…</translation>
    </message>
    <message>
        <source>Take prize back…</source>
        <translation>Preis zurücknehmen…</translation>
    </message>
    <message>
        <source>May not win…</source>
        <translation>Kein Anspruch…</translation>
    </message>
    <message>
        <source>Hand over {prize} to {name} for {place} place, in what?</source>
        <translation>{prize} an {name} für den {place} Rang übergeben, wie bezahlt?</translation>
    </message>
    <message>
        <source>Handed over</source>
        <translation>Übergeben</translation>
    </message>
    <message>
        <source>Paid in</source>
        <translation>Zahlungsart</translation>
    </message>
    <message>
        <source>Why is {prize} of {name} kept as unclaimed?</source>
        <translation>Warum wird {prize} von {name} als nicht abgeholt verwahrt?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Verwahren</translation>
    </message>
    <message>
        <source>Why does {prize} come back from {name}? It is owed again then.</source>
        <translation>Warum kommt {prize} von {name} zurück? Der Preis ist dann wieder offen.</translation>
    </message>
    <message>
        <source>It is back</source>
        <translation>Zurückerhalten</translation>
    </message>
    <message>
        <source>Why may {name} not have the prize?</source>
        <translation>Warum darf {name} den Preis nicht haben?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Ursache</translation>
    </message>
    <message>
        <source>Neither the rules nor the conditions say who has it then; to whom?</source>
        <translation>Weder Regeln noch Bedingungen sagen, wer ihn dann bekommt; an wen?</translation>
    </message>
    <message>
        <source>Goes to</source>
        <translation>Geht an</translation>
    </message>
    <message>
        <source>Who says that {name} may not have the prize, and why?</source>
        <translation>Wer sagt, dass {name} den Preis nicht haben darf, und warum?</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>Aberkennen</translation>
    </message>
</context>
<context>
    <name>PrizeEditing</name>
    <message>
        <source>Edit prizes…</source>
        <translation>Preise ändern…</translation>
    </message>
    <message>
        <source>No place is locked; the list stays as it is.</source>
        <translation>Kein Rang ist festgelegt; die Liste bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Place and amount, such as 2 1,500</source>
        <translation>Rang und Betrag, etwa 2 1,500</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Post them</source>
        <translation>Aushängen</translation>
    </message>
    <message>
        <source>Why does version {version} take the place of version {old}? {changes}</source>
        <translation>Warum tritt Version {version} an die Stelle von Version {old}? {changes}</translation>
    </message>
    <message>
        <source>Reason, for the record</source>
        <translation>Grund, für das Protokoll</translation>
    </message>
    <message>
        <source>Post it</source>
        <translation>Aushängen</translation>
    </message>
</context>
<context>
    <name>PrizeList</name>
    <message>
        <source>Prizes</source>
        <translation>Preise</translation>
    </message>
</context>
<context>
    <name>PrizeSlipActs</name>
    <message>
        <source>Prize slip…</source>
        <translation>Preiszettel…</translation>
    </message>
    <message>
        <source>Into which file goes the prize slip of {name}?</source>
        <translation>In welche Datei kommt der Preiszettel von {name}?</translation>
    </message>
    <message>
        <source>A file ending in .pdf</source>
        <translation>Eine Datei mit der Endung .pdf</translation>
    </message>
    <message>
        <source>Write it</source>
        <translation>Schreiben</translation>
    </message>
</context>
<context>
    <name>Prizes</name>
    <message>
        <source>Together {sum}, the pool is {pool}.</source>
        <translation>Zusammen {sum}, der Pool ist {pool}.</translation>
    </message>
    <message>
        <source>Type a place and what it wins to lock it; Enter alone to go on.</source>
        <translation>Einen Rang und seinen Preis eingeben, um ihn festzulegen; Enter allein geht weiter.</translation>
    </message>
    <message>
        <source>No list is posted yet.</source>
        <translation>Noch keine Liste ausgehängt.</translation>
    </message>
    <message>
        <source>Version {version} is posted.</source>
        <translation>Version {version} ist ausgehängt.</translation>
    </message>
    <message>
        <source>{version} Of version {last} it changed {changes}.</source>
        <translation>{version} Gegenüber Version {last} geändert: {changes}.</translation>
    </message>
    <message>
        <source>{place} locked at {prize}</source>
        <translation>{place} Rang fest auf {prize}</translation>
    </message>
    <message>
        <source>{place} {old} to {new}</source>
        <translation>{place} Rang {old} auf {new}</translation>
    </message>
    <message>
        <source>{named} and {count} more</source>
        <translation>{named} und {count} weitere</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>fest</translation>
    </message>
    <message>
        <source>was {prize}</source>
        <translation>war {prize}</translation>
    </message>
    <message>
        <source>Paid {paid}, open {opened}, still in play {left}</source>
        <translation>Bezahlt {paid}, offen {opened}, noch im Spiel {left}</translation>
    </message>
    <message>
        <source>paid {tender}{session}{by}</source>
        <translation>bezahlt: {tender}{session}{by}</translation>
    </message>
    <message>
        <source>not claimed{by}</source>
        <translation>nicht abgeholt{by}</translation>
    </message>
    <message>
        <source>forfeited to the Crown</source>
        <translation>an den Staat verfallen</translation>
    </message>
    <message>
        <source>identity seen{by}</source>
        <translation>Identität geprüft{by}</translation>
    </message>
    <message>
        <source>slip {slip} printed{ago}</source>
        <translation>Zettel {slip} gedruckt{ago}</translation>
    </message>
    <message>
        <source>owed{ago}</source>
        <translation>offen{ago}</translation>
    </message>
    <message>
        <source>, {time} by {who}</source>
        <translation>, {time} von {who}</translation>
    </message>
    <message>
        <source>{place} place</source>
        <translation>{place} Rang</translation>
    </message>
    <message>
        <source>{place} place, open; {count} play</source>
        <translation>{place} Rang, offen; {count} spielen</translation>
    </message>
    <message>
        <source>Posted</source>
        <translation>Ausgehängt</translation>
    </message>
    <message>
        <source>Next list</source>
        <translation>Nächste Liste</translation>
    </message>
    <message>
        <source>edited here, locked; {count} other places take what is left</source>
        <translation>hier geändert, fest; {count} andere Ränge teilen sich den Rest</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Fest</translation>
    </message>
    <message>
        <source>from {before} to {now} in v{version}</source>
        <translation>von {before} auf {now} in v{version}</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gewinner</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Identität</translation>
    </message>
    <message>
        <source>Paid in</source>
        <translation>Zahlungsart</translation>
    </message>
    <message>
        <source>Paid by</source>
        <translation>Bezahlt von</translation>
    </message>
    <message>
        <source>{who}, {time}, station {station}</source>
        <translation>{who}, {time}, Station {station}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>sums are right</source>
        <translation>Summen stimmen</translation>
    </message>
    <message>
        <source>{cents} above the pool</source>
        <translation>{cents} über dem Pool</translation>
    </message>
    <message>
        <source>{cents} below the pool</source>
        <translation>{cents} unter dem Pool</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>edited, and {item}</source>
        <translation>geändert, und {item}</translation>
    </message>
    <message>
        <source>and {item}</source>
        <translation>und {item}</translation>
    </message>
    <message>
        <source>edits {places}</source>
        <translation>ändert Rang {places}</translation>
    </message>
    <message>
        <source>by the published plan, on {count} entries</source>
        <translation>nach veröffentlichtem Plan, bei {count} Anmeldungen</translation>
    </message>
    <message>
        <source>provisional, not posted</source>
        <translation>vorläufig, nicht ausgehängt</translation>
    </message>
    <message>
        <source>{count} printed</source>
        <translation>{count} gedruckt</translation>
    </message>
    <message>
        <source>{count} places changed</source>
        <translation>{count} Ränge geändert</translation>
    </message>
    <message>
        <source>posted{when}</source>
        <translation>ausgehängt{when}</translation>
    </message>
    <message>
        <source>replaced{when}</source>
        <translation>ersetzt{when}</translation>
    </message>
    <message>
        <source>bounty</source>
        <translation>Bounty</translation>
    </message>
    <message>
        <source>owed, {paid} paid</source>
        <translation>offen, {paid} bezahlt</translation>
    </message>
    <message>
        <source>owed</source>
        <translation>geschuldet</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>bezahlt</translation>
    </message>
</context>
<context>
    <name>PrizesPage</name>
    <message>
        <source>Prizes</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>PROVISIONAL v{number}, not posted</source>
        <translation>VORLÄUFIG v{number}, nicht ausgehängt</translation>
    </message>
    <message>
        <source>Posted v{number}</source>
        <translation>Ausgehängt v{number}</translation>
    </message>
    <message>
        <source>Posted</source>
        <translation>Ausgehängt</translation>
    </message>
    <message>
        <source>Provisional v{number}</source>
        <translation>Vorläufig v{number}</translation>
    </message>
    <message>
        <source>{count} places</source>
        <translation>{count} Ränge</translation>
    </message>
    <message>
        <source>of {entries} entries; amounts to {unit}</source>
        <translation>bei {entries} Anmeldungen; Beträge auf {unit}</translation>
    </message>
    <message>
        <source>Prize table</source>
        <translation>Preistabelle</translation>
    </message>
    <message>
        <source>Screens and sheets go on showing v{version} until the next is posted.</source>
        <translation>Anzeigen und Blätter zeigen v{version}, bis die nächste ausgehängt ist.</translation>
    </message>
    <message>
        <source>{title}; provisional, not posted</source>
        <translation>{title}; vorläufig, nicht ausgehängt</translation>
    </message>
    <message>
        <source>{title}; v{version} is posted, places edited for the next: {count}</source>
        <translation>{title}; v{version} ist ausgehängt, für die nächste geänderte Ränge: {count}</translation>
    </message>
    <message>
        <source>{title}; v{version} is posted</source>
        <translation>{title}; v{version} ist ausgehängt</translation>
    </message>
    <message>
        <source>Bounties</source>
        <translation>Bounties</translation>
    </message>
    <message>
        <source>No place chosen</source>
        <translation>Kein Rang gewählt</translation>
    </message>
</context>
<context>
    <name>PrizesPane</name>
    <message>
        <source>Prize queue</source>
        <translation>Auszuzahlende Preise</translation>
    </message>
    <message>
        <source>Nobody has won a prize yet.</source>
        <translation>Noch niemand hat einen Preis gewonnen.</translation>
    </message>
    <message>
        <source>Prize queue of all events</source>
        <translation>Auszuzahlende Preise aller Turniere</translation>
    </message>
    <message>
        <source>Kept prizes</source>
        <translation>Verwahrte Preise</translation>
    </message>
    <message>
        <source>The house keeps no prize of an event that is over.</source>
        <translation>Das Haus verwahrt keinen Preis eines beendeten Turniers.</translation>
    </message>
    <message>
        <source>Kept for winners</source>
        <translation>Für Gewinner verwahrt</translation>
    </message>
</context>
<context>
    <name>PrizesSide</name>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>No list is posted yet.</source>
        <translation>Noch keine Liste ausgehängt.</translation>
    </message>
</context>
<context>
    <name>Purchase</name>
    <message>
        <source>Entry</source>
        <translation>Anmeldung</translation>
    </message>
    <message>
        <source>Re-entry</source>
        <translation>Re-Entry</translation>
    </message>
    <message>
        <source>Alternate</source>
        <translation>Nachrücker</translation>
    </message>
    <message>
        <source>Re-buy</source>
        <translation>Rebuy</translation>
    </message>
    <message>
        <source>Double re-buy</source>
        <translation>Doppel-Rebuy</translation>
    </message>
    <message>
        <source>Add-on</source>
        <translation>Add-on</translation>
    </message>
    <message>
        <source>Debt</source>
        <translation>Schuld</translation>
    </message>
    <message>
        <source>Entered before; this would be a re-entry.</source>
        <translation>Schon angemeldet gewesen; dies wäre ein Re-Entry.</translation>
    </message>
    <message>
        <source>Not in yet; an entry comes first.</source>
        <translation>Noch nicht dabei; zuerst kommt eine Anmeldung.</translation>
    </message>
    <message>
        <source>Prize pool</source>
        <translation>Preispool</translation>
    </message>
    <message>
        <source>House fee</source>
        <translation>Hausgebühr</translation>
    </message>
    <message>
        <source>Bounty</source>
        <translation>Bounty</translation>
    </message>
    <message>
        <source>for {chips} chips</source>
        <translation>für {chips} Chips</translation>
    </message>
    <message>
        <source>To pay</source>
        <translation>Zu zahlen</translation>
    </message>
</context>
<context>
    <name>Queue</name>
    <message>
        <source>out of the queue, to be refunded</source>
        <translation>nicht mehr in der Liste, zu erstatten</translation>
    </message>
    <message>
        <source>nobody waits</source>
        <translation>niemand wartet</translation>
    </message>
    <message>
        <source>{waiting} wait, {called} called, {held} held</source>
        <translation>{waiting} warten, {called} aufgerufen, {held} verwahrt</translation>
    </message>
    <message>
        <source>called, the time is up</source>
        <translation>aufgerufen, die Zeit ist um</translation>
    </message>
    <message>
        <source>called, {minutes} min to appear</source>
        <translation>aufgerufen, noch {minutes} min Zeit</translation>
    </message>
    <message>
        <source>called, {seconds} s to appear</source>
        <translation>aufgerufen, noch {seconds} s Zeit</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>waits, missed a call</source>
        <translation>wartet, einen Aufruf verpasst</translation>
    </message>
    <message>
        <source>ticket {number}</source>
        <translation>Ticket {number}</translation>
    </message>
</context>
<context>
    <name>QueueActs</name>
    <message>
        <source>Join</source>
        <translation>Einreihen</translation>
    </message>
    <message>
        <source>Call next</source>
        <translation>Aufrufen</translation>
    </message>
    <message>
        <source>Seat…</source>
        <translation>Platz geben…</translation>
    </message>
    <message>
        <source>Pass over…</source>
        <translation>Übergehen…</translation>
    </message>
    <message>
        <source>Refund ticket…</source>
        <translation>Ticket zurückgeben…</translation>
    </message>
    <message>
        <source>No ticket is selected; choose one in the queue.</source>
        <translation>Kein Ticket gewählt; eines in der Warteliste wählen.</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>ausgelost</translation>
    </message>
    <message>
        <source>Where does {name} sit?</source>
        <translation>Wo sitzt {name}?</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platzieren</translation>
    </message>
    <message>
        <source>Table and seat</source>
        <translation>Tisch und Platz</translation>
    </message>
    <message>
        <source>{name} has {minutes} minutes left. Is the place declined?</source>
        <translation>{name} hat noch {minutes} Minuten. Wird der Platz abgelehnt?</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Hand {amount} back to {name} for ticket {number}?</source>
        <translation>{amount} an {name} für Ticket {number} zurückgeben?</translation>
    </message>
    <message>
        <source>Handed over</source>
        <translation>Übergeben</translation>
    </message>
</context>
<context>
    <name>QueuePane</name>
    <message>
        <source>Alternates</source>
        <translation>Nachrücker</translation>
    </message>
    <message>
        <source>Nobody waits for a place.</source>
        <translation>Niemand wartet auf einen Platz.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>Ticket</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Aufgehoben</translation>
    </message>
</context>
<context>
    <name>QuickAdd</name>
    <message>
        <source>Whole name</source>
        <translation>Ganzer Name</translation>
    </message>
    <message>
        <source>Card number, if any</source>
        <translation>Kartennummer, falls vorhanden</translation>
    </message>
    <message>
        <source>Born, like 30.6.1990</source>
        <translation>Geboren, etwa 30.6.1990</translation>
    </message>
    <message>
        <source>Not asked</source>
        <translation>Ungefragt</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Initial</source>
        <translation>Initiale</translation>
    </message>
    <message>
        <source>Number only</source>
        <translation>Nur Nummer</translation>
    </message>
    <message>
        <source>Enter this person</source>
        <translation>Person aufnehmen</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Nothing is changed; Esc leaves it as it was.</source>
        <translation>Nichts ist geändert; Esc lässt es, wie es war.</translation>
    </message>
    <message>
        <source>{who} is called so already. One person? Then “Same as…” is right instead.</source>
        <translation>{who} heißt schon so. Eine Person? Dann ist „Dieselbe wie…“ richtig.</translation>
    </message>
    <message>
        <source>They are two</source>
        <translation>Es sind zwei</translation>
    </message>
    <message>
        <source>perhaps known already: {who}</source>
        <translation>vielleicht schon bekannt: {who}</translation>
    </message>
    <message>
        <source>On screens</source>
        <translation>Auf Anzeigen</translation>
    </message>
</context>
<context>
    <name>RaceActs</name>
    <message>
        <source>Race at {table}…</source>
        <translation>Race an {table}…</translation>
    </message>
    <message>
        <source>Which chips become which at table {table}?</source>
        <translation>Welche Chips werden an Tisch {table} zu welchen?</translation>
    </message>
    <message>
        <source>Two kinds, like 25 100</source>
        <translation>Zwei Werte, etwa 25 100</translation>
    </message>
    <message>
        <source>How many chips of {chip} has each seat at table {table}?</source>
        <translation>Wie viele Chips zu {chip} hat jeder Platz an Tisch {table}?</translation>
    </message>
    <message>
        <source>Like 1: 3 4: 7!, with ! who has no other chips</source>
        <translation>Etwa 1: 3 4: 7!, mit ! wer keine anderen Chips hat</translation>
    </message>
    <message>
        <source>draw here</source>
        <translation>hier ziehen</translation>
    </message>
    <message>
        <source>Cards for odd chips, {cards}: are they drawn here, or which lie there?</source>
        <translation>Karten für Restchips, {cards}: werden sie hier gezogen, oder welche liegen dort?</translation>
    </message>
    <message>
        <source>Like 1: Ks 9h 4: 2c</source>
        <translation>Etwa 1: Ks 9h 4: 2c</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>barred</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>excluded by own wish</source>
        <translation>selbst gesperrt</translation>
    </message>
    <message>
        <source>under age</source>
        <translation>minderjährig</translation>
    </message>
    <message>
        <source>not in the registry</source>
        <translation>nicht im Verzeichnis</translation>
    </message>
    <message>
        <source>{done}: act {number}</source>
        <translation>{done}: Vorgang {number}</translation>
    </message>
    <message>
        <source>To be told to {to}</source>
        <translation>Zu melden an {to}</translation>
    </message>
    <message>
        <source>Denied: {who} tried “{what}”</source>
        <translation>Verweigert: {who} versuchte „{what}“</translation>
    </message>
    <message>
        <source>Turned away: {person}</source>
        <translation>Abgewiesen: {person}</translation>
    </message>
    <message>
        <source>{why}, asked for by {who}</source>
        <translation>{why}, verlangt von {who}</translation>
    </message>
    <message>
        <source>version {version}, {amount} in all</source>
        <translation>Version {version}, gesamt {amount}</translation>
    </message>
    <message>
        <source>prize owed {amount}</source>
        <translation>Preis offen {amount}</translation>
    </message>
    <message>
        <source>Act</source>
        <translation>Vorgang</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Erfasst</translation>
    </message>
    <message>
        <source>Happened</source>
        <translation>Geschehen</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Station</source>
        <translation>Station</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>H {number}</source>
        <translation>H {number}</translation>
    </message>
    <message>
        <source>All events</source>
        <translation>Alle Turniere</translation>
    </message>
    <message>
        <source>with the words “{words}”</source>
        <translation>mit den Worten „{words}“</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Protokoll</translation>
    </message>
</context>
<context>
    <name>RecordPage</name>
    <message>
        <source>Record</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Search people, seats, amounts, acts</source>
        <translation>Personen, Plätze, Beträge, Vorgänge suchen</translation>
    </message>
    <message>
        <source>Nothing of that kind; take a filter away.</source>
        <translation>Nichts dieser Art; einen Filter entfernen.</translation>
    </message>
    <message>
        <source>{shown} shown of {looked}, newest first</source>
        <translation>{shown} von {looked} angezeigt, neueste zuerst</translation>
    </message>
    <message>
        <source>{shown} found, {looked} looked at…</source>
        <translation>{shown} gefunden, {looked} durchsucht…</translation>
    </message>
    <message>
        <source>Nothing is recorded yet.</source>
        <translation>Noch ist nichts protokolliert.</translation>
    </message>
    <message>
        <source>This act is not in the list; take the filters away.</source>
        <translation>Dieser Vorgang ist nicht in der Liste; die Filter entfernen.</translation>
    </message>
    <message>
        <source>nothing is recorded yet</source>
        <translation>noch nichts erfasst</translation>
    </message>
    <message>
        <source>not sealed yet</source>
        <translation>noch nicht versiegelt</translation>
    </message>
    <message>
        <source>sealed {time}</source>
        <translation>versiegelt {time}</translation>
    </message>
    <message>
        <source>{facts} facts in the chain, {sealed}</source>
        <translation>{facts} Einträge in der Kette, {sealed}</translation>
    </message>
    <message>
        <source>one fact in the chain, {sealed}</source>
        <translation>eine Tatsache in der Kette, {sealed}</translation>
    </message>
    <message>
        <source>head {hash}, {sealed}</source>
        <translation>Kopf {hash}, {sealed}</translation>
    </message>
</context>
<context>
    <name>RecordSide</name>
    <message>
        <source>No act chosen</source>
        <translation>Kein Vorgang gewählt</translation>
    </message>
    <message>
        <source>Act {number} cannot be undone</source>
        <translation>Vorgang {number} ist nicht umkehrbar</translation>
    </message>
    <message>
        <source>History: {title}</source>
        <translation>Verlauf: {title}</translation>
    </message>
    <message>
        <source>Act</source>
        <translation>Vorgang</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Erfasst</translation>
    </message>
    <message>
        <source>Happened</source>
        <translation>Geschehen</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Approved by</source>
        <translation>Genehmigt von</translation>
    </message>
    <message>
        <source>Director on duty</source>
        <translation>Turnierleiter vom Dienst</translation>
    </message>
    <message>
        <source>Slip</source>
        <translation>Zettel</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>undone, does not count</source>
        <translation>rückgängig, zählt nicht</translation>
    </message>
</context>
<context>
    <name>RefundActs</name>
    <message>
        <source>Refund…</source>
        <translation>Erstatten…</translation>
    </message>
    <message>
        <source>Give a part back…</source>
        <translation>Teil erstatten…</translation>
    </message>
    <message>
        <source>How many chips of {name} go out of play?</source>
        <translation>Wie viele Chips von {name} gehen aus dem Spiel?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>{amount} goes back to {name} ({parts}), in what?</source>
        <translation>{amount} geht an {name} zurück ({parts}), wie bezahlt?</translation>
    </message>
    <message>
        <source>{amount} goes back to {name}, {owed} owed is struck; in what?</source>
        <translation>{amount} geht an {name} zurück, offene {owed} werden gestrichen; wie bezahlt?</translation>
    </message>
    <message>
        <source>Why does {name} leave the field against the money?</source>
        <translation>Warum verlässt {name} das Feld gegen Erstattung?</translation>
    </message>
    <message>
        <source>Hand it back</source>
        <translation>Zurückgeben</translation>
    </message>
    <message>
        <source>Which part goes back to {name}? The entry stays in the field.</source>
        <translation>Welcher Teil geht an {name} zurück? Die Anmeldung bleibt im Feld.</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Who agrees that the {part} goes back to {name}, and why?</source>
        <translation>Wer stimmt zu, dass „{part}“ an {name} zurückgeht, und warum?</translation>
    </message>
    <message>
        <source>{amount} goes back to {name}, in what?</source>
        <translation>{amount} geht an {name} zurück, wie bezahlt?</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This seat card is void: entry {entry} of {event} was taken back; ask who gave it out.</source>
        <translation>Diese Platzkarte ist ungültig: Anmeldung {entry} von {event} wurde zurückgenommen; fragen, wer sie ausgegeben hat.</translation>
    </message>
    <message>
        <source>The card {card} is known to be that of {name}; look at card and name again.</source>
        <translation>Die Karte {card} ist als die von {name} bekannt; Karte und Namen nochmals ansehen.</translation>
    </message>
    <message>
        <source>Receipt {receipt} was never given out in this event; look at the paper again.</source>
        <translation>Beleg {receipt} wurde in diesem Turnier nie ausgegeben; das Papier nochmals ansehen.</translation>
    </message>
    <message>
        <source>Nobody is chosen in the list; find somebody and choose the row.</source>
        <translation>Niemand ist in der Liste gewählt; jemanden suchen und die Zeile wählen.</translation>
    </message>
    <message>
        <source>“{text}” is no wish for screens; write one of these or nothing: {words}.</source>
        <translation>„{text}“ ist kein Wunsch für Anzeigen; eines von diesen oder nichts schreiben: {words}.</translation>
    </message>
    <message>
        <source>“{text}” is on no seat card or receipt of an open event; scan it again.</source>
        <translation>„{text}“ steht auf keiner Platzkarte und keinem Beleg eines offenen Turniers; nochmals scannen.</translation>
    </message>
    <message>
        <source>Receipt {receipt} of {event} is void: its purchase was taken back; ask who sold it.</source>
        <translation>Beleg {receipt} von {event} ist ungültig: der Kauf wurde zurückgenommen; fragen, wer ihn verkauft hat.</translation>
    </message>
    <message>
        <source>Entry {entry} has had its add-on; a player may take {most}.</source>
        <translation>Anmeldung {entry} hatte ihr Add-on schon; erlaubt sind pro Spieler {most}.</translation>
    </message>
    <message>
        <source>This player has entered again {most} times already; enter no more.</source>
        <translation>Dieser Spieler hat sich schon {most}-mal neu angemeldet; nicht mehr anmelden.</translation>
    </message>
    <message>
        <source>Entries, re-buys and add-ons ended with the posted prizes; sell no more.</source>
        <translation>Anmeldungen, Rebuys und Add-ons endeten mit den ausgehängten Preisen; nichts mehr verkaufen.</translation>
    </message>
    <message>
        <source>This event has no add-on; sell none.</source>
        <translation>Dieses Turnier hat kein Add-on; keines verkaufen.</translation>
    </message>
    <message>
        <source>Nobody is named, or somebody twice; name each entry once.</source>
        <translation>Niemand ist genannt oder jemand doppelt; jede Anmeldung einmal nennen.</translation>
    </message>
    <message>
        <source>A stack of {stack} chips cannot be; count it again.</source>
        <translation>Ein Stack von {stack} Chips ist nicht möglich; nochmals zählen.</translation>
    </message>
    <message>
        <source>Only a re-buy or an add-on may be owed; take the money first.</source>
        <translation>Nur ein Rebuy oder Add-on darf geschuldet werden; zuerst das Geld nehmen.</translation>
    </message>
    <message>
        <source>This is sold from level {from_level} on; wait for it.</source>
        <translation>Dies wird ab Level {from_level} verkauft; bis dahin warten.</translation>
    </message>
    <message>
        <source>No entry was refunded; there is none to take back into the field.</source>
        <translation>Keine Anmeldung wurde erstattet; keine kann ins Feld zurückkehren.</translation>
    </message>
    <message>
        <source>Nothing is owed on receipt {receipt}; look at its number again.</source>
        <translation>Auf Beleg {receipt} ist nichts offen; die Nummer nochmals ansehen.</translation>
    </message>
    <message>
        <source>Nothing is owed for entry {entry}; there is no debt to pay.</source>
        <translation>Für Anmeldung {entry} ist nichts offen; keine Schuld ist zu zahlen.</translation>
    </message>
    <message>
        <source>This was sold for {minutes} minutes of the clock; sell no more.</source>
        <translation>Dies wurde {minutes} Minuten der Uhr lang verkauft; nichts mehr verkaufen.</translation>
    </message>
    <message>
        <source>{units} at once are too many; sell at most {most} in one purchase.</source>
        <translation>{units} auf einmal sind zu viele; höchstens {most} in einem Kauf verkaufen.</translation>
    </message>
    <message>
        <source>“{text}” begins several acts; type more of the one that is meant.</source>
        <translation>„{text}“ ist der Anfang mehrerer Vorgänge; mehr vom gemeinten eingeben.</translation>
    </message>
    <message>
        <source>A table of an event closes at once and only when all have left it; write close t7 alone.</source>
        <translation>Ein Tisch eines Turniers schließt sofort und nur, wenn alle ihn verlassen haben; close t7 allein schreiben.</translation>
    </message>
    <message>
        <source>“{text}” at the end means nothing here; leave it out, or finish it.</source>
        <translation>„{text}“ am Ende bedeutet hier nichts; es weglassen oder vervollständigen.</translation>
    </message>
    <message>
        <source>“{text}” can be read in two ways; name the seat like 12-5 or the entry like #231.</source>
        <translation>„{text}“ ist auf zwei Arten lesbar; den Platz wie 12-5 oder die Anmeldung wie #231 nennen.</translation>
    </message>
    <message>
        <source>“{text}” is not understood; say the seat first, like 12-5 bust.</source>
        <translation>„{text}“ ist nicht verständlich; zuerst den Platz nennen, etwa 12-5 bust.</translation>
    </message>
    <message>
        <source>No command is longer than {most} letters; say one thing at a time.</source>
        <translation>Kein Befehl ist länger als {most} Zeichen; eins nach dem anderen sagen.</translation>
    </message>
    <message>
        <source>No event has number {number} now; leave the number out, or write another.</source>
        <translation>Kein Turnier hat jetzt Nummer {number}; die Nummer weglassen oder eine andere schreiben.</translation>
    </message>
    <message>
        <source>A level is named by its number; write level 7.</source>
        <translation>Ein Level wird mit seiner Nummer genannt; level 7 schreiben.</translation>
    </message>
    <message>
        <source>A rest has its minutes; write rest 15.</source>
        <translation>Eine Ruhezeit hat ihre Minuten; rest 15 schreiben.</translation>
    </message>
    <message>
        <source>“{text}” names somebody twice; name each of them once.</source>
        <translation>„{text}“ nennt jemanden doppelt; jeden einmal nennen.</translation>
    </message>
    <message>
        <source>“{text}” is nothing that is said of a player; write bust, rebuy, addon, away, here or to.</source>
        <translation>„{text}“ lässt sich von keinem Spieler sagen; bust, rebuy, addon, away, here oder to schreiben.</translation>
    </message>
    <message>
        <source>“{text}” is nothing that is said of table {table}; name a seat like {table}-5, or an entry like #{table}.</source>
        <translation>„{text}“ lässt sich von Tisch {table} nicht sagen; einen Platz wie {table}-5 oder eine Anmeldung wie #{table} nennen.</translation>
    </message>
    <message>
        <source>Nobody in play is called “{text}”; type fewer letters, or the seat.</source>
        <translation>Niemand im Spiel heißt „{text}“; weniger Buchstaben oder den Platz eingeben.</translation>
    </message>
    <message>
        <source>Table {table} serves another event than {number}; leave the number out.</source>
        <translation>Tisch {table} dient einem anderen Turnier als {number}; die Nummer weglassen.</translation>
    </message>
    <message>
        <source>The paper {text} is for no player; scan a seat card or a receipt.</source>
        <translation>Das Papier {text} gehört zu keinem Spieler; eine Platzkarte oder einen Beleg scannen.</translation>
    </message>
    <message>
        <source>Nobody has seat {seat}; look at the table, or type letters of the name.</source>
        <translation>Niemand hat Platz {seat}; den Tisch ansehen oder Buchstaben des Namens eingeben.</translation>
    </message>
    <message>
        <source>{count} in play are called “{text}”; type more letters, or the seat.</source>
        <translation>{count} im Spiel heißen „{text}“; mehr Buchstaben oder den Platz eingeben.</translation>
    </message>
    <message>
        <source>“{text}” begins several words: {words}; type one letter more.</source>
        <translation>„{text}“ ist der Anfang mehrerer Wörter: {words}; einen Buchstaben mehr eingeben.</translation>
    </message>
    <message>
        <source>It is not said which table; write {word} t7.</source>
        <translation>Es ist nicht gesagt, welcher Tisch; {word} t7 schreiben.</translation>
    </message>
    <message>
        <source>“{text}” is no time of the day; write it like 22:40.</source>
        <translation>„{text}“ ist keine Uhrzeit; etwa 22:40 schreiben.</translation>
    </message>
    <message>
        <source>Another event is shown by now, so it stops here; go on in the one that is meant.</source>
        <translation>Inzwischen ist ein anderes Turnier zu sehen, hier geht es nicht weiter; im gemeinten weitermachen.</translation>
    </message>
    <message>
        <source>That is somebody else by now than the one who was named; ask again.</source>
        <translation>Das ist inzwischen jemand anders als genannt; noch einmal fragen.</translation>
    </message>
    <message>
        <source>It would change something else by now than what was said; ask again.</source>
        <translation>Es würde inzwischen etwas anderes ändern als gesagt; noch einmal fragen.</translation>
    </message>
    <message>
        <source>Several tenders are for one sale; sell to one player at a time.</source>
        <translation>Mehrere Zahlungsarten gelten für einen Verkauf; bitte an einen Spieler auf einmal verkaufen.</translation>
    </message>
    <message>
        <source>One tender is named twice; name each sum once, the rest is what is chosen.</source>
        <translation>Eine Zahlungsart steht doppelt; bitte jeden Betrag einmal nennen, der Rest ist der gewählte.</translation>
    </message>
    <message>
        <source>{told:money} in other tenders leave nothing of {price:money} for the first; split again.</source>
        <translation>{told:money} in anderen Zahlungsarten lassen von {price:money} nichts für die erste; bitte neu aufteilen.</translation>
    </message>
    <message>
        <source>That act is undone already; redo it if it should count after all.</source>
        <translation>Dieser Vorgang ist schon rückgängig gemacht; ihn wiederholen, falls er doch zählen soll.</translation>
    </message>
    <message>
        <source>Table {table} cannot have {seats} seats; give a number from 1 and 2 to {most} seats.</source>
        <translation>Tisch {table} kann nicht {seats} Plätze haben; eine Nummer ab 1 und 2 bis {most} Plätze angeben.</translation>
    </message>
    <message>
        <source>Nothing was recorded today, so there is no day to close; just go on.</source>
        <translation>Heute wurde nichts erfasst, also ist kein Tag abzuschließen; einfach weitermachen.</translation>
    </message>
    <message>
        <source>It does not fit the record any more: {fact:fact}; look again and decide anew.</source>
        <translation>Es passt nicht mehr zum Protokoll: {fact:fact}; nochmals ansehen und neu entscheiden.</translation>
    </message>
    <message>
        <source>The start of a gaming day cannot be undone; put right what is wrong by acts of today.</source>
        <translation>Der Beginn eines Spieltags ist nicht umkehrbar; Fehler durch Vorgänge von heute berichtigen.</translation>
    </message>
    <message>
        <source>The clock is outside undo; start or pause it instead.</source>
        <translation>Die Uhr lässt sich nicht rückgängig machen; sie stattdessen starten oder anhalten.</translation>
    </message>
    <message>
        <source>What was erased cannot come back; enter a person anew if need be.</source>
        <translation>Gelöschtes kommt nicht zurück; die Person bei Bedarf neu aufnehmen.</translation>
    </message>
    <message>
        <source>A denied try stays in the record; nothing needs to be done about it.</source>
        <translation>Ein verweigerter Versuch bleibt im Protokoll; nichts ist zu tun.</translation>
    </message>
    <message>
        <source>A finished event cannot be reopened; write down the correction for the manager.</source>
        <translation>Ein beendetes Turnier lässt sich nicht wieder öffnen; die Berichtigung für die Leitung aufschreiben.</translation>
    </message>
    <message>
        <source>Money that was handed over cannot be undone; settle it with the cage in writing.</source>
        <translation>Übergebenes Geld lässt sich nicht rückgängig machen; es mit der Kasse schriftlich regeln.</translation>
    </message>
    <message>
        <source>An undo is not undone; redo the act instead.</source>
        <translation>Ein Rückgängig wird nicht rückgängig gemacht; stattdessen den Vorgang wiederholen.</translation>
    </message>
    <message>
        <source>That act is not in the record; choose it again from the list.</source>
        <translation>Dieser Vorgang steht nicht im Protokoll; ihn nochmals in der Liste wählen.</translation>
    </message>
    <message>
        <source>The structure of {title} has no level with blinds; give it at least one.</source>
        <translation>Die Struktur von {title} hat kein Level mit Blinds; mindestens eines angeben.</translation>
    </message>
    <message>
        <source>Nothing is recorded under {stream}; choose an event from the Event menu.</source>
        <translation>Unter {stream} ist nichts erfasst; ein Turnier im Menü „Turnier“ wählen.</translation>
    </message>
    <message>
        <source>There is no table {table} in the room; install it first.</source>
        <translation>Im Raum gibt es keinen Tisch {table}; ihn zuerst aufstellen.</translation>
    </message>
    <message>
        <source>Nobody in the registry is called “{name}”; type a part of the name as entered.</source>
        <translation>Niemand im Verzeichnis heißt „{name}“; einen Teil des erfassten Namens eingeben.</translation>
    </message>
    <message>
        <source>“{text}” is no time of the day; type hours and minutes like 21:40.</source>
        <translation>„{text}“ ist keine Uhrzeit; Stunden und Minuten wie 21:40 eingeben.</translation>
    </message>
    <message>
        <source>“{text}” is not an amount of money; type it like 1,234.50.</source>
        <translation>„{text}“ ist kein Geldbetrag; ihn wie 1,234.50 eingeben.</translation>
    </message>
    <message>
        <source>Your role does not allow this; ask one of these: {who:roles}.</source>
        <translation>Die eigene Rolle erlaubt dies nicht; eine von diesen fragen: {who:roles}.</translation>
    </message>
    <message>
        <source>That act counts already; there is nothing to redo, so just go on.</source>
        <translation>Dieser Vorgang zählt bereits; nichts ist zu wiederholen, einfach weitermachen.</translation>
    </message>
    <message>
        <source>Nothing waits to be redone; redo works right after an undo.</source>
        <translation>Nichts ist zu wiederholen; das geht nur gleich nach einem Rückgängig.</translation>
    </message>
    <message>
        <source>You have done nothing that can be undone; do the act that puts it right.</source>
        <translation>Von den eigenen Vorgängen ist keiner umkehrbar; den Vorgang tun, der es berichtigt.</translation>
    </message>
    <message>
        <source>This needs a reason; type why and try again.</source>
        <translation>Dies braucht einen Grund; ihn eingeben und nochmals versuchen.</translation>
    </message>
    <message>
        <source>The record kept moving while this was worked out; try again.</source>
        <translation>Das Protokoll lief währenddessen weiter; nochmals versuchen.</translation>
    </message>
    <message>
        <source>A second person must stand for this; ask one of these: {who:roles}.</source>
        <translation>Eine zweite Person muss dafür einstehen; eine von diesen fragen: {who:roles}.</translation>
    </message>
    <message>
        <source>A slip's number has at most {most} characters; type only the number.</source>
        <translation>Eine Zettelnummer hat höchstens {most} Zeichen; nur die Nummer eingeben.</translation>
    </message>
    <message>
        <source>The slip has no number yet; type the one that is printed on it.</source>
        <translation>Der Zettel hat noch keine Nummer; die aufgedruckte eingeben.</translation>
    </message>
    <message>
        <source>It is finished and its record is closed; go on in an open event.</source>
        <translation>Es ist beendet und sein Protokoll geschlossen; in einem offenen Turnier weitermachen.</translation>
    </message>
    <message>
        <source>Table {table} is in use; take another one or wait until its event ends.</source>
        <translation>Tisch {table} ist in Gebrauch; einen anderen nehmen oder das Ende seines Turniers abwarten.</translation>
    </message>
    <message>
        <source>Table {table} is out of service; put it back into service first.</source>
        <translation>Tisch {table} ist außer Betrieb; ihn zuerst wieder in Betrieb nehmen.</translation>
    </message>
    <message>
        <source>{time} is still to come; type when it happened or choose yesterday.</source>
        <translation>{time} liegt noch in der Zukunft; den Zeitpunkt eingeben oder „Gestern“ wählen.</translation>
    </message>
    <message>
        <source>A later act rests on it ({fact:fact}); undo that one first.</source>
        <translation>Ein späterer Vorgang beruht darauf ({fact:fact}); zuerst jenen rückgängig machen.</translation>
    </message>
    <message>
        <source>This person waits already with ticket {ticket}; sell no second one.</source>
        <translation>Diese Person wartet schon mit Ticket {ticket}; kein zweites verkaufen.</translation>
    </message>
    <message>
        <source>The money of {tickets:count} tickets is still held; seat them or give it back first.</source>
        <translation>Das Geld von {tickets:count} Tickets liegt noch hier; sie platzieren oder es zurückgeben.</translation>
    </message>
    <message>
        <source>{waiting:count} wait in the queue for a place; let this person join it.</source>
        <translation>{waiting:count} warten in der Liste auf einen Platz; diese Person einreihen.</translation>
    </message>
    <message>
        <source>This person is barred since {since_us:day}; only the director may let the player in, with a reason.</source>
        <translation>Diese Person ist seit {since_us:day} gesperrt; nur der Turnierleiter darf sie zulassen, mit Grund.</translation>
    </message>
    <message>
        <source>This event keeps no queue; enter the person while there is room.</source>
        <translation>Dieses Turnier führt keine Warteliste; die Person anmelden, solange Platz ist.</translation>
    </message>
    <message>
        <source>No place is free; let the person join the queue or open a table.</source>
        <translation>Kein Platz ist frei; die Person einreihen oder einen Tisch öffnen.</translation>
    </message>
    <message>
        <source>Nobody waits with ticket {ticket}; look at its number again.</source>
        <translation>Niemand wartet mit Ticket {ticket}; die Nummer nochmals ansehen.</translation>
    </message>
    <message>
        <source>Somebody who waits may still get in; give back one ticket after the other.</source>
        <translation>Wer wartet, kann noch hineinkommen; ein Ticket nach dem anderen zurückgeben.</translation>
    </message>
    <message>
        <source>Nobody is left in the queue to be called; enter whoever comes.</source>
        <translation>Niemand ist mehr aufzurufen; anmelden, wer kommt.</translation>
    </message>
    <message>
        <source>Ticket {ticket} was not called; call the queue in its order.</source>
        <translation>Ticket {ticket} wurde nicht aufgerufen; der Reihe nach aufrufen.</translation>
    </message>
    <message>
        <source>There is room for {places:count} more; enter the person instead.</source>
        <translation>Für {places:count} weitere ist Platz; die Person stattdessen anmelden.</translation>
    </message>
    <message>
        <source>This person is excluded by own wish since {since_us:day}; turn the player away, nobody may overrule it.</source>
        <translation>Diese Person ist seit {since_us:day} selbst gesperrt; den Spieler abweisen, niemand darf das aufheben.</translation>
    </message>
    <message>
        <source>Ticket {ticket} has {minutes} minutes left to appear; wait, or pass it over as declined.</source>
        <translation>Ticket {ticket} hat noch {minutes} Minuten Zeit; warten oder es als abgelehnt übergehen.</translation>
    </message>
    <message>
        <source>The player of entry {entry} waits among the alternates with ticket {ticket}; give its money back first.</source>
        <translation>Der Spieler von Anmeldung {entry} wartet als Nachrücker mit Ticket {ticket}; zuerst dessen Geld zurückgeben.</translation>
    </message>
    <message>
        <source>This person is not of age; turn the player away, nobody may overrule it.</source>
        <translation>Diese Person ist minderjährig; den Spieler abweisen, niemand darf das aufheben.</translation>
    </message>
    <message>
        <source>This person is in as entry {entry} already; choose another person.</source>
        <translation>Diese Person ist schon als Anmeldung {entry} dabei; eine andere Person wählen.</translation>
    </message>
    <message>
        <source>The player of entry {entry} is in again as entry {again}; undo that entry and its seat, or let it leave first.</source>
        <translation>Der Spieler von Anmeldung {entry} ist als Anmeldung {again} wieder dabei; zuerst diese samt Platz rückgängig machen oder sie ausscheiden lassen.</translation>
    </message>
    <message>
        <source>Entry {entry} was disqualified, so that player is not sold another one; reinstate it if that was a mistake.</source>
        <translation>Anmeldung {entry} wurde disqualifiziert, dieser Spieler erhält keine neue; sie wieder einsetzen, falls es ein Irrtum war.</translation>
    </message>
    <message>
        <source>Entry {entry} is out; reinstate it first if that was a mistake.</source>
        <translation>Anmeldung {entry} ist ausgeschieden; sie zuerst wieder einsetzen, falls es ein Irrtum war.</translation>
    </message>
    <message>
        <source>The event file has an error ({problem}); correct it and open it again.</source>
        <translation>Die Turnierdatei hat einen Fehler ({problem}); ihn berichtigen und sie nochmals öffnen.</translation>
    </message>
    <message>
        <source>This is written in a way that the form cannot change ({problem}); change it in the text.</source>
        <translation>Das ist so geschrieben, dass das Formular es nicht ändern kann ({problem}); bitte im Text ändern.</translation>
    </message>
    <message>
        <source>The rulebook has an error ({problem}); correct it and open it again.</source>
        <translation>Das Regelwerk hat einen Fehler ({problem}); ihn berichtigen und es nochmals öffnen.</translation>
    </message>
    <message>
        <source>The clock stands already; start it when play goes on.</source>
        <translation>Die Uhr steht schon; sie starten, wenn das Spiel weitergeht.</translation>
    </message>
    <message>
        <source>The clock runs already; pause it first.</source>
        <translation>Die Uhr läuft schon; sie zuerst anhalten.</translation>
    </message>
    <message>
        <source>Receipts {receipts} are still owed; take that money, or let the house bear it.</source>
        <translation>Belege {receipts} sind noch offen; das Geld nehmen oder das Haus die Kosten tragen lassen.</translation>
    </message>
    <message>
        <source>“{title}” is announced already; choose it from the Event menu.</source>
        <translation>„{title}“ ist schon angekündigt; es im Menü „Turnier“ wählen.</translation>
    </message>
    <message>
        <source>The event is full with {most:count} entries; note the player as an alternate.</source>
        <translation>Das Turnier ist mit {most:count} Anmeldungen voll; den Spieler als Nachrücker notieren.</translation>
    </message>
    <message>
        <source>Entry {entry} is the last one left and has won; post and pay the prizes.</source>
        <translation>Anmeldung {entry} ist als letzte übrig und hat gewonnen; die Preise aushängen und zahlen.</translation>
    </message>
    <message>
        <source>Level {level} is not reached yet; the clock records it when it is.</source>
        <translation>Level {level} ist noch nicht erreicht; die Uhr erfasst es, sobald es so weit ist.</translation>
    </message>
    <message>
        <source>There are {prizes} prizes for fewer entries; sell more entries or shorten the list.</source>
        <translation>Es gibt {prizes} Preise für weniger Anmeldungen; mehr Anmeldungen verkaufen oder die Liste kürzen.</translation>
    </message>
    <message>
        <source>No level comes before the first one; add time to it instead.</source>
        <translation>Vor dem ersten Level kommt keines; ihm stattdessen Zeit zugeben.</translation>
    </message>
    <message>
        <source>Place {place} has no prize; see the posted list.</source>
        <translation>Rang {place} hat keinen Preis; die ausgehängte Liste ansehen.</translation>
    </message>
    <message>
        <source>Entry {entry} may buy again; sell a re-buy or say that it is declined.</source>
        <translation>Anmeldung {entry} darf noch nachkaufen; einen Rebuy verkaufen oder den Verzicht notieren.</translation>
    </message>
    <message>
        <source>Entry {entry} cannot share a place over others; name those between too.</source>
        <translation>Anmeldung {entry} kann keinen Rang über andere hinweg teilen; auch die dazwischen nennen.</translation>
    </message>
    <message>
        <source>Entries {entries} share place {place}; say which of them is paid.</source>
        <translation>Anmeldungen {entries} teilen Rang {place}; sagen, welche davon bezahlt wird.</translation>
    </message>
    <message>
        <source>Entry {entry} shares its place; name all who share it.</source>
        <translation>Anmeldung {entry} teilt ihren Rang; alle nennen, die ihn teilen.</translation>
    </message>
    <message>
        <source>This event has no re-buys; a player without chips is out.</source>
        <translation>Dieses Turnier hat keine Rebuys; ein Spieler ohne Chips ist ausgeschieden.</translation>
    </message>
    <message>
        <source>There is no entry {entry}; choose one from the list.</source>
        <translation>Es gibt keine Anmeldung {entry}; eine in der Liste wählen.</translation>
    </message>
    <message>
        <source>No such event is announced; begin one or choose one from the Event menu.</source>
        <translation>Kein solches Turnier ist angekündigt; eines beginnen oder im Menü „Turnier“ wählen.</translation>
    </message>
    <message>
        <source>Seat {seat} is not one of this event's; choose a free seat at an open table.</source>
        <translation>Platz {seat} gehört nicht zu diesem Turnier; einen freien Platz an einem offenen Tisch wählen.</translation>
    </message>
    <message>
        <source>There is no such level; choose one of the event's levels.</source>
        <translation>Ein solches Level gibt es nicht; eines der Levels des Turniers wählen.</translation>
    </message>
    <message>
        <source>Nobody waits for a seat; enter a player first.</source>
        <translation>Niemand wartet auf einen Platz; zuerst einen Spieler anmelden.</translation>
    </message>
    <message>
        <source>{waiting:count} wait and {free:count} seats are free; open another table first.</source>
        <translation>{waiting:count} warten und {free:count} Plätze sind frei; zuerst einen weiteren Tisch öffnen.</translation>
    </message>
    <message>
        <source>Nobody is out yet; there is no later exit, so record this one as it is.</source>
        <translation>Noch niemand ist ausgeschieden; es gibt kein späteres Ausscheiden, also dieses so erfassen.</translation>
    </message>
    <message>
        <source>Entry {entry} is in play; there is nothing to put right.</source>
        <translation>Anmeldung {entry} ist im Spiel; nichts ist zu berichtigen.</translation>
    </message>
    <message>
        <source>Entry {entry} has no seat yet; draw the seats first.</source>
        <translation>Anmeldung {entry} hat noch keinen Platz; zuerst die Plätze auslosen.</translation>
    </message>
    <message>
        <source>Place {place} is not decided yet; record the exits first.</source>
        <translation>Rang {place} ist noch nicht entschieden; zuerst das Ausscheiden erfassen.</translation>
    </message>
    <message>
        <source>The prize of place {place} is paid to entry {entry}; take it back to change it.</source>
        <translation>Der Preis von Rang {place} ist an Anmeldung {entry} bezahlt; ihn zum Ändern zurücknehmen.</translation>
    </message>
    <message>
        <source>The prizes add up to {sum:money}, the pool is {pool:money}; make them equal, falling from first place.</source>
        <translation>Die Preise ergeben {sum:money}, der Pool ist {pool:money}; sie angleichen, fallend vom ersten Rang an.</translation>
    </message>
    <message>
        <source>The prizes are not posted yet; post them first.</source>
        <translation>Die Preise sind noch nicht ausgehängt; sie zuerst aushängen.</translation>
    </message>
    <message>
        <source>Prizes are still to be paid for these places: {places}; pay them first.</source>
        <translation>Für diese Ränge sind noch Preise zu zahlen: {places}; sie zuerst zahlen.</translation>
    </message>
    <message>
        <source>The prizes are posted (version {version}); change the list instead, with a reason.</source>
        <translation>Die Preise sind ausgehängt (Version {version}); stattdessen die Liste ändern, mit Grund.</translation>
    </message>
    <message>
        <source>Entry {entry} has had all {most} re-buys; without chips it is out.</source>
        <translation>Anmeldung {entry} hatte alle {most} Rebuys; ohne Chips ist sie ausgeschieden.</translation>
    </message>
    <message>
        <source>This was sold to the end of level {until_level}; sell no more.</source>
        <translation>Dies wurde bis zum Ende von Level {until_level} verkauft; nichts mehr verkaufen.</translation>
    </message>
    <message>
        <source>Seat {seat} is taken by entry {entry}; choose another free seat.</source>
        <translation>Platz {seat} ist von Anmeldung {entry} besetzt; einen anderen freien Platz wählen.</translation>
    </message>
    <message>
        <source>A stack of {stack:count} is not below the starting bank of {bank:count}; wait.</source>
        <translation>Ein Stack von {stack:count} liegt nicht unter dem Startstack von {bank:count}; warten.</translation>
    </message>
    <message>
        <source>The player still has {stack:count} chips; re-buys are for players without chips.</source>
        <translation>Der Spieler hat noch {stack:count} Chips; Rebuys sind für Spieler ohne Chips.</translation>
    </message>
    <message>
        <source>{left:count} still in play, or the prizes are not posted; play down to one first.</source>
        <translation>{left:count} noch im Spiel, oder die Preise sind nicht ausgehängt; zuerst bis auf einen ausspielen.</translation>
    </message>
    <message>
        <source>Players still sit at table {table} (entries {entries}); close an empty one.</source>
        <translation>An Tisch {table} sitzen noch Spieler (Anmeldungen {entries}); einen leeren schließen.</translation>
    </message>
    <message>
        <source>Table {table} does not serve this event; choose one that does.</source>
        <translation>Tisch {table} dient diesem Turnier nicht; einen wählen, der es tut.</translation>
    </message>
    <message>
        <source>The house has not given table {table} to this event; nothing is to be freed.</source>
        <translation>Das Haus hat Tisch {table} diesem Turnier nicht gegeben; nichts ist freizugeben.</translation>
    </message>
    <message>
        <source>Table {table} serves this event already; open another one.</source>
        <translation>Tisch {table} dient diesem Turnier schon; einen anderen öffnen.</translation>
    </message>
    <message>
        <source>Entries {entries} are level so far; tell of each the {asked:roles}.</source>
        <translation>Anmeldungen {entries} sind bisher gleichauf; von jeder angeben: {asked:roles}.</translation>
    </message>
    <message>
        <source>A clock can be set to more than nought and at most {hours} hours; correct it.</source>
        <translation>Eine Uhr lässt sich auf mehr als null und höchstens {hours} Stunden stellen; den Wert berichtigen.</translation>
    </message>
    <message>
        <source>{entries:count} entries are too few for the published conditions; sell more first.</source>
        <translation>{entries:count} Anmeldungen sind zu wenige für die veröffentlichten Bedingungen; zuerst mehr verkaufen.</translation>
    </message>
    <message>
        <source>The denominations make {lots:count} chips and the total says {total:count}; correct one of them.</source>
        <translation>Die Werte ergeben {lots:count} Chips, die Summe sagt {total:count}; eines davon berichtigen.</translation>
    </message>
    <message>
        <source>Of {most:count} chips in play {chips:count} cannot be taken; count them again.</source>
        <translation>Von {most:count} Chips im Spiel lassen sich nicht {chips:count} nehmen; sie nochmals zählen.</translation>
    </message>
    <message>
        <source>No chips are named; give their denomination and how many they are.</source>
        <translation>Keine Chips sind genannt; ihren Wert und ihre Anzahl angeben.</translation>
    </message>
    <message>
        <source>“{text}” is none of these ({causes}); choose one.</source>
        <translation>„{text}“ ist keine davon ({causes}); eine wählen.</translation>
    </message>
    <message>
        <source>This event has no chips of {chip:count}; choose one of {chips}.</source>
        <translation>Dieses Turnier hat keine Chips zu {chip:count}; einen von {chips} wählen.</translation>
    </message>
    <message>
        <source>Nobody sits in seat {seat}; name seats where somebody plays.</source>
        <translation>Niemand sitzt auf Platz {seat}; Plätze nennen, an denen jemand spielt.</translation>
    </message>
    <message>
        <source>A chip of {chip:count} is not worth more than one of {old:count}; name a larger one.</source>
        <translation>Ein Chip zu {chip:count} ist nicht mehr wert als einer zu {old:count}; einen größeren nennen.</translation>
    </message>
    <message>
        <source>“{text}” cannot be read; type seat and cards, like 1: Ks 9h 4: 2c, or say that they are drawn here.</source>
        <translation>„{text}“ ist nicht lesbar; Platz und Karten eingeben, etwa 1: Ks 9h 4: 2c, oder dass sie hier gezogen werden.</translation>
    </message>
    <message>
        <source>“{text}” is not two kinds of chips; type the old and the new one, like 25 100.</source>
        <translation>„{text}“ sind nicht zwei Chipwerte; den alten und den neuen eingeben, etwa 25 100.</translation>
    </message>
    <message>
        <source>“{text}” names no chips; type how many of which, like 12x25 3x100.</source>
        <translation>„{text}“ nennt keine Chips; eingeben, wie viele von welchen, etwa 12x25 3x100.</translation>
    </message>
    <message>
        <source>“{text}” cannot be read; type seat and number, like 5: 32,000 6: 12,500.</source>
        <translation>„{text}“ ist nicht lesbar; Platz und Zahl eingeben, etwa 5: 32,000 6: 12,500.</translation>
    </message>
    <message>
        <source>“{text}” is no seat and no table; type 3-5, 3, or none.</source>
        <translation>„{text}“ ist kein Platz und kein Tisch; 3-5, 3 oder keine eingeben.</translation>
    </message>
    <message>
        <source>{cards:count} odd chips are more than one deck has cards; race in two parts.</source>
        <translation>{cards:count} Restchips sind mehr, als ein Kartenspiel Karten hat; das Race in zwei Teilen machen.</translation>
    </message>
    <message>
        <source>Seat {seat} needs {cards} different cards, each dealt once; look at them again.</source>
        <translation>Platz {seat} braucht {cards} verschiedene Karten, jede einmal gegeben; sie nochmals ansehen.</translation>
    </message>
    <message>
        <source>It was stopped after {done:count}; what is recorded stays, no file is written.</source>
        <translation>Nach {done:count} angehalten; was im Protokoll steht, bleibt, eine Datei wird nicht geschrieben.</translation>
    </message>
    <message>
        <source>The program has no texts for the language {language}; install it anew.</source>
        <translation>Das Programm hat keine Texte für die Sprache {language}; es neu installieren.</translation>
    </message>
    <message>
        <source>This copy of the program is not whole ({what}); install it anew.</source>
        <translation>Diese Kopie des Programms ist nicht vollständig ({what}); es neu installieren.</translation>
    </message>
    <message>
        <source>It cannot be that ({problem}); give another value.</source>
        <translation>Das ist nicht möglich ({problem}); einen anderen Wert angeben.</translation>
    </message>
    <message>
        <source>The settings {file} cannot be kept; make room, or let the file be written.</source>
        <translation>Die Einstellungen {file} lassen sich nicht speichern; Platz schaffen oder das Schreiben der Datei erlauben.</translation>
    </message>
    <message>
        <source>The draft {file} cannot be read; look at the file, or begin another.</source>
        <translation>Der Entwurf {file} ist nicht lesbar; die Datei ansehen oder einen anderen beginnen.</translation>
    </message>
    <message>
        <source>This needs the name of a file; type one and try again.</source>
        <translation>Hier fehlt der Name einer Datei; einen eingeben und noch einmal versuchen.</translation>
    </message>
    <message>
        <source>{file} begins with somebody's home folder, and there is none; type the folder.</source>
        <translation>{file} beginnt mit einem Benutzerordner, den es nicht gibt; den Ordner ausschreiben.</translation>
    </message>
    <message>
        <source>The draft {file} cannot be kept; make room on the disk, or let it be written.</source>
        <translation>Der Entwurf {file} lässt sich nicht speichern; auf der Platte Platz schaffen oder das Schreiben erlauben.</translation>
    </message>
    <message>
        <source>The trading day ends then already; type another time of day.</source>
        <translation>Der Geschäftstag endet dann schon; eine andere Uhrzeit eingeben.</translation>
    </message>
    <message>
        <source>“{text}” is no filter; type one such as since 01:00, by name, exits, not chips.</source>
        <translation>„{text}“ ist kein Filter; einen eingeben wie since 01:00, by name, exits, not chips.</translation>
    </message>
    <message>
        <source>What has to be told is not undone; say why it does not apply.</source>
        <translation>Was zu melden ist, wird nicht rückgängig gemacht; angeben, warum es nicht zutrifft.</translation>
    </message>
    <message>
        <source>The newest acts are shown already; scroll down for older ones.</source>
        <translation>Die neuesten Vorgänge werden schon angezeigt; für ältere nach unten blättern.</translation>
    </message>
    <message>
        <source>No act is chosen; choose one in the list of the record.</source>
        <translation>Kein Vorgang ist gewählt; einen in der Liste des Protokolls wählen.</translation>
    </message>
    <message>
        <source>Nothing is chosen that has a history; choose a prize, an entry or an act about one.</source>
        <translation>Nichts Gewähltes hat eine Geschichte; bitte einen Preis, eine Anmeldung oder einen Vorgang dazu wählen.</translation>
    </message>
    <message>
        <source>No history is shown; choose an act and ask for the history of it first.</source>
        <translation>Kein Verlauf ist angezeigt; zuerst einen Vorgang wählen und seinen Verlauf verlangen.</translation>
    </message>
    <message>
        <source>No notice is chosen; choose one in the list of notices.</source>
        <translation>Keine Meldung ist gewählt; eine in der Liste der Meldungen wählen.</translation>
    </message>
    <message>
        <source>The chosen act paid no prize; choose the payment that came back.</source>
        <translation>Der gewählte Vorgang zahlte keinen Preis; die Zahlung wählen, die zurückkam.</translation>
    </message>
    <message>
        <source>There is no such notice in the register; choose one of the list.</source>
        <translation>Im Register steht keine solche Meldung; eine aus der Liste wählen.</translation>
    </message>
    <message>
        <source>“{text}” is no way to tell; type one such as phone, email or displayed.</source>
        <translation>„{text}“ ist keine Art der Meldung; eine wie Telefon, E-Mail oder ausgehängt eingeben.</translation>
    </message>
    <message>
        <source>Nothing is chosen below; choose what has to be told.</source>
        <translation>Unten ist nichts gewählt; wählen, was zu melden ist.</translation>
    </message>
    <message>
        <source>A day has no such minute; type a time such as 06:00.</source>
        <translation>Ein Tag hat keine solche Minute; eine Zeit wie 06:00 eingeben.</translation>
    </message>
    <message>
        <source>The program itself notes what is told to {to}; choose what it cannot see.</source>
        <translation>Was an {to} gemeldet wird, notiert das Programm selbst; wählen, was es nicht sehen kann.</translation>
    </message>
    <message>
        <source>This was told to {to} already; nothing more is due.</source>
        <translation>Dies wurde {to} schon gemeldet; nichts weiter ist fällig.</translation>
    </message>
    <message>
        <source>Nothing is kept back; the whole record is shown.</source>
        <translation>Nichts ist ausgefiltert; das ganze Protokoll wird angezeigt.</translation>
    </message>
    <message>
        <source>No later act is known to rest on this one; choose one that says so.</source>
        <translation>Kein späterer Vorgang beruht bekanntermaßen auf diesem; einen wählen, bei dem es so steht.</translation>
    </message>
    <message>
        <source>There is nothing in the list; take a filter away first.</source>
        <translation>In der Liste steht nichts; zuerst einen Filter entfernen.</translation>
    </message>
    <message>
        <source>“{text}” is no time of day; type one such as 06:00.</source>
        <translation>„{text}“ ist keine Uhrzeit; eine wie 06:00 eingeben.</translation>
    </message>
    <message>
        <source>This is told to {to} some time before; type when the thing itself is to be.</source>
        <translation>Dies wird {to} einige Zeit vorher gemeldet; eingeben, wann die Sache selbst stattfindet.</translation>
    </message>
    <message>
        <source>Both are in {event} ({entries}); they are made one when one has left it or it is over.</source>
        <translation>Beide sind in {event} ({entries}); zusammengelegt werden sie, wenn einer draußen oder es vorbei ist.</translation>
    </message>
    <message>
        <source>The registry has no name for one of the two (any more); look again.</source>
        <translation>Für einen der beiden hat das Register keinen Namen (mehr); bitte noch einmal nachsehen.</translation>
    </message>
    <message>
        <source>This is the kept one, or nobody was made one with it; there is nothing to part.</source>
        <translation>Das ist die behaltene Person, oder niemand wurde mit ihr zusammengelegt; es gibt nichts zu trennen.</translation>
    </message>
    <message>
        <source>This person was made one with somebody; part the two first.</source>
        <translation>Diese Person wurde mit jemandem zusammengelegt; bitte zuerst trennen.</translation>
    </message>
    <message>
        <source>This is one person already; choose two different ones.</source>
        <translation>Das ist schon eine Person; bitte zwei verschiedene wählen.</translation>
    </message>
    <message>
        <source>Another date of birth is known of this person; look at the card again, or have it corrected with a reason.</source>
        <translation>Von dieser Person ist ein anderes Geburtsdatum bekannt; die Karte nochmals ansehen oder es mit Grund berichtigen lassen.</translation>
    </message>
    <message>
        <source>This card belongs to somebody of another name; look at card and name again.</source>
        <translation>Diese Karte gehört jemandem mit anderem Namen; Karte und Namen nochmals ansehen.</translation>
    </message>
    <message>
        <source>A day stands here and no ban; say which ban it is, or take the day out.</source>
        <translation>Hier steht ein Tag, aber keine Sperre; angeben, welche Sperre es ist, oder den Tag entfernen.</translation>
    </message>
    <message>
        <source>It would end before it begins; type a later end or none at all.</source>
        <translation>Es würde enden, bevor es beginnt; ein späteres Ende oder keines eingeben.</translation>
    </message>
    <message>
        <source>It is erased here, but the list that keeps it erased after a restore cannot be written; put its disk right and start the program again.</source>
        <translation>Hier ist es gelöscht, doch die Liste, die es nach einer Wiederherstellung gelöscht hält, lässt sich nicht schreiben; ihren Datenträger in Ordnung bringen und das Programm neu starten.</translation>
    </message>
    <message>
        <source>An exclusion that lasts longer is noted already; it can be made longer, never shorter.</source>
        <translation>Eine länger dauernde Sperre ist schon notiert; sie lässt sich verlängern, nie verkürzen.</translation>
    </message>
    <message>
        <source>Cell {cell} is a formula, and the file does not hold what it comes to; open it in the spreadsheet program, save it and try again.</source>
        <translation>Zelle {cell} ist eine Formel, deren Ergebnis die Datei nicht enthält; sie in der Tabellenkalkulation öffnen, speichern und nochmals versuchen.</translation>
    </message>
    <message>
        <source>Who may play is outside undo; lift the bar or correct the date with an act of its own.</source>
        <translation>Wer spielen darf, ist nicht durch Rückgängig zu ändern; die Sperre mit eigenem Vorgang aufheben oder das Datum berichtigen.</translation>
    </message>
    <message>
        <source>A list only adds; lift bars, end exclusions and correct dates one by one.</source>
        <translation>Eine Liste fügt nur hinzu; Sperren einzeln aufheben, Selbstsperren beenden und Daten berichtigen.</translation>
    </message>
    <message>
        <source>The list is not written in UTF-8 (line {line}), and names would come in wrong; save it as “CSV UTF-8” or XLSX and try again.</source>
        <translation>Die Liste ist nicht in UTF-8 geschrieben (Zeile {line}), Namen kämen falsch herein; sie als „CSV UTF-8“ oder XLSX speichern und nochmals versuchen.</translation>
    </message>
    <message>
        <source>Somebody of this name is known, and nothing tells whether it is the same person; give card or date of birth, in the list and in the registry.</source>
        <translation>Jemand mit diesem Namen ist bekannt, und nichts sagt, ob es dieselbe Person ist; Karte oder Geburtsdatum angeben, in der Liste und im Verzeichnis.</translation>
    </message>
    <message>
        <source>The name is missing; give one.</source>
        <translation>Der Name fehlt; einen angeben.</translation>
    </message>
    <message>
        <source>“{text}” is no ban; write one of these or nothing: {words}.</source>
        <translation>„{text}“ ist keine Sperre; eines von diesen oder nichts schreiben: {words}.</translation>
    </message>
    <message>
        <source>“{born}” is no date of birth; type year, month and day like 1990-04-01.</source>
        <translation>„{born}“ ist kein Geburtsdatum; Jahr, Monat und Tag eingeben, etwa 1990-04-01.</translation>
    </message>
    <message>
        <source>“{text}” is no day; write year, month and day like 2027-06-30.</source>
        <translation>„{text}“ ist kein Tag; Jahr, Monat und Tag schreiben, etwa 2027-06-30.</translation>
    </message>
    <message>
        <source>This is no list of people: {problem}; put it right and try again.</source>
        <translation>Das ist keine Personenliste: {problem}; sie berichtigen und nochmals versuchen.</translation>
    </message>
    <message>
        <source>This person is not barred; there is no bar to lift, so just go on.</source>
        <translation>Diese Person ist nicht gesperrt; keine Sperre ist aufzuheben, einfach weitermachen.</translation>
    </message>
    <message>
        <source>This person is not excluded by own wish; there is nothing to end, so just go on.</source>
        <translation>Diese Person ist nicht selbst gesperrt; nichts ist zu beenden, einfach weitermachen.</translation>
    </message>
    <message>
        <source>It is longer than {most:count} characters or holds some that cannot be seen; write it anew.</source>
        <translation>Es ist länger als {most:count} Zeichen oder enthält unsichtbare; es neu schreiben.</translation>
    </message>
    <message>
        <source>A prize of {event}, place {place}, waits or may still come for this person; settle it first, then erase the name.</source>
        <translation>Ein Preis von {event}, Rang {place}, wartet auf diese Person oder kann noch kommen; ihn zuerst erledigen, dann den Namen löschen.</translation>
    </message>
    <message>
        <source>This person plays in {event} with entry {entry}; erase the name when that is over.</source>
        <translation>Diese Person spielt in {event} mit Anmeldung {entry}; den Namen löschen, wenn das vorbei ist.</translation>
    </message>
    <message>
        <source>This person owes for receipt {receipt} of {event}; take the money first, then erase the name.</source>
        <translation>Diese Person schuldet für Beleg {receipt} von {event}; zuerst das Geld nehmen, dann den Namen löschen.</translation>
    </message>
    <message>
        <source>This person waits for a place in {event} with ticket {ticket}; give the money back first, then erase the name.</source>
        <translation>Diese Person wartet in {event} mit Ticket {ticket} auf einen Platz; zuerst das Geld zurückgeben, dann den Namen löschen.</translation>
    </message>
    <message>
        <source>This person is barred or excluded, and the ban would be gone with the name; erase the person after its end.</source>
        <translation>Diese Person ist gesperrt, und die Sperre verschwände mit dem Namen; die Person nach deren Ende löschen.</translation>
    </message>
    <message>
        <source>Line {line} says otherwise of the same person; leave one of the two in the list.</source>
        <translation>Zeile {line} sagt von derselben Person anderes; eine der beiden in der Liste lassen.</translation>
    </message>
    <message>
        <source>The line has {fields:count} fields for {columns:count} columns; put in what is missing, or put a field with a separator into quotes.</source>
        <translation>Die Zeile hat {fields:count} Felder für {columns:count} Spalten; Fehlendes ergänzen oder ein Feld mit Trennzeichen in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>Of penalty {number} {left:count} are left; mark so many or fewer.</source>
        <translation>Von Strafe {number} sind noch {left:count} übrig; so viele oder weniger eintragen.</translation>
    </message>
    <message>
        <source>You had a say in ruling {number} already; let somebody else review it.</source>
        <translation>An Entscheidung {number} war die eigene Person schon beteiligt; jemand anderen sie prüfen lassen.</translation>
    </message>
    <message>
        <source>This house has no list of penalties; give another penalty and say why.</source>
        <translation>Dieses Haus hat keine Strafenliste; eine andere Strafe geben und den Grund nennen.</translation>
    </message>
    <message>
        <source>There is no penalty yet; give one, then choose it in its list.</source>
        <translation>Es gibt noch keine Strafe; eine geben, dann in ihrer Liste wählen.</translation>
    </message>
    <message>
        <source>There is no ruling yet; give one, then choose it in the log.</source>
        <translation>Es gibt noch keine Entscheidung; eine treffen, dann in der Liste wählen.</translation>
    </message>
    <message>
        <source>There is no penalty {number}; choose one of the list.</source>
        <translation>Es gibt keine Strafe {number}; eine aus der Liste wählen.</translation>
    </message>
    <message>
        <source>There is no ruling {number}; choose one of the log.</source>
        <translation>Es gibt keine Entscheidung {number}; eine aus der Liste wählen.</translation>
    </message>
    <message>
        <source>There are no words to erase; they are gone already, or none were needed.</source>
        <translation>Es sind keine Worte zu löschen; sie sind schon fort, oder es brauchte keine.</translation>
    </message>
    <message>
        <source>No act at hand says “{text}”; type another part of its words.</source>
        <translation>Kein Vorgang hier enthält „{text}“; einen anderen Teil seiner Worte eingeben.</translation>
    </message>
    <message>
        <source>“{text}” is no table; type its number, then the hand if that matters: 12 17.</source>
        <translation>„{text}“ ist kein Tisch; seine Nummer eingeben, dann die Hand, falls sie wichtig ist: 12 17.</translation>
    </message>
    <message>
        <source>A penalty cannot be {amount} of these; a warning has none, others at least one.</source>
        <translation>Eine Strafe kann nicht {amount} davon betragen; eine Verwarnung hat null, andere mindestens eins.</translation>
    </message>
    <message>
        <source>“{text}” is none of these; choose one beside it or type its first letters.</source>
        <translation>„{text}“ ist keines davon; eines daneben wählen oder seine ersten Buchstaben eingeben.</translation>
    </message>
    <message>
        <source>“{text}” is no act; write words and chips as they came: raise to 500, or 5x100.</source>
        <translation>„{text}“ ist kein Vorgang; Worte und Chips schreiben, wie sie kamen: raise to 500 oder 5x100.</translation>
    </message>
    <message>
        <source>No ruling was looked up to its end; answer what is still asked.</source>
        <translation>Keine Entscheidung wurde zu Ende nachgeschlagen; die noch offenen Fragen beantworten.</translation>
    </message>
    <message>
        <source>Of penalty {number} nothing is left; the player may sit down.</source>
        <translation>Von Strafe {number} ist nichts übrig; der Spieler darf sich setzen.</translation>
    </message>
    <message>
        <source>{number} is too many; it is {most} at most.</source>
        <translation>{number} ist zu viel; höchstens {most} angeben.</translation>
    </message>
    <message>
        <source>{number} is too few; it is {least} at least.</source>
        <translation>{number} ist zu wenig; mindestens {least} angeben.</translation>
    </message>
    <message>
        <source>The house does not list this penalty; choose a listed one or say why.</source>
        <translation>Diese Strafe steht nicht in der Liste des Hauses; eine aus der Liste wählen oder den Grund nennen.</translation>
    </message>
    <message>
        <source>“{text}” is too long for the number of a rule; say it in the ruling itself.</source>
        <translation>„{text}“ ist zu lang für eine Regelnummer; es in der Entscheidung selbst sagen.</translation>
    </message>
    <message>
        <source>The house reviews ruling {number} no further (rule {rule}); tell of the right to complain, if there is one.</source>
        <translation>Das Haus prüft Entscheidung {number} nicht weiter (Regel {rule}); auf das Beschwerderecht hinweisen, falls es eines gibt.</translation>
    </message>
    <message>
        <source>The right to complain about ruling {number} was told; nothing more is due.</source>
        <translation>Auf das Beschwerderecht zu Entscheidung {number} wurde hingewiesen; nichts weiter ist fällig.</translation>
    </message>
    <message>
        <source>Entry {entry} has a seat; order a move to another one.</source>
        <translation>Anmeldung {entry} hat einen Platz; einen Wechsel auf einen anderen anordnen.</translation>
    </message>
    <message>
        <source>Alternates wait and get the seats that fall free; seat them first.</source>
        <translation>Nachrücker warten und bekommen frei werdende Plätze; sie zuerst platzieren.</translation>
    </message>
    <message>
        <source>Entry {entry} is noted as away; say when the player is back.</source>
        <translation>Anmeldung {entry} ist als abwesend notiert; angeben, wann der Spieler zurück ist.</translation>
    </message>
    <message>
        <source>Nothing is told of the button at table {table}; give one seat at least.</source>
        <translation>Zum Button an Tisch {table} ist nichts gesagt; mindestens einen Platz angeben.</translation>
    </message>
    <message>
        <source>Button and blinds cannot stand so at table {table}; give their seats clockwise, the button first.</source>
        <translation>Button und Blinds können an Tisch {table} nicht so stehen; ihre Plätze im Uhrzeigersinn angeben, zuerst den Button.</translation>
    </message>
    <message>
        <source>{called:count} alternates are called and would find no seat; seat them or pass them over.</source>
        <translation>{called:count} Nachrücker sind aufgerufen und fänden keinen Platz; sie platzieren oder übergehen.</translation>
    </message>
    <message>
        <source>Entry {entry} is noted as here; there is nothing to change.</source>
        <translation>Anmeldung {entry} ist als anwesend notiert; nichts ist zu ändern.</translation>
    </message>
    <message>
        <source>Entries {one} and {other} are kept apart already; there is nothing to change.</source>
        <translation>Anmeldungen {one} und {other} werden schon getrennt gesetzt; nichts ist zu ändern.</translation>
    </message>
    <message>
        <source>Entry {entry} may be moved already; there is nothing to change.</source>
        <translation>Anmeldung {entry} darf schon umgesetzt werden; nichts ist zu ändern.</translation>
    </message>
    <message>
        <source>No exit of entry {entry} is pending at table {table}; it may be in play or out.</source>
        <translation>Für Anmeldung {entry} steht an Tisch {table} kein Ausscheiden aus; sie ist im Spiel oder schon ausgeschieden.</translation>
    </message>
    <message>
        <source>The exit of entry {entry} is pending; end the hold of table {table} first.</source>
        <translation>Das Ausscheiden von Anmeldung {entry} steht aus; zuerst die Sperre von Tisch {table} aufheben.</translation>
    </message>
    <message>
        <source>Entry {entry} is to move by slip {slip}; note the arrival or call it back.</source>
        <translation>Anmeldung {entry} soll mit Zettel {slip} wechseln; die Ankunft notieren oder den Wechsel zurückrufen.</translation>
    </message>
    <message>
        <source>{moves:count} moves are under way; note the arrivals or call them back first.</source>
        <translation>{moves:count} Wechsel sind im Gang; zuerst die Ankünfte notieren oder sie zurückrufen.</translation>
    </message>
    <message>
        <source>No move of entry {entry} is ordered; order it first.</source>
        <translation>Für Anmeldung {entry} ist kein Wechsel angeordnet; ihn zuerst anordnen.</translation>
    </message>
    <message>
        <source>No move is under way by slip {slip}; choose one from the list.</source>
        <translation>Mit Zettel {slip} ist kein Wechsel im Gang; einen aus der Liste wählen.</translation>
    </message>
    <message>
        <source>Nobody has seat {seat}; name the seats of players who are away.</source>
        <translation>Niemand hat Platz {seat}; Plätze abwesender Spieler nennen.</translation>
    </message>
    <message>
        <source>Nobody is on the way from table {table}; there is nothing to call back.</source>
        <translation>Niemand ist von Tisch {table} unterwegs; nichts ist zurückzurufen.</translation>
    </message>
    <message>
        <source>Nobody sits at table {table} any more; close it.</source>
        <translation>An Tisch {table} sitzt niemand mehr; ihn schließen.</translation>
    </message>
    <message>
        <source>Entries {one} and {other} are not kept apart; there is nothing to change.</source>
        <translation>Anmeldungen {one} und {other} werden nicht getrennt gesetzt; nichts ist zu ändern.</translation>
    </message>
    <message>
        <source>Table {table} is not to break now; break it out of turn with a reason.</source>
        <translation>Tisch {table} ist jetzt nicht aufzulösen; ihn mit Grund außer der Reihe auflösen.</translation>
    </message>
    <message>
        <source>No move from table {table} is suggested; overrule that with a reason.</source>
        <translation>Von Tisch {table} ist kein Wechsel vorgeschlagen; mit Grund davon abweichen.</translation>
    </message>
    <message>
        <source>Somebody is on the way to table {table}; note the arrival or call it back.</source>
        <translation>Jemand ist zu Tisch {table} unterwegs; die Ankunft notieren oder den Wechsel zurückrufen.</translation>
    </message>
    <message>
        <source>Entry {entry} sits at table {table} already; choose a seat at another one, or give the seat anew there.</source>
        <translation>Anmeldung {entry} sitzt schon an Tisch {table}; bitte einen Platz an einem anderen wählen oder dort den Platz neu geben.</translation>
    </message>
    <message>
        <source>Entry {entry} must not be moved; break another table or lift that first.</source>
        <translation>Anmeldung {entry} darf nicht umgesetzt werden; einen anderen Tisch auflösen oder das zuerst aufheben.</translation>
    </message>
    <message>
        <source>Somebody is on the way to table {table}; call the move back first.</source>
        <translation>Jemand ist zu Tisch {table} unterwegs; zuerst den Wechsel zurückrufen.</translation>
    </message>
    <message>
        <source>Entry {entry} is named twice; name two different players.</source>
        <translation>Anmeldung {entry} ist doppelt genannt; zwei verschiedene Spieler nennen.</translation>
    </message>
    <message>
        <source>Entry {entry} was sent to the worst seat of table {table}; say which it is.</source>
        <translation>Anmeldung {entry} wurde auf den schlechtesten Platz von Tisch {table} geschickt; angeben, welcher es ist.</translation>
    </message>
    <message>
        <source>Seat {seat} is kept for the move on slip {slip}; choose another one.</source>
        <translation>Platz {seat} ist für den Wechsel auf Zettel {slip} reserviert; einen anderen wählen.</translation>
    </message>
    <message>
        <source>Seat {seat} is locked; unlock it or choose another one.</source>
        <translation>Platz {seat} ist gesperrt; ihn freigeben oder einen anderen wählen.</translation>
    </message>
    <message>
        <source>Seat {seat} is not locked; there is nothing to change.</source>
        <translation>Platz {seat} ist nicht gesperrt; nichts ist zu ändern.</translation>
    </message>
    <message>
        <source>Entry {entry} must not be moved already; there is nothing to change.</source>
        <translation>Anmeldung {entry} darf schon nicht umgesetzt werden; nichts ist zu ändern.</translation>
    </message>
    <message>
        <source>An earlier exit at table {table} is pending; end the hold first, then pay.</source>
        <translation>Ein früheres Ausscheiden an Tisch {table} steht aus; zuerst die Sperre aufheben, dann zahlen.</translation>
    </message>
    <message>
        <source>Table {table} is being broken; note the arrivals.</source>
        <translation>Tisch {table} wird gerade aufgelöst; die Ankünfte notieren.</translation>
    </message>
    <message>
        <source>Table {table} is open already or listed twice; list each once that is to open.</source>
        <translation>Tisch {table} ist schon offen oder doppelt genannt; jeden zu öffnenden einmal nennen.</translation>
    </message>
    <message>
        <source>Table {table} is not on hold; there is nothing to end.</source>
        <translation>Tisch {table} ist nicht angehalten; nichts ist zu beenden.</translation>
    </message>
    <message>
        <source>A staff number is from 1 to {most}; type another one.</source>
        <translation>Eine Personalnummer geht von 1 bis {most}; eine andere eingeben.</translation>
    </message>
    <message>
        <source>That badge is somebody else's; scan another one.</source>
        <translation>Dieser Badge gehört jemand anderem; einen anderen scannen.</translation>
    </message>
    <message>
        <source>A badge holds at least {least} characters; scan it again, or leave it out.</source>
        <translation>Ein Badge hat mindestens {least} Zeichen; ihn nochmals scannen oder weglassen.</translation>
    </message>
    <message>
        <source>Staff is enrolled here and the program's own director has no rights any more; sign in with a staff number and PIN.</source>
        <translation>Hier ist Personal aufgenommen, und der programmeigene Turnierleiter hat keine Rechte mehr; mit Personalnummer und PIN anmelden.</translation>
    </message>
    <message>
        <source>{event} is in progress and the director has to be there ({rule}); hand the duty over to somebody who signs for it.</source>
        <translation>{event} läuft, und der Turnierleiter muss da sein ({rule}); die Leitung jemandem übergeben, der dafür unterzeichnet.</translation>
    </message>
    <message>
        <source>Somebody has the duty already; whoever has it hands it over.</source>
        <translation>Jemand hat die Leitung schon; wer sie hat, übergibt sie.</translation>
    </message>
    <message>
        <source>The first on the staff enrols the others; make that a tournament director or gaming manager.</source>
        <translation>Die erste Person im Personal nimmt die anderen auf; dazu einen Turnierleiter oder Gaming Manager nehmen.</translation>
    </message>
    <message>
        <source>Whoever is director on duty cannot go; hand the duty over or lay it down first.</source>
        <translation>Wer Turnierleiter vom Dienst ist, kann nicht gehen; die Leitung zuerst übergeben oder niederlegen.</translation>
    </message>
    <message>
        <source>What is noted of staff stands outside undo; put it right by a new act.</source>
        <translation>Notizen zum Personal sind nicht umkehrbar; sie durch einen neuen Vorgang berichtigen.</translation>
    </message>
    <message>
        <source>You are signed in yourself; just do it.</source>
        <translation>Die eigene Anmeldung gilt schon; es einfach tun.</translation>
    </message>
    <message>
        <source>Nobody else could run an event; give somebody else that role first.</source>
        <translation>Niemand sonst könnte ein Turnier leiten; zuerst jemand anderem diese Rolle geben.</translation>
    </message>
    <message>
        <source>Only a gaming manager makes another one; let one of them do it.</source>
        <translation>Nur ein Gaming Manager ernennt einen weiteren; einen davon es tun lassen.</translation>
    </message>
    <message>
        <source>Nothing was typed or scanned; type the PIN, or scan the badge.</source>
        <translation>Nichts wurde eingegeben oder gescannt; die PIN eingeben oder den Badge scannen.</translation>
    </message>
    <message>
        <source>Nobody works here without a role; name at least one, each once.</source>
        <translation>Niemand arbeitet hier ohne Rolle; mindestens eine nennen, jede einmal.</translation>
    </message>
    <message>
        <source>Nobody is chosen; choose a colleague in the list first.</source>
        <translation>Niemand ist gewählt; zuerst eine Person in der Liste wählen.</translation>
    </message>
    <message>
        <source>“{text}” is no role; type roles like “cage, dealer”.</source>
        <translation>„{text}“ ist keine Rolle; Rollen wie „Kasse, Dealer“ eingeben.</translation>
    </message>
    <message>
        <source>Nobody of that number works here; look it up on the page of the staff.</source>
        <translation>Niemand mit dieser Nummer arbeitet hier; sie auf der Personalseite nachsehen.</translation>
    </message>
    <message>
        <source>No staff is enrolled, so nobody signs in; enrol the director first.</source>
        <translation>Kein Personal ist eingetragen, also meldet sich niemand an; zuerst den Turnierleiter aufnehmen.</translation>
    </message>
    <message>
        <source>Nobody is director on duty; take the duty instead.</source>
        <translation>Niemand ist Turnierleiter vom Dienst; stattdessen die Leitung übernehmen.</translation>
    </message>
    <message>
        <source>Nobody is signed in at this station; type a staff number and PIN, or scan a badge.</source>
        <translation>An dieser Station ist niemand angemeldet; Personalnummer und PIN eingeben oder einen Badge scannen.</translation>
    </message>
    <message>
        <source>The {title} has to be there while an event is played ({rule}), and nobody at work has the duty; take the duty first.</source>
        <translation>Während eines Turniers muss {title} da sein ({rule}), und niemand im Dienst hat die Aufgabe; bitte sie zuerst übernehmen.</translation>
    </message>
    <message>
        <source>Only a tournament director or gaming manager can have the duty; choose one of them.</source>
        <translation>Nur ein Turnierleiter oder Gaming Manager kann die Leitung haben; einen davon wählen.</translation>
    </message>
    <message>
        <source>You are not director on duty; let whoever is lay it down or hand it over.</source>
        <translation>Die Leitung hat jemand anderes; wer sie hat, muss sie niederlegen oder übergeben.</translation>
    </message>
    <message>
        <source>That colleague is not signed in; there is nothing to end.</source>
        <translation>Diese Person ist nicht angemeldet; nichts ist zu beenden.</translation>
    </message>
    <message>
        <source>The PIN of that colleague is not locked; there is nothing to unlock.</source>
        <translation>Die PIN dieser Person ist nicht gesperrt; nichts ist freizugeben.</translation>
    </message>
    <message>
        <source>Staff is enrolled here; say with --by NUMBER who does this.</source>
        <translation>Hier ist Personal aufgenommen; mit --by NUMBER angeben, wer dies tut.</translation>
    </message>
    <message>
        <source>Staff number {number} was given before; take another one.</source>
        <translation>Personalnummer {number} war schon vergeben; eine andere nehmen.</translation>
    </message>
    <message>
        <source>A name has at most {most} letters; type a shorter one.</source>
        <translation>Ein Name hat höchstens {most} Buchstaben; einen kürzeren eingeben.</translation>
    </message>
    <message>
        <source>The rulebook leaves this to {least} or above ({rule}); one of these signs for it: {who}.</source>
        <translation>Das Regelwerk überlässt das {least} oder höher ({rule}); eine dieser Personen zeichnet dafür: {who}.</translation>
    </message>
    <message>
        <source>An office has at most {most} letters; type a shorter title.</source>
        <translation>Eine Funktion hat höchstens {most} Zeichen; eine kürzere Bezeichnung eingeben.</translation>
    </message>
    <message>
        <source>That PIN cannot be used here; think of another one.</source>
        <translation>Diese PIN ist hier nicht verwendbar; eine andere ausdenken.</translation>
    </message>
    <message>
        <source>That PIN is guessed at once; take digits that neither repeat nor count up or down.</source>
        <translation>Diese PIN ist sofort zu erraten; Ziffern nehmen, die sich weder wiederholen noch auf- oder abwärts zählen.</translation>
    </message>
    <message>
        <source>A PIN has {least} to {most} digits and nothing else; type another one.</source>
        <translation>Eine PIN hat {least} bis {most} Ziffern und sonst nichts; eine andere eingeben.</translation>
    </message>
    <message>
        <source>The two PINs are not the same; begin again.</source>
        <translation>Die beiden PINs sind nicht gleich; von vorn beginnen.</translation>
    </message>
    <message>
        <source>Too many wrong PINs, so no more are tried for {minutes:count} minutes; type the staff number first, or let a director unlock it.</source>
        <translation>Zu viele falsche PINs, daher wird {minutes:count} Minuten lang keine mehr geprüft; zuerst die Personalnummer eingeben oder von einem Turnierleiter freigeben lassen.</translation>
    </message>
    <message>
        <source>Those are the roles and the office already; there is nothing to change.</source>
        <translation>Rollen und Funktion sind schon so; nichts ist zu ändern.</translation>
    </message>
    <message>
        <source>This station is locked; its person types the PIN to go on, anybody else's PIN does one act.</source>
        <translation>Diese Station ist gesperrt; ihre Person gibt zum Weiterarbeiten die PIN ein, die PIN einer anderen gilt für einen Vorgang.</translation>
    </message>
    <message>
        <source>You are signed in here already; just go on.</source>
        <translation>Die eigene Anmeldung gilt hier schon; einfach weitermachen.</translation>
    </message>
    <message>
        <source>That colleague still works here; note first that the colleague leaves.</source>
        <translation>Diese Person arbeitet noch hier; zuerst ihr Ausscheiden notieren.</translation>
    </message>
    <message>
        <source>Whoever takes the duty over has to sign for it; let that person type the own PIN.</source>
        <translation>Wer die Leitung übernimmt, muss dafür unterzeichnen; diese Person die eigene PIN eingeben lassen.</translation>
    </message>
    <message>
        <source>That is nobody's PIN or badge here; try again (tries left: {left:count}).</source>
        <translation>Das ist hier niemandes PIN oder Ausweis; noch einmal versuchen (Versuche übrig: {left:count}).</translation>
    </message>
    <message>
        <source>Asked about {said}; in its place is {now} by now; ask again.</source>
        <translation>Gefragt war nach {said}; an der Stelle steht inzwischen {now}; noch einmal fragen.</translation>
    </message>
    <message>
        <source>No level can be like that; give minutes, and blinds unless it is a break.</source>
        <translation>So kann kein Level sein; Minuten angeben, und Blinds, außer bei einer Pause.</translation>
    </message>
    <message>
        <source>A change of the structure stands outside undo; change the level again.</source>
        <translation>Eine Strukturänderung ist nicht umkehrbar; das Level nochmals ändern.</translation>
    </message>
    <message>
        <source>No level is chosen; choose one in the list.</source>
        <translation>Kein Level ist gewählt; eines in der Liste wählen.</translation>
    </message>
    <message>
        <source>Level {level} has begun; change a later one, or set the clock.</source>
        <translation>Level {level} hat begonnen; ein späteres ändern oder die Uhr stellen.</translation>
    </message>
    <message>
        <source>That is no level; type 20 min 400/800 ante 100, or 10 min for a break.</source>
        <translation>Das ist kein Level; 20 min 400/800 ante 100 eingeben, oder 10 min für eine Pause.</translation>
    </message>
    <message>
        <source>No time away is open; start the clock, or set it.</source>
        <translation>Keine Auszeit ist offen; die Uhr starten oder stellen.</translation>
    </message>
    <message>
        <source>No level with blinds would be left; change this one instead.</source>
        <translation>Kein Level mit Blinds bliebe übrig; stattdessen dieses ändern.</translation>
    </message>
    <message>
        <source>Something is on sale in that level only; leave it in, or make it short.</source>
        <translation>Nur in diesem Level wird etwas verkauft; es behalten oder kurz machen.</translation>
    </message>
    <message>
        <source>That is no time; type 12:30, minutes such as +5, or a level such as level 7.</source>
        <translation>Das ist keine Zeit; 12:30, Minuten wie +5 oder ein Level wie level 7 eingeben.</translation>
    </message>
    <message>
        <source>The structure changes only as announced (rule {rule}); leave it as it is.</source>
        <translation>Die Struktur ändert sich nur wie angekündigt (Regel {rule}); sie so lassen.</translation>
    </message>
    <message>
        <source>That changes nothing; give another length or other blinds.</source>
        <translation>Das ändert nichts; eine andere Länge oder andere Blinds angeben.</translation>
    </message>
    <message>
        <source>“{text}” is no count; type the whole amount, or value and number like 50x12.</source>
        <translation>„{text}“ ist keine Zählung; den ganzen Betrag oder Wert und Anzahl wie 50x12 eingeben.</translation>
    </message>
    <message>
        <source>Money moved in session {session} since it was counted; count it once more.</source>
        <translation>Seit der Zählung wurde in Sitzung {session} Geld bewegt; nochmals zählen.</translation>
    </message>
    <message>
        <source>A prize of {least:money} or more wants the winner's details; note them first.</source>
        <translation>Ein Preis ab {least:money} braucht Angaben zum Gewinner; sie zuerst notieren.</translation>
    </message>
    <message>
        <source>Drawer {drawer} is open already; close that session or take another drawer.</source>
        <translation>Lade {drawer} ist schon offen; diese Sitzung schließen oder eine andere Lade nehmen.</translation>
    </message>
    <message>
        <source>Money of a drawer was counted and is not undone; put it right by another act.</source>
        <translation>Das Geld einer Lade wurde gezählt und ist nicht umkehrbar; es durch einen anderen Vorgang berichtigen.</translation>
    </message>
    <message>
        <source>A session needs its drawer; name one, such as cage 2.</source>
        <translation>Eine Sitzung braucht ihre Lade; eine nennen, etwa Kasse 2.</translation>
    </message>
    <message>
        <source>No cashier session “{session}” is open; open one on the Cage page.</source>
        <translation>Keine Kassensitzung „{session}“ ist offen; eine auf der Seite „Kasse“ öffnen.</translation>
    </message>
    <message>
        <source>Nobody can count {cents:money}; count it again.</source>
        <translation>Niemand kann {cents:money} zählen; nochmals zählen.</translation>
    </message>
    <message>
        <source>A float, fill or credit of {cents:money} cannot be; type another amount.</source>
        <translation>Wechselgeld, Auffüllung oder Abfuhr von {cents:money} ist nicht möglich; einen anderen Betrag eingeben.</translation>
    </message>
    <message>
        <source>A threshold needs an amount and what is asked from it on; give both.</source>
        <translation>Eine Schwelle braucht einen Betrag und was ab ihm verlangt wird; beides angeben.</translation>
    </message>
    <message>
        <source>Session {session} was not counted; count its drawer first.</source>
        <translation>Sitzung {session} wurde nicht gezählt; zuerst ihre Lade zählen.</translation>
    </message>
    <message>
        <source>Only {there:money} should be in the drawer; take no more than that out of it.</source>
        <translation>In der Lade sollten nur {there:money} sein; nicht mehr als das herausnehmen.</translation>
    </message>
    <message>
        <source>The notes and coins do not make {cents:money}; count them again.</source>
        <translation>Die Scheine und Münzen ergeben nicht {cents:money}; sie nochmals zählen.</translation>
    </message>
    <message>
        <source>This cashier has the drawer already; name the next one.</source>
        <translation>Dieser Kassier hat die Lade schon; den nächsten nennen.</translation>
    </message>
    <message>
        <source>Session {session} was counted and closed; take an open one.</source>
        <translation>Sitzung {session} wurde gezählt und geschlossen; eine offene nehmen.</translation>
    </message>
    <message>
        <source>Cash goes in and out in a cashier session only; open or take one first.</source>
        <translation>Bargeld geht nur in einer Kassensitzung ein und aus; zuerst eine öffnen oder nehmen.</translation>
    </message>
    <message>
        <source>There should be some {tender} in the drawer; count that too.</source>
        <translation>In der Lade sollte {tender} sein; auch das zählen.</translation>
    </message>
    <message>
        <source>The cage has these terms already; nothing is changed.</source>
        <translation>Die Kasse hat diese Bedingungen schon; nichts wird geändert.</translation>
    </message>
    <message>
        <source>{record} holds another record ({holds}); restore to an empty place instead.</source>
        <translation>{record} enthält ein anderes Protokoll ({holds}); stattdessen an einem leeren Ort wiederherstellen.</translation>
    </message>
    <message>
        <source>The record still stands at {record}; to end it there and go on here, say so with `--instead`.</source>
        <translation>Das Protokoll steht noch an {record}; um es dort zu beenden und hier weiterzumachen, dies mit `--instead` angeben.</translation>
    </message>
    <message>
        <source>The copy {file} is damaged ({findings}); restore from another copy.</source>
        <translation>Die Kopie {file} ist beschädigt ({findings}); aus einer anderen Kopie wiederherstellen.</translation>
    </message>
    <message>
        <source>The settings in {file} have an error ({problem}); correct them and start again.</source>
        <translation>Die Einstellungen in {file} haben einen Fehler ({problem}); sie berichtigen und neu starten.</translation>
    </message>
    <message>
        <source>The record of {stream} ends before its seal ({found} of {sealed}): something was taken out; keep the file and restore the newest copy.</source>
        <translation>Das Protokoll von {stream} endet vor seinem Siegel ({found} von {sealed}): etwas wurde herausgenommen; die Datei behalten und die neueste Kopie wiederherstellen.</translation>
    </message>
    <message>
        <source>The record cannot be opened; check that its folder exists and is yours.</source>
        <translation>Das Protokoll lässt sich nicht öffnen; prüfen, ob sein Ordner existiert und der eigene ist.</translation>
    </message>
    <message>
        <source>{file} cannot be read ({problem}); check its name and try again.</source>
        <translation>{file} ist nicht lesbar ({problem}); den Namen prüfen und nochmals versuchen.</translation>
    </message>
    <message>
        <source>The copy {file} came out damaged ({findings}); copy to another disk.</source>
        <translation>Die Kopie {file} ist beschädigt herausgekommen ({findings}); auf einen anderen Datenträger kopieren.</translation>
    </message>
    <message>
        <source>The record is damaged; keep this file and restore the newest copy.</source>
        <translation>Das Protokoll ist beschädigt; diese Datei behalten und die neueste Kopie wiederherstellen.</translation>
    </message>
    <message>
        <source>The database holds something already; restore into an empty one.</source>
        <translation>Die Datenbank enthält schon etwas; in eine leere wiederherstellen.</translation>
    </message>
    <message>
        <source>The disk fails; go on on paper, save a copy to another disk and call for help.</source>
        <translation>Der Datenträger versagt; auf Papier weitermachen, eine Kopie auf einem anderen sichern und Hilfe rufen.</translation>
    </message>
    <message>
        <source>The disk is full; free some space, the program then goes on by itself.</source>
        <translation>Der Datenträger ist voll; Platz schaffen, das Programm läuft dann von selbst weiter.</translation>
    </message>
    <message>
        <source>There is a file of that name already; choose another name.</source>
        <translation>Eine Datei dieses Namens gibt es schon; einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>A newer program wrote this record; update this program first.</source>
        <translation>Ein neueres Programm hat dieses Protokoll geschrieben; zuerst dieses Programm aktualisieren.</translation>
    </message>
    <message>
        <source>There is no display for the window; run `tdapp demo --headless` to see it work.</source>
        <translation>Für das Fenster gibt es keine Anzeige; `tdapp demo --headless` ausführen, um es arbeiten zu sehen.</translation>
    </message>
    <message>
        <source>That act has no reason that could be erased; choose another act.</source>
        <translation>Dieser Vorgang hat keinen löschbaren Grund; einen anderen wählen.</translation>
    </message>
    <message>
        <source>There is no such folder; make it or choose another.</source>
        <translation>Einen solchen Ordner gibt es nicht; ihn anlegen oder einen anderen wählen.</translation>
    </message>
    <message>
        <source>There is no house called {house}; `tdapp houses list` names those there are.</source>
        <translation>Es gibt kein Haus namens {house}; `tdapp houses list` nennt die vorhandenen.</translation>
    </message>
    <message>
        <source>The files of house {house} have an error ({problem}); `tdapp houses check` names all.</source>
        <translation>Die Dateien des Hauses {house} haben einen Fehler ({problem}); `tdapp houses check` nennt alle.</translation>
    </message>
    <message>
        <source>The published conditions do not fit the new rules ({problem}); the event keeps its own.</source>
        <translation>Die veröffentlichten Bedingungen passen nicht zu den neuen Regeln ({problem}); das Turnier behält seine.</translation>
    </message>
    <message>
        <source>The record has lost or changed the house file {hash}; check the record.</source>
        <translation>Die Hausdatei {hash} fehlt im Protokoll oder wurde verändert; das Protokoll prüfen.</translation>
    </message>
    <message>
        <source>House {house} comes with the program; rename your own folder {folder}.</source>
        <translation>Das Haus {house} gehört zum Programm; den eigenen Ordner {folder} umbenennen.</translation>
    </message>
    <message>
        <source>The files of {house} are as the event is played under them; change them first.</source>
        <translation>Das Turnier wird nach den Dateien von {house} gespielt, wie sie jetzt sind; erst diese ändern.</translation>
    </message>
    <message>
        <source>The event is played under the rules of {house}, not of {other}; choose one of those.</source>
        <translation>Das Turnier wird nach den Regeln von {house} gespielt, nicht von {other}; eine Fassung dieses Hauses wählen.</translation>
    </message>
    <message>
        <source>There is no record at {record}; check where it lies.</source>
        <translation>An {record} liegt kein Protokoll; prüfen, wo es liegt.</translation>
    </message>
    <message>
        <source>This file is no record of this program; choose another file.</source>
        <translation>Diese Datei ist kein Protokoll dieses Programms; eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>The record is open at {record} (station {station}); close the program there first.</source>
        <translation>Das Protokoll ist an {record} offen (Station {station}); zuerst das Programm dort schließen.</translation>
    </message>
    <message>
        <source>This person was erased from the registry; enter the person anew.</source>
        <translation>Diese Person wurde aus dem Verzeichnis gelöscht; sie neu aufnehmen.</translation>
    </message>
    <message>
        <source>The record may not be written; give yourself the right to write in its folder.</source>
        <translation>Das Protokoll darf nicht geschrieben werden; sich das Schreibrecht in seinem Ordner geben.</translation>
    </message>
    <message>
        <source>Another program holds the record; wait a moment and try again.</source>
        <translation>Ein anderes Programm hält das Protokoll; kurz warten und nochmals versuchen.</translation>
    </message>
    <message>
        <source>The record could not be written; try again, and call for help if it stays so.</source>
        <translation>Das Protokoll ließ sich nicht schreiben; nochmals versuchen und Hilfe rufen, falls es so bleibt.</translation>
    </message>
    <message>
        <source>The record is open in another program (process {pid} on {host}, since {since}); close that one first.</source>
        <translation>Das Protokoll ist in einem anderen Programm offen (Prozess {pid} auf {host}, seit {since}); zuerst jenes schließen.</translation>
    </message>
    <message>
        <source>The record lies in a folder that is copied elsewhere; move it to a plain one.</source>
        <translation>Das Protokoll liegt in einem Ordner, der anderswohin kopiert wird; es in einen einfachen verschieben.</translation>
    </message>
    <message>
        <source>The record would lie on a network drive and is not safe there; use a disk of this computer or PostgreSQL.</source>
        <translation>Das Protokoll läge auf einem Netzlaufwerk und ist dort nicht sicher; einen Datenträger dieses Computers oder PostgreSQL verwenden.</translation>
    </message>
    <message>
        <source>The key of the seals ({file}) is damaged; put its copy back and start again.</source>
        <translation>Der Schlüssel der Siegel ({file}) ist beschädigt; seine Kopie zurücklegen und neu starten.</translation>
    </message>
    <message>
        <source>The seals ({file}) cannot be written ({detail}); make room or allow writing there.</source>
        <translation>Die Siegel ({file}) lassen sich nicht schreiben ({detail}); dort Platz schaffen oder das Schreiben erlauben.</translation>
    </message>
    <message>
        <source>The database server does not answer; check the network, the program goes on trying.</source>
        <translation>Der Datenbankserver antwortet nicht; das Netz prüfen, das Programm versucht es weiter.</translation>
    </message>
    <message>
        <source>This record was continued in another file ({by}); open that one.</source>
        <translation>Dieses Protokoll wurde in einer anderen Datei fortgesetzt ({by}); jene öffnen.</translation>
    </message>
    <message>
        <source>The registry knows no such person; look again by name.</source>
        <translation>Das Verzeichnis kennt keine solche Person; nochmals nach dem Namen suchen.</translation>
    </message>
    <message>
        <source>“{address}” is not where a record can be; give a file or a PostgreSQL address.</source>
        <translation>An „{address}“ kann kein Protokoll sein; eine Datei oder eine PostgreSQL-Adresse angeben.</translation>
    </message>
    <message>
        <source>The record could not be brought to form {need} ({detail}), it is unchanged; call help.</source>
        <translation>Das Protokoll ließ sich nicht auf Form {need} bringen ({detail}), es ist unverändert; Hilfe rufen.</translation>
    </message>
    <message>
        <source>The record is of an older form ({have}, needed {need}) and wants a folder for a copy first; open it with the program itself.</source>
        <translation>Das Protokoll hat eine ältere Form ({have}, nötig {need}) und braucht zuerst einen Ordner für eine Kopie; es mit dem Programm selbst öffnen.</translation>
    </message>
    <message>
        <source>{record} has a second name on this disk; copy it to a file of its own first.</source>
        <translation>{record} hat einen zweiten Namen auf diesem Datenträger; es zuerst in eine eigene Datei kopieren.</translation>
    </message>
    <message>
        <source>This cannot be recorded ({problem}); correct the value and try again.</source>
        <translation>Dies lässt sich nicht erfassen ({problem}); den Wert berichtigen und nochmals versuchen.</translation>
    </message>
    <message>
        <source>“{text}” is not what is asked for; write two numbers like 23 9.</source>
        <translation>„{text}“ ist nicht das Verlangte; zwei Zahlen wie 23 9 schreiben.</translation>
    </message>
    <message>
        <source>Table {table} cannot stand there; a place is 0 to {most} cm from the corner of the plan.</source>
        <translation>Tisch {table} kann dort nicht stehen; ein Ort liegt 0 bis {most} cm von der Ecke des Plans.</translation>
    </message>
    <message>
        <source>Table {table} stands there already; choose another place for it.</source>
        <translation>Dort steht schon Tisch {table}; einen anderen Ort für ihn wählen.</translation>
    </message>
    <message>
        <source>Two players at table {table} are given as all-in number {order}; ask again.</source>
        <translation>Zwei Spieler an Tisch {table} sind als All-in Nummer {order} angegeben; nochmals fragen.</translation>
    </message>
    <message>
        <source>The button is not known, so seat {seat} counts by orbits; report it.</source>
        <translation>Der Button ist nicht bekannt, daher zählt Platz {seat} nach Runden; dies melden.</translation>
    </message>
    <message>
        <source>Entry {entry} is named twice; name each entry once.</source>
        <translation>Anmeldung {entry} ist doppelt genannt; jede einmal nennen.</translation>
    </message>
    <message>
        <source>Rule {rule} fixes this order of places; leave it out of the event file.</source>
        <translation>Regel {rule} legt diese Reihenfolge der Ränge fest; sie in der Turnierdatei weglassen.</translation>
    </message>
    <message>
        <source>No list that falls and adds to {pool:money} has these prizes; change another.</source>
        <translation>Keine fallende Liste, die {pool:money} ergibt, hat diese Preise; einen anderen ändern.</translation>
    </message>
    <message>
        <source>Rule {rule} disqualifies for this, no penalty will do; disqualify the player.</source>
        <translation>Regel {rule} disqualifiziert hierfür, eine Strafe reicht nicht; den Spieler disqualifizieren.</translation>
    </message>
    <message>
        <source>The event says nothing of prizes for {entries} entries; set the list by hand.</source>
        <translation>Das Turnier sagt nichts über Preise bei {entries} Anmeldungen; die Liste von Hand festlegen.</translation>
    </message>
    <message>
        <source>A player who has not come keeps the seat (rule {rule}); leave it.</source>
        <translation>Ein nicht erschienener Spieler behält den Platz (Regel {rule}); ihn so lassen.</translation>
    </message>
    <message>
        <source>Rule {rule} wants a reason to believe that nobody will come; give it.</source>
        <translation>Regel {rule} verlangt einen Grund zur Annahme, dass niemand kommt; ihn angeben.</translation>
    </message>
    <message>
        <source>Rule {rule} lets {levels} levels go by first; wait for the player.</source>
        <translation>Regel {rule} lässt zuerst {levels} Levels vergehen; auf den Spieler warten.</translation>
    </message>
    <message>
        <source>The conditions allow no substitute (rule {rule}); the entry stays as it is.</source>
        <translation>Die Bedingungen erlauben keinen Ersatz (Regel {rule}); die Anmeldung bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>{card} is no card; write 2 to 10, J, Q, K or A.</source>
        <translation>{card} ist keine Karte; 2 bis 10, J, Q, K oder A schreiben.</translation>
    </message>
    <message>
        <source>Heads-up is for two players; {players} are here.</source>
        <translation>Heads-up ist für zwei Spieler; hier sind {players}.</translation>
    </message>
    <message>
        <source>Rule {rule} takes the chips for this and leaves the player in; do that alone.</source>
        <translation>Regel {rule} nimmt hierfür die Chips und lässt den Spieler dabei; dies allein tun.</translation>
    </message>
    <message>
        <source>An offence is named of who is disqualified; leave it out here.</source>
        <translation>Ein Verstoß wird bei einer Disqualifikation genannt; ihn hier weglassen.</translation>
    </message>
    <message>
        <source>The house's rules name no such offence; give the reason without it.</source>
        <translation>Die Regeln des Hauses nennen keinen solchen Verstoß; den Grund ohne ihn angeben.</translation>
    </message>
    <message>
        <source>The fixed prizes are {short:money} more than the pool of {pool:money}; add it.</source>
        <translation>Die festen Preise liegen {short:money} über dem Pool von {pool:money}; den Betrag zulegen.</translation>
    </message>
    <message>
        <source>{item} is worth more than an equal share of {share:money}; the director decides.</source>
        <translation>{item} ist mehr wert als ein gleicher Anteil von {share:money}; der Turnierleiter entscheidet.</translation>
    </message>
    <message>
        <source>Rule {rule} wants a substitute named before the draw of seats; it is too late.</source>
        <translation>Nach Regel {rule} ist ein Ersatz vor dem Auslosen der Plätze zu nennen; es ist zu spät.</translation>
    </message>
    <message>
        <source>Table {table} is on hold; end the hold first.</source>
        <translation>Tisch {table} ist angehalten; zuerst die Sperre aufheben.</translation>
    </message>
    <message>
        <source>A hand needs two players; only {players} can be dealt in.</source>
        <translation>Eine Hand braucht zwei Spieler; nur {players} können Karten bekommen.</translation>
    </message>
    <message>
        <source>Rule {rule} wants a substitute approved; ask the tournament director.</source>
        <translation>Nach Regel {rule} ist ein Ersatz zu genehmigen; den Turnierleiter fragen.</translation>
    </message>
    <message>
        <source>Table {table} is missing, not open or named twice; name every open table once.</source>
        <translation>Tisch {table} fehlt, ist nicht offen oder doppelt genannt; jeden offenen Tisch einmal nennen.</translation>
    </message>
    <message>
        <source>Nothing is taken from who is absent (rule {rule}); leave the stack as it is.</source>
        <translation>Abwesenden wird nichts genommen (Regel {rule}); den Stack so lassen.</translation>
    </message>
    <message>
        <source>{blinds} blinds are more than {hands} hands have for one seat; count again.</source>
        <translation>{blinds} Blinds sind mehr als {hands} Hände für einen Platz; nochmals zählen.</translation>
    </message>
    <message>
        <source>Nobody has noted that entry {entry} is away; look at the seat and note it.</source>
        <translation>Niemand hat Anmeldung {entry} als abwesend notiert; den Platz ansehen und es notieren.</translation>
    </message>
    <message>
        <source>No hand was missed; say how many were dealt while the player was away.</source>
        <translation>Keine Hand wurde verpasst; angeben, wie viele während der Abwesenheit gegeben wurden.</translation>
    </message>
    <message>
        <source>“{text}” is not understood; write 12 all here, 12-5 away or 12-5 here.</source>
        <translation>„{text}“ ist nicht verständlich; 12 all here, 12-5 away oder 12-5 here schreiben.</translation>
    </message>
    <message>
        <source>Seat {seat} is not at table {table}; name the seats of one table at a time.</source>
        <translation>Platz {seat} ist nicht an Tisch {table}; Plätze immer nur eines Tischs nennen.</translation>
    </message>
    <message>
        <source>Entry {entry} has been at its seat; only who never came is swept away.</source>
        <translation>Anmeldung {entry} war schon an ihrem Platz; nur wer nie kam, wird entfernt.</translation>
    </message>
    <message>
        <source>Seats stay as they were drawn (rule {rule}); only published conditions allow moves.</source>
        <translation>Plätze bleiben wie ausgelost (Regel {rule}); nur veröffentlichte Bedingungen erlauben Wechsel.</translation>
    </message>
    <message>
        <source>The stack of entry {entry} is not known; count it and say how much it is.</source>
        <translation>Der Stack von Anmeldung {entry} ist nicht bekannt; ihn zählen und angeben.</translation>
    </message>
    <message>
        <source>{path} cannot be written ({problem}); choose another place.</source>
        <translation>{path} lässt sich nicht schreiben ({problem}); einen anderen Ort wählen.</translation>
    </message>
    <message>
        <source>“{text}” is too long for the code on a sheet; use a shorter number.</source>
        <translation>„{text}“ ist zu lang für den Code auf einem Blatt; eine kürzere Nummer verwenden.</translation>
    </message>
    <message>
        <source>“{text}” is no code of one of these papers; scan a paper of this room.</source>
        <translation>„{text}“ ist kein Code dieser Papiere; ein Papier dieses Raums scannen.</translation>
    </message>
    <message>
        <source>The font {file} is not there; install the program again.</source>
        <translation>Die Schrift {file} fehlt; das Programm neu installieren.</translation>
    </message>
    <message>
        <source>The font {file} is broken; install the program again.</source>
        <translation>Die Schrift {file} ist defekt; das Programm neu installieren.</translation>
    </message>
    <message>
        <source>A paper that is printed stays printed; what it says is void if it changes.</source>
        <translation>Ein gedrucktes Papier bleibt gedruckt; sein Inhalt wird ungültig, wenn er sich ändert.</translation>
    </message>
    <message>
        <source>What players have read on a screen stays read; post another list instead.</source>
        <translation>Was Spieler auf einem Bildschirm gelesen haben, bleibt gelesen; bitte stattdessen eine neue Liste aushängen.</translation>
    </message>
    <message>
        <source>The prize of rank {rank} is below nought; correct the list first.</source>
        <translation>Der Preis von Rang {rank} liegt unter null; zuerst die Liste berichtigen.</translation>
    </message>
    <message>
        <source>The program's own folder {folder} cannot be made ({problem}); set TDAPP_HOME to a folder that is yours.</source>
        <translation>Der programmeigene Ordner {folder} lässt sich nicht anlegen ({problem}); TDAPP_HOME auf einen eigenen Ordner setzen.</translation>
    </message>
    <message>
        <source>There are no places to print yet; record the exits first.</source>
        <translation>Es gibt noch keine Ränge zu drucken; zuerst das Ausscheiden erfassen.</translation>
    </message>
    <message>
        <source>There is no paper {number} of this event; choose one of the list.</source>
        <translation>Es gibt kein Papier {number} dieses Turniers; eines aus der Liste wählen.</translation>
    </message>
    <message>
        <source>No table is open in this event; open one first.</source>
        <translation>In diesem Turnier ist kein Tisch offen; zuerst einen öffnen.</translation>
    </message>
    <message>
        <source>There is nothing to print; choose a sheet first.</source>
        <translation>Es gibt nichts zu drucken; zuerst ein Blatt wählen.</translation>
    </message>
    <message>
        <source>The note “{label}” fills {lines} lines; shorten it.</source>
        <translation>Die Notiz „{label}“ füllt {lines} Zeilen; sie kürzen.</translation>
    </message>
    <message>
        <source>A receipt needs something that was bought; choose a sale.</source>
        <translation>Ein Beleg braucht etwas Gekauftes; einen Verkauf wählen.</translation>
    </message>
    <message>
        <source>Document {document} does not fit on a page; shorten its head or choose larger paper.</source>
        <translation>Dokument {document} passt nicht auf eine Seite; seinen Kopf kürzen oder größeres Papier wählen.</translation>
    </message>
    <message>
        <source>This paper did not come out of the printer and is void; make it anew.</source>
        <translation>Dieses Papier kam nicht aus dem Drucker und ist ungültig; es neu machen.</translation>
    </message>
    <message>
        <source>This paper is of somebody; choose whose it is.</source>
        <translation>Dieses Papier betrifft eine Person; wählen, welche es ist.</translation>
    </message>
    <message>
        <source>{printer} did not take the pages; look at the printer or save a PDF.</source>
        <translation>{printer} hat die Seiten nicht angenommen; den Drucker ansehen oder ein PDF speichern.</translation>
    </message>
    <message>
        <source>The printer {printer} is not there; choose another or save a PDF.</source>
        <translation>Der Drucker {printer} fehlt; einen anderen wählen oder ein PDF speichern.</translation>
    </message>
    <message>
        <source>Row {row} of the sheet has {cells} cells too many or too few; report this fault.</source>
        <translation>Zeile {row} des Blatts hat {cells} Zellen zu viel oder zu wenig; diesen Fehler melden.</translation>
    </message>
    <message>
        <source>{due:money} is to be paid and {tendered:money} was given; ask for the rest.</source>
        <translation>{due:money} sind zu zahlen und {tendered:money} wurden gegeben; den Rest verlangen.</translation>
    </message>
    <message>
        <source>The colours “{theme}” are not there; install the program again.</source>
        <translation>Die Farben „{theme}“ fehlen; das Programm neu installieren.</translation>
    </message>
    <message>
        <source>“{text}” is no colour ({theme}, {token}); write it like #78B7FF.</source>
        <translation>„{text}“ ist keine Farbe ({theme}, {token}); sie wie #78B7FF schreiben.</translation>
    </message>
    <message>
        <source>The colours “{theme}” lack {token}; add it or install the program again.</source>
        <translation>Den Farben „{theme}“ fehlt {token}; es ergänzen oder das Programm neu installieren.</translation>
    </message>
    <message>
        <source>The colours “{theme}” name {token}, which nothing uses; take it out.</source>
        <translation>Die Farben „{theme}“ nennen {token}, das nichts verwendet; es entfernen.</translation>
    </message>
    <message>
        <source>Nothing is recorded in {record}, it looks like a record whose making was cut off; start the program on it to begin it, or restore the newest copy.</source>
        <translation>In {record} ist nichts erfasst, es sieht nach einem abgebrochenen Anlegen aus; das Programm damit starten, um es zu beginnen, oder die neueste Kopie wiederherstellen.</translation>
    </message>
    <message>
        <source>The colours “{theme}” cannot be read ({reason}); install the program again.</source>
        <translation>Die Farben „{theme}“ sind nicht lesbar ({reason}); das Programm neu installieren.</translation>
    </message>
    <message>
        <source>Asked about {said:money} for place {before}; it is {now:money} for place {place} by now; ask again.</source>
        <translation>Gefragt war nach {said:money} für Rang {before}; inzwischen sind es {now:money} für Rang {place}; noch einmal fragen.</translation>
    </message>
    <message>
        <source>Rule {rule} or the conditions say where this prize goes; leave it to them.</source>
        <translation>Regel {rule} oder die Bedingungen sagen, wohin dieser Preis geht; es ihnen überlassen.</translation>
    </message>
    <message>
        <source>Neither rule {rule} nor the conditions say where this prize goes; choose.</source>
        <translation>Weder Regel {rule} noch die Bedingungen sagen, wohin dieser Preis geht; wählen.</translation>
    </message>
    <message>
        <source>A prize of {least:money} or more wants a proof of identity; see it first.</source>
        <translation>Ein Preis ab {least:money} braucht einen Identitätsnachweis; ihn zuerst prüfen.</translation>
    </message>
    <message>
        <source>{text} is no place with an amount; type them as 2 1,500.</source>
        <translation>{text} ist kein Rang mit Betrag; beides wie 2 1,500 eingeben.</translation>
    </message>
    <message>
        <source>The house keeps no prize of that entry {entry}; look at those that it keeps.</source>
        <translation>Das Haus verwahrt keinen Preis von Anmeldung {entry}; die verwahrten ansehen.</translation>
    </message>
    <message>
        <source>Nobody is left to step up for the last of {prizes} prizes; post fewer first.</source>
        <translation>Niemand kann für den letzten von {prizes} Preisen nachrücken; zuerst weniger aushängen.</translation>
    </message>
    <message>
        <source>A prize is not paid as {tender}; choose cash, card, voucher or account.</source>
        <translation>Ein Preis wird nicht als {tender} gezahlt; Bar, Karte, Gutschein oder Konto wählen.</translation>
    </message>
    <message>
        <source>No kept prize of entry {entry} was claimed today; there is nothing to reverse.</source>
        <translation>Heute wurde kein verwahrter Preis von Anmeldung {entry} eingelöst; nichts ist zurückzunehmen.</translation>
    </message>
    <message>
        <source>The prize of entry {entry} would go to those behind, who were paid when the event ended; keep it.</source>
        <translation>Der Preis von Anmeldung {entry} ginge an die dahinter, die beim Ende des Turniers bezahlt wurden; ihn verwahren.</translation>
    </message>
    <message>
        <source>Entry {entry} has no prize that is decided; look at its place.</source>
        <translation>Anmeldung {entry} hat keinen entschiedenen Preis; ihren Rang ansehen.</translation>
    </message>
    <message>
        <source>What is paid out goes out in one tender; choose one.</source>
        <translation>Ausgezahlt wird in einer Zahlungsart; bitte eine wählen.</translation>
    </message>
    <message>
        <source>Entry {entry} may not have a prize; it went to those behind.</source>
        <translation>Anmeldung {entry} darf keinen Preis haben; er ging an die dahinter.</translation>
    </message>
    <message>
        <source>No prize of entry {entry} was handed over or kept; there is nothing to reverse.</source>
        <translation>Kein Preis von Anmeldung {entry} wurde übergeben oder verwahrt; nichts ist zurückzunehmen.</translation>
    </message>
    <message>
        <source>The prize of entry {entry}, place {place}, is set aside; reverse that first.</source>
        <translation>Der Preis von Anmeldung {entry}, Rang {place}, ist beiseitegelegt; zuerst das zurücknehmen.</translation>
    </message>
    <message>
        <source>Entry {entry} has slip {slip}, which is right; print that again.</source>
        <translation>Anmeldung {entry} hat Zettel {slip}, der richtig ist; ihn nochmals drucken.</translation>
    </message>
    <message>
        <source>Asked about {said:money}; it is {now:money} by now; ask again.</source>
        <translation>Gefragt war nach {said:money}; inzwischen sind es {now:money}; noch einmal fragen.</translation>
    </message>
    <message>
        <source>Receipt {receipt} of entry {entry} is still owed; take that money first.</source>
        <translation>Beleg {receipt} von Anmeldung {entry} ist noch offen; zuerst das Geld nehmen.</translation>
    </message>
    <message>
        <source>The field was fixed when the prizes were posted; undo the posting first.</source>
        <translation>Das Feld stand mit dem Aushang der Preise fest; zuerst den Aushang rückgängig machen.</translation>
    </message>
    <message>
        <source>Entry {entry} was handed over and is in play; let it leave or refund it.</source>
        <translation>Anmeldung {entry} wurde übertragen und ist im Spiel; sie ausscheiden lassen oder erstatten.</translation>
    </message>
    <message>
        <source>A cancelled event cannot be brought back; announce a new one.</source>
        <translation>Ein abgesagtes Turnier kommt nicht zurück; ein neues ankündigen.</translation>
    </message>
    <message>
        <source>Nothing of that goes back to entry {entry} on this occasion; ask a supervisor.</source>
        <translation>Davon geht hier nichts an Anmeldung {entry} zurück; die Aufsicht fragen.</translation>
    </message>
    <message>
        <source>Entry {entry} was not refunded; look at its number again.</source>
        <translation>Anmeldung {entry} wurde nicht erstattet; die Nummer nochmals ansehen.</translation>
    </message>
    <message>
        <source>The chosen line suggests no move and no break; choose one that does.</source>
        <translation>Die gewählte Zeile schlägt weder Wechsel noch Auflösen vor; eine wählen, die es tut.</translation>
    </message>
    <message>
        <source>The chosen line is about no move under way; choose one that is ordered.</source>
        <translation>Die gewählte Zeile betrifft keinen laufenden Wechsel; einen angeordneten wählen.</translation>
    </message>
    <message>
        <source>No line is chosen; choose what is to be done in the list above.</source>
        <translation>Keine Zeile ist gewählt; oben in der Liste wählen, was zu tun ist.</translation>
    </message>
    <message>
        <source>No seat is chosen; choose one in the list of the table.</source>
        <translation>Kein Platz ist gewählt; einen in der Liste des Tischs wählen.</translation>
    </message>
    <message>
        <source>The event has no table yet; open one first.</source>
        <translation>Das Turnier hat noch keinen Tisch; zuerst einen öffnen.</translation>
    </message>
    <message>
        <source>No move is ordered and not made; order one before slips are written.</source>
        <translation>Kein Wechsel ist angeordnet und noch offen; zuerst einen anordnen, dann Zettel schreiben.</translation>
    </message>
    <message>
        <source>Everybody has taken a seat; there is no no-show to remove.</source>
        <translation>Alle haben Platz genommen; niemand fehlt und ist zu entfernen.</translation>
    </message>
    <message>
        <source>“{text}” is no number; write digits alone.</source>
        <translation>„{text}“ ist keine Zahl; nur Ziffern schreiben.</translation>
    </message>
    <message>
        <source>Nobody has a seat yet; draw the seats before papers about them are written.</source>
        <translation>Noch niemand hat einen Platz; zuerst die Plätze auslosen, dann Papiere dazu schreiben.</translation>
    </message>
    <message>
        <source>“{text}” says no button; write the seats of button, small and big blind like 4 5 6.</source>
        <translation>„{text}“ nennt keinen Button; die Plätze von Button, Small und Big Blind schreiben, etwa 4 5 6.</translation>
    </message>
    <message>
        <source>“{text}” names nobody; write the entry, or table and seat like 12-5.</source>
        <translation>„{text}“ nennt niemanden; die Anmeldung oder Tisch und Platz wie 12-5 schreiben.</translation>
    </message>
    <message>
        <source>“{text}” is no seat; write table and seat like 12-5.</source>
        <translation>„{text}“ ist kein Platz; Tisch und Platz wie 12-5 schreiben.</translation>
    </message>
    <message>
        <source>“{text}” is not one table; write its number alone.</source>
        <translation>„{text}“ ist nicht ein Tisch; nur seine Nummer schreiben.</translation>
    </message>
    <message>
        <source>“{text}” names no tables; write their numbers like 3 1 2.</source>
        <translation>„{text}“ nennt keine Tische; ihre Nummern wie 3 1 2 schreiben.</translation>
    </message>
    <message>
        <source>Another move from table {table} comes first; order that one before this.</source>
        <translation>Ein anderer Wechsel von Tisch {table} kommt zuerst; jenen vor diesem anordnen.</translation>
    </message>
    <message>
        <source>This is refused ({code}); tell whoever looks after the program.</source>
        <translation>Dies wird abgelehnt ({code}); es der Betreuung des Programms melden.</translation>
    </message>
    <message>
        <source>Bounties are still owed to entries {entries}; pay them first.</source>
        <translation>Den Anmeldungen {entries} stehen noch Bounties zu; bitte zuerst auszahlen.</translation>
    </message>
    <message>
        <source>Nobody has said who took the bounties of entries {entries}; tell that first.</source>
        <translation>Niemand hat gesagt, wer die Bounties der Anmeldungen {entries} holte; bitte das zuerst sagen.</translation>
    </message>
    <message>
        <source>No bounty was paid to entry {entry}; there is nothing to reverse.</source>
        <translation>An Anmeldung {entry} wurde keine Bounty ausgezahlt; es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>The bounty was paid to entry {entry}; take that payment back first.</source>
        <translation>Die Bounty wurde an Anmeldung {entry} ausgezahlt; bitte diese Zahlung zuerst zurücknehmen.</translation>
    </message>
    <message>
        <source>There is no bounty on entry {entry}; nobody is asked who took it.</source>
        <translation>Auf Anmeldung {entry} steht keine Bounty; niemand wird gefragt, wer sie holte.</translation>
    </message>
    <message>
        <source>No bounty is owed to entry {entry}; look at who took whom.</source>
        <translation>Anmeldung {entry} steht keine Bounty zu; bitte nachsehen, wer wen holte.</translation>
    </message>
    <message>
        <source>No bounty was paid to entry {entry}; there is no slip to print.</source>
        <translation>An Anmeldung {entry} wurde keine Bounty ausgezahlt; es gibt keinen Beleg zu drucken.</translation>
    </message>
    <message>
        <source>Nobody takes the own bounty; name who took that of entry {entry}.</source>
        <translation>Niemand holt die eigene Bounty; bitte nennen, wer die von Anmeldung {entry} holte.</translation>
    </message>
    <message>
        <source>A bounty is owed to entry {entry} of {event}; pay it first.</source>
        <translation>Anmeldung {entry} von {event} steht eine Bounty zu; bitte zuerst auszahlen.</translation>
    </message>
    <message>
        <source>Somebody is named twice for the bounty of entry {entry}; name each once.</source>
        <translation>Für die Bounty von Anmeldung {entry} ist jemand doppelt genannt; bitte jeden einmal nennen.</translation>
    </message>
    <message>
        <source>A player has at least {least} seconds (rule {rule}); give as many.</source>
        <translation>Ein Spieler hat mindestens {least} Sekunden (Regel {rule}); ihm so viele geben.</translation>
    </message>
    <message>
        <source>The method holds for the trading day (rule {rule}); change it tomorrow.</source>
        <translation>Die Methode gilt für den Spieltag (Regel {rule}); sie morgen ändern.</translation>
    </message>
    <message>
        <source>The house's fee is {fee:money} (rule {rule}); charge that.</source>
        <translation>Die Gebühr des Hauses ist {fee:money} (Regel {rule}); diese verlangen.</translation>
    </message>
    <message>
        <source>The sign must give the fee of “{name}”; say how much it is.</source>
        <translation>Das Schild muss die Gebühr für „{name}“ nennen; sagen, wie hoch sie ist.</translation>
    </message>
    <message>
        <source>The charge is changed only between hands (rule {rule}); play this one first.</source>
        <translation>Die Abgabe wird nur zwischen den Händen geändert (Regel {rule}); diese erst zu Ende spielen.</translation>
    </message>
    <message>
        <source>The jackpot's part is at least {least:money} (rule {rule}); raise it.</source>
        <translation>Der Teil für den Jackpot ist mindestens {least:money} (Regel {rule}); ihn erhöhen.</translation>
    </message>
    <message>
        <source>A charge is by one of the house's methods; name one of {known}.</source>
        <translation>Eine Abgabe folgt einer der Methoden des Hauses; eine von {known} nennen.</translation>
    </message>
    <message>
        <source>The house has no such clock for acts; call the floor supervisor.</source>
        <translation>Das Haus hat keine solche Uhr für Aktionen; die Aufsicht rufen.</translation>
    </message>
    <message>
        <source>Nothing of “{name}” goes into the jackpot; leave that part out.</source>
        <translation>Von „{name}“ geht nichts in den Jackpot; diesen Teil weglassen.</translation>
    </message>
    <message>
        <source>Time is sold {most} times a betting round (rule {rule}); let the player act.</source>
        <translation>Zeit wird {most}-mal je Setzrunde verkauft (Regel {rule}); den Spieler handeln lassen.</translation>
    </message>
    <message>
        <source>“{name}” is no fee for sitting down; choose the one that is.</source>
        <translation>„{name}“ ist keine Gebühr fürs Hinsetzen; die wählen, die es ist.</translation>
    </message>
    <message>
        <source>The house has no method “{name}”; choose one of {known}.</source>
        <translation>Das Haus hat keine Methode „{name}“; eine von {known} wählen.</translation>
    </message>
    <message>
        <source>“{name}” is no charge for time; choose the one that is.</source>
        <translation>„{name}“ ist keine Gebühr für Zeit; die wählen, die es ist.</translation>
    </message>
    <message>
        <source>Nobody is to act; see what the hand waits for.</source>
        <translation>Niemand ist an der Reihe; nachsehen, worauf die Hand wartet.</translation>
    </message>
    <message>
        <source>“{text}” is not understood here; write a name and an amount, such as A=60.</source>
        <translation>„{text}“ wird hier nicht verstanden; Name und Betrag schreiben, etwa A=60.</translation>
    </message>
    <message>
        <source>Minute {minute} is not within the hour; give one from 0 to 59.</source>
        <translation>Minute {minute} liegt nicht in der Stunde; eine von 0 bis 59 angeben.</translation>
    </message>
    <message>
        <source>A change needs {hands} hands' notice (rule {rule}); announce it, then wait.</source>
        <translation>Eine Änderung wird {hands} Hände vorher angekündigt (Regel {rule}); sie ankündigen, dann warten.</translation>
    </message>
    <message>
        <source>The house charges by one method (rule {rule}); choose one.</source>
        <translation>Das Haus nimmt die Abgabe nach einer Methode (Regel {rule}); eine wählen.</translation>
    </message>
    <message>
        <source>A limit to the time needs notice (rule {rule}); announce it first.</source>
        <translation>Eine Grenze der Zeit wird vorher angekündigt (Regel {rule}); sie erst ankündigen.</translation>
    </message>
    <message>
        <source>The sign has no fee for {players} players, for {most} at most; say what it is for more.</source>
        <translation>Der Aushang hat keine Gebühr für {players} Spieler, höchstens für {most}; sagen, was für mehr gilt.</translation>
    </message>
    <message>
        <source>The charge depends on how many play; say how many were dealt in.</source>
        <translation>Die Abgabe hängt von der Zahl der Spieler ab; sagen, wie viele Karten bekamen.</translation>
    </message>
    <message>
        <source>The charge comes out of the pot; give each pot, or what each player put in.</source>
        <translation>Die Abgabe kommt aus dem Pot; jeden Pot oder jeden Einsatz nennen.</translation>
    </message>
    <message>
        <source>The pots follow from what was put in; give one or the other.</source>
        <translation>Die Pots folgen aus den Einsätzen; das eine oder das andere nennen.</translation>
    </message>
    <message>
        <source>The sign must give the cap of “{name}” (rule {rule}); say how much it is.</source>
        <translation>Der Aushang muss die Obergrenze von „{name}“ nennen (Regel {rule}); sie angeben.</translation>
    </message>
    <message>
        <source>The sign must give the rate of “{name}”; say how much it is.</source>
        <translation>Das Schild muss den Satz für „{name}“ nennen; sagen, wie hoch er ist.</translation>
    </message>
    <message>
        <source>The rate lies between {least:money} and {most:money}% (rule {rule}); mend it.</source>
        <translation>Der Satz liegt zwischen {least:money} und {most:money} % (Regel {rule}); ihn berichtigen.</translation>
    </message>
    <message>
        <source>“{name}” comes twice; give each player a name of its own.</source>
        <translation>„{name}“ kommt zweimal vor; jedem Spieler einen eigenen Namen geben.</translation>
    </message>
    <message>
        <source>The sign comes before the change (rule {rule}); change it first.</source>
        <translation>Das Schild kommt vor der Änderung (Regel {rule}); es zuerst ändern.</translation>
    </message>
    <message>
        <source>The house sells no time; let the player act.</source>
        <translation>Das Haus verkauft keine Zeit; den Spieler handeln lassen.</translation>
    </message>
    <message>
        <source>Players are told before the last {seconds} seconds (rule {rule}); warn sooner.</source>
        <translation>Vor den letzten {seconds} Sekunden werden die Spieler gewarnt (Regel {rule}); früher warnen.</translation>
    </message>
    <message>
        <source>A hand is in play at table {table}; end it or drop it first.</source>
        <translation>An Tisch {table} ist eine Hand im Gang; sie zuerst beenden oder verwerfen.</translation>
    </message>
    <message>
        <source>Kill pots at table {table} are so already; nothing is to be changed.</source>
        <translation>Kill Pots an Tisch {table} sind schon so; nichts ist zu ändern.</translation>
    </message>
    <message>
        <source>The house has no kill pots in this game; play it without.</source>
        <translation>Das Haus hat in diesem Spiel keine Kill Pots; ohne spielen.</translation>
    </message>
    <message>
        <source>No clock runs for this player; call it first.</source>
        <translation>Für diesen Spieler läuft keine Uhr; sie erst rufen.</translation>
    </message>
    <message>
        <source>No hand is followed at table {table}; begin one first.</source>
        <translation>An Tisch {table} wird keine Hand verfolgt; zuerst eine beginnen.</translation>
    </message>
    <message>
        <source>Nothing was entered of the hand at table {table} yet; drop it if it is wrong.</source>
        <translation>Von der Hand an Tisch {table} wurde noch nichts eingegeben; sie verwerfen, wenn sie falsch ist.</translation>
    </message>
    <message>
        <source>This hand has no board {board}; choose one that lies on the table.</source>
        <translation>Diese Hand hat kein Board {board}; eines wählen, das auf dem Tisch liegt.</translation>
    </message>
    <message>
        <source>Nobody with number {player} is in this hand; choose one who was dealt in.</source>
        <translation>Niemand mit Nummer {player} ist in dieser Hand; jemanden wählen, der Karten bekam.</translation>
    </message>
    <message>
        <source>Entry {entry} is not dealt this hand; type the stacks of those who are.</source>
        <translation>Anmeldung {entry} bekommt in dieser Hand keine Karten; die Stacks derer eingeben, die welche bekommen.</translation>
    </message>
    <message>
        <source>Seat {seat} cannot be meant here; choose one of {seats}.</source>
        <translation>Platz {seat} kann hier nicht gemeint sein; einen von {seats} wählen.</translation>
    </message>
    <message>
        <source>A spread limit needs its least and its most bet; name “{game}” with them, such as “spread-limit hold'em 100-400”.</source>
        <translation>Ein Spread-Limit braucht den kleinsten und den größten Einsatz; „{game}“ damit nennen, etwa „spread-limit hold'em 100-400“.</translation>
    </message>
    <message>
        <source>Nobody has told the stack of entry {entry}; count it and type it.</source>
        <translation>Niemand hat den Stack von Anmeldung {entry} genannt; ihn zählen und eingeben.</translation>
    </message>
    <message>
        <source>{seconds} seconds are left to act; wait until they are over.</source>
        <translation>{seconds} Sekunden bleiben noch; warten, bis sie um sind.</translation>
    </message>
    <message>
        <source>By the ruling the bottom cards come first; turn those.</source>
        <translation>Nach der Entscheidung kommen die untersten Karten zuerst; diese aufdecken.</translation>
    </message>
    <message>
        <source>By the ruling {cards} comes next; deal that to whoever is dealt to first.</source>
        <translation>Nach der Entscheidung kommt {cards} als Nächstes; sie dem geben, der zuerst Karten bekommt.</translation>
    </message>
    <message>
        <source>The ruling turns on something nobody has told yet; answer the next question.</source>
        <translation>Die Entscheidung hängt von etwas ab, das noch niemand gesagt hat; die nächste Frage beantworten.</translation>
    </message>
    <message>
        <source>This hand is out already; nothing is left to carry out.</source>
        <translation>Diese Hand ist schon aus dem Spiel; nichts bleibt auszuführen.</translation>
    </message>
    <message>
        <source>This player has not folded; name whoever folded last.</source>
        <translation>Dieser Spieler hat nicht gefoldet; nennen, wer zuletzt gefoldet hat.</translation>
    </message>
    <message>
        <source>The hand at table {table} went on meanwhile; look the rule up again.</source>
        <translation>Die Hand an Tisch {table} ging inzwischen weiter; die Regel noch einmal nachschlagen.</translation>
    </message>
    <message>
        <source>Somebody has a last card already; say that the last deal had begun.</source>
        <translation>Jemand hat schon eine letzte Karte; sagen, dass das letzte Geben begonnen hatte.</translation>
    </message>
    <message>
        <source>This ruling changes nothing in a hand that is followed; put it into the log.</source>
        <translation>Diese Entscheidung ändert nichts in einer verfolgten Hand; sie ins Protokoll schreiben.</translation>
    </message>
    <message>
        <source>No community card was turned for this betting round; deal on, or undo the last step.</source>
        <translation>Für diese Setzrunde wurde keine Gemeinschaftskarte aufgedeckt; weitergeben oder den letzten Schritt zurücknehmen.</translation>
    </message>
    <message>
        <source>Nobody else is left; void the round or name whoever folded last.</source>
        <translation>Niemand sonst ist übrig; die Runde für ungültig erklären oder nennen, wer zuletzt gefoldet hat.</translation>
    </message>
    <message>
        <source>The hand was not given up at a showdown; its claim is gone.</source>
        <translation>Die Hand wurde nicht beim Showdown aufgegeben; ihr Anspruch ist erloschen.</translation>
    </message>
    <message>
        <source>{cards} was not set aside; choose a card that was.</source>
        <translation>{cards} wurde nicht beiseitegelegt; eine Karte wählen, die es wurde.</translation>
    </message>
    <message>
        <source>The book leaves this to whoever decides (rule {rule}); carry it out by hand.</source>
        <translation>Das Regelwerk überlässt das dem, der entscheidet (Regel {rule}); es von Hand ausführen.</translation>
    </message>
    <message>
        <source>The ruling is about a card; name the card that was seen.</source>
        <translation>Die Entscheidung betrifft eine Karte; die gesehene Karte nennen.</translation>
    </message>
    <message>
        <source>The ruling is about a hand; name the player whose it is.</source>
        <translation>Die Entscheidung betrifft eine Hand; den Spieler nennen, dem sie gehört.</translation>
    </message>
    <message>
        <source>{chips:count} is more than the big blind, {most:count}; put in less.</source>
        <translation>{chips:count} ist mehr als der Big Blind, {most:count}; weniger zahlen.</translation>
    </message>
    <message>
        <source>The ante is above the big blind, {big_blind:count} (rule {rule}); lower it.</source>
        <translation>Die Ante liegt über dem Big Blind, {big_blind:count} (Regel {rule}); sie senken.</translation>
    </message>
    <message>
        <source>This hand cannot be read ({problem}); mend it in its file.</source>
        <translation>Diese Hand ist nicht lesbar ({problem}); sie in ihrer Datei berichtigen.</translation>
    </message>
    <message>
        <source>This game cannot be read ({problem}); mend it in its file.</source>
        <translation>Dieses Spiel ist nicht lesbar ({problem}); es in seiner Datei berichtigen.</translation>
    </message>
    <message>
        <source>This player may not raise, by a ruling; let them call or fold.</source>
        <translation>Dieser Spieler darf laut Entscheidung nicht erhöhen; ihm Call oder Fold lassen.</translation>
    </message>
    <message>
        <source>{amount:count} is no bet here; make it {least:count} or {most:count}.</source>
        <translation>{amount:count} ist hier kein Einsatz; {least:count} oder {most:count} setzen.</translation>
    </message>
    <message>
        <source>{amount:count} is more than may be bet; the most is {most:count}.</source>
        <translation>{amount:count} ist mehr, als gesetzt werden darf; das Höchste ist {most:count}.</translation>
    </message>
    <message>
        <source>{amount:count} is less than may be bet; the least is {least:count}.</source>
        <translation>{amount:count} ist weniger, als gesetzt werden darf; das Mindeste ist {least:count}.</translation>
    </message>
    <message>
        <source>No bet goes above {most:count} in this round, by a ruling; call or fold.</source>
        <translation>Laut Entscheidung geht in dieser Runde kein Einsatz über {most:count}; Call oder Fold wählen.</translation>
    </message>
    <message>
        <source>A blind of {blind:count} is above the next one (rule {rule}); set it lower.</source>
        <translation>Ein Blind von {blind:count} liegt über dem nächsten (Regel {rule}); ihn niedriger ansetzen.</translation>
    </message>
    <message>
        <source>A game has {least} to {most} blinds here (rule {rule}); set as many.</source>
        <translation>Ein Spiel hat hier {least} bis {most} Blinds (Regel {rule}); so viele festlegen.</translation>
    </message>
    <message>
        <source>This hand cannot beat the checker's open cards (rule {rule}); bet or fold.</source>
        <translation>Diese Hand kann die offenen Karten des Checkenden nicht schlagen (Regel {rule}); Bet oder Fold wählen.</translation>
    </message>
    <message>
        <source>A card of the board is not known; go back and say which it was.</source>
        <translation>Eine Karte des Boards ist nicht bekannt; zurückgehen und sie nennen.</translation>
    </message>
    <message>
        <source>“{cards}” makes no hand of {game}; give as many cards as the game reads.</source>
        <translation>„{cards}“ ergibt keine Hand von {game}; so viele Karten angeben, wie das Spiel verlangt.</translation>
    </message>
    <message>
        <source>The board cannot be run {times} times here (at most {most}); deal it once.</source>
        <translation>Das Board kann hier nicht {times}-mal gegeben werden (höchstens {most}); es einmal geben.</translation>
    </message>
    <message>
        <source>{cards} lies on the table already; look at the card again.</source>
        <translation>{cards} liegt schon auf dem Tisch; die Karte nochmals ansehen.</translation>
    </message>
    <message>
        <source>This goes before the first card; step back to the beginning or play on.</source>
        <translation>Das geht nur vor der ersten Karte; an den Anfang zurückgehen oder weiterspielen.</translation>
    </message>
    <message>
        <source>A bet stands at {price:count} already; let bets go up to that.</source>
        <translation>Ein Einsatz von {price:count} steht schon; Einsätze bis dahin zulassen.</translation>
    </message>
    <message>
        <source>Chinese poker is not dealt here; set its hands at a feature table, or deal another game.</source>
        <translation>Chinese Poker wird hier nicht gegeben; seine Hände an einem Feature-Tisch setzen oder ein anderes Spiel geben.</translation>
    </message>
    <message>
        <source>The player has a choice; say which of the options it is.</source>
        <translation>Der Spieler hat die Wahl; sagen, welche der Möglichkeiten es ist.</translation>
    </message>
    <message>
        <source>The house does not play this with {deck} cards; choose another deck.</source>
        <translation>Das Haus spielt dies nicht mit {deck} Karten; ein anderes Deck wählen.</translation>
    </message>
    <message>
        <source>“{cards}” is the wrong number of cards; {number} must go.</source>
        <translation>„{cards}“ ist die falsche Zahl von Karten; {number} müssen weg.</translation>
    </message>
    <message>
        <source>“{cards}” are too many; exchange {most} at most.</source>
        <translation>„{cards}“ sind zu viele; höchstens {most} tauschen.</translation>
    </message>
    <message>
        <source>By rule {rule} the hands go face up before another card is dealt; turn them up.</source>
        <translation>Nach Regel {rule} werden die Hände vor der nächsten Karte aufgedeckt; sie aufdecken.</translation>
    </message>
    <message>
        <source>The house does not offer this game ({game}); choose another.</source>
        <translation>Das Haus bietet dieses Spiel nicht an ({game}); ein anderes wählen.</translation>
    </message>
    <message>
        <source>The house does not play {game} by this limit (rule {rule}); choose another.</source>
        <translation>Das Haus spielt {game} nicht mit diesem Limit (Regel {rule}); ein anderes wählen.</translation>
    </message>
    <message>
        <source>“{cards}” is not the whole hand; it has {size} cards.</source>
        <translation>„{cards}“ ist nicht die ganze Hand; sie hat {size} Karten.</translation>
    </message>
    <message>
        <source>The cards of a hand that contests the pot are not known; show it, or muck it.</source>
        <translation>Die Karten einer Hand, die um den Pot spielt, sind nicht bekannt; sie zeigen oder mucken.</translation>
    </message>
    <message>
        <source>The killer may not sit out or leave (rule {rule}); let them post the kill.</source>
        <translation>Der Killer darf weder aussetzen noch gehen (Regel {rule}); ihn den Kill setzen lassen.</translation>
    </message>
    <message>
        <source>The last blind is at least {minimum:count} here (rule {rule}); set it higher.</source>
        <translation>Der letzte Blind ist hier mindestens {minimum:count} (Regel {rule}); ihn höher ansetzen.</translation>
    </message>
    <message>
        <source>This player may not ask to see a hand (rule {rule}); leave it unseen.</source>
        <translation>Dieser Spieler darf keine Hand sehen wollen (Regel {rule}); sie bleibt ungesehen.</translation>
    </message>
    <message>
        <source>The opener must put in something; bring it in for {chips:count} or complete.</source>
        <translation>Der Eröffnende muss etwas setzen; Bring-in mit {chips:count} oder Complete wählen.</translation>
    </message>
    <message>
        <source>By rule {rule} this player must show the hand; turn it up.</source>
        <translation>Nach Regel {rule} muss dieser Spieler die Hand zeigen; sie aufdecken.</translation>
    </message>
    <message>
        <source>“{action}” is no action of a recorded hand; mend it in its file.</source>
        <translation>„{action}“ ist keine Aktion einer aufgezeichneten Hand; sie in ihrer Datei berichtigen.</translation>
    </message>
    <message>
        <source>Nothing is to be brought in; check, bet or call instead.</source>
        <translation>Ein Bring-in steht nicht an; stattdessen Check, Bet oder Call wählen.</translation>
    </message>
    <message>
        <source>“{text}” is no card; write rank and suit, such as As or Td.</source>
        <translation>„{text}“ ist keine Karte; Rang und Farbe schreiben, etwa As oder Td.</translation>
    </message>
    <message>
        <source>Nobody checks in the first betting round (rule {rule}); bet or fold.</source>
        <translation>In der ersten Setzrunde gibt es keinen Check (Regel {rule}); Bet oder Fold wählen.</translation>
    </message>
    <message>
        <source>Nobody checks in this game; bet or fold.</source>
        <translation>In diesem Spiel gibt es keinen Check; Bet oder Fold wählen.</translation>
    </message>
    <message>
        <source>A rotation needs at least one game; name one.</source>
        <translation>Eine Rotation braucht mindestens ein Spiel; eines nennen.</translation>
    </message>
    <message>
        <source>This player cannot take the kitty now; act with the hand that was dealt.</source>
        <translation>Dieser Spieler kann das Kitty jetzt nicht nehmen; er spielt die Hand, die er bekam.</translation>
    </message>
    <message>
        <source>No blind is posted that could be doubled (rule {rule}); take the chips back.</source>
        <translation>Kein Blind liegt, der verdoppelt werden könnte (Regel {rule}); die Chips zurücknehmen.</translation>
    </message>
    <message>
        <source>The house deals a board once; deal it on.</source>
        <translation>Das Haus gibt ein Board einmal; weitergeben.</translation>
    </message>
    <message>
        <source>“{text}” is no stack; type chips such as 12500, or Name=12500.</source>
        <translation>„{text}“ ist kein Stack; Chips wie 12500 oder Name=12500 eingeben.</translation>
    </message>
    <message>
        <source>There is nobody or nothing to share; name stacks and prizes.</source>
        <translation>Niemand oder nichts ist zu teilen; Stacks und Preise nennen.</translation>
    </message>
    <message>
        <source>There are no straddles here (rule {rule}); take the chips back.</source>
        <translation>Hier gibt es keine Straddles (Regel {rule}); die Chips zurücknehmen.</translation>
    </message>
    <message>
        <source>There is no game called {game}; write it as in holdem or seven_card_stud.</source>
        <translation>Es gibt kein Spiel namens {game}; es wie holdem oder seven_card_stud schreiben.</translation>
    </message>
    <message>
        <source>Nobody has chips, so nobody has a share; type the stacks.</source>
        <translation>Niemand hat Chips, also hat niemand einen Anteil; die Stacks eingeben.</translation>
    </message>
    <message>
        <source>Nobody is left who could call a raise; call or fold.</source>
        <translation>Niemand ist übrig, der einen Raise callen könnte; Call oder Fold wählen.</translation>
    </message>
    <message>
        <source>{cards} is in no deck of {deck} cards; look at the card again.</source>
        <translation>{cards} ist in keinem Deck mit {deck} Karten; die Karte nochmals ansehen.</translation>
    </message>
    <message>
        <source>The file has no hand {number}; name one of {known}.</source>
        <translation>Die Datei hat keine Hand {number}; eine von {known} nennen.</translation>
    </message>
    <message>
        <source>The hand-history format has no words for this ({what}); keep it as a record.</source>
        <translation>Das Hand-History-Format hat dafür keine Worte ({what}); die Hand als Protokoll aufbewahren.</translation>
    </message>
    <message>
        <source>{cards} is not in this hand; throw away a card that is.</source>
        <translation>{cards} ist nicht in dieser Hand; eine Karte abwerfen, die darin ist.</translation>
    </message>
    <message>
        <source>{game} is no game of this rotation; choose one that is.</source>
        <translation>{game} ist kein Spiel dieser Rotation; eines daraus wählen.</translation>
    </message>
    <message>
        <source>This cannot be done at this point of the hand; see what it waits for.</source>
        <translation>Das geht an dieser Stelle der Hand nicht; nachsehen, worauf sie wartet.</translation>
    </message>
    <message>
        <source>The hand is not over; play it to its end, then settle it.</source>
        <translation>Die Hand ist nicht beendet; sie zu Ende spielen, dann abrechnen.</translation>
    </message>
    <message>
        <source>This player is owed {owed} cards now, not “{cards}”; deal as many.</source>
        <translation>Diesem Spieler stehen jetzt {owed} Karten zu, nicht „{cards}“; so viele geben.</translation>
    </message>
    <message>
        <source>The board is owed {owed} cards now, not “{cards}”; turn as many.</source>
        <translation>Dem Board stehen jetzt {owed} Karten zu, nicht „{cards}“; so viele aufdecken.</translation>
    </message>
    <message>
        <source>The kitty is owed {owed} cards now, not “{cards}”; deal as many.</source>
        <translation>Das Kitty bekommt jetzt {owed} Karten, nicht „{cards}“; so viele geben.</translation>
    </message>
    <message>
        <source>This is no hand history ({problem}); choose a .phh or .phhs file.</source>
        <translation>Das ist keine Hand-History ({problem}); eine Datei .phh oder .phhs wählen.</translation>
    </message>
    <message>
        <source>No full raise came since this player acted; call or fold.</source>
        <translation>Seit der Aktion dieses Spielers kam kein voller Raise; Call oder Fold wählen.</translation>
    </message>
    <message>
        <source>The player does not have {chips:count}; the stack is {stack:count}.</source>
        <translation>Der Spieler hat nicht {chips:count} Chips; der Stack ist {stack:count}.</translation>
    </message>
    <message>
        <source>These are {front} cards in front and {middle} in the middle; set 3 and 5.</source>
        <translation>Das sind {front} Karten vorne und {middle} in der Mitte; 3 und 5 setzen.</translation>
    </message>
    <message>
        <source>It is somebody else's turn; let that player act first.</source>
        <translation>Jemand anderes ist am Zug; diesen Spieler zuerst handeln lassen.</translation>
    </message>
    <message>
        <source>No card was burnt that is not known; go on with the deal.</source>
        <translation>Es gibt keine Burnkarte, die unbekannt ist; mit dem Geben fortfahren.</translation>
    </message>
    <message>
        <source>Nothing was said and no chips were pushed; say what the player did.</source>
        <translation>Nichts wurde gesagt und keine Chips geschoben; sagen, was der Spieler tat.</translation>
    </message>
    <message>
        <source>Only the last call of the last round goes back, and one that cannot win; go on.</source>
        <translation>Nur der letzte Call der letzten Runde geht zurück, und nur einer, der nicht gewinnen kann; weitermachen.</translation>
    </message>
    <message>
        <source>No chips were put in; say how many.</source>
        <translation>Keine Chips wurden gezahlt; sagen, wie viele.</translation>
    </message>
    <message>
        <source>This player has no turn to come, or may not raise already; choose another.</source>
        <translation>Dieser Spieler kommt nicht mehr an die Reihe oder darf ohnehin nicht erhöhen; einen anderen wählen.</translation>
    </message>
    <message>
        <source>Cards for players or a discard are still to come; deal on.</source>
        <translation>Es kommen noch Karten für Spieler oder ein Abwurf; weitergeben.</translation>
    </message>
    <message>
        <source>This hand was not given up at the showdown, or was seen; choose another.</source>
        <translation>Diese Hand wurde nicht beim Showdown aufgegeben oder schon gesehen; eine andere wählen.</translation>
    </message>
    <message>
        <source>This player has no hand to show; choose one who has.</source>
        <translation>Dieser Spieler hat keine Hand zu zeigen; einen wählen, der eine hat.</translation>
    </message>
    <message>
        <source>These chips are no more than a call; call all-in or fold.</source>
        <translation>Diese Chips sind nicht mehr als ein Call; Call All-in oder Fold wählen.</translation>
    </message>
    <message>
        <source>The cards that are up say who opens; let that player act.</source>
        <translation>Die offenen Karten sagen, wer eröffnet; diesen Spieler handeln lassen.</translation>
    </message>
    <message>
        <source>The opener has to bet (rule {rule}); enter a bet.</source>
        <translation>Der Eröffnende muss setzen (Regel {rule}); einen Einsatz eingeben.</translation>
    </message>
    <message>
        <source>{package} is not here to be measured against; run make test once, then again.</source>
        <translation>{package} fehlt hier für die Vergleichsmessung; einmal make test ausführen, dann nochmals versuchen.</translation>
    </message>
    <message>
        <source>This hand was seen to hold {cards}; show the same cards.</source>
        <translation>In dieser Hand wurden {cards} gesehen; dieselben Karten zeigen.</translation>
    </message>
    <message>
        <source>A player's cards are still to come; deal them, then the board.</source>
        <translation>Karten eines Spielers stehen noch aus; sie geben, dann das Board.</translation>
    </message>
    <message>
        <source>This player posts {chips:count} there already; choose another.</source>
        <translation>Dieser Spieler zahlt dort schon {chips:count}; einen anderen wählen.</translation>
    </message>
    <message>
        <source>A prize is above the one before it, or below nothing; begin with the first.</source>
        <translation>Ein Preis liegt über dem vorigen oder unter null; mit dem ersten beginnen.</translation>
    </message>
    <message>
        <source>The round has had all its raises ({most}, rule {rule}); call or fold.</source>
        <translation>Die Runde hatte schon alle ihre Raises ({most}, Regel {rule}); Call oder Fold wählen.</translation>
    </message>
    <message>
        <source>The board is being run {times} times already; deal it on.</source>
        <translation>Das Board wird schon {times}-mal gegeben; weitergeben.</translation>
    </message>
    <message>
        <source>By rule {rule} the board is run only between {players}; deal it once.</source>
        <translation>Nach Regel {rule} wird das Board nur unter {players} Spielern mehrmals gegeben; es einmal geben.</translation>
    </message>
    <message>
        <source>Somebody must be all-in and all betting over before it is run; play on.</source>
        <translation>Vorher muss jemand all-in und alles Setzen beendet sein; weiterspielen.</translation>
    </message>
    <message>
        <source>{card} comes twice; look at the cards again.</source>
        <translation>{card} kommt doppelt vor; die Karten nochmals ansehen.</translation>
    </message>
    <message>
        <source>This player's hands are set already; undo that, then set them again.</source>
        <translation>Die Hände dieses Spielers sind schon gesetzt; das zurücknehmen, dann neu setzen.</translation>
    </message>
    <message>
        <source>A stack of {stack:count} is below nothing; type its chips.</source>
        <translation>Ein Stack von {stack:count} ist unter null; seine Chips eingeben.</translation>
    </message>
    <message>
        <source>Straddles go on from the last blind to its left (rule {rule}); take it back.</source>
        <translation>Straddles gehen vom letzten Blind nach links weiter (Regel {rule}); diesen zurücknehmen.</translation>
    </message>
    <message>
        <source>It is too late in this hand for a straddle (rule {rule}); take the chips back.</source>
        <translation>In dieser Hand ist es für einen Straddle zu spät (Regel {rule}); die Chips zurücknehmen.</translation>
    </message>
    <message>
        <source>This hand has all its straddles ({most}, rule {rule}); take the chips back.</source>
        <translation>Diese Hand hat schon alle ihre Straddles ({most}, Regel {rule}); die Chips zurücknehmen.</translation>
    </message>
    <message>
        <source>A card of this street lies; deal the street, then what follows may be run.</source>
        <translation>Eine Karte dieser Street liegt schon; die Street geben, danach kann mehrmals gegeben werden.</translation>
    </message>
    <message>
        <source>The {cards} cards that are left are too few to run the board; deal it once.</source>
        <translation>Die {cards} übrigen Karten sind zu wenige für mehrere Boards; es einmal geben.</translation>
    </message>
    <message>
        <source>{players} players are too many for Chinese poker; deal in {most} at most.</source>
        <translation>{players} Spieler sind zu viele für Chinese Poker; höchstens {most} Karten geben.</translation>
    </message>
    <message>
        <source>{chips} in chips too small for a bet do not play (rule {rule}); sit down with {least}.</source>
        <translation>{chips} in Chips, die für einen Einsatz zu klein sind, spielen nicht mit (Regel {rule}); mit {least} hinsetzen.</translation>
    </message>
    <message>
        <source>{players:count} are too few for this game (rule {rule}); deal it to {least}.</source>
        <translation>{players:count} sind zu wenige für dieses Spiel (Regel {rule}); an {least} geben.</translation>
    </message>
    <message>
        <source>{players:count} players and {places:count} places take too long; name fewer.</source>
        <translation>{players:count} Spieler und {places:count} Plätze dauern zu lange; weniger nennen.</translation>
    </message>
    <message>
        <source>{players:count} are too many for this game (rule {rule}); deal in {most}.</source>
        <translation>{players:count} sind zu viele für dieses Spiel (Regel {rule}); an {most} geben.</translation>
    </message>
    <message>
        <source>{game} is no game that this program plays; choose another hand.</source>
        <translation>{game} ist kein Spiel, das dieses Programm spielt; eine andere Hand wählen.</translation>
    </message>
    <message>
        <source>The hand cannot be played beyond “{action}”; mend it in its file.</source>
        <translation>Die Hand lässt sich nicht über „{action}“ hinaus spielen; sie in ihrer Datei berichtigen.</translation>
    </message>
</context>
<context>
    <name>RegisterView</name>
    <message>
        <source>Put right…</source>
        <translation>Berichtigen…</translation>
    </message>
    <message>
        <source>Whoever is found is shown here.</source>
        <translation>Hier wird die gefundene Person angezeigt.</translation>
    </message>
    <message>
        <source>Nobody found</source>
        <translation>Niemand gefunden</translation>
    </message>
    <message>
        <source>Also in</source>
        <translation>Auch in</translation>
    </message>
    <message>
        <source>{word}: {about}</source>
        <translation>{word}: {about}</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>then Enter</source>
        <translation>dann Enter</translation>
    </message>
    <message>
        <source>A known player who pays cash: F3, letters, Enter, Enter.</source>
        <translation>Ein bekannter Spieler, der bar zahlt: F3, Buchstaben, Enter, Enter.</translation>
    </message>
    <message>
        <source>{name} pays {amount}; the receipt is number {number}.</source>
        <translation>{name} zahlt {amount}; der Beleg hat Nummer {number}.</translation>
    </message>
    <message>
        <source>{name} pays {amount} and waits with ticket {number}.</source>
        <translation>{name} zahlt {amount} und wartet mit Ticket {number}.</translation>
    </message>
    <message>
        <source>Take the money</source>
        <translation>Kassieren</translation>
    </message>
    <message>
        <source>{what}: take {amount}, {tender}</source>
        <translation>{what}: {amount} nehmen, {tender}</translation>
    </message>
    <message>
        <source>Nobody is found; type a name first.</source>
        <translation>Niemand ist gefunden; zuerst einen Namen eingeben.</translation>
    </message>
</context>
<context>
    <name>RightActs</name>
    <message>
        <source>Make void…</source>
        <translation>Annullieren…</translation>
    </message>
    <message>
        <source>Right person…</source>
        <translation>Richtige Person…</translation>
    </message>
    <message>
        <source>Substitute…</source>
        <translation>Ersatz…</translation>
    </message>
    <message>
        <source>Transfer…</source>
        <translation>Übertragen…</translation>
    </message>
    <message>
        <source>Why is the entry of {name} void? {amount} goes back as it came.</source>
        <translation>Warum ist die Anmeldung von {name} ungültig? {amount} geht zurück, wie es kam.</translation>
    </message>
    <message>
        <source>Make void</source>
        <translation>Annullieren</translation>
    </message>
    <message>
        <source>mis-keyed</source>
        <translation>vertippt</translation>
    </message>
    <message>
        <source>Whose is the entry that was keyed for {name}?</source>
        <translation>Wem gehört die Anmeldung, die für {name} eingegeben wurde?</translation>
    </message>
    <message>
        <source>Who plays in the place of {name}?</source>
        <translation>Wer spielt anstelle von {name}?</translation>
    </message>
    <message>
        <source>To whom does {name} give the entry?</source>
        <translation>Wem gibt {name} die Anmeldung?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Who agrees that entry {number} passes from {name} to {other}, and why?</source>
        <translation>Wer stimmt zu, dass Anmeldung {number} von {name} auf {other} übergeht, und warum?</translation>
    </message>
    <message>
        <source>Why does entry {number} pass from {name} to {other}?</source>
        <translation>Warum geht Anmeldung {number} von {name} auf {other} über?</translation>
    </message>
    <message>
        <source>Pass on</source>
        <translation>Übertragen</translation>
    </message>
</context>
<context>
    <name>RoomActs</name>
    <message>
        <source>Open for this event</source>
        <translation>Für dieses Turnier öffnen</translation>
    </message>
    <message>
        <source>Place table…</source>
        <translation>Tisch platzieren…</translation>
    </message>
    <message>
        <source>Put a table in…</source>
        <translation>Tisch aufstellen…</translation>
    </message>
    <message>
        <source>Show its event</source>
        <translation>Sein Turnier zeigen</translation>
    </message>
    <message>
        <source>Back in service</source>
        <translation>In Betrieb</translation>
    </message>
    <message>
        <source>Out of service</source>
        <translation>Außer Betrieb</translation>
    </message>
    <message>
        <source>Where does table {table} stand, in cm from the left and the top of the plan?</source>
        <translation>Wo steht Tisch {table}, in cm von links und von oben auf dem Plan?</translation>
    </message>
    <message>
        <source>Like 450 1200</source>
        <translation>Etwa 450 1200</translation>
    </message>
    <message>
        <source>Place it</source>
        <translation>Platzieren</translation>
    </message>
    <message>
        <source>Which table is put into the room, and how many seats has it?</source>
        <translation>Welcher Tisch wird in den Raum gestellt, und wie viele Plätze hat er?</translation>
    </message>
    <message>
        <source>Number and seats, like 23 9</source>
        <translation>Nummer und Plätze, etwa 23 9</translation>
    </message>
    <message>
        <source>Put it in</source>
        <translation>Aufstellen</translation>
    </message>
    <message>
        <source>Done arranging</source>
        <translation>Anordnen fertig</translation>
    </message>
    <message>
        <source>Arrange room</source>
        <translation>Raum anordnen</translation>
    </message>
</context>
<context>
    <name>RulingActs</name>
    <message>
        <source>Give a ruling…</source>
        <translation>Entscheidung treffen…</translation>
    </message>
    <message>
        <source>Right to complain told</source>
        <translation>Auf Beschwerderecht hingewiesen</translation>
    </message>
    <message>
        <source>What is the ruling about?</source>
        <translation>Worum geht es in der Entscheidung?</translation>
    </message>
    <message>
        <source>A word, or how it begins</source>
        <translation>Ein Wort oder sein Anfang</translation>
    </message>
    <message>
        <source>no table</source>
        <translation>kein Tisch</translation>
    </message>
    <message>
        <source>At which table, and in which hand if that matters?</source>
        <translation>An welchem Tisch, und in welcher Hand, falls sie wichtig ist?</translation>
    </message>
    <message>
        <source>12, or 12 17 for hand 17</source>
        <translation>12, oder 12 17 für Hand 17</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Whom does it concern?</source>
        <translation>Wen betrifft es?</translation>
    </message>
    <message>
        <source>Entries or seats, 231 12-5</source>
        <translation>Anmeldungen oder Plätze, 231 12-5</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>On which rule does it rest?</source>
        <translation>Auf welcher Regel beruht sie?</translation>
    </message>
    <message>
        <source>Number of the rule</source>
        <translation>Nummer der Regel</translation>
    </message>
    <message>
        <source>What is ruled for {who}?</source>
        <translation>Was wird für {who} entschieden?</translation>
    </message>
    <message>
        <source>What is ruled?</source>
        <translation>Was wird entschieden?</translation>
    </message>
    <message>
        <source>The ruling in words; they can be erased</source>
        <translation>Die Entscheidung in Worten; sie sind löschbar</translation>
    </message>
    <message>
        <source>Rule so</source>
        <translation>So entscheiden</translation>
    </message>
    <message>
        <source>Table {table} is not on hold, and play waits for a dispute (rule {rule}).</source>
        <translation>Tisch {table} ist nicht angehalten, und das Spiel wartet bei einem Streitfall (Regel {rule}).</translation>
    </message>
    <message>
        <source>Review a ruling…</source>
        <translation>Entscheidung prüfen…</translation>
    </message>
    <message>
        <source>Review ruling {number}…</source>
        <translation>Entscheidung {number} prüfen…</translation>
    </message>
    <message>
        <source>upheld</source>
        <translation>bestätigt</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>Is ruling {number} upheld or changed?</source>
        <translation>Wird Entscheidung {number} bestätigt oder geändert?</translation>
    </message>
    <message>
        <source>Upheld or changed</source>
        <translation>Bestätigt oder geändert</translation>
    </message>
    <message>
        <source>Why is ruling {number} upheld?</source>
        <translation>Warum wird Entscheidung {number} bestätigt?</translation>
    </message>
    <message>
        <source>What holds in place of ruling {number}?</source>
        <translation>Was gilt anstelle von Entscheidung {number}?</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Geprüft</translation>
    </message>
</context>
<context>
    <name>Rulings</name>
    <message>
        <source>warning</source>
        <translation>Verwarnung</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>Hände</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>{rounds}, {hands} hands</source>
        <translation>{rounds}, {hands} Hände</translation>
    </message>
    <message>
        <source>nothing to serve</source>
        <translation>nichts zu verbüßen</translation>
    </message>
    <message>
        <source>served</source>
        <translation>verbüßt</translation>
    </message>
    <message>
        <source>{due} minutes until {time}</source>
        <translation>{due} Minuten bis {time}</translation>
    </message>
    <message>
        <source>{left} of {due} hands left</source>
        <translation>noch {left} von {due} Händen</translation>
    </message>
    <message>
        <source>{left} of {due} minutes left</source>
        <translation>noch {left} von {due} Minuten</translation>
    </message>
    <message>
        <source>rule {rule}</source>
        <translation>Regel {rule}</translation>
    </message>
    <message>
        <source>{time} in level {level}, by {who}</source>
        <translation>{time} in Level {level}, von {who}</translation>
    </message>
    <message>
        <source>{time} upheld by {who}: {words}</source>
        <translation>{time} bestätigt von {who}: {words}</translation>
    </message>
    <message>
        <source>{time} changed by {who}: {words}</source>
        <translation>{time} geändert von {who}: {words}</translation>
    </message>
    <message>
        <source>{time} right to complain told by {who}</source>
        <translation>{time} auf Beschwerderecht hingewiesen von {who}</translation>
    </message>
    <message>
        <source>right told</source>
        <translation>hingewiesen</translation>
    </message>
    <message>
        <source>final</source>
        <translation>endgültig</translation>
    </message>
    <message>
        <source>may be reviewed</source>
        <translation>kann geprüft werden</translation>
    </message>
    <message>
        <source>right not told</source>
        <translation>nicht hingewiesen</translation>
    </message>
    <message>
        <source>ruling {number}</source>
        <translation>Entscheidung {number}</translation>
    </message>
    <message>
        <source>out of the event</source>
        <translation>aus dem Turnier</translation>
    </message>
    <message>
        <source>betting</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>showdown</source>
        <translation>Showdown</translation>
    </message>
    <message>
        <source>seating</source>
        <translation>Sitzordnung</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>conduct</source>
        <translation>Verhalten</translation>
    </message>
    <message>
        <source>terms</source>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <source>other</source>
        <translation>Anderes</translation>
    </message>
    <message>
        <source>hold'em or Omaha</source>
        <translation>Hold'em oder Omaha</translation>
    </message>
    <message>
        <source>double flop hold'em</source>
        <translation>Double-Flop Hold'em</translation>
    </message>
    <message>
        <source>pineapple</source>
        <translation>Pineapple</translation>
    </message>
    <message>
        <source>Manila</source>
        <translation>Manila</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>five card stud</source>
        <translation>Five Card Stud</translation>
    </message>
    <message>
        <source>Crown stud</source>
        <translation>Crown Stud</translation>
    </message>
    <message>
        <source>seven card stud</source>
        <translation>Seven Card Stud</translation>
    </message>
    <message>
        <source>Chinese poker</source>
        <translation>Chinese Poker</translation>
    </message>
    <message>
        <source>No misdeal: the round is played on.</source>
        <translation>Kein Misdeal: Die Runde wird weitergespielt.</translation>
    </message>
    <message>
        <source>Misdeal.</source>
        <translation>Misdeal.</translation>
    </message>
    <message>
        <source>The round of play is void.</source>
        <translation>Die Spielrunde ist ungültig.</translation>
    </message>
    <message>
        <source>The book is silent.</source>
        <translation>Das Regelwerk sagt dazu nichts.</translation>
    </message>
    <message>
        <source>The hand is live.</source>
        <translation>Die Hand ist live.</translation>
    </message>
    <message>
        <source>The hand is dead.</source>
        <translation>Die Hand ist tot.</translation>
    </message>
    <message>
        <source>The hand is void.</source>
        <translation>Die Hand ist ungültig.</translation>
    </message>
    <message>
        <source>No chips go back.</source>
        <translation>Es gehen keine Chips zurück.</translation>
    </message>
    <message>
        <source>Everything this player put in goes back.</source>
        <translation>Alles, was dieser Spieler gesetzt hat, geht zurück.</translation>
    </message>
    <message>
        <source>The raise nobody called goes back.</source>
        <translation>Der Raise ohne Call geht zurück.</translation>
    </message>
    <message>
        <source>All wagers, blinds and antes go back.</source>
        <translation>Alle Einsätze, Blinds und Antes gehen zurück.</translation>
    </message>
    <message>
        <source>The player with the right number of cards has the pot.</source>
        <translation>Der Spieler mit der richtigen Kartenzahl bekommt den Pot.</translation>
    </message>
    <message>
        <source>Whoever folded last has the pot.</source>
        <translation>Wer zuletzt Fold gemacht hat, bekommt den Pot.</translation>
    </message>
    <message>
        <source>Whoever folded last in the final betting round has the pot.</source>
        <translation>Wer in der letzten Setzrunde zuletzt Fold gemacht hat, bekommt den Pot.</translation>
    </message>
    <message>
        <source>carried out in the hand</source>
        <translation>in der Hand ausgeführt</translation>
    </message>
    <message>
        <source>the hand does it by itself</source>
        <translation>geschieht in der Hand von selbst</translation>
    </message>
    <message>
        <source>for the people at the table</source>
        <translation>für die Leute am Tisch</translation>
    </message>
    <message>
        <source>Tell Surveillance.</source>
        <translation>Die Videoüberwachung informieren.</translation>
    </message>
    <message>
        <source>Tell an inspector.</source>
        <translation>Einen Inspektor informieren.</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>der Dealer</translation>
    </message>
    <message>
        <source>a gaming supervisor</source>
        <translation>eine Spielaufsicht</translation>
    </message>
    <message>
        <source>a casino supervisor</source>
        <translation>eine Casinoaufsicht</translation>
    </message>
    <message>
        <source>The round is played on.</source>
        <translation>Die Runde wird weitergespielt.</translation>
    </message>
    <message>
        <source>To be decided by: {who}.</source>
        <translation>Es entscheidet: {who}.</translation>
    </message>
    <message>
        <source>{chips} chips go back.</source>
        <translation>{chips} Chips gehen zurück.</translation>
    </message>
    <message>
        <source>{count} cards are burnt in all.</source>
        <translation>Burnkarten insgesamt: {count}.</translation>
    </message>
    <message>
        <source>{units} units are lost in all.</source>
        <translation>Insgesamt gehen {units} Einheiten verloren.</translation>
    </message>
    <message>
        <source>The hand may be declared void and all money returned.</source>
        <translation>Die Hand kann für ungültig erklärt und alles Geld zurückgegeben werden.</translation>
    </message>
    <message>
        <source>Rule {rule}.</source>
        <translation>Regel {rule}.</translation>
    </message>
    <message>
        <source>By the {rule}.</source>
        <translation>Nach: {rule}.</translation>
    </message>
    <message>
        <source>the tournament director</source>
        <translation>der Turnierleiter</translation>
    </message>
    <message>
        <source>the area manager</source>
        <translation>der Bereichsleiter</translation>
    </message>
    <message>
        <source>the management</source>
        <translation>die Direktion</translation>
    </message>
    <message>
        <source>the house</source>
        <translation>das Haus</translation>
    </message>
    <message>
        <source>an inspector</source>
        <translation>ein Inspektor</translation>
    </message>
    <message>
        <source>the inspectorate</source>
        <translation>die Aufsichtsbehörde</translation>
    </message>
    <message>
        <source>table {table}</source>
        <translation>Tisch {table}</translation>
    </message>
    <message>
        <source>hand {hand}</source>
        <translation>Hand {hand}</translation>
    </message>
    <message>
        <source>entry {number}</source>
        <translation>Anmeldung {number}</translation>
    </message>
    <message>
        <source>upheld by {who}</source>
        <translation>bestätigt von {who}</translation>
    </message>
    <message>
        <source>changed by {who}</source>
        <translation>geändert von {who}</translation>
    </message>
    <message>
        <source>If asked for, {who} reviews it (rule {rule}).</source>
        <translation>Auf Verlangen prüft {who} die Entscheidung (Regel {rule}).</translation>
    </message>
    <message>
        <source>Play waits until a dispute is settled (rule {rule}).</source>
        <translation>Das Spiel wartet, bis ein Streitfall entschieden ist (Regel {rule}).</translation>
    </message>
    <message>
        <source>Tell whoever is not satisfied of the right to go to {whom} (rule {rule}).</source>
        <translation>Unzufriedene auf das Recht hinweisen, sich zu wenden an: {whom} (Regel {rule}).</translation>
    </message>
    <message>
        <source>Tell whoever is not satisfied of the right to ask {whom} in writing (rule {rule}).</source>
        <translation>Unzufriedene auf das Recht hinweisen, schriftlich anzufragen bei: {whom} (Regel {rule}).</translation>
    </message>
    <message>
        <source>&amp;Rulings</source>
        <translation>&amp;Entscheidungen</translation>
    </message>
    <message>
        <source>(words erased)</source>
        <translation>(Worte gelöscht)</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>y or n, then Enter</source>
        <translation>j oder n, dann Enter</translation>
    </message>
    <message>
        <source>Which player is it about?</source>
        <translation>Um welchen Spieler geht es?</translation>
    </message>
    <message>
        <source>A game, or how it begins</source>
        <translation>Ein Spiel oder sein Anfang</translation>
    </message>
    <message>
        <source>A number, then Enter</source>
        <translation>Eine Zahl, dann Enter</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>card exposed in the cut</source>
        <translation>Karte beim Abheben aufgedeckt</translation>
    </message>
    <message>
        <source>deck not shuffled or not cut</source>
        <translation>Deck nicht gemischt oder nicht abgehoben</translation>
    </message>
    <message>
        <source>the wrong player cut</source>
        <translation>falscher Spieler hat abgehoben</translation>
    </message>
    <message>
        <source>cards dealt out of order</source>
        <translation>Karten in falscher Reihenfolge gegeben</translation>
    </message>
    <message>
        <source>a hand missed or one too many</source>
        <translation>eine Hand ausgelassen oder eine zu viel</translation>
    </message>
    <message>
        <source>wrong number of cards in a hand</source>
        <translation>falsche Kartenzahl in einer Hand</translation>
    </message>
    <message>
        <source>wrong number of cards at the showdown</source>
        <translation>falsche Kartenzahl beim Showdown</translation>
    </message>
    <message>
        <source>wrong number of cards, everybody else out</source>
        <translation>falsche Kartenzahl, alle anderen sind ausgestiegen</translation>
    </message>
    <message>
        <source>card exposed by the dealer in the first deal</source>
        <translation>Karte vom Dealer beim ersten Geben aufgedeckt</translation>
    </message>
    <message>
        <source>stud: too many cards up to a player</source>
        <translation>Stud: zu viele offene Karten für einen Spieler</translation>
    </message>
    <message>
        <source>stud: wrong card up</source>
        <translation>Stud: falsche Karte offen</translation>
    </message>
    <message>
        <source>stud: first card dealt up</source>
        <translation>Stud: erste Karte offen gegeben</translation>
    </message>
    <message>
        <source>card exposed in the draw</source>
        <translation>Karte beim Draw aufgedeckt</translation>
    </message>
    <message>
        <source>draw cards to the wrong player</source>
        <translation>Draw-Karten an den falschen Spieler</translation>
    </message>
    <message>
        <source>card face up in the deck</source>
        <translation>Boxed Card (verkehrt liegende Karte) im Deck</translation>
    </message>
    <message>
        <source>card missing or foreign, deck defective</source>
        <translation>Karte fehlt oder ist fremd, Deck fehlerhaft</translation>
    </message>
    <message>
        <source>card exposed by its player</source>
        <translation>Karte vom Spieler selbst aufgedeckt</translation>
    </message>
    <message>
        <source>hand mucked by the dealer</source>
        <translation>Hand vom Dealer in den Muck gelegt</translation>
    </message>
    <message>
        <source>no burn before the flop</source>
        <translation>keine Burnkarte vor dem Flop</translation>
    </message>
    <message>
        <source>no burn before turn or river</source>
        <translation>keine Burnkarte vor Turn oder River</translation>
    </message>
    <message>
        <source>too many burns before the flop</source>
        <translation>zu viele Burnkarten vor dem Flop</translation>
    </message>
    <message>
        <source>too many burns before turn or river</source>
        <translation>zu viele Burnkarten vor Turn oder River</translation>
    </message>
    <message>
        <source>flop with too many cards</source>
        <translation>Flop mit zu vielen Karten</translation>
    </message>
    <message>
        <source>flop before the betting was over</source>
        <translation>Flop vor Ende der Setzrunde</translation>
    </message>
    <message>
        <source>turn before the betting was over</source>
        <translation>Turn vor Ende der Setzrunde</translation>
    </message>
    <message>
        <source>river before the betting was over</source>
        <translation>River vor Ende der Setzrunde</translation>
    </message>
    <message>
        <source>card exposed right after the betting</source>
        <translation>Karte gleich nach der Setzrunde aufgedeckt</translation>
    </message>
    <message>
        <source>two community cards at once</source>
        <translation>zwei Gemeinschaftskarten auf einmal</translation>
    </message>
    <message>
        <source>three or more community cards at once</source>
        <translation>drei oder mehr Gemeinschaftskarten auf einmal</translation>
    </message>
    <message>
        <source>stud: card exposed before the betting was over</source>
        <translation>Stud: Karte vor Ende der Setzrunde aufgedeckt</translation>
    </message>
    <message>
        <source>Manila: card exposed before the betting was over</source>
        <translation>Manila: Karte vor Ende der Setzrunde aufgedeckt</translation>
    </message>
    <message>
        <source>stud: the opener is all-in</source>
        <translation>Stud: der Eröffner ist All-in</translation>
    </message>
    <message>
        <source>stud: fold after a forced bet or where all checked</source>
        <translation>Stud: Fold nach Pflichteinsatz oder bei lauter Checks</translation>
    </message>
    <message>
        <source>stud: last card down was exposed</source>
        <translation>Stud: letzte verdeckte Karte wurde aufgedeckt</translation>
    </message>
    <message>
        <source>stud: not enough cards for the last deal</source>
        <translation>Stud: zu wenige Karten für das letzte Geben</translation>
    </message>
    <message>
        <source>pineapple: discard missed</source>
        <translation>Pineapple: Abwerfen versäumt</translation>
    </message>
    <message>
        <source>Chinese: hand set wrongly</source>
        <translation>Chinese: Hand falsch gesetzt</translation>
    </message>
    <message>
        <source>dealt again: not enough cards</source>
        <translation>nochmals gegeben: zu wenige Karten</translation>
    </message>
    <message>
        <source>dealt again: card turned before all agreed</source>
        <translation>nochmals gegeben: Karte aufgedeckt, bevor alle zustimmten</translation>
    </message>
    <message>
        <source>player did not act in an earlier betting round</source>
        <translation>Spieler handelte in einer früheren Setzrunde nicht</translation>
    </message>
    <message>
        <source>cards face down touched the muck</source>
        <translation>Verdeckte Karten berührten den Muck</translation>
    </message>
    <message>
        <source>cards out of the dealer's view</source>
        <translation>Karten außer Sicht des Dealers</translation>
    </message>
    <message>
        <source>hand shown to one player</source>
        <translation>Hand einem einzelnen Spieler gezeigt</translation>
    </message>
    <message>
        <source>asked to see a discarded hand</source>
        <translation>eine abgeworfene Hand zu sehen verlangt</translation>
    </message>
    <message>
        <source>cards face down over the fold line</source>
        <translation>Karten verdeckt über die Fold-Linie</translation>
    </message>
    <message>
        <source>cards or information exchanged</source>
        <translation>Karten oder Informationen ausgetauscht</translation>
    </message>
    <message>
        <source>discards or undealt cards looked at</source>
        <translation>Ablage oder nicht gegebene Karten angesehen</translation>
    </message>
    <message>
        <source>pot claimed afterwards</source>
        <translation>Pot nachträglich beansprucht</translation>
    </message>
    <message>
        <source>advice by a player or a spectator</source>
        <translation>Rat von Spieler oder Zuschauer</translation>
    </message>
    <message>
        <source>advice by staff</source>
        <translation>Rat vom Personal</translation>
    </message>
    <message>
        <source>talk about a hand in play</source>
        <translation>Gespräch über eine laufende Hand</translation>
    </message>
    <message>
        <source>another language spoken</source>
        <translation>Andere Sprache gesprochen</translation>
    </message>
    <message>
        <source>player helps another, or plays two hands</source>
        <translation>Spieler hilft einem anderen oder spielt zwei Hände</translation>
    </message>
    <message>
        <source>side bet between players</source>
        <translation>Nebenwette zwischen Spielern</translation>
    </message>
    <message>
        <source>telephone or other device used</source>
        <translation>Telefon oder anderes Gerät benutzt</translation>
    </message>
    <message>
        <source>played without the own Player Card</source>
        <translation>Ohne eigene Player Card gespielt</translation>
    </message>
    <message>
        <source>player breaks the rules or harms the game</source>
        <translation>Spieler bricht Regeln oder schadet dem Spiel</translation>
    </message>
    <message>
        <source>fire, robbery, brawl or the like</source>
        <translation>Feuer, Überfall, Schlägerei oder Ähnliches</translation>
    </message>
    <message>
        <source>fraud</source>
        <translation>Betrug</translation>
    </message>
    <message>
        <source>Deal and number of cards</source>
        <translation>Geben und Kartenzahl</translation>
    </message>
    <message>
        <source>Deck and hands</source>
        <translation>Deck und Hände</translation>
    </message>
    <message>
        <source>Burns and community cards</source>
        <translation>Burnkarten und Gemeinschaftskarten</translation>
    </message>
    <message>
        <source>Stud, Manila, pineapple, Chinese</source>
        <translation>Stud, Manila, Pineapple, Chinese</translation>
    </message>
    <message>
        <source>Conduct</source>
        <translation>Verhalten</translation>
    </message>
    <message>
        <source>Which game is it?</source>
        <translation>Welches Spiel ist es?</translation>
    </message>
    <message>
        <source>How many players have acted?</source>
        <translation>Wie viele Spieler haben gehandelt?</translation>
    </message>
    <message>
        <source>Have two or more players acted?</source>
        <translation>Haben zwei oder mehr Spieler gehandelt?</translation>
    </message>
    <message>
        <source>Has this player acted?</source>
        <translation>Hat dieser Spieler gehandelt?</translation>
    </message>
    <message>
        <source>Has anybody wagered yet?</source>
        <translation>Hat schon jemand gesetzt?</translation>
    </message>
    <message>
        <source>Can it be put right, card by card?</source>
        <translation>Lässt es sich Karte für Karte rekonstruieren?</translation>
    </message>
    <message>
        <source>Has the wrong player looked at a card?</source>
        <translation>Hat der falsche Spieler eine Karte angesehen?</translation>
    </message>
    <message>
        <source>How many cards?</source>
        <translation>Wie viele Karten?</translation>
    </message>
    <message>
        <source>How many players did it happen to?</source>
        <translation>Wie viele Spieler betrifft es?</translation>
    </message>
    <message>
        <source>Are more cards to come?</source>
        <translation>Kommen noch weitere Karten?</translation>
    </message>
    <message>
        <source>Was it the first card of its deal?</source>
        <translation>War es die erste Karte beim Geben?</translation>
    </message>
    <message>
        <source>Is it the first betting round?</source>
        <translation>Ist es die erste Setzrunde?</translation>
    </message>
    <message>
        <source>Are cards burnt in this game?</source>
        <translation>Gibt es in diesem Spiel Burnkarten?</translation>
    </message>
    <message>
        <source>Was it to be a hole card?</source>
        <translation>Sollte es eine Hole Card sein?</translation>
    </message>
    <message>
        <source>Is only one other player left?</source>
        <translation>Ist nur noch ein anderer Spieler dabei?</translation>
    </message>
    <message>
        <source>Has anybody left the right number of cards?</source>
        <translation>Hat noch jemand die richtige Kartenzahl?</translation>
    </message>
    <message>
        <source>Was it tabled and plainly the winner?</source>
        <translation>Lag sie offen und war sie klar die beste?</translation>
    </message>
    <message>
        <source>Had its player a raise nobody called yet?</source>
        <translation>Hatte ihr Spieler einen Raise noch ohne Call?</translation>
    </message>
    <message>
        <source>Was the hand in the last called bet?</source>
        <translation>War die Hand beim letzten Bet mit Call dabei?</translation>
    </message>
    <message>
        <source>Did whoever asks call the last bet?</source>
        <translation>War der Fragende beim letzten Bet mit Call dabei?</translation>
    </message>
    <message>
        <source>Does the winner of the pot ask?</source>
        <translation>Fragt der Gewinner des Pots?</translation>
    </message>
    <message>
        <source>Does whoever asks hold live cards?</source>
        <translation>Hat der Fragende noch Karten im Spiel?</translation>
    </message>
    <message>
        <source>Had the hand touched the muck?</source>
        <translation>Hatte die Hand den Muck berührt?</translation>
    </message>
    <message>
        <source>Is the player in the hand?</source>
        <translation>Ist der Spieler in der Hand?</translation>
    </message>
    <message>
        <source>Had the player kept the cards covered?</source>
        <translation>Hatte der Spieler die Karten verdeckt gehalten?</translation>
    </message>
    <message>
        <source>Was it dealt on top?</source>
        <translation>Wurde sie obenauf gegeben?</translation>
    </message>
    <message>
        <source>Was it only listened to, without touching the device?</source>
        <translation>Wurde nur zugehört, ohne das Gerät zu berühren?</translation>
    </message>
    <message>
        <source>Was it a voice call?</source>
        <translation>War es ein Anruf?</translation>
    </message>
    <message>
        <source>Is this game held in that language?</source>
        <translation>Wird dieses Spiel in jener Sprache abgehalten?</translation>
    </message>
    <message>
        <source>Was the pot pushed already?</source>
        <translation>Wurde der Pot schon ausgegeben?</translation>
    </message>
    <message>
        <source>Are that round's community cards out?</source>
        <translation>Liegen die Gemeinschaftskarten dieser Runde schon?</translation>
    </message>
    <message>
        <source>Had the last deal begun?</source>
        <translation>Hatte das letzte Geben schon begonnen?</translation>
    </message>
    <message>
        <source>Are there enough cards with the burns?</source>
        <translation>Reichen die Karten mit den Burnkarten?</translation>
    </message>
    <message>
        <source>Is there a bet in this round?</source>
        <translation>Gibt es in dieser Runde einen Bet?</translation>
    </message>
    <message>
        <source>Was a card of the next hand drawn?</source>
        <translation>Wurde schon eine Karte der nächsten Hand gezogen?</translation>
    </message>
    <message>
        <source>Was this player told before?</source>
        <translation>Wurde dieser Spieler schon darauf hingewiesen?</translation>
    </message>
    <message>
        <source>How many chips did this player put in?</source>
        <translation>Wie viele Chips hat dieser Spieler gesetzt?</translation>
    </message>
    <message>
        <source>How many chips did nobody call?</source>
        <translation>Wie viele Chips blieben ohne Call?</translation>
    </message>
    <message>
        <source>How many players are active?</source>
        <translation>Wie viele Spieler sind aktiv?</translation>
    </message>
    <message>
        <source>How many opponents are there?</source>
        <translation>Wie viele Gegner gibt es?</translation>
    </message>
    <message>
        <source>Put the cards where they belong.</source>
        <translation>Die Karten dorthin legen, wohin sie gehören.</translation>
    </message>
    <message>
        <source>Complete the deal first.</source>
        <translation>Zuerst fertig geben.</translation>
    </message>
    <message>
        <source>Shuffle and cut anew.</source>
        <translation>Neu mischen und abheben.</translation>
    </message>
    <message>
        <source>The same player is dealt to first.</source>
        <translation>Derselbe Spieler bekommt die erste Karte.</translation>
    </message>
    <message>
        <source>The same players post the blinds.</source>
        <translation>Dieselben Spieler setzen die Blinds.</translation>
    </message>
    <message>
        <source>The button stays where it is.</source>
        <translation>Der Button bleibt, wo er ist.</translation>
    </message>
    <message>
        <source>Swap the exposed card for the first burn, face down.</source>
        <translation>Die aufgedeckte Karte verdeckt gegen die erste Burnkarte tauschen.</translation>
    </message>
    <message>
        <source>Burn nothing more before the flop.</source>
        <translation>Vor dem Flop keine weitere Burnkarte legen.</translation>
    </message>
    <message>
        <source>Deal this player's next card face down.</source>
        <translation>Die nächste Karte dieses Spielers verdeckt geben.</translation>
    </message>
    <message>
        <source>Use the card in its normal turn.</source>
        <translation>Die Karte verwenden, wenn sie an der Reihe ist.</translation>
    </message>
    <message>
        <source>Who looked at the cards keeps them.</source>
        <translation>Wer die Karten angesehen hat, behält sie.</translation>
    </message>
    <message>
        <source>Deal the next cards to the player who was skipped.</source>
        <translation>Die nächsten Karten dem übergangenen Spieler geben.</translation>
    </message>
    <message>
        <source>The player whose turn it is takes it.</source>
        <translation>Der Spieler, der an der Reihe ist, nimmt sie.</translation>
    </message>
    <message>
        <source>The card is still played.</source>
        <translation>Die Karte wird trotzdem gespielt.</translation>
    </message>
    <message>
        <source>Put the card into the discards.</source>
        <translation>Die Karte in die Ablage legen.</translation>
    </message>
    <message>
        <source>The next card replaces it.</source>
        <translation>Die nächste Karte ersetzt sie.</translation>
    </message>
    <message>
        <source>The right card stays.</source>
        <translation>Die richtige Karte bleibt.</translation>
    </message>
    <message>
        <source>The community cards stand as dealt.</source>
        <translation>Die Gemeinschaftskarten gelten, wie sie gegeben wurden.</translation>
    </message>
    <message>
        <source>Shuffle the exposed community cards into the rest of the deck.</source>
        <translation>Die aufgedeckten Gemeinschaftskarten in den Stub mischen.</translation>
    </message>
    <message>
        <source>Shuffle the cards too many into the rest of the deck.</source>
        <translation>Die überzähligen Karten in den Stub mischen.</translation>
    </message>
    <message>
        <source>The card too many is the next burn.</source>
        <translation>Die überzählige Karte ist die nächste Burnkarte.</translation>
    </message>
    <message>
        <source>Discard what is too many.</source>
        <translation>Überzählige Karten in die Ablage legen.</translation>
    </message>
    <message>
        <source>The card too many goes to the bottom.</source>
        <translation>Die überzählige Karte kommt nach unten.</translation>
    </message>
    <message>
        <source>The burn card is shuffled in too.</source>
        <translation>Die Burnkarte wird mit eingemischt.</translation>
    </message>
    <message>
        <source>The burn card stays.</source>
        <translation>Die Burnkarte bleibt.</translation>
    </message>
    <message>
        <source>The burns too many are shuffled in too.</source>
        <translation>Die überzähligen Burnkarten werden mit eingemischt.</translation>
    </message>
    <message>
        <source>There is one burn less in this round.</source>
        <translation>In dieser Runde gibt es eine Burnkarte weniger.</translation>
    </message>
    <message>
        <source>Set the exposed card aside.</source>
        <translation>Die aufgedeckte Karte beiseitelegen.</translation>
    </message>
    <message>
        <source>Shuffle the card set aside into the rest of the deck.</source>
        <translation>Die beiseitegelegte Karte in den Stub mischen.</translation>
    </message>
    <message>
        <source>Cut.</source>
        <translation>Abheben.</translation>
    </message>
    <message>
        <source>Burn a card.</source>
        <translation>Eine Burnkarte legen.</translation>
    </message>
    <message>
        <source>Burn the card at once.</source>
        <translation>Die Karte sofort als Burnkarte ablegen.</translation>
    </message>
    <message>
        <source>The card that was turned is the burn.</source>
        <translation>Die aufgedeckte Karte ist die Burnkarte.</translation>
    </message>
    <message>
        <source>Burn until as many are burnt as players are active.</source>
        <translation>Burnkarten legen, bis es so viele sind wie aktive Spieler.</translation>
    </message>
    <message>
        <source>Burn nothing more for it.</source>
        <translation>Dafür keine weitere Burnkarte legen.</translation>
    </message>
    <message>
        <source>Leave the card face up on the deck.</source>
        <translation>Die Karte offen auf dem Deck liegen lassen.</translation>
    </message>
    <message>
        <source>Finish the betting round.</source>
        <translation>Die Setzrunde beenden.</translation>
    </message>
    <message>
        <source>Deal these cards again.</source>
        <translation>Diese Karten neu geben.</translation>
    </message>
    <message>
        <source>Deal on.</source>
        <translation>Weiter Karten geben.</translation>
    </message>
    <message>
        <source>Deal a new turn.</source>
        <translation>Einen neuen Turn geben.</translation>
    </message>
    <message>
        <source>Deal a new river.</source>
        <translation>Einen neuen River geben.</translation>
    </message>
    <message>
        <source>Deal the bottom flop.</source>
        <translation>Den unteren Flop geben.</translation>
    </message>
    <message>
        <source>Deal the top flop again.</source>
        <translation>Den oberen Flop neu geben.</translation>
    </message>
    <message>
        <source>The next card is the bottom turn.</source>
        <translation>Die nächste Karte ist der untere Turn.</translation>
    </message>
    <message>
        <source>The next card is the top turn.</source>
        <translation>Die nächste Karte ist der obere Turn.</translation>
    </message>
    <message>
        <source>The next card is the bottom river.</source>
        <translation>Die nächste Karte ist der untere River.</translation>
    </message>
    <message>
        <source>The next card is the top river.</source>
        <translation>Die nächste Karte ist der obere River.</translation>
    </message>
    <message>
        <source>No bet of this round may be above the largest made so far.</source>
        <translation>Kein Bet dieser Runde darf über dem bisher höchsten liegen.</translation>
    </message>
    <message>
        <source>No bet of this round may be above the table minimum.</source>
        <translation>Kein Bet dieser Runde darf über dem Tischminimum liegen.</translation>
    </message>
    <message>
        <source>Deal all last cards face up.</source>
        <translation>Alle letzten Karten offen geben.</translation>
    </message>
    <message>
        <source>The opener of before opens.</source>
        <translation>Der bisherige Eröffner eröffnet.</translation>
    </message>
    <message>
        <source>Ask the player whether to be treated as all-in.</source>
        <translation>Den Spieler fragen, ob er als All-in gelten will.</translation>
    </message>
    <message>
        <source>The player is treated as all-in from now on.</source>
        <translation>Der Spieler gilt ab jetzt als All-in.</translation>
    </message>
    <message>
        <source>An all-in player does not open.</source>
        <translation>Ein Spieler, der All-in ist, eröffnet nicht.</translation>
    </message>
    <message>
        <source>The player to the left opens.</source>
        <translation>Der Spieler links davon eröffnet.</translation>
    </message>
    <message>
        <source>The seat is dealt cards until somebody bets.</source>
        <translation>Der Platz bekommt Karten, bis es einen Bet gibt.</translation>
    </message>
    <message>
        <source>Take the last cards back and shuffle them into the rest of the deck.</source>
        <translation>Die letzten Karten zurücknehmen und in den Stub mischen.</translation>
    </message>
    <message>
        <source>Deal the rest of the deck.</source>
        <translation>Den Stub zu Ende geben.</translation>
    </message>
    <message>
        <source>Shuffle the burns for what is missing.</source>
        <translation>Für die fehlenden Karten die Burnkarten mischen.</translation>
    </message>
    <message>
        <source>Deal one community card for all.</source>
        <translation>Eine Gemeinschaftskarte für alle geben.</translation>
    </message>
    <message>
        <source>Deal it as often as there are cards for.</source>
        <translation>So oft geben, wie die Karten reichen.</translation>
    </message>
    <message>
        <source>It is played once.</source>
        <translation>Es wird nur einmal gegeben.</translation>
    </message>
    <message>
        <source>Cards still to come may be dealt again if the players agree.</source>
        <translation>Noch ausstehende Karten dürfen nochmals gegeben werden, wenn die Spieler zustimmen.</translation>
    </message>
    <message>
        <source>The player discards first.</source>
        <translation>Der Spieler wirft zuerst ab.</translation>
    </message>
    <message>
        <source>Check the deck for more.</source>
        <translation>Das Deck auf weitere prüfen.</translation>
    </message>
    <message>
        <source>Count the deck after the round.</source>
        <translation>Das Deck nach der Runde zählen.</translation>
    </message>
    <message>
        <source>Results of rounds before stand.</source>
        <translation>Ergebnisse früherer Runden bleiben gültig.</translation>
    </message>
    <message>
        <source>The claim comes too late.</source>
        <translation>Der Anspruch kommt zu spät.</translation>
    </message>
    <message>
        <source>The claim is in time; look into it.</source>
        <translation>Der Anspruch ist rechtzeitig; ihn prüfen.</translation>
    </message>
    <message>
        <source>Show the cards to all after the round, if somebody asks.</source>
        <translation>Die Karten nach der Runde allen zeigen, wenn jemand es verlangt.</translation>
    </message>
    <message>
        <source>Share with all what one was told.</source>
        <translation>Allen mitteilen, was einer erfahren hat.</translation>
    </message>
    <message>
        <source>Tap the hand on the muck.</source>
        <translation>Mit den Karten auf den Muck tippen.</translation>
    </message>
    <message>
        <source>Turn the cards up for all.</source>
        <translation>Die Karten für alle aufdecken.</translation>
    </message>
    <message>
        <source>The hand is not shown.</source>
        <translation>Die Hand wird nicht gezeigt.</translation>
    </message>
    <message>
        <source>Tell the player that the seat goes the next time.</source>
        <translation>Den Spieler warnen, dass er nächstes Mal den Platz verliert.</translation>
    </message>
    <message>
        <source>The player loses the seat.</source>
        <translation>Der Spieler verliert den Platz.</translation>
    </message>
    <message>
        <source>The hand may be declared dead.</source>
        <translation>Die Hand kann für tot erklärt werden.</translation>
    </message>
    <message>
        <source>The house may void the result.</source>
        <translation>Das Haus kann das Ergebnis für ungültig erklären.</translation>
    </message>
    <message>
        <source>It is not allowed; say so at the table.</source>
        <translation>Es ist nicht erlaubt; am Tisch darauf hinweisen.</translation>
    </message>
    <message>
        <source>It is allowed.</source>
        <translation>Es ist erlaubt.</translation>
    </message>
    <message>
        <source>The player must keep the cards covered.</source>
        <translation>Der Spieler muss die Karten verdeckt halten.</translation>
    </message>
    <message>
        <source>All cards stay on the table in the dealer's view.</source>
        <translation>Alle Karten bleiben auf dem Tisch in Sicht des Dealers.</translation>
    </message>
    <message>
        <source>The dealer may look the hand through after the round.</source>
        <translation>Der Dealer darf die Hand nach der Runde durchsehen.</translation>
    </message>
    <message>
        <source>Only English is spoken at the table.</source>
        <translation>Am Tisch wird nur Englisch gesprochen.</translation>
    </message>
    <message>
        <source>The players may be told to speak only English.</source>
        <translation>Die Spieler können angewiesen werden, nur Englisch zu sprechen.</translation>
    </message>
    <message>
        <source>Silence may be asked for while a hand is played.</source>
        <translation>Während einer Hand kann Ruhe verlangt werden.</translation>
    </message>
    <message>
        <source>The players may be told not to play at one table.</source>
        <translation>Den Spielern kann untersagt werden, an einem Tisch zu spielen.</translation>
    </message>
    <message>
        <source>Spectators may be sent away.</source>
        <translation>Zuschauer können weggeschickt werden.</translation>
    </message>
    <message>
        <source>The player's wagers may be declared void.</source>
        <translation>Die Einsätze des Spielers können für nichtig erklärt werden.</translation>
    </message>
    <message>
        <source>The wager of whoever cheated may be forfeited.</source>
        <translation>Der Einsatz dessen, der betrog, kann verfallen.</translation>
    </message>
    <message>
        <source>The player may be excluded from the game.</source>
        <translation>Der Spieler kann vom Spiel ausgeschlossen werden.</translation>
    </message>
    <message>
        <source>In a tournament a penalty may be given.</source>
        <translation>Im Turnier kann eine Strafe gegeben werden.</translation>
    </message>
    <message>
        <source>The device may be taken, and what was won with it held.</source>
        <translation>Das Gerät kann eingezogen und der Gewinn damit einbehalten werden.</translation>
    </message>
    <message>
        <source>The person may be held until an inspector or the police come.</source>
        <translation>Die Person kann festgehalten werden, bis Inspektor oder Polizei kommen.</translation>
    </message>
    <message>
        <source>act out of turn</source>
        <translation>Aktion außer der Reihe</translation>
    </message>
    <message>
        <source>straddles, kill pots and small chips</source>
        <translation>Straddles, Kill Pots und kleine Chips</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>straddle, or a chip put out before the cards</source>
        <translation>Straddle, oder ein Chip vor den Karten</translation>
    </message>
    <message>
        <source>chips too small for a bet</source>
        <translation>Chips, zu klein für eine Bet</translation>
    </message>
    <message>
        <source>What is it about?</source>
        <translation>Worum geht es?</translation>
    </message>
    <message>
        <source>Chips too small for a bet</source>
        <translation>Chips, zu klein für eine Bet</translation>
    </message>
    <message>
        <source>The chips play.</source>
        <translation>Die Chips spielen mit.</translation>
    </message>
    <message>
        <source>The chips do not play.</source>
        <translation>Die Chips spielen nicht mit.</translation>
    </message>
    <message>
        <source>How large is the smallest bet, blind or ante?</source>
        <translation>Wie hoch ist die kleinste Bet, Blind oder Ante?</translation>
    </message>
    <message>
        <source>How much are these chips worth together?</source>
        <translation>Wie viel sind diese Chips zusammen wert?</translation>
    </message>
    <message>
        <source>Are chips too small for a bet excluded at this table?</source>
        <translation>Sind an diesem Tisch Chips ausgeschlossen, die für eine Bet zu klein sind?</translation>
    </message>
    <message>
        <source>another game</source>
        <translation>anderes Spiel</translation>
    </message>
    <message>
        <source>Did the dealer tell the player to act?</source>
        <translation>Hat der Dealer den Spieler zum Handeln aufgefordert?</translation>
    </message>
    <message>
        <source>What did the player do out of turn?</source>
        <translation>Was tat der Spieler außer der Reihe?</translation>
    </message>
    <message>
        <source>To how much in this round, or one of these</source>
        <translation>Auf wie viel in dieser Runde, oder eines davon</translation>
    </message>
    <message>
        <source>fold</source>
        <translation>Fold</translation>
    </message>
    <message>
        <source>check</source>
        <translation>Check</translation>
    </message>
    <message>
        <source>Which bet stood before?</source>
        <translation>Welcher Einsatz stand vorher?</translation>
    </message>
    <message>
        <source>nobody had bet</source>
        <translation>niemand hatte gesetzt</translation>
    </message>
    <message>
        <source>{who} is to act now. What was done out of turn before?</source>
        <translation>{who} ist jetzt an der Reihe. Was geschah vorher außer der Reihe?</translation>
    </message>
    <message>
        <source>all folded</source>
        <translation>alle Fold</translation>
    </message>
    <message>
        <source>called</source>
        <translation>Call</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>Check</translation>
    </message>
    <message>
        <source>What did those do who were skipped?</source>
        <translation>Was taten die Übergangenen?</translation>
    </message>
    <message>
        <source>To how much they bet or raised, or one of these</source>
        <translation>Auf wie viel sie gesetzt oder erhöht haben, oder eines davon</translation>
    </message>
    <message>
        <source>Was the player all-in with it?</source>
        <translation>War der Spieler damit All-in?</translation>
    </message>
    <message>
        <source>Was it a full bet or raise?</source>
        <translation>War es ein voller Bet oder Raise?</translation>
    </message>
    <message>
        <source>Fold out of turn</source>
        <translation>Fold außer der Reihe</translation>
    </message>
    <message>
        <source>Check out of turn</source>
        <translation>Check außer der Reihe</translation>
    </message>
    <message>
        <source>Wager to {to} out of turn</source>
        <translation>Einsatz auf {to} außer der Reihe</translation>
    </message>
    <message>
        <source>bet, call or raise: what words and chips are</source>
        <translation>Bet, Call oder Raise: was Worte und Chips bedeuten</translation>
    </message>
    <message>
        <source>nobody has bet</source>
        <translation>niemand hat gesetzt</translation>
    </message>
    <message>
        <source>Which bet does the player face?</source>
        <translation>Vor welchem Einsatz steht der Spieler?</translation>
    </message>
    <message>
        <source>How much of it has the player in already?</source>
        <translation>Wie viel davon hat der Spieler schon gesetzt?</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>How large was the last full bet or raise?</source>
        <translation>Wie hoch war der letzte volle Bet oder Raise?</translation>
    </message>
    <message>
        <source>What is the least bet?</source>
        <translation>Wie hoch ist der kleinste Bet?</translation>
    </message>
    <message>
        <source>How many chips has the player behind?</source>
        <translation>Wie viele Chips hat der Spieler noch im Stack?</translation>
    </message>
    <message>
        <source>To how much may the player raise at most?</source>
        <translation>Auf wie viel darf der Spieler höchstens erhöhen?</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>may not raise</source>
        <translation>kein Raise erlaubt</translation>
    </message>
    <message>
        <source>What did the player do?</source>
        <translation>Was tat der Spieler?</translation>
    </message>
    <message>
        <source>then</source>
        <translation>dann</translation>
    </message>
    <message>
        <source>As it came: raise to 500; or chips, 500, 5x100; or 500, then 100</source>
        <translation>Wie es kam: raise to 500; oder Chips, 500, 5x100; oder nacheinander 500, 100</translation>
    </message>
    <message>
        <source>{who} faces {price}, has {stack} behind. What did the player do?</source>
        <translation>{who} muss {price} zahlen und hat {stack} dahinter. Was tat der Spieler?</translation>
    </message>
    <message>
        <source>Facing {price}, the player did this: {act}</source>
        <translation>Vor einem Einsatz von {price} tat der Spieler dies: {act}</translation>
    </message>
    <message>
        <source>With no bet, the player did this: {act}</source>
        <translation>Ohne Einsatz davor tat der Spieler dies: {act}</translation>
    </message>
    <message>
        <source>call</source>
        <translation>Call</translation>
    </message>
    <message>
        <source>bet</source>
        <translation>Bet</translation>
    </message>
    <message>
        <source>raise</source>
        <translation>Raise</translation>
    </message>
    <message>
        <source>all-in</source>
        <translation>All-in</translation>
    </message>
    <message>
        <source>tap on the table</source>
        <translation>Klopfen auf den Tisch</translation>
    </message>
    <message>
        <source>It is a fold.</source>
        <translation>Es ist ein Fold.</translation>
    </message>
    <message>
        <source>It is a check.</source>
        <translation>Es ist ein Check.</translation>
    </message>
    <message>
        <source>It is a call, {to} in all.</source>
        <translation>Es ist ein Call, insgesamt {to}.</translation>
    </message>
    <message>
        <source>It is a bet of {to}.</source>
        <translation>Es ist ein Bet von {to}.</translation>
    </message>
    <message>
        <source>It is a raise to {to}.</source>
        <translation>Es ist ein Raise auf {to}.</translation>
    </message>
    <message>
        <source>The player is all-in, {to} in all.</source>
        <translation>Der Spieler ist All-in, insgesamt {to}.</translation>
    </message>
    <message>
        <source>add {chips} and make it {to}</source>
        <translation>{chips} dazulegen, insgesamt {to}</translation>
    </message>
    <message>
        <source>leave {chips} in the pot and fold</source>
        <translation>{chips} im Pot lassen und Fold</translation>
    </message>
    <message>
        <source>take {chips} back</source>
        <translation>{chips} zurücknehmen</translation>
    </message>
    <message>
        <source>The act stands.</source>
        <translation>Die Aktion gilt.</translation>
    </message>
    <message>
        <source>The player checks.</source>
        <translation>Für den Spieler gilt: Check.</translation>
    </message>
    <message>
        <source>The player calls.</source>
        <translation>Für den Spieler gilt: Call.</translation>
    </message>
    <message>
        <source>The player raises.</source>
        <translation>Für den Spieler gilt: Raise.</translation>
    </message>
    <message>
        <source>The hand is folded.</source>
        <translation>Für die Hand gilt: Fold.</translation>
    </message>
    <message>
        <source>The player takes the chips back and folds.</source>
        <translation>Der Spieler nimmt die Chips zurück, dann Fold.</translation>
    </message>
    <message>
        <source>The player takes the chips back and raises.</source>
        <translation>Der Spieler nimmt die Chips zurück, dann Raise.</translation>
    </message>
    <message>
        <source>let the act stand</source>
        <translation>die Aktion gelten lassen</translation>
    </message>
    <message>
        <source>take the chips back and fold</source>
        <translation>die Chips zurücknehmen und Fold</translation>
    </message>
    <message>
        <source>take the chips back and raise</source>
        <translation>die Chips zurücknehmen und Raise</translation>
    </message>
    <message>
        <source>A raise is open too.</source>
        <translation>Auch ein Raise ist möglich.</translation>
    </message>
    <message>
        <source>{chips} chips are still to be added.</source>
        <translation>{chips} Chips sind noch dazuzulegen.</translation>
    </message>
    <message>
        <source>A call adds {chips} chips.</source>
        <translation>Beim Call kommen {chips} Chips dazu.</translation>
    </message>
    <message>
        <source>A call gets {chips} chips back.</source>
        <translation>Beim Call gehen {chips} Chips zurück.</translation>
    </message>
    <message>
        <source>A fold leaves {chips} chips in the pot.</source>
        <translation>Beim Fold bleiben {chips} Chips im Pot.</translation>
    </message>
    <message>
        <source>A fold gets {chips} chips back.</source>
        <translation>Beim Fold gehen {chips} Chips zurück.</translation>
    </message>
    <message>
        <source>It is no full raise: nobody who has acted may raise it.</source>
        <translation>Es ist kein voller Raise: Wer schon gehandelt hat, darf nicht mehr erhöhen.</translation>
    </message>
    <message>
        <source>The player chooses: {ways}.</source>
        <translation>Der Spieler wählt: {ways}.</translation>
    </message>
    <message>
        <source>When the turn comes, the player may: {ways}.</source>
        <translation>Wenn er an der Reihe ist, hat der Spieler die Wahl: {ways}.</translation>
    </message>
    <message>
        <source>{who} is to act. What is chosen?</source>
        <translation>{who} ist an der Reihe. Was wird gewählt?</translation>
    </message>
    <message>
        <source>One of these</source>
        <translation>Eines davon</translation>
    </message>
    <message>
        <source>Whose hand is it?</source>
        <translation>Wessen Hand ist es?</translation>
    </message>
    <message>
        <source>Which card was seen? Of several all of them.</source>
        <translation>Welche Karte wurde gesehen? Von mehreren alle.</translation>
    </message>
    <message>
        <source>As, or As Kd</source>
        <translation>As, oder As Kd</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>nicht gesehen</translation>
    </message>
    <message>
        <source>Which card does the player get for it?</source>
        <translation>Welche Karte bekommt der Spieler dafür?</translation>
    </message>
    <message>
        <source>Enter where nobody saw it, or Kd</source>
        <translation>Enter, wenn niemand sie sah, oder Kd</translation>
    </message>
    <message>
        <source>Who folded last?</source>
        <translation>Wer passte zuletzt?</translation>
    </message>
    <message>
        <source>Is the round declared void?</source>
        <translation>Wird die Runde für nichtig erklärt?</translation>
    </message>
    <message>
        <source>Is the result invalidated?</source>
        <translation>Wird das Ergebnis für ungültig erklärt?</translation>
    </message>
    <message>
        <source>Is the hand declared dead?</source>
        <translation>Wird die Hand für tot erklärt?</translation>
    </message>
    <message>
        <source>Are the player's wagers declared void?</source>
        <translation>Werden die Einsätze des Spielers für nichtig erklärt?</translation>
    </message>
    <message>
        <source>Does the player want to be treated as all-in?</source>
        <translation>Will der Spieler als all-in gelten?</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <translation>Platz {seat}</translation>
    </message>
    <message>
        <source>Number of the seat</source>
        <translation>Nummer des Platzes</translation>
    </message>
    <message>
        <source>{name}, to act</source>
        <translation>{name}, an der Reihe</translation>
    </message>
    <message>
        <source>{name}, out of it</source>
        <translation>{name}, nicht mehr dabei</translation>
    </message>
    <message>
        <source>killer wants to sit out or leave</source>
        <translation>Killer will aussetzen oder gehen</translation>
    </message>
    <message>
        <source>killer refuses to post the kill</source>
        <translation>Killer weigert sich, den Kill zu setzen</translation>
    </message>
    <message>
        <source>killer who refused comes back</source>
        <translation>Killer, der sich geweigert hat, kommt zurück</translation>
    </message>
    <message>
        <source>by time or by hand</source>
        <translation>nach Zeit oder je Hand</translation>
    </message>
    <message>
        <source>from the pot</source>
        <translation>aus dem Pot</translation>
    </message>
    <message>
        <source>How does the house charge for this game?</source>
        <translation>Wie rechnet das Haus dieses Spiel ab?</translation>
    </message>
    <message>
        <source>The killer may sit out or leave.</source>
        <translation>Der Killer darf aussetzen oder gehen.</translation>
    </message>
    <message>
        <source>The killer may not sit out or leave.</source>
        <translation>Der Killer darf weder aussetzen noch gehen.</translation>
    </message>
    <message>
        <source>The killer must post the kill.</source>
        <translation>Der Killer muss den Kill setzen.</translation>
    </message>
    <message>
        <source>The killer is not dealt in.</source>
        <translation>Der Killer bekommt keine Karten.</translation>
    </message>
    <message>
        <source>The kill button becomes neutral.</source>
        <translation>Der Kill Button wird neutral.</translation>
    </message>
    <message>
        <source>Is the player back within the time for coming back?</source>
        <translation>Ist der Spieler innerhalb der Frist für die Rückkehr zurück?</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>another player, with a leg up</source>
        <translation>ein anderer Spieler, mit Leg Up</translation>
    </message>
    <message>
        <source>another player, with the kill</source>
        <translation>ein anderer Spieler, mit dem Kill</translation>
    </message>
    <message>
        <source>Who has the kill button now?</source>
        <translation>Wer hat den Kill Button jetzt?</translation>
    </message>
    <message>
        <source>The player posts as much as the kill, but does not regain it.</source>
        <translation>Der Spieler setzt so viel wie den Kill, bekommt ihn aber nicht zurück.</translation>
    </message>
    <message>
        <source>The player regains the kill and posts it.</source>
        <translation>Der Spieler bekommt den Kill zurück und setzt ihn.</translation>
    </message>
    <message>
        <source>No straddle is allowed.</source>
        <translation>Ein Straddle ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>It is too late for a straddle.</source>
        <translation>Für einen Straddle ist es zu spät.</translation>
    </message>
    <message>
        <source>Is the game draw poker?</source>
        <translation>Ist das Spiel Draw Poker?</translation>
    </message>
    <message>
        <source>Is it a tournament?</source>
        <translation>Ist es ein Turnier?</translation>
    </message>
    <message>
        <source>before the cut</source>
        <translation>vor dem Abheben</translation>
    </message>
    <message>
        <source>after the cut</source>
        <translation>nach dem Abheben</translation>
    </message>
    <message>
        <source>When were the chips put out?</source>
        <translation>Wann wurden die Chips gesetzt?</translation>
    </message>
    <message>
        <source>Was a straddle announced?</source>
        <translation>Wurde ein Straddle angesagt?</translation>
    </message>
    <message>
        <source>Without a word it is no straddle.</source>
        <translation>Ohne Ansage ist es kein Straddle.</translation>
    </message>
    <message>
        <source>How large is the one chip of the first to act?</source>
        <translation>Welchen Wert hat der einzelne Chip des Spielers, der zuerst handelt?</translation>
    </message>
    <message>
        <source>It is a straddle of {chips}.</source>
        <translation>Es ist ein Straddle von {chips}.</translation>
    </message>
    <message>
        <source>Its player acts last in the first betting round.</source>
        <translation>Dessen Spieler handelt in der ersten Setzrunde zuletzt.</translation>
    </message>
    <message>
        <source>Straddles in a hand at most: {count}.</source>
        <translation>Straddles in einer Hand höchstens: {count}.</translation>
    </message>
    <message>
        <source>Straddle before the cards</source>
        <translation>Straddle vor den Karten</translation>
    </message>
    <message>
        <source>How large is the last blind or straddle before it?</source>
        <translation>Wie hoch ist der letzte Blind oder Straddle davor?</translation>
    </message>
</context>
<context>
    <name>RulingsPane</name>
    <message>
        <source>Rulings</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Strafen</translation>
    </message>
    <message>
        <source>No ruling yet. Give one (Ctrl+R), or look one up (Shift+F4).</source>
        <translation>Noch keine Entscheidung. Eine treffen (Ctrl+R) oder nachschlagen (Shift+F4).</translation>
    </message>
    <message>
        <source>No penalty yet.</source>
        <translation>Noch keine Strafe.</translation>
    </message>
    <message>
        <source>{rulings} rulings, {penalties} penalties, {open} to be served</source>
        <translation>{rulings} Entscheidungen, {penalties} Strafen, {open} zu verbüßen</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Whom</source>
        <translation>Wen</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Strafe</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Abgang</translation>
    </message>
    <message>
        <source>Rulings and penalties</source>
        <translation>Entscheidungen und Strafen</translation>
    </message>
    <message>
        <source>Rulings, the newest first</source>
        <translation>Entscheidungen, neueste zuerst</translation>
    </message>
    <message>
        <source>Penalties, the newest first</source>
        <translation>Strafen, neueste zuerst</translation>
    </message>
</context>
<context>
    <name>RulingsSide</name>
    <message>
        <source>No ruling yet</source>
        <translation>Noch keine Entscheidung</translation>
    </message>
    <message>
        <source>Ruling {number}</source>
        <translation>Entscheidung {number}</translation>
    </message>
    <message>
        <source>No penalty yet</source>
        <translation>Noch keine Strafe</translation>
    </message>
    <message>
        <source>Penalty {number}</source>
        <translation>Strafe {number}</translation>
    </message>
</context>
<context>
    <name>SaleActs</name>
    <message>
        <source>Re-buy</source>
        <translation>Rebuy</translation>
    </message>
    <message>
        <source>Double re-buy</source>
        <translation>Doppel-Rebuy</translation>
    </message>
    <message>
        <source>Re-buy, owed</source>
        <translation>Rebuy, offen</translation>
    </message>
    <message>
        <source>Double re-buy, owed</source>
        <translation>Doppel-Rebuy, offen</translation>
    </message>
    <message>
        <source>Pay debt</source>
        <translation>Schuld zahlen</translation>
    </message>
    <message>
        <source>Add-on</source>
        <translation>Add-on</translation>
    </message>
    <message>
        <source>Add-on, owed</source>
        <translation>Add-on, offen</translation>
    </message>
    <message>
        <source>Re-enter</source>
        <translation>Re-Entry</translation>
    </message>
    <message>
        <source>Give up stack, re-enter…</source>
        <translation>Stack aufgeben, Re-Entry…</translation>
    </message>
    <message>
        <source>How many chips does {name} have left?</source>
        <translation>Wie viele Chips hat {name} noch?</translation>
    </message>
    <message>
        <source>Sell it</source>
        <translation>Verkaufen</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>How many chips does {name} give up for a new entry?</source>
        <translation>Wie viele Chips gibt {name} für eine neue Anmeldung auf?</translation>
    </message>
    <message>
        <source>Enter again</source>
        <translation>Neu anmelden</translation>
    </message>
</context>
<context>
    <name>ScreenWindows</name>
    <message>
        <source>In a window</source>
        <translation>In einem Fenster</translation>
    </message>
    <message>
        <source>Screen for players</source>
        <translation>Spieleranzeige</translation>
    </message>
</context>
<context>
    <name>Screens</name>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Seite {page} von {pages}</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Tisch {number}</translation>
    </message>
    <message>
        <source>{age} ago</source>
        <translation>vor {age}</translation>
    </message>
    <message>
        <source>next: {place}</source>
        <translation>nächster: {place}</translation>
    </message>
    <message>
        <source>out</source>
        <translation>raus</translation>
    </message>
    <message>
        <source>1 player left</source>
        <translation>noch 1 Spieler</translation>
    </message>
    <message>
        <source>{count} players left</source>
        <translation>noch {count} Spieler</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Final table</source>
        <translation>Finaltisch</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Ränge</translation>
    </message>
    <message>
        <source>Latest out</source>
        <translation>Zuletzt raus</translation>
    </message>
    <message>
        <source>Chip leaders</source>
        <translation>Chipleader</translation>
    </message>
    <message>
        <source>Players left</source>
        <translation>Noch im Spiel</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>{count} on the way</source>
        <translation>{count} unterwegs</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Wechsel</translation>
    </message>
    <message>
        <source>{count} waiting</source>
        <translation>{count} warten</translation>
    </message>
    <message>
        <source>Alternates</source>
        <translation>Nachrücker</translation>
    </message>
    <message>
        <source>{count} prizes</source>
        <translation>{count} Preise</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>Auszahlungen</translation>
    </message>
    <message>
        <source>Nobody is on the way.</source>
        <translation>Niemand ist unterwegs.</translation>
    </message>
    <message>
        <source>Nobody waits for a place.</source>
        <translation>Niemand wartet auf einen Platz.</translation>
    </message>
    <message>
        <source>Nobody has won a prize yet.</source>
        <translation>Noch niemand hat einen Preis gewonnen.</translation>
    </message>
    <message>
        <source>Nobody has a seat yet.</source>
        <translation>Noch niemand hat einen Platz.</translation>
    </message>
    <message>
        <source>Next big blind</source>
        <translation>Nächster Big Blind</translation>
    </message>
    <message>
        <source>{table}, worst seat</source>
        <translation>{table}, schlechtester Platz</translation>
    </message>
    <message>
        <source>Come to the desk</source>
        <translation>Bitte zum Schalter</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartend</translation>
    </message>
    <message>
        <source>Ticket {number}</source>
        <translation>Ticket {number}</translation>
    </message>
    <message>
        <source>ticket {number}</source>
        <translation>Ticket {number}</translation>
    </message>
    <message>
        <source>until {time}</source>
        <translation>bis {time}</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>to be decided</source>
        <translation>noch offen</translation>
    </message>
    <message>
        <source>{cash} + {item}</source>
        <translation>{cash} + {item}</translation>
    </message>
    <message>
        <source>Unnamed monitor</source>
        <translation>Namenloser Monitor</translation>
    </message>
    <message>
        <source>{maker} ({socket}{serial})</source>
        <translation>{maker} ({socket}{serial})</translation>
    </message>
    <message>
        <source>Provisional: registration open</source>
        <translation>Vorläufig: Nachmeldung offen</translation>
    </message>
    <message>
        <source>Posted {time}, version {version}, corrected</source>
        <translation>Ausgehängt {time}, Version {version}, berichtigt</translation>
    </message>
    <message>
        <source>Posted {time}  ·  version {version}</source>
        <translation>Ausgehängt {time}  ·  Version {version}</translation>
    </message>
    <message>
        <source>Nothing decided yet</source>
        <translation>Noch nichts entschieden</translation>
    </message>
    <message>
        <source>Places {places} decided: {amount}</source>
        <translation>Ränge {places} entschieden: {amount}</translation>
    </message>
    <message>
        <source>Place {places} decided: {amount}</source>
        <translation>Rang {places} entschieden: {amount}</translation>
    </message>
    <message>
        <source>All prizes are decided</source>
        <translation>Alle Preise sind entschieden</translation>
    </message>
    <message>
        <source>{players} for {amount}</source>
        <translation>{players} um {amount}</translation>
    </message>
    <message>
        <source>Entry {number}</source>
        <translation>Anmeldung {number}</translation>
    </message>
    <message>
        <source>/ {count}</source>
        <translation>/ {count}</translation>
    </message>
    <message>
        <source>Average stack</source>
        <translation>Stack im Schnitt</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Clock, blinds large</source>
        <translation>Uhr, Blinds groß</translation>
    </message>
    <message>
        <source>Seats by name</source>
        <translation>Plätze nach Namen</translation>
    </message>
    <message>
        <source>Seats by table</source>
        <translation>Plätze nach Tischen</translation>
    </message>
    <message>
        <source>Prize list</source>
        <translation>Preisliste</translation>
    </message>
    <message>
        <source>Payouts so far</source>
        <translation>Auszahlungen bisher</translation>
    </message>
    <message>
        <source>Players left and chip leaders</source>
        <translation>Spieler im Spiel und Chipleader</translation>
    </message>
    <message>
        <source>Idle picture</source>
        <translation>Ruhebild</translation>
    </message>
</context>
<context>
    <name>ScreensActs</name>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>What does {monitor} show?</source>
        <translation>Was zeigt {monitor}?</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Show on a screen: {view}</source>
        <translation>Auf einer Anzeige zeigen: {view}</translation>
    </message>
    <message>
        <source>{view}: on which monitor?</source>
        <translation>{view}: auf welchem Monitor?</translation>
    </message>
    <message>
        <source>Hide which screen?</source>
        <translation>Welche Anzeige ausblenden?</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Monitor</source>
        <translation>Monitor</translation>
    </message>
    <message>
        <source>What is said at the foot of the screens? Nothing typed: no message.</source>
        <translation>Was steht am Fuß der Anzeigen? Ohne Eingabe: keine Nachricht.</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>How loud are the sounds of the clock, in percent?</source>
        <translation>Wie laut sind die Töne der Uhr, in Prozent?</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>Prozent</translation>
    </message>
    <message>
        <source>Hide the screens</source>
        <translation>Anzeigen ausblenden</translation>
    </message>
    <message>
        <source>Show the clock for players</source>
        <translation>Uhr für Spieler zeigen</translation>
    </message>
    <message>
        <source>Hide a screen…</source>
        <translation>Anzeige ausblenden…</translation>
    </message>
    <message>
        <source>Next page on the screens</source>
        <translation>Nächste Seite der Anzeigen</translation>
    </message>
    <message>
        <source>Screens on again</source>
        <translation>Anzeigen wieder an</translation>
    </message>
    <message>
        <source>Screens black</source>
        <translation>Anzeigen schwarz</translation>
    </message>
    <message>
        <source>Message line…</source>
        <translation>Nachrichtenzeile…</translation>
    </message>
    <message>
        <source>Let the clock sound</source>
        <translation>Uhr tönen lassen</translation>
    </message>
    <message>
        <source>Mute the clock</source>
        <translation>Uhr stummschalten</translation>
    </message>
    <message>
        <source>Volume…</source>
        <translation>Lautstärke…</translation>
    </message>
    <message>
        <source>House mark…</source>
        <translation>Hauszeichen…</translation>
    </message>
    <message>
        <source>Which picture file is the house's mark? Nothing typed: a chip.</source>
        <translation>Welche Bilddatei ist das Zeichen des Hauses? Ohne Eingabe: ein Chip.</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>File (PNG, SVG)</source>
        <translation>Datei (PNG, SVG)</translation>
    </message>
    <message>
        <source>Players see no screen now: show one first.</source>
        <translation>Spieler sehen jetzt keine Anzeige: zuerst eine zeigen.</translation>
    </message>
    <message>
        <source>There is no event: begin one first.</source>
        <translation>Es gibt kein Turnier: zuerst eines beginnen.</translation>
    </message>
</context>
<context>
    <name>ScreensPane</name>
    <message>
        <source>Monitor</source>
        <translation>Monitor</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Zeigt</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Monitors</source>
        <translation>Monitore</translation>
    </message>
    <message>
        <source>No monitor is connected.</source>
        <translation>Kein Monitor ist angeschlossen.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>nicht angeschlossen</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>the console's own</source>
        <translation>der Monitor der Konsole</translation>
    </message>
    <message>
        <source>What {monitor} shows</source>
        <translation>Was {monitor} zeigt</translation>
    </message>
</context>
<context>
    <name>SeatActs</name>
    <message>
        <source>Move to…</source>
        <translation>Umsetzen…</translation>
    </message>
    <message>
        <source>Give seat…</source>
        <translation>Platz geben…</translation>
    </message>
    <message>
        <source>Swap seats…</source>
        <translation>Plätze tauschen…</translation>
    </message>
    <message>
        <source>Keep apart…</source>
        <translation>Getrennt setzen…</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Abwesend</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>May move</source>
        <translation>Umsetzbar</translation>
    </message>
    <message>
        <source>Stays here</source>
        <translation>Bleibt hier</translation>
    </message>
    <message>
        <source>Unlock seat</source>
        <translation>Platz freigeben</translation>
    </message>
    <message>
        <source>Lock seat</source>
        <translation>Platz sperren</translation>
    </message>
    <message>
        <source>To which seat does {name} move?</source>
        <translation>Auf welchen Platz wechselt {name}?</translation>
    </message>
    <message>
        <source>Seat like 12-5</source>
        <translation>Platz wie 12-5</translation>
    </message>
    <message>
        <source>Why does {name} move to {seat}, against the procedure?</source>
        <translation>Warum wechselt {name} entgegen dem Verfahren auf {seat}?</translation>
    </message>
    <message>
        <source>Order it</source>
        <translation>Anordnen</translation>
    </message>
    <message>
        <source>Who drew seat {seat}, by ballot or card?</source>
        <translation>Wer hat Platz {seat} gezogen, mit Los oder Karte?</translation>
    </message>
    <message>
        <source>Entry number</source>
        <translation>Anmeldungsnummer</translation>
    </message>
    <message>
        <source>Who was found in the seat of {name}, and {name} in theirs?</source>
        <translation>Wer saß auf dem Platz von {name}, und {name} auf dessen Platz?</translation>
    </message>
    <message>
        <source>From whom is {name} to be kept apart, or no longer?</source>
        <translation>Von wem ist {name} getrennt zu setzen oder nicht mehr?</translation>
    </message>
    <message>
        <source>Seat like 12-5, or entry</source>
        <translation>Platz wie 12-5, oder Anmeldung</translation>
    </message>
</context>
<context>
    <name>SeatBack</name>
    <message>
        <source>a drawn seat</source>
        <translation>ein ausgeloster Platz</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>ausgelost</translation>
    </message>
    <message>
        <source>The seat of {name} is gone. Which one instead, or drawn?</source>
        <translation>Der Platz von {name} ist weg. Welcher stattdessen, oder ausgelost?</translation>
    </message>
    <message>
        <source>Seat like 12-5, or drawn</source>
        <translation>Platz wie 12-5, oder ausgelost</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>Selling</name>
    <message>
        <source>How many chips does {name} have left?</source>
        <translation>Wie viele Chips hat {name} noch?</translation>
    </message>
    <message>
        <source>Sell it</source>
        <translation>Verkaufen</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
</context>
<context>
    <name>SessionActs</name>
    <message>
        <source>Open session…</source>
        <translation>Sitzung öffnen…</translation>
    </message>
    <message>
        <source>Count sales here in it</source>
        <translation>Verkäufe hier mitzählen</translation>
    </message>
    <message>
        <source>Count drawer…</source>
        <translation>Lade zählen…</translation>
    </message>
    <message>
        <source>Close session</source>
        <translation>Sitzung schließen</translation>
    </message>
    <message>
        <source>Hand over…</source>
        <translation>Übergeben…</translation>
    </message>
    <message>
        <source>Fill…</source>
        <translation>Auffüllen…</translation>
    </message>
    <message>
        <source>Credit…</source>
        <translation>Abführen…</translation>
    </message>
    <message>
        <source>Cashier sheet…</source>
        <translation>Kassenblatt…</translation>
    </message>
    <message>
        <source>No session is selected; choose one, or open one.</source>
        <translation>Keine Sitzung gewählt; eine wählen oder öffnen.</translation>
    </message>
    <message>
        <source>Sales and payments here count in {session}.</source>
        <translation>Verkäufe und Zahlungen hier zählen in {session}.</translation>
    </message>
    <message>
        <source>Which drawer is opened?</source>
        <translation>Welche Lade wird geöffnet?</translation>
    </message>
    <message>
        <source>Drawer, such as cage 2</source>
        <translation>Lade, etwa Kasse 2</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>How much cash is in {drawer}? Enter alone for none.</source>
        <translation>Wie viel Bargeld ist in {drawer}? Enter allein für keines.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Wechselgeld</translation>
    </message>
    <message>
        <source>How much cash comes into {session} out of the main bank?</source>
        <translation>Wie viel Bargeld kommt aus der Hauptkasse in {session}?</translation>
    </message>
    <message>
        <source>How much cash goes out of {session} to the main bank?</source>
        <translation>Wie viel Bargeld geht aus {session} in die Hauptkasse?</translation>
    </message>
    <message>
        <source>Why {amount}, and by whom was it carried?</source>
        <translation>Warum {amount}, und wer hat es getragen?</translation>
    </message>
    <message>
        <source>Reason, for the record</source>
        <translation>Grund, für das Protokoll</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Bewegt</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>How much {tender} is in {session}? The whole, or value and number, 50x12.</source>
        <translation>{tender} in {session}: wie viel? Das Ganze, oder Wert und Anzahl, 50x12.</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Zählung</translation>
    </message>
    <message>
        <source>Who takes {session} over?</source>
        <translation>Wer übernimmt {session}?</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Übergeben</translation>
    </message>
    <message>
        <source>Staff number of the next cashier</source>
        <translation>Personalnummer des nächsten Kassiers</translation>
    </message>
    <message>
        <source>Into which file goes the sheet of {session}?</source>
        <translation>In welche Datei kommt das Blatt von {session}?</translation>
    </message>
    <message>
        <source>A file ending in .pdf</source>
        <translation>Eine Datei mit der Endung .pdf</translation>
    </message>
    <message>
        <source>Write it</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>Cage</source>
        <translation>Kasse</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>House</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>The approved rules under which new events are announced.</source>
        <translation>Die genehmigten Regeln, unter denen neue Turniere angekündigt werden.</translation>
    </message>
    <message>
        <source>Name on papers</source>
        <translation>Name auf Papieren</translation>
    </message>
    <message>
        <source>It heads every paper; without one the name of the rulebook.</source>
        <translation>Er steht oben auf jedem Papier; ohne ihn der Name des Regelwerks.</translation>
    </message>
    <message>
        <source>Line below it</source>
        <translation>Zeile darunter</translation>
    </message>
    <message>
        <source>It stands below the name on papers, such as an address.</source>
        <translation>Sie steht unter dem Namen auf Papieren, etwa eine Adresse.</translation>
    </message>
    <message>
        <source>Only known people</source>
        <translation>Nur Bekannte</translation>
    </message>
    <message>
        <source>Nobody is let in whose name is not in the registry.</source>
        <translation>Niemand wird zugelassen, dessen Name nicht im Verzeichnis steht.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Dark for tired eyes, light for a bright room, high contrast.</source>
        <translation>Dunkel für müde Augen, hell für einen hellen Raum, hoher Kontrast.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Of every text on this screen; larger, a window shows less.</source>
        <translation>Aller Texte auf diesem Bildschirm; größer zeigt ein Fenster weniger.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>The language of the windows and of the projected screens.</source>
        <translation>Die Sprache der Fenster und der projizierten Anzeigen.</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>The size on which sheets are printed.</source>
        <translation>Das Format, auf dem Blätter gedruckt werden.</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Drucker</translation>
    </message>
    <message>
        <source>Where sheets are printed; without one the computer's own.</source>
        <translation>Wo Blätter gedruckt werden; ohne Angabe auf dem des Computers.</translation>
    </message>
    <message>
        <source>Slips and seat cards</source>
        <translation>Zettel und Platzkarten</translation>
    </message>
    <message>
        <source>Cut paper when asked for, or at each sale a roll 80 mm wide.</source>
        <translation>Geschnittenes Papier auf Wunsch, oder bei jedem Verkauf eine Rolle von 80 mm.</translation>
    </message>
    <message>
        <source>This station</source>
        <translation>Diese Station</translation>
    </message>
    <message>
        <source>Name of this station</source>
        <translation>Name dieser Station</translation>
    </message>
    <message>
        <source>It stands in the record with every act done here.</source>
        <translation>Er steht im Protokoll bei jedem Vorgang von hier.</translation>
    </message>
    <message>
        <source>Second copy</source>
        <translation>Zweitkopie</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>A folder on another medium for verified copies of the record.</source>
        <translation>Ein Ordner auf einem anderen Datenträger für geprüfte Kopien des Protokolls.</translation>
    </message>
    <message>
        <source>Every so many minutes</source>
        <translation>Alle so vielen Minuten</translation>
    </message>
    <message>
        <source>How often a copy is made.</source>
        <translation>Wie oft eine Kopie gemacht wird.</translation>
    </message>
    <message>
        <source>At each level</source>
        <translation>Bei jedem Level</translation>
    </message>
    <message>
        <source>A copy is made whenever a clock reaches a level too.</source>
        <translation>Eine Kopie wird auch gemacht, wenn eine Uhr ein Level erreicht.</translation>
    </message>
    <message>
        <source>Signing in</source>
        <translation>Anmelden</translation>
    </message>
    <message>
        <source>Lock after minutes</source>
        <translation>Sperren nach Minuten</translation>
    </message>
    <message>
        <source>The session locks itself after so long without a key.</source>
        <translation>Die Sitzung sperrt sich nach so langer Zeit ohne Taste.</translation>
    </message>
    <message>
        <source>Wrong PINs</source>
        <translation>Falsche PINs</translation>
    </message>
    <message>
        <source>After so many wrong ones nobody may try for a while.</source>
        <translation>Nach so vielen falschen darf eine Weile niemand mehr probieren.</translation>
    </message>
    <message>
        <source>Shut out for minutes</source>
        <translation>Ausgesperrt für Minuten</translation>
    </message>
    <message>
        <source>So long nobody may try after too many wrong PINs.</source>
        <translation>So lange darf nach zu vielen falschen PINs niemand probieren.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>light</source>
        <translation>hell</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>hoher Kontrast</translation>
    </message>
    <message>
        <source>letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>cut paper</source>
        <translation>geschnittenes Papier</translation>
    </message>
    <message>
        <source>receipt roll</source>
        <translation>Belegrolle</translation>
    </message>
    <message>
        <source>A change holds at once.</source>
        <translation>Eine Änderung gilt sofort.</translation>
    </message>
    <message>
        <source>A change holds from the next start.</source>
        <translation>Eine Änderung gilt ab dem nächsten Start.</translation>
    </message>
    <message>
        <source>Screens, volume, mark</source>
        <translation>Bildschirme, Lautstärke, Zeichen</translation>
    </message>
    <message>
        <source>Limits of the cage</source>
        <translation>Grenzen der Kasse</translation>
    </message>
    <message>
        <source>On other pages</source>
        <translation>Auf anderen Seiten</translation>
    </message>
    <message>
        <source>Something is asked; answer it first, or leave it with Esc.</source>
        <translation>Eine Frage ist offen; sie zuerst beantworten oder mit Esc verlassen.</translation>
    </message>
    <message>
        <source>A person is being typed in; enter it first, or Esc.</source>
        <translation>Eine Person wird gerade eingegeben; sie zuerst eintragen oder Esc.</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Change it…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>as always</source>
        <translation>wie immer</translation>
    </message>
    <message>
        <source>{house}, kept on this computer</source>
        <translation>{house}, auf diesem Computer</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Choose a setting in the list.</source>
        <translation>Eine Einstellung in der Liste wählen.</translation>
    </message>
    <message>
        <source>Nothing chosen</source>
        <translation>Nichts gewählt</translation>
    </message>
    <message>
        <source>Kept in</source>
        <translation>Gespeichert in</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>{setting}: what is it to be?</source>
        <translation>{setting}: was soll es sein?</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
</context>
<context>
    <name>ShowingActs</name>
    <message>
        <source>Show…</source>
        <translation>Zeigen…</translation>
    </message>
    <message>
        <source>Muck</source>
        <translation>Muck</translation>
    </message>
    <message>
        <source>Ask to see a hand…</source>
        <translation>Eine Hand sehen wollen…</translation>
    </message>
    <message>
        <source>Hand the last call back</source>
        <translation>Letzten Call zurückgeben</translation>
    </message>
    <message>
        <source>Hand {who} the last call back</source>
        <translation>{who} den letzten Call zurückgeben</translation>
    </message>
    <message>
        <source>Who shows?</source>
        <translation>Wer zeigt?</translation>
    </message>
    <message>
        <source>Which cards does {who} show?</source>
        <translation>Welche Karten zeigt {who}?</translation>
    </message>
    <message>
        <source>As Kd</source>
        <translation>Wie Kd</translation>
    </message>
    <message>
        <source>Who asks to see a hand that was mucked?</source>
        <translation>Wer will eine gemuckte Hand sehen?</translation>
    </message>
    <message>
        <source>Whose hand?</source>
        <translation>Wessen Hand?</translation>
    </message>
    <message>
        <source>Which cards had {who}?</source>
        <translation>Welche Karten hatte {who}?</translation>
    </message>
</context>
<context>
    <name>Shown</name>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
</context>
<context>
    <name>SignIn</name>
    <message>
        <source>{who} does the next act; then the session is as it was.</source>
        <translation>{who} tut den nächsten Vorgang; dann ist die Sitzung wie zuvor.</translation>
    </message>
    <message>
        <source>Locked for {who} since {time}. The own PIN goes on, that of somebody else does one act; the clock can be paused without.</source>
        <translation>Gesperrt für {who} seit {time}. Mit der eigenen PIN geht es weiter, mit der einer anderen Person ein Vorgang; die Uhr lässt sich ohne PIN anhalten.</translation>
    </message>
    <message>
        <source>PIN, or scan the badge</source>
        <translation>PIN, oder den Badge scannen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The same PIN again</source>
        <translation>Dieselbe PIN nochmals</translation>
    </message>
    <message>
        <source>Staff number and PIN, the PIN alone, or scan the badge</source>
        <translation>Personalnummer und PIN, nur die PIN, oder den Badge scannen</translation>
    </message>
    <message>
        <source>A second person signs for this: {who}.</source>
        <translation>Eine zweite Person unterzeichnet hierfür: {who}.</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Unterzeichnen</translation>
    </message>
    <message>
        <source>Who does the next act? After it the session is as it was.</source>
        <translation>Wer tut den nächsten Vorgang? Danach ist die Sitzung wie zuvor.</translation>
    </message>
    <message>
        <source>For one act</source>
        <translation>Für einen Vorgang</translation>
    </message>
    <message>
        <source>Who signs in at this station?</source>
        <translation>Wer meldet sich an dieser Station an?</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Anmelden</translation>
    </message>
    <message>
        <source>Nobody is signed in at this station.</source>
        <translation>An dieser Station ist niemand angemeldet.</translation>
    </message>
</context>
<context>
    <name>SignInBar</name>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>SlipBar</name>
    <message>
        <source>Slip number</source>
        <translation>Zettelnummer</translation>
    </message>
    <message>
        <source>Time, like 21:40</source>
        <translation>Zeit, etwa 21:40</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message>
        <source>Slip done</source>
        <translation>Zettel fertig</translation>
    </message>
    <message>
        <source>slip {number}, {time} on {day}</source>
        <translation>Zettel {number}, {time} am {day}</translation>
    </message>
    <message>
        <source>number or time is missing</source>
        <translation>Nummer oder Zeit fehlt</translation>
    </message>
    <message>
        <source>From a slip</source>
        <translation>Vom Zettel</translation>
    </message>
    <message>
        <source>From a slip…</source>
        <translation>Vom Zettel…</translation>
    </message>
    <message>
        <source>Every act carries this number and this time.</source>
        <translation>Jeder Vorgang trägt diese Nummer und diese Zeit.</translation>
    </message>
</context>
<context>
    <name>Staff</name>
    <message>
        <source>since {time}, {station}</source>
        <translation>seit {time}, {station}</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rollen</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>Funktion</translation>
    </message>
    <message>
        <source>May decide</source>
        <translation>Darf entscheiden</translation>
    </message>
    <message>
        <source>At work</source>
        <translation>Im Dienst</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Zugang</translation>
    </message>
    <message>
        <source>PIN and badge</source>
        <translation>PIN und Badge</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>PIN locked</source>
        <translation>PIN gesperrt</translation>
    </message>
    <message>
        <source>until {time}, too many wrong ones</source>
        <translation>bis {time}, zu viele falsche</translation>
    </message>
    <message>
        <source>works here no longer</source>
        <translation>arbeitet nicht mehr hier</translation>
    </message>
    <message>
        <source>director on duty since {time}</source>
        <translation>Turnierleiter vom Dienst seit {time}</translation>
    </message>
    <message>
        <source>at work</source>
        <translation>im Dienst</translation>
    </message>
    <message>
        <source>not at work</source>
        <translation>nicht im Dienst</translation>
    </message>
    <message>
        <source>Nobody is enrolled: the program's own director may do everything</source>
        <translation>Niemand ist aufgenommen: der programmeigene Turnierleiter darf alles</translation>
    </message>
    <message>
        <source>{here} on the staff, {at_work} at work</source>
        <translation>{here} im Personal, {at_work} im Dienst</translation>
    </message>
    <message>
        <source>director on duty {name} since {time}</source>
        <translation>Turnierleiter vom Dienst {name} seit {time}</translation>
    </message>
    <message>
        <source>NOBODY is director on duty, though an event is on (rule {rule})</source>
        <translation>NIEMAND ist Turnierleiter vom Dienst, obwohl ein Turnier läuft (Regel {rule})</translation>
    </message>
    <message>
        <source>nobody is director on duty</source>
        <translation>niemand ist Turnierleiter vom Dienst</translation>
    </message>
    <message>
        <source>since {time}</source>
        <translation>seit {time}</translation>
    </message>
    <message>
        <source>left</source>
        <translation>ausgetreten</translation>
    </message>
    <message>
        <source>PIN locked until {time}</source>
        <translation>PIN gesperrt bis {time}</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>registration</source>
        <translation>Registrierung</translation>
    </message>
    <message>
        <source>cage</source>
        <translation>Kasse</translation>
    </message>
    <message>
        <source>floor supervisor</source>
        <translation>Floor-Aufsicht</translation>
    </message>
    <message>
        <source>tournament director</source>
        <translation>Turnierleiter</translation>
    </message>
    <message>
        <source>gaming manager</source>
        <translation>Gaming Manager</translation>
    </message>
    <message>
        <source>inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>surveillance</source>
        <translation>Überwachung</translation>
    </message>
    <message>
        <source>change limits</source>
        <translation>Limits ändern</translation>
    </message>
    <message>
        <source>change commission</source>
        <translation>Kommission ändern</translation>
    </message>
    <message>
        <source>draw seats</source>
        <translation>Plätze auslosen</translation>
    </message>
    <message>
        <source>give a seat</source>
        <translation>einen Platz geben</translation>
    </message>
    <message>
        <source>offer a free seat</source>
        <translation>einen freien Platz anbieten</translation>
    </message>
    <message>
        <source>move players</source>
        <translation>Spieler umsetzen</translation>
    </message>
    <message>
        <source>keep players apart</source>
        <translation>Spieler getrennt setzen</translation>
    </message>
    <message>
        <source>have cards checked</source>
        <translation>Karten prüfen lassen</translation>
    </message>
    <message>
        <source>call a misdeal</source>
        <translation>Misdeal ausrufen</translation>
    </message>
    <message>
        <source>designate tables</source>
        <translation>Tische bestimmen</translation>
    </message>
    <message>
        <source>close a table</source>
        <translation>Tisch schließen</translation>
    </message>
    <message>
        <source>settle a dispute</source>
        <translation>Streitfall entscheiden</translation>
    </message>
    <message>
        <source>give a penalty</source>
        <translation>eine Strafe geben</translation>
    </message>
    <message>
        <source>disqualify</source>
        <translation>disqualifizieren</translation>
    </message>
    <message>
        <source>take out who does not come</source>
        <translation>wer nicht kommt herausnehmen</translation>
    </message>
    <message>
        <source>give a fee back to who did not come</source>
        <translation>wer nicht kam die Gebühr zurückgeben</translation>
    </message>
    <message>
        <source>allow a substitute</source>
        <translation>einen Ersatzspieler zulassen</translation>
    </message>
    <message>
        <source>award places</source>
        <translation>Ränge zuerkennen</translation>
    </message>
    <message>
        <source>confirm a jackpot</source>
        <translation>Jackpot bestätigen</translation>
    </message>
    <message>
        <source>adjust a jackpot</source>
        <translation>Jackpot anpassen</translation>
    </message>
    <message>
        <source>everything that the rulebook leaves to an office</source>
        <translation>alles, was das Regelwerk einem Amt überlässt</translation>
    </message>
    <message>
        <source>{decision} ({rule})</source>
        <translation>{decision} ({rule})</translation>
    </message>
    <message>
        <source>{roles}, for one act</source>
        <translation>{roles}, für einen Vorgang</translation>
    </message>
    <message>
        <source>Nobody signed in</source>
        <translation>Niemand angemeldet</translation>
    </message>
    <message>
        <source>locked since {time}</source>
        <translation>gesperrt seit {time}</translation>
    </message>
    <message>
        <source>A second person</source>
        <translation>Eine zweite Person</translation>
    </message>
    <message>
        <source>tables on hold: {count}</source>
        <translation>angehaltene Tische: {count}</translation>
    </message>
    <message>
        <source>exits pending: {count}</source>
        <translation>ausstehendes Ausscheiden: {count}</translation>
    </message>
    <message>
        <source>prize slips to be paid: {count}</source>
        <translation>Preiszettel auszuzahlen: {count}</translation>
    </message>
    <message>
        <source>notices to be given: {count}</source>
        <translation>zu gebende Meldungen: {count}</translation>
    </message>
    <message>
        <source>drawers open: {count}</source>
        <translation>offene Kassen: {count}</translation>
    </message>
    <message>
        <source>in progress: {titles}</source>
        <translation>im Gang: {titles}</translation>
    </message>
    <message>
        <source>Nothing is open.</source>
        <translation>Nichts ist offen.</translation>
    </message>
    <message>
        <source>Open: {matters}.</source>
        <translation>Offen: {matters}.</translation>
    </message>
</context>
<context>
    <name>StaffPage</name>
    <message>
        <source>Staff</source>
        <translation>Personal</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rollen</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>Funktion</translation>
    </message>
    <message>
        <source>At work</source>
        <translation>Im Dienst</translation>
    </message>
    <message>
        <source>Nobody is enrolled yet. E enrols the director: from then on everybody signs in.</source>
        <translation>Noch niemand ist aufgenommen. E nimmt den Turnierleiter auf: ab dann melden sich alle an.</translation>
    </message>
    <message>
        <source>Choose a colleague in the list, or enrol one.</source>
        <translation>Eine Person in der Liste wählen oder aufnehmen.</translation>
    </message>
    <message>
        <source>Nobody chosen</source>
        <translation>Niemand gewählt</translation>
    </message>
</context>
<context>
    <name>StaffSide</name>
    <message>
        <source>Director on duty</source>
        <translation>Turnierleiter vom Dienst</translation>
    </message>
    <message>
        <source>This station</source>
        <translation>Diese Station</translation>
    </message>
</context>
<context>
    <name>StepActs</name>
    <message>
        <source>Pay bounty</source>
        <translation>Bounty auszahlen</translation>
    </message>
    <message>
        <source>Slip, identity, pay</source>
        <translation>Zettel, Identität, Zahlung</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>No prize is selected; choose one in the queue.</source>
        <translation>Kein Preis gewählt; einen in der Liste wählen.</translation>
    </message>
    <message>
        <source>{prize} for {place} place to {name}, in what?</source>
        <translation>{prize} für den {place} Rang an {name}, wie bezahlt?</translation>
    </message>
    <message>
        <source>Counted out</source>
        <translation>Ausgezählt</translation>
    </message>
    <message>
        <source>Paid in</source>
        <translation>Zahlungsart</translation>
    </message>
    <message>
        <source>{name} has {prize} in {tender}?</source>
        <translation>{name} hat {prize}, Zahlungsart {tender}?</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Bezahlt</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>1 min</source>
        <translation>1 min</translation>
    </message>
    <message>
        <source>play is over</source>
        <translation>das Spiel ist aus</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>nicht gestartet</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>last minute</source>
        <translation>letzte Minute</translation>
    </message>
    <message>
        <source>break</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>{level}, since {time}</source>
        <translation>{level}, seit {time}</translation>
    </message>
    <message>
        <source>{level}, since {time} by {who}</source>
        <translation>{level}, seit {time} durch {who}</translation>
    </message>
    <message>
        <source>next {blinds} at {time}</source>
        <translation>danach {blinds} um {time}</translation>
    </message>
    <message>
        <source>next {blinds}</source>
        <translation>danach {blinds}</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>noch {count}</translation>
    </message>
    <message>
        <source>of {entries}; average {chips}</source>
        <translation>von {entries}; im Schnitt {chips}</translation>
    </message>
    <message>
        <source>No break</source>
        <translation>Keine Pause</translation>
    </message>
    <message>
        <source>plays to the end</source>
        <translation>Spiel bis zum Ende</translation>
    </message>
    <message>
        <source>Break {time}</source>
        <translation>Pause {time}</translation>
    </message>
    <message>
        <source>in {span}</source>
        <translation>in {span}</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>{count} prizes, provisional</source>
        <translation>{count} Preise, vorläufig</translation>
    </message>
    <message>
        <source>{count} prizes, posted</source>
        <translation>{count} Preise, ausgehängt</translation>
    </message>
</context>
<context>
    <name>Strips</name>
    <message>
        <source>Clocks before</source>
        <translation>Uhren davor</translation>
    </message>
    <message>
        <source>Clocks after</source>
        <translation>Uhren danach</translation>
    </message>
    <message>
        <source>No further clock is there.</source>
        <translation>Es gibt keine weitere Uhr.</translation>
    </message>
</context>
<context>
    <name>Structure</name>
    <message>
        <source>the break after level {number}</source>
        <translation>die Pause nach Level {number}</translation>
    </message>
    <message>
        <source>played; it can be gone back to, not changed</source>
        <translation>gespielt; Rückkehr möglich, Änderung nicht</translation>
    </message>
    <message>
        <source>on now; it can be made longer by minutes, not changed</source>
        <translation>läuft; um Minuten verlängerbar, nicht änderbar</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>kommt noch</translation>
    </message>
    <message>
        <source>{count} minutes</source>
        <translation>{count} Minuten</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Blinds</source>
        <translation>Blinds</translation>
    </message>
    <message>
        <source>{ante} from each player</source>
        <translation>{ante} von jedem Spieler</translation>
    </message>
    <message>
        <source>{ante} by the big blind</source>
        <translation>{ante} vom Big Blind</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>Ante</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>Im Spiel</translation>
    </message>
    <message>
        <source>{count} big blinds, {each} a player with {left} left</source>
        <translation>{count} Big Blinds, {each} pro Spieler bei noch {left}</translation>
    </message>
    <message>
        <source>{count} min</source>
        <translation>{count} min</translation>
    </message>
    <message>
        <source>in {span}</source>
        <translation>in {span}</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>{blinds} by the big blind</source>
        <translation>{blinds} vom Big Blind</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>geht weiter</translation>
    </message>
    <message>
        <source>ended here</source>
        <translation>endete hier</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>held here</source>
        <translation>steht hier</translation>
    </message>
</context>
<context>
    <name>StructureActs</name>
    <message>
        <source>Change a level…</source>
        <translation>Level ändern…</translation>
    </message>
    <message>
        <source>Put in a level or break…</source>
        <translation>Level oder Pause einfügen…</translation>
    </message>
    <message>
        <source>Take out a level or break…</source>
        <translation>Level oder Pause entfernen…</translation>
    </message>
    <message>
        <source>What is {level} to be?</source>
        <translation>Was soll {level} sein?</translation>
    </message>
    <message>
        <source>What is to come before {level}?</source>
        <translation>Was kommt vor {level}?</translation>
    </message>
    <message>
        <source>10 min</source>
        <translation>10 min</translation>
    </message>
    <message>
        <source>Take out {level} ({what})?</source>
        <translation>{level} ({what}) entfernen?</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Which level or break to come is changed?</source>
        <translation>Welches kommende Level, welche Pause wird geändert?</translation>
    </message>
    <message>
        <source>Before which level or break?</source>
        <translation>Vor welchem Level, welcher Pause?</translation>
    </message>
    <message>
        <source>Which level or break is taken out?</source>
        <translation>Welches Level, welche Pause wird entfernt?</translation>
    </message>
    <message>
        <source>Level, such as 7, or break 6</source>
        <translation>Level, etwa 7, oder break 6</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>20 min 400/800 ante 100</source>
        <translation>20 min 400/800 ante 100</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
</context>
<context>
    <name>Suggested</name>
    <message>
        <source>Next</source>
        <translation>Nächstes</translation>
    </message>
    <message>
        <source>Nothing to do</source>
        <translation>Nichts zu tun</translation>
    </message>
    <message>
        <source>Nothing waits.</source>
        <translation>Nichts wartet.</translation>
    </message>
</context>
<context>
    <name>TableActs</name>
    <message>
        <source>Open table {number}</source>
        <translation>Tisch {number} öffnen</translation>
    </message>
    <message>
        <source>Edit amount</source>
        <translation>Betrag ändern</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Freigeben</translation>
    </message>
    <message>
        <source>Lock above</source>
        <translation>Obere festlegen</translation>
    </message>
    <message>
        <source>Drop edits</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>No place is selected; choose one in the table.</source>
        <translation>Kein Rang gewählt; einen in der Tabelle wählen.</translation>
    </message>
    <message>
        <source>No prize list fits this field yet; wait for entries.</source>
        <translation>Noch passt keine Preisliste zu diesem Feld; auf Anmeldungen warten.</translation>
    </message>
    <message>
        <source>{place} place is paid or set aside; take its prize back first.</source>
        <translation>{place} Rang ist bezahlt oder beiseitegelegt; zuerst seinen Preis zurücknehmen.</translation>
    </message>
    <message>
        <source>This place is not locked; its amount flows.</source>
        <translation>Dieser Rang ist nicht festgelegt; sein Betrag passt sich an.</translation>
    </message>
    <message>
        <source>No place is edited; nothing is dropped.</source>
        <translation>Kein Rang ist geändert; nichts ist zu verwerfen.</translation>
    </message>
    <message>
        <source>Post v{version}</source>
        <translation>v{version} aushängen</translation>
    </message>
    <message>
        <source>v{version} is posted and no place is edited; edit one first.</source>
        <translation>v{version} ist ausgehängt und kein Rang geändert; zuerst einen ändern.</translation>
    </message>
    <message>
        <source>Add a line</source>
        <translation>Zeile anfügen</translation>
    </message>
    <message>
        <source>Copy it</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>Herausnehmen</translation>
    </message>
    <message>
        <source>Break after it</source>
        <translation>Pause danach</translation>
    </message>
    <message>
        <source>Minutes…</source>
        <translation>Minuten…</translation>
    </message>
    <message>
        <source>Fill from…</source>
        <translation>Füllen aus…</translation>
    </message>
    <message>
        <source>Choose a table of the form, such as its levels.</source>
        <translation>Bitte eine Tabelle des Formulars wählen, etwa die Levels.</translation>
    </message>
    <message>
        <source>Choose a line of the table.</source>
        <translation>Bitte eine Zeile der Tabelle wählen.</translation>
    </message>
    <message>
        <source>Only in the table of levels.</source>
        <translation>Nur in der Tabelle der Levels.</translation>
    </message>
    <message>
        <source>How many minutes is each level from here on? Breaks stay as they are.</source>
        <translation>Wie viele Minuten hat jedes Level ab hier? Pausen bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Set it</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>No template is called so; choose one of the list.</source>
        <translation>Keine Vorlage heißt so; eine aus der Liste wählen.</translation>
    </message>
    <message>
        <source>Whose levels take the place of these?</source>
        <translation>Wessen Levels treten an die Stelle dieser?</translation>
    </message>
    <message>
        <source>Title of a template</source>
        <translation>Titel einer Vorlage</translation>
    </message>
    <message>
        <source>Take them</source>
        <translation>Übernehmen</translation>
    </message>
</context>
<context>
    <name>TableAddOns</name>
    <message>
        <source>Add-ons of a table…</source>
        <translation>Add-ons eines Tischs…</translation>
    </message>
    <message>
        <source>Which table takes add-ons, less which seats? Like this: 12 less 3 5</source>
        <translation>Welcher Tisch nimmt Add-ons, ohne welche Plätze? Zum Beispiel: 12 ohne 3 5</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Table, less seats</source>
        <translation>Tisch, ohne Plätze</translation>
    </message>
    <message>
        <source>Sell {count} add-ons at table {table}, {amount} together, paid by what?</source>
        <translation>{count} Add-ons an Tisch {table} verkaufen, zusammen {amount}, wie bezahlt?</translation>
    </message>
    <message>
        <source>Paid by, or owed</source>
        <translation>Zahlungsart, oder offen</translation>
    </message>
    <message>
        <source>Sell them</source>
        <translation>Verkaufen</translation>
    </message>
</context>
<context>
    <name>TablePane</name>
    <message>
        <source>Prize table</source>
        <translation>Preistabelle</translation>
    </message>
    <message>
        <source>No prize list fits this field yet.</source>
        <translation>Noch passt keine Preisliste zu diesem Feld.</translation>
    </message>
    <message>
        <source>Sum of the prizes</source>
        <translation>Summe der Preise</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
</context>
<context>
    <name>TableService</name>
    <message>
        <source>Table out of service, or back…</source>
        <translation>Tisch außer oder in Betrieb…</translation>
    </message>
    <message>
        <source>Which table goes out of service, or back into it?</source>
        <translation>Welcher Tisch geht außer Betrieb oder wieder in Betrieb?</translation>
    </message>
    <message>
        <source>Out of service: {tables}. Which table comes back, or goes out?</source>
        <translation>Außer Betrieb: {tables}. Welcher Tisch kommt zurück oder geht hinaus?</translation>
    </message>
    <message>
        <source>Table number</source>
        <translation>Tischnummer</translation>
    </message>
    <message>
        <source>Set it</source>
        <translation>Setzen</translation>
    </message>
</context>
<context>
    <name>TableSide</name>
    <message>
        <source>Seats of the table</source>
        <translation>Plätze des Tischs</translation>
    </message>
    <message>
        <source>Not now, because</source>
        <translation>Nicht jetzt, weil</translation>
    </message>
    <message>
        <source>Lately here</source>
        <translation>Zuletzt hier</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stack</translation>
    </message>
    <message>
        <source>BB</source>
        <translation>BB</translation>
    </message>
</context>
<context>
    <name>TakingBack</name>
    <message>
        <source>Why does it count after all: {what}?</source>
        <translation>Warum zählt es doch: {what}?</translation>
    </message>
    <message>
        <source>Redo it</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>{what}.</source>
        <translation>{what}.</translation>
    </message>
    <message>
        <source>undone by mistake</source>
        <translation>irrtümlich rückgängig</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Why is it taken back: {what}?</source>
        <translation>Warum wird es zurückgenommen: {what}?</translation>
    </message>
    <message>
        <source>Undo it</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>mis-keyed</source>
        <translation>vertippt</translation>
    </message>
    <message>
        <source>wrong player</source>
        <translation>falscher Spieler</translation>
    </message>
    <message>
        <source>Not the event in view. {what}.</source>
        <translation>Nicht das angezeigte Turnier. {what}.</translation>
    </message>
    <message>
        <source>Reason, for the record</source>
        <translation>Grund, für das Protokoll</translation>
    </message>
    <message>
        <source>Papers that count again: {papers}.</source>
        <translation>Papiere, die wieder gelten: {papers}.</translation>
    </message>
    <message>
        <source>Papers that become void: {papers}.</source>
        <translation>Papiere, die ungültig werden: {papers}.</translation>
    </message>
</context>
<context>
    <name>Tender</name>
    <message>
        <source>Cash</source>
        <translation>Bar</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>Ticket</translation>
    </message>
    <message>
        <source>Voucher</source>
        <translation>Gutschein</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Haus</translation>
    </message>
</context>
<context>
    <name>TermsActs</name>
    <message>
        <source>Cash in sessions only: yes…</source>
        <translation>Bargeld nur in Sitzungen: ja…</translation>
    </message>
    <message>
        <source>Cash in sessions only: no…</source>
        <translation>Bargeld nur in Sitzungen: nein…</translation>
    </message>
    <message>
        <source>Winner's details: never…</source>
        <translation>Angaben zum Gewinner: nie…</translation>
    </message>
    <message>
        <source>Winner's details from {amount}…</source>
        <translation>Angaben zum Gewinner ab {amount}…</translation>
    </message>
    <message>
        <source>Why may cash go in and out in no session from now on?</source>
        <translation>Warum darf Bargeld ab jetzt ohne Sitzung ein- und ausgehen?</translation>
    </message>
    <message>
        <source>Why does cash go in and out in a cashier session only from now on?</source>
        <translation>Warum geht Bargeld ab jetzt nur in einer Kassensitzung ein und aus?</translation>
    </message>
    <message>
        <source>From which prize on are the winner's details noted? Enter alone: never.</source>
        <translation>Ab welchem Preis werden Angaben zum Gewinner notiert? Enter allein: nie.</translation>
    </message>
    <message>
        <source>Why are no details noted any more?</source>
        <translation>Warum werden keine Angaben mehr notiert?</translation>
    </message>
    <message>
        <source>Money by two people: never…</source>
        <translation>Geld zu zweit: nie…</translation>
    </message>
    <message>
        <source>Money by two people from {amount}…</source>
        <translation>Geld zu zweit ab {amount}…</translation>
    </message>
    <message>
        <source>Drawer that is off by two people: never…</source>
        <translation>Kassendifferenz zu zweit: nie…</translation>
    </message>
    <message>
        <source>Drawer off by {amount} by two people…</source>
        <translation>Kassendifferenz ab {amount} zu zweit…</translation>
    </message>
    <message>
        <source>Posted prizes changed by two people: yes…</source>
        <translation>Aushang ändern zu zweit: ja…</translation>
    </message>
    <message>
        <source>Posted prizes changed by two people: no…</source>
        <translation>Aushang ändern zu zweit: nein…</translation>
    </message>
    <message>
        <source>Why does one person alone change posted prizes from now on?</source>
        <translation>Warum ändert ab jetzt eine Person allein ausgehängte Preise?</translation>
    </message>
    <message>
        <source>Why do two people sign for a change of posted prizes from now on?</source>
        <translation>Warum zeichnen ab jetzt zwei für eine Änderung ausgehängter Preise?</translation>
    </message>
    <message>
        <source>Why is this the money that two people sign for?</source>
        <translation>Warum ist das der Betrag, für den zwei zeichnen?</translation>
    </message>
    <message>
        <source>From which amount on do two people sign for money that goes out, comes back or moves between drawer and main bank? Enter alone: never.</source>
        <translation>Ab welchem Betrag zeichnen zwei für Geld, das hinausgeht, zurückkommt oder zwischen Kasse und Hauptkasse wechselt? Enter allein: nie.</translation>
    </message>
    <message>
        <source>Why is this the difference that two people sign for?</source>
        <translation>Warum ist das die Differenz, für die zwei zeichnen?</translation>
    </message>
    <message>
        <source>From which amount over or short on do two people close a drawer? Enter alone: never.</source>
        <translation>Ab welchem Betrag zu viel oder zu wenig schließen zwei eine Kasse? Enter allein: nie.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Which details? Words with commas, such as document end, occupation.</source>
        <translation>Welche Angaben? Wörter mit Kommas, etwa Ausweisende, Beruf.</translation>
    </message>
    <message>
        <source>Why are these details noted from {amount} on?</source>
        <translation>Warum werden diese Angaben ab {amount} notiert?</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>Reason, for the record</source>
        <translation>Grund, für das Protokoll</translation>
    </message>
    <message>
        <source>Set it</source>
        <translation>Setzen</translation>
    </message>
</context>
<context>
    <name>TextSizeActs</name>
    <message>
        <source>Larger texts</source>
        <translation>Größere Texte</translation>
    </message>
    <message>
        <source>Smaller texts</source>
        <translation>Kleinere Texte</translation>
    </message>
    <message>
        <source>Texts are at {size} %.</source>
        <translation>Texte stehen auf {size} %.</translation>
    </message>
</context>
<context>
    <name>Till</name>
    <message>
        <source>Several tenders…</source>
        <translation>Mehrere Zahlungsarten…</translation>
    </message>
    <message>
        <source>What of it is in other tenders? The rest is in {tender}.</source>
        <translation>Was davon in anderen Zahlungsarten? Der Rest in {tender}.</translation>
    </message>
    <message>
        <source>Such as 200 voucher, 50 card</source>
        <translation>Etwa 200 Gutschein, 50 Karte</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Aufteilen</translation>
    </message>
    <message>
        <source>Paid by {tender}</source>
        <translation>Zahlungsart: {tender}</translation>
    </message>
    <message>
        <source>Paid by {tender}, {session}</source>
        <translation>Zahlungsart: {tender}, {session}</translation>
    </message>
</context>
<context>
    <name>TopRow</name>
    <message>
        <source>&amp;Menu</source>
        <translation>&amp;Menü</translation>
    </message>
    <message>
        <source>Table {number}, {seated} seated</source>
        <translation>Tisch {number}, {seated} sitzen</translation>
    </message>
    <message>
        <source>Table {number}, empty</source>
        <translation>Tisch {number}, leer</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Noch keine</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>The record is not open</source>
        <translation>Das Protokoll ist nicht offen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Turning</name>
    <message>
        <source>Rulings</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Follow a hand</source>
        <translation>Hand verfolgen</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Papiere</translation>
    </message>
</context>
<context>
    <name>TypedName</name>
    <message>
        <source>No name is typed; type one, then press Enter.</source>
        <translation>Kein Name eingegeben; einen eingeben, dann Enter drücken.</translation>
    </message>
</context>
<context>
    <name>TypingActs</name>
    <message>
        <source>Set the clock…</source>
        <translation>Uhr stellen…</translation>
    </message>
    <message>
        <source>Set the clock, now at {now}: a time left, minutes more or less, a level?</source>
        <translation>Uhr stellen, jetzt bei {now}: eine Restzeit, Minuten mehr oder weniger, ein Level?</translation>
    </message>
    <message>
        <source>12:30, +5 or level 7</source>
        <translation>12:30, +5 oder level 7</translation>
    </message>
    <message>
        <source>Set the clock</source>
        <translation>Uhr stellen</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>undone</source>
        <translation>rückgängig</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>nothing to undo</source>
        <translation>nicht umkehrbar</translation>
    </message>
    <message>
        <source>set the time instead</source>
        <translation>stattdessen Zeit stellen</translation>
    </message>
    <message>
        <source>count again instead</source>
        <translation>stattdessen neu zählen</translation>
    </message>
    <message>
        <source>say why it does not apply</source>
        <translation>sagen, warum es nicht gilt</translation>
    </message>
    <message>
        <source>gone for good</source>
        <translation>endgültig fort</translation>
    </message>
    <message>
        <source>money paid: reverse</source>
        <translation>Geld gezahlt: zurücknehmen</translation>
    </message>
    <message>
        <source>print it anew instead</source>
        <translation>stattdessen neu drucken</translation>
    </message>
    <message>
        <source>change it back instead</source>
        <translation>stattdessen zurückändern</translation>
    </message>
    <message>
        <source>redo instead</source>
        <translation>stattdessen wiederholen</translation>
    </message>
    <message>
        <source>not by you</source>
        <translation>kein Recht dazu</translation>
    </message>
    <message>
        <source>players have read it</source>
        <translation>Spieler haben es gelesen</translation>
    </message>
    <message>
        <source>later acts rest on it</source>
        <translation>spätere Vorgänge beruhen darauf</translation>
    </message>
    <message>
        <source>can be undone</source>
        <translation>umkehrbar</translation>
    </message>
    <message>
        <source>Money handed over is taken back by its own act, with the amount in hand.</source>
        <translation>Übergebenes Geld kommt durch einen eigenen Vorgang zurück, mit dem Betrag in der Hand.</translation>
    </message>
</context>
<context>
    <name>UndoActs</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
</context>
<context>
    <name>WayRow</name>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Welcome to the floor</source>
        <translation>Willkommen am Floor</translation>
    </message>
    <message>
        <source>No event is open: look around in a demo, or begin your own.</source>
        <translation>Kein Turnier ist offen: in einer Demo umsehen oder ein eigenes beginnen.</translation>
    </message>
    <message>
        <source>The bundled event, empty, ready for the first player.</source>
        <translation>Das mitgelieferte Turnier, leer, bereit für den ersten Spieler.</translation>
    </message>
    <message>
        <source>The same event with 36 invented players, seated and ready.</source>
        <translation>Dasselbe Turnier mit 36 erfundenen Spielern, platziert und bereit.</translation>
    </message>
</context>
<context>
    <name>Wellness</name>
    <message>
        <source>since {time}</source>
        <translation>seit {time}</translation>
    </message>
</context>
<context>
    <name>WhatStep</name>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Parts of the price</source>
        <translation>Teile des Preises</translation>
    </message>
    <message>
        <source>Nothing is chosen yet; press the figure of what is bought.</source>
        <translation>Noch nichts gewählt; die Ziffer dessen drücken, was gekauft wird.</translation>
    </message>
</context>
<context>
    <name>WhoIsIt</name>
    <message>
        <source>somebody new</source>
        <translation>jemand Neues</translation>
    </message>
    <message>
        <source>The name {name} is in use. Who is it?</source>
        <translation>Der Name {name} ist in Gebrauch. Wer ist es?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Who it is</source>
        <translation>Wer es ist</translation>
    </message>
    <message>
        <source>{words}, {count}</source>
        <translation>{words}, {count}</translation>
    </message>
    <message>
        <source>the one of entry {number}</source>
        <translation>mit Anmeldung {number}</translation>
    </message>
    <message>
        <source>the one with ticket {number}</source>
        <translation>mit Ticket {number}</translation>
    </message>
    <message>
        <source>the one in {event}</source>
        <translation>in {event}</translation>
    </message>
    <message>
        <source>the one with card {card}</source>
        <translation>mit Karte {card}</translation>
    </message>
    <message>
        <source>known to the desk</source>
        <translation>am Schalter bekannt</translation>
    </message>
</context>
<context>
    <name>WhoStep</name>
    <message>
        <source>letters of a name in any order, a card number, or a scan</source>
        <translation>Buchstaben eines Namens in beliebiger Folge, eine Kartennummer oder ein Scan</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Name, card or scan</source>
        <translation>Name, Karte oder Scan</translation>
    </message>
    <message>
        <source>People found</source>
        <translation>Gefundene Personen</translation>
    </message>
    <message>
        <source>Type a few letters of the name, then Enter.</source>
        <translation>Ein paar Buchstaben des Namens eingeben, dann Enter.</translation>
    </message>
    <message>
        <source>{found} of {all}</source>
        <translation>{found} von {all}</translation>
    </message>
</context>
<context>
    <name>WholeHandActs</name>
    <message>
        <source>Next hand</source>
        <translation>Nächste Hand</translation>
    </message>
    <message>
        <source>Next hand of another game…</source>
        <translation>Nächste Hand in anderem Spiel…</translation>
    </message>
    <message>
        <source>End the hand</source>
        <translation>Hand beenden</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Drop the hand</source>
        <translation>Hand verwerfen</translation>
    </message>
    <message>
        <source>Which game is played?</source>
        <translation>Welches Spiel wird gespielt?</translation>
    </message>
    <message>
        <source>Such as no-limit hold'em, or spread-limit hold'em 100-400</source>
        <translation>Etwa no-limit hold'em oder spread-limit hold'em 100-400</translation>
    </message>
    <message>
        <source>In which seat is the button?</source>
        <translation>Auf welchem Platz ist der Button?</translation>
    </message>
    <message>
        <source>Number of the seat</source>
        <translation>Nummer des Platzes</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>for {minutes} minutes of the clock</source>
        <translation>für {minutes} Minuten der Uhr</translation>
    </message>
    <message>
        <source>until it is closed</source>
        <translation>bis es geschlossen wird</translation>
    </message>
    <message>
        <source>until the break after level {level} ends</source>
        <translation>bis die Pause nach Level {level} endet</translation>
    </message>
    <message>
        <source>until the end of level {level}</source>
        <translation>bis zum Ende von Level {level}</translation>
    </message>
</context>
<context>
    <name>WindowActs</name>
    <message>
        <source>New event</source>
        <translation>Neues Turnier</translation>
    </message>
    <message>
        <source>Demo event</source>
        <translation>Demoturnier</translation>
    </message>
    <message>
        <source>Find an entry</source>
        <translation>Anmeldung suchen</translation>
    </message>
    <message>
        <source>Stop what takes long</source>
        <translation>Langes anhalten</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Nothing takes long just now.</source>
        <translation>Gerade dauert nichts lange.</translation>
    </message>
</context>
</TS>
