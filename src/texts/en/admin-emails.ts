import { listFormat } from '../formats.ts';
import { said } from '../said.ts';
import { written } from '../written.ts';
import { spoken } from '../spoken.ts';

interface HeldClose {
  election: string;
  /** The result code that was published; null where nobody knows it. */
  code: string | null;
  /** Why nothing proves the published result; null where its recount kit does. */
  problem: string | null;
}

const election = { label: 'See the election', inText: 'The election is at' };
const names = listFormat('en');

/** The e-mails that every admin gets, and the one that somebody sends to themselves as a test. */
export const adminEmails = spoken('admin-emails.adminEmails', {
  dear: 'Dear admin,',
  reason: 'You get this e-mail because you are an admin of this campus.',
  failedClose: written(
    {
      subject: 'The votes of {name} could not be counted',
      lines: [
        'Voting in {name} is over, and no server could count its votes for two minutes.',
        '{of, select, none {The cause: {cause}.} other {The position is {position}, and the cause: {cause}.}}',
        'Nothing is lost: the votes stay sealed, and each server tries again by itself. The page Server of the dashboard says what helps.',
      ],
      action: election,
    },
    (name: string, position: string | null, cause: string) => ({
      name,
      position: position ?? '',
      cause,
      of: position === null ? 'none' : 'position',
    }),
  ),
  heldClose: written(
    {
      subject: 'Decide which result of {name} counts',
      lines: [
        '{with, select, none {{name} was closed and published before. Then the server was restored from a backup of an earlier moment, so its votes would be counted again, and the result could be different.} other {{name} was closed and published before, with the result code {code}. Then the server was restored from a backup of an earlier moment, so its votes would be counted again, and the result could be different.}}',
        'Nothing is counted until an admin decides. Either the published result stands, or the restored votes are counted.',
        '{proof, select, kit {The recount kit of the published result is on the server, and its check passes.} other {Nothing on the server proves the published result. {problem}}}',
      ],
      action: election,
    },
    ({ election: name, code, problem }: HeldClose) => ({
      name,
      code: code ?? '',
      with: code === null ? 'none' : 'code',
      problem: problem ?? '',
      proof: problem === null ? 'kit' : 'none',
    }),
  ),
  severalElections: said('{count} elections', (count: number) => ({ count })),
  inDoubt: written(
    {
      subject: 'The count and the record of {what} do not agree',
      lines: [
        'Do not rely on the result of {what}. The votes that it was counted from, or its record, were changed after the close. Its page says so.',
        '{more, plural, =0 {} one {And {more} more.} other {And {more} more.}}',
        'Keep the machine and its database as they are, take a backup, and run npm run verify-record. The files in the folder recounts and earlier backups have the result of the close.',
      ],
      action: election,
    },
    (what: string, more: number) => ({ what, more }),
  ),
  noKey: written(
    {
      subject: 'A server has no key for {name}',
      lines: [
        '{isOpen, select, true {Voting in {name} is open, and a server of this campus has no key for it. Until the key is back that server takes no votes in it and cannot count them.} other {Voting in {name} opens soon, and a server of this campus has no key for it. Without the key that server will take no votes in it.}}',
        'No vote that was confirmed is lost while a copy of the key exists. Whoever runs the server brings the key back from its copy, without a restart: npm run keys -- import FILE',
        'The page Server of the dashboard says the same, and has a message to copy for whoever runs the server.',
      ],
      action: { label: 'See the server', inText: 'The page Server is at' },
    },
    (name: string, isOpen: boolean) => ({ name, isOpen: String(isOpen) }),
  ),
  restored: written(
    {
      subject: 'The server was restored from a backup',
      lines: [
        'The campus went back to the backup of {backup}. What people and officers did between the backup and the restore is lost, and everybody has to log in again.',
        '{of, select, none {The backup has no election whose votes could be missing.} other {Votes can be missing in {elections}. The page of each election says so to everybody.}}',
        'Where voting goes on, it is paused until officers resume it, by two where two are there: people whose vote is missing can vote again then.',
        'Read the record from that moment on, and repeat what is missing: approvals, candidates, corrections.',
      ],
      action: { label: 'Open the dashboard', inText: 'The dashboard is at' },
    },
    (backup: string, elections: readonly string[]) => ({
      backup,
      elections: names.format(elections),
      of: elections.length === 0 ? 'none' : 'some',
    }),
  ),
  test: {
    subject: 'Test e-mail',
    preview: 'Somebody asked for this e-mail on the dashboard.',
    before: 'This is a test. E-mails from this campus arrive at your address.',
    reason: 'You get this e-mail because you asked for a test on the dashboard.',
  },
});
