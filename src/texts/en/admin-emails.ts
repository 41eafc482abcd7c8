import { listFormat } from '../formats.ts';
import { said } from '../said.ts';
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
  failedClose: (name: string, position: string | null, cause: string) => ({
    subject: `The votes of ${name} could not be counted`,
    lines: [
      `Voting in ${name} is over, and no server could count its votes for two minutes.`,
      position === null
        ? `The cause: ${cause}.`
        : `The position is ${position}, and the cause: ${cause}.`,
      'Nothing is lost: the votes stay sealed, and each server tries again by itself. The page Server of the dashboard says what helps.',
    ],
    action: election,
  }),
  heldClose: ({ election: name, code, problem }: HeldClose) => ({
    subject: `Decide which result of ${name} counts`,
    lines: [
      code === null
        ? `${name} was closed and published before. Then the server was restored from a backup of an earlier moment, so its votes would be counted again, and the result could be different.`
        : `${name} was closed and published before, with the result code ${code}. Then the server was restored from a backup of an earlier moment, so its votes would be counted again, and the result could be different.`,
      'Nothing is counted until an admin decides. Either the published result stands, or the restored votes are counted.',
      problem === null
        ? 'The recount kit of the published result is on the server, and its check passes.'
        : `Nothing on the server proves the published result. ${problem}`,
    ],
    action: election,
  }),
  severalElections: said('{count} elections', (count: number) => ({ count })),
  inDoubt: (what: string, problems: readonly string[], more: number) => ({
    subject: `The count and the record of ${what} do not agree`,
    lines: [
      `Do not rely on the result of ${what}. The votes that it was counted from, or its record, were changed after the close. Its page says so.`,
      ...problems,
      ...(more > 0 ? [`And ${more} more.`] : []),
      'Keep the machine and its database as they are, take a backup, and run npm run verify-record. The files in the folder recounts and earlier backups have the result of the close.',
    ],
    action: election,
  }),
  noKey: (name: string, isOpen: boolean) => ({
    subject: `A server has no key for ${name}`,
    lines: [
      isOpen
        ? `Voting in ${name} is open, and a server of this campus has no key for it. Until the key is back that server takes no votes in it and cannot count them.`
        : `Voting in ${name} opens soon, and a server of this campus has no key for it. Without the key that server will take no votes in it.`,
      'No vote that was confirmed is lost while a copy of the key exists. Whoever runs the server brings the key back from its copy, without a restart: npm run keys -- import FILE',
      'The page Server of the dashboard says the same, and has a message to copy for whoever runs the server.',
    ],
    action: { label: 'See the server', inText: 'The page Server is at' },
  }),
  restored: (backup: string, elections: readonly string[]) => ({
    subject: 'The server was restored from a backup',
    lines: [
      `The campus went back to the backup of ${backup}. What people and officers did between the backup and the restore is lost, and everybody has to log in again.`,
      elections.length === 0
        ? 'The backup has no election whose votes could be missing.'
        : `Votes can be missing in ${names.format(elections)}. The page of each election says so to everybody.`,
      'Where voting goes on, it is paused until officers resume it, by two where two are there: people whose vote is missing can vote again then.',
      'Read the record from that moment on, and repeat what is missing: approvals, candidates, corrections.',
    ],
    action: { label: 'Open the dashboard', inText: 'The dashboard is at' },
  }),
  test: {
    subject: 'Test e-mail',
    preview: 'Somebody asked for this e-mail on the dashboard.',
    before: 'This is a test. E-mails from this campus arrive at your address.',
    reason: 'You get this e-mail because you asked for a test on the dashboard.',
  },
});
