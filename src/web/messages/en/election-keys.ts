// The messages about missing election keys on the dashboard.
import { counted } from './plurals.ts';

export const electionKeys = {
  title: (count: number) =>
    `This server has no key for ${counted(count, 'election', 'elections')}.`,
  text: 'It refuses votes. It cannot show the counts or close the election. No vote is lost as long as the key exists somewhere.',
  wayOut: 'The person who runs the server brings the key back with',
  command: 'npm run keys -- import',
  more: 'The document docs/operations.md explains how.',
  altered: {
    title: (count: number) =>
      `Somebody changed how ${counted(count, 'election shows its', 'elections show their')} counts.`,
    text: 'It was changed in the database, after votes were cast and not on this site. So the counts are hidden until voting has closed. Votes are taken and counted as before.',
    wayOut:
      'Ask whoever can write to the database. The counts are shown again when the setting is what it was.',
  },
};
