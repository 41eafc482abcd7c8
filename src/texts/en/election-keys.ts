// The messages about missing election keys on the dashboard.
import { counted } from '../plurals.ts';
import { spoken } from '../spoken.ts';

export const electionKeys = spoken('election-keys.electionKeys', {
  missing: {
    title: (count: number) =>
      `This server has no key for ${counted(count, 'election', 'elections')}.`,
    text: 'It refuses votes. It cannot show the counts or close the election. No vote is lost as long as the key exists somewhere.',
    wayOut: 'The person who runs the server brings the key back with',
    command: 'npm run keys -- import',
    more: 'The document docs/operations.md explains how.',
  },
  unsaved: {
    title: (count: number) =>
      `The key of ${counted(count, 'election', 'elections')} is in the memory of the server alone.`,
    text: 'Its file is gone, and the server could not write it back. Voting goes on, but after a restart nobody could open the votes.',
    wayOut:
      'Tell the person who runs the server: do not stop it, and let it write to the folder KEYS_DIR. It writes the file within a minute.',
  },
  foreign: {
    title: 'The folder of the keys belongs to another campus.',
    text: 'So this server writes no key there and deletes none. Tell the person who runs it: KEYS_DIR must name the folder of this campus, or this campus takes the folder over with npm run keys -- adopt.',
  },
  writtenBack: {
    title: (count: number) =>
      `The server has written the key of ${counted(count, 'election', 'elections')} back.`,
    text: 'The file was gone, or was another one. Nothing is lost.',
    wayOut:
      'Ask the person who runs the server what happened to the folder KEYS_DIR. This notice stays until the server is restarted.',
  },
  failedCloses: {
    title: (count: number) =>
      count === 1 ? 'An election could not be counted' : `${count} elections could not be counted`,
    text: 'Voting is over, and no server could count the votes. They stay sealed.',
    wayOut: 'The page Server says what stands in the way. Each server tries again by itself.',
  },
  inDoubt: {
    title: (count: number) =>
      count === 1
        ? 'The count and the record of an election do not agree'
        : `The count and the record of ${count} elections do not agree`,
    text: 'Somebody or something changed what was counted after the close. Do not rely on it.',
    wayOut: 'The page Server says what differs. npm run verify-record looks at everything.',
  },
  altered: {
    title: (count: number) =>
      `Somebody changed how ${counted(count, 'election shows its', 'elections show their')} counts.`,
    text: 'It was changed in the database, after votes were cast and not on this site. So the counts are hidden until voting has closed. Votes are taken and counted as before.',
    wayOut:
      'Ask whoever can write to the database. The counts are shown again when the setting is what it was.',
  },
});
