import { written } from '../written.ts';
import { spoken } from '../spoken.ts';

/** The e-mails to the witnesses of the record. */
export const recordEmails = spoken('record-emails.recordEmails', {
  dear: 'Dear witness,',
  ends: written(
    {
      subject: 'The record of the council, entry {entry}',
      preview: 'Please keep this e-mail. It can show later whether the record was changed.',
      begins: 'The record of what the officers did ends today with:',
      ofElections:
        'Officers worked on these elections in the last week. Each line says how many entries the election has in all:',
      ofResults:
        'The result code of each closed election, and the hashes of its votes and its kit:',
      keep: 'Please keep this e-mail. Somebody with access to the database could change the record later, and this line would show it. If people who check the record ask you, give them this e-mail.',
      reason: 'You get this e-mail because this campus named you as a witness of its record.',
    },
    (entry: number) => ({ entry }),
  ),
});
