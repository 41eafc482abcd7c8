// The page about the secrecy of a vote: the short form of docs/secrecy.md.
import { spoken } from '../spoken.ts';

export const secrecyMessages = spoken('secrecy.secrecyMessages', {
  title: 'How your vote is kept secret',
  lede: 'This is how your vote is kept apart from your name, and what that cannot hide.',
  back: 'Back to the elections',

  parts: [
    {
      title: 'While voting is open',
      lines: [
        'The server writes down that you voted, so that nobody votes twice. It writes down no time and no choice.',
        'Votes that arrive together are sorted and encrypted together, with a key that only this election has. Nobody can read them in the database.',
        'The key is kept outside the database.',
      ],
    },
    {
      title: 'When voting closes',
      lines: [
        'The server decrypts the votes, checks that there are as many votes as people who voted, and writes them down in random order.',
        'Then it deletes the key. Copies of the encrypted votes, on the disk or in a backup, cannot be read any more.',
      ],
    },
    {
      title: 'What it cannot hide',
      lines: [
        'The running server sees your vote while you cast it. A person who controls the server at that moment can see it too.',
        'A person who has the key and a copy of the database from before the close can see each vote. The two are kept apart for this reason.',
        'A deleted file can stay on a disk or in a backup for some time.',
        'The person who runs the server can see that you voted, and in which order people voted.',
        'If everybody chose the same candidate, the result says what you chose. In a small group it is easy to guess.',
        'Live standings can show your choice when nobody else votes near you. Officers can show the counts in groups, or only after the close.',
        'Nobody can protect you from a person who looks at your screen.',
      ],
    },
    {
      title: 'Your receipt',
      lines: [
        'It shows that your vote was recorded. It names no candidate and no time, so it cannot show anybody how you voted.',
        'Your choice is not kept on your device.',
      ],
    },
  ],

  /** An election that was open while a release that seals votes was installed. */
  former:
    'If voting in an election began before votes were encrypted, its votes are kept in the older way until it ends. Its page says so.',
  more: 'The document docs/secrecy.md, which comes with the software, says more.',
});
