// The messages about missing election keys on the dashboard.
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const electionKeys = spoken('election-keys.electionKeys', {
  missing: {
    title: said(
      '{count, plural, one {This server has no key for # election.} other {This server has no key for # elections.}}',
      (count: number) => ({ count }),
    ),
    text: 'It refuses votes. It cannot show the counts or close the election. No vote is lost as long as the key exists somewhere.',
    wayOut: 'The person who runs the server brings the key back with',
    command: 'npm run keys -- import',
    more: 'The document docs/operations.md explains how.',
  },
  unsaved: {
    title: said(
      '{count, plural, one {The key of # election is in the memory of the server alone.} other {The key of # elections is in the memory of the server alone.}}',
      (count: number) => ({ count }),
    ),
    text: 'Its file is gone, and the server could not write it back. Voting goes on, but after a restart nobody could open the votes.',
    wayOut:
      'Tell the person who runs the server: do not stop it, and let it write to the folder KEYS_DIR. It writes the file within a minute.',
  },
  foreign: {
    title: 'The folder of the keys belongs to another campus.',
    text: 'So this server writes no key there and deletes none. Tell the person who runs it: KEYS_DIR must name the folder of this campus, or this campus takes the folder over with npm run keys -- adopt.',
  },
  writtenBack: {
    title: said(
      '{count, plural, one {The server has written the key of # election back.} other {The server has written the key of # elections back.}}',
      (count: number) => ({ count }),
    ),
    text: 'The file was gone, or was another one. Nothing is lost.',
    wayOut:
      'Ask the person who runs the server what happened to the folder KEYS_DIR. This notice stays until the server is restarted.',
  },
  failedCloses: {
    title: said(
      '{count, plural, one {An election could not be counted} other {{count} elections could not be counted}}',
      (count: number) => ({ count }),
    ),
    text: 'Voting is over, and no server could count the votes. They stay sealed.',
    wayOut: 'The page Server says what stands in the way. Each server tries again by itself.',
  },
  inDoubt: {
    title: said(
      '{count, plural, one {The count and the record of an election do not agree} other {The count and the record of {count} elections do not agree}}',
      (count: number) => ({ count }),
    ),
    text: 'Somebody or something changed what was counted after the close. Do not rely on it.',
    wayOut: 'The page Server says what differs. npm run verify-record looks at everything.',
  },
  altered: {
    title: said(
      '{count, plural, one {Somebody changed how # election shows its counts.} other {Somebody changed how # elections show their counts.}}',
      (count: number) => ({ count }),
    ),
    text: 'It was changed in the database, after votes were cast and not on this site. So the counts are hidden until voting has closed. Votes are taken and counted as before.',
    wayOut:
      'Ask whoever can write to the database. The counts are shown again when the setting is what it was.',
  },
});
