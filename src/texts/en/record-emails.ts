import { spoken } from '../spoken.ts';

interface Witnessed {
  /** The number of the last entry. */
  entry: number;
  /** The lines that people who check the record read by program: in no language. */
  head: string;
  counts: readonly string[];
  results: readonly string[];
}

/** The e-mails to the witnesses of the record. */
export const recordEmails = spoken('record-emails.recordEmails', {
  dear: 'Dear witness,',
  ends: ({ entry, head, counts, results }: Witnessed) => ({
    subject: `The record of the council, entry ${entry}`,
    preview: 'Please keep this e-mail. It can show later whether the record was changed.',
    before: [
      ['The record of what the officers did ends today with:'],
      [{ strong: head }],
      ...(counts.length === 0
        ? []
        : [
            [
              'Officers worked on these elections in the last week. Each line says how many entries the election has in all:',
            ],
          ]),
      ...counts.map((line) => [line]),
      ...(results.length === 0
        ? []
        : [['The result code of each closed election, and the hashes of its votes and its kit:']]),
      ...results.map((line) => [line]),
      [
        'Please keep this e-mail. Somebody with access to the database could change the record later, and this line would show it. If people who check the record ask you, give them this e-mail.',
      ],
    ],
    reason: 'You get this e-mail because this campus named you as a witness of its record.',
  }),
});
