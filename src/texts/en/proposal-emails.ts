import { spoken } from '../spoken.ts';

interface Proposed {
  /** The name of an election, or what else it is about. */
  subject: string;
  officer: string;
  /** What it would do, in a sentence. */
  what: string;
  reason: string;
}

const gave = (reason: string) => [`Reason: ${reason}`];
const nobodyDecided = ({ officer, subject }: Proposed) => [
  `No second officer has decided what ${officer} proposed: `,
  { strong: subject },
];

/** The e-mails about what waits for a second officer, or what one officer does alone. */
export const proposalEmails = spoken('proposal-emails.proposalEmails', {
  decide: { label: 'Look and decide', inText: 'Look and decide at' },
  /** All that waits, in one e-mail. */
  asks: (waits: readonly (Proposed & { until: string })[]) => ({
    subject:
      waits.length === 1
        ? `Please confirm or refuse: ${waits[0]?.subject ?? ''}`
        : `Please confirm or refuse ${waits.length} proposals`,
    preview:
      waits.length === 1 ? 'This waits for a second officer.' : 'They wait for a second officer.',
    before: waits.flatMap(({ subject, officer, what, reason, until }) => [
      [`${officer} asks a second officer to confirm: `, { strong: subject }],
      ...(what === '' ? [] : [[what]]),
      gave(reason),
      [`Nothing happens until another officer confirms it. It waits until ${until}.`],
    ]),
  }),
  didAlone: (done: { subject: string; message: string; line: string }, by: Proposed) => ({
    subject: done.subject,
    preview: done.message,
    before: [
      [`${by.officer} did this alone, at once: `, { strong: done.subject }],
      [done.message],
      gave(by.reason),
      [done.line],
    ],
  }),
  pausedAlone: (election: string, until: string) => ({
    subject: `Voting is paused: ${election}`,
    message: `Voting is paused. It goes on by itself on ${until}, unless a second officer makes the pause longer.`,
    line: 'Confirm it to keep voting paused until an officer resumes it. Any officer can also resume it before.',
  }),
  gone: (proposed: Proposed) => ({
    subject: `A proposal has ended: ${proposed.subject}`,
    preview: 'Hustings was renewed, and this can no longer be done in this way.',
    before: [
      [`${proposed.officer} asked a second officer to confirm: `, { strong: proposed.subject }],
      ...(proposed.what === '' ? [] : [[proposed.what]]),
      gave(proposed.reason),
      ['Hustings was renewed, and this can no longer be done in this way. Nothing has happened.'],
    ],
  }),
  willActAlone: (proposed: Proposed, from: string) => ({
    subject: `One officer will act alone: ${proposed.subject}`,
    preview: 'You can still confirm or refuse it.',
    before: [
      nobodyDecided(proposed),
      [proposed.what],
      gave(proposed.reason),
      [`From ${from} they can do it alone. Until then you can confirm or refuse it.`],
    ],
  }),
  /** Without its reason where that is for officers alone. */
  willActAloneForWitness: (
    proposed: Proposed,
    { from, isReasonSaid }: { from: string; isReasonSaid: boolean },
  ) => ({
    subject: `One officer will act alone: ${proposed.subject}`,
    preview: `From ${from} they can do it alone.`,
    before: [
      nobodyDecided(proposed),
      [proposed.what],
      ...(isReasonSaid ? [gave(proposed.reason)] : []),
      [`From ${from} they can do it alone. Until then another officer can refuse it.`],
    ],
    reason: 'You get this e-mail because you keep the record of a council.',
  }),
});
