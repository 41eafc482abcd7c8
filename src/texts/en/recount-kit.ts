// The file with which anybody counts an election again.

import { sizeOf } from '../sizes.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const recountKitMessages = spoken('recount-kit.recountKitMessages', {
  code: 'Result code',
  keep: 'Keep this code:',
  keepWhy: 'It changes if anybody changes a vote.',
  /** Beside the button that shares the page. */
  share: 'Share the code',
  print: 'Print',
  copied: 'Copied.',
  shared: said(
    'The result of {election} has the code {code}.',
    (election: string, code: string) => ({ election, code }),
  ),
  printedCode: said('Result code: {code}', (code: string) => ({ code })),
  agreesToday: said('Count and record agree. Checked today at {time}.', (time: string) => ({
    time,
  })),
  agrees: said('Count and record agree. Checked on {moment}.', (moment: string) => ({ moment })),
  unguarded:
    'This server uses one database account, and that account could change a counted election. Keep the code.',
  feed: 'Codes and hashes as a feed',
  text: 'This file has the rules, the candidates, every ballot in a random order, and what officers did. No ballot says who cast it.',
  hidden:
    'The ballots are not public, so that nobody can look for an order that was bought. Everybody can check the rounds; observers and officers count the ballots again.',
  roundsText:
    'This file has the rules, the candidates, each round of the count, and what officers did. It has no ballots.',
  downloadRounds: said('Download the kit without ballots ({size})', (bytes: number) => ({
    size: sizeOf(bytes),
  })),
  roundsHash: 'SHA-256 of the file without ballots',
  wholeHash: 'SHA-256 of the file with the ballots',
  download: said('Download the recount kit ({size})', (bytes: number) => ({ size: sizeOf(bytes) })),
  hash: 'SHA-256 of the file',
  hashHint:
    'Save this number, or compare it with other people. Those who have the same number have the same count.',
  earlier: 'Earlier editions',
  earlierHint: 'They stay as they were. Compare a file that you saved before with its number here.',
  how: 'To check it, download the checking program and run it with Node on your own computer:',
  program: 'Download the checking program',
  /** On the printed sheet: who signs it signs the ballots as well. */
  printed: said(
    'SHA-256 of the recount kit, edition {edition}: {sha256}',
    (edition: number, sha256: string) => ({ edition, sha256 }),
  ),
  edition: said('Edition {number}, made {when}.', (number: number, when: string) => ({
    number,
    when,
  })),
});
