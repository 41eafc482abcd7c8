import { counted } from '../plurals.ts';
import { spoken } from '../spoken.ts';

interface Proposed {
  /** The name of an election, or what else it is about. */
  subject: string;
  /** Null for what is about people: the e-mail names nobody. */
  said: {
    officer: string;
    /** What it would do, in a sentence. */
    what: string;
    reason: string;
  } | null;
}

const sentences = (said: Proposed['said']) =>
  said === null ? [] : [...(said.what === '' ? [] : [[said.what]]), [`Reason: ${said.reason}`]];
const nobodyDecided = ({ said, subject }: Proposed) => [
  said === null
    ? 'No second officer has decided: '
    : `No second officer has decided what ${said.officer} proposed: `,
  { strong: subject },
];

/** The e-mails about what waits for a second officer, or what one officer does alone. */
export const proposalEmails = spoken('proposal-emails.proposalEmails', {
  decide: { label: 'Look and decide', inText: 'Look and decide at' },
  /** What is about people, without anything else of it. */
  people: (count: number, election: string | null) =>
    `${counted(count, 'decision', 'decisions')} about people${election === null ? '' : `, ${election}`}`,
  /** All that waits, in one e-mail. */
  asks: (count: number, waits: readonly (Proposed & { until: string })[]) => ({
    subject:
      count === 1
        ? `Please confirm or refuse: ${waits[0]?.subject ?? ''}`
        : `Please confirm or refuse ${count} proposals`,
    preview: count === 1 ? 'This waits for a second officer.' : 'They wait for a second officer.',
    before: waits.flatMap(({ subject, said, until }) => [
      [
        said === null
          ? 'For a second officer to confirm: '
          : `${said.officer} asks a second officer to confirm: `,
        { strong: subject },
      ],
      ...sentences(said),
      [
        said === null
          ? `Nothing happens until another officer confirms. Decide by ${until}.`
          : `Nothing happens until another officer confirms it. It waits until ${until}.`,
      ],
    ]),
  }),
  didAlone: (
    done: { subject: string; message: string; line: string },
    by: { officer: string; reason: string },
  ) => ({
    subject: done.subject,
    preview: done.message,
    before: [
      [`${by.officer} did this alone, at once: `, { strong: done.subject }],
      [done.message],
      [`Reason: ${by.reason}`],
      [done.line],
    ],
  }),
  pausedAlone: (election: string, until: string) => ({
    subject: `Voting is paused: ${election}`,
    message: `Voting is paused. It goes on by itself on ${until}, unless a second officer makes the pause longer.`,
    line: 'Confirm it to keep voting paused until an officer resumes it. Any officer can also resume it before.',
  }),
  gone: ({ subject, said }: Proposed) => ({
    subject: subject === '' ? 'A proposal has ended' : `A proposal has ended: ${subject}`,
    preview: 'Hustings was renewed, and this can no longer be done in this way.',
    before: [
      ...(said === null
        ? []
        : [[`${said.officer} asked a second officer to confirm: `, { strong: subject }]]),
      ...sentences(said),
      ['Hustings was renewed, and this can no longer be done in this way. Nothing has happened.'],
    ],
  }),
  willActAlone: (proposed: Proposed, from: string) => ({
    subject: `One officer will act alone: ${proposed.subject}`,
    preview: 'You can still confirm or refuse it.',
    before: [
      nobodyDecided(proposed),
      ...sentences(proposed.said),
      [`From ${from} they can do it alone. Until then you can confirm or refuse it.`],
    ],
  }),
  willActAloneForWitness: (proposed: Proposed, from: string) => ({
    subject: `One officer will act alone: ${proposed.subject}`,
    preview: `From ${from} they can do it alone.`,
    before: [
      nobodyDecided(proposed),
      ...sentences(proposed.said),
      [`From ${from} they can do it alone. Until then another officer can refuse it.`],
    ],
    reason: 'You get this e-mail because you keep the record of a council.',
  }),
});
