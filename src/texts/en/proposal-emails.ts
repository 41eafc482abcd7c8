import { said } from '../said.ts';
import { written } from '../written.ts';
import { spoken } from '../spoken.ts';

export interface Proposed {
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

/** The e-mails about what waits for a second officer, or what one officer does alone. */
export const proposalEmails = spoken('proposal-emails.proposalEmails', {
  decide: { label: 'Look and decide', inText: 'Look and decide at' },
  /** What is about people, without anything else of it. */
  people: said(
    '{of, select, all {{count, plural, one {# decision about people} other {# decisions about people}}} other {{count, plural, one {# decision about people, {election}} other {# decisions about people, {election}}}}}',
    (count: number, election: string | null) => ({
      count,
      election: election ?? '',
      of: election === null ? 'all' : 'election',
    }),
  ),
  reason: said('Reason: {reason}', (reason: string) => ({ reason })),
  /** All that waits, in one e-mail. */
  asks: written(
    {
      subject:
        '{count, plural, one {Please confirm or refuse: {subject}} other {Please confirm or refuse {count} proposals}}',
      preview:
        '{count, plural, one {This waits for a second officer.} other {They wait for a second officer.}}',
    },
    (count: number, subject: string) => ({ count, subject }),
  ),
  wait: written(
    {
      before: [
        [
          '{by, select, nobody {For a second officer to confirm: <b>{subject}</b>} other {{officer} asks a second officer to confirm: <b>{subject}</b>}}',
        ],
        [
          '{by, select, nobody {Nothing happens until another officer confirms. Decide by {until}.} other {Nothing happens until another officer confirms it. It waits until {until}.}}',
        ],
      ],
    },
    ({ subject, said, until }: Proposed & { until: string }) => ({
      subject,
      officer: said?.officer ?? '',
      by: said === null ? 'nobody' : 'officer',
      until,
    }),
  ),
  didAlone: written(
    { before: [['{officer} did this alone, at once: <b>{subject}</b>']] },
    (officer: string, subject: string) => ({ officer, subject }),
  ),
  pausedAlone: written(
    {
      subject: 'Voting is paused: {election}',
      message:
        'Voting is paused. It goes on by itself on {until}, unless a second officer makes the pause longer.',
      line: 'Confirm it to keep voting paused until an officer resumes it. Any officer can also resume it before.',
    },
    (election: string, until: string) => ({ election, until }),
  ),
  gone: written(
    {
      subject:
        '{named, select, true {A proposal has ended: {subject}} other {A proposal has ended}}',
      preview: 'Hustings was renewed, and this can no longer be done in this way.',
      before: [
        [
          '{by, select, officer {{officer} asked a second officer to confirm: <b>{subject}</b>} other {}}',
        ],
        ['Hustings was renewed, and this can no longer be done in this way. Nothing has happened.'],
      ],
    },
    ({ subject, said }: Proposed) => ({
      subject,
      named: String(subject !== ''),
      officer: said?.officer ?? '',
      by: said === null ? 'nobody' : 'officer',
    }),
  ),
  willActAlone: written(
    {
      subject: 'One officer will act alone: {subject}',
      preview: 'You can still confirm or refuse it.',
      before: [
        [
          '{by, select, officer {No second officer has decided what {officer} proposed: <b>{subject}</b>} other {No second officer has decided: <b>{subject}</b>}}',
        ],
        ['From {from} they can do it alone. Until then you can confirm or refuse it.'],
      ],
    },
    ({ subject, said }: Proposed, from: string) => ({
      subject,
      officer: said?.officer ?? '',
      by: said === null ? 'nobody' : 'officer',
      from,
    }),
  ),
  willActAloneForWitness: written(
    {
      subject: 'One officer will act alone: {subject}',
      preview: 'From {from} they can do it alone.',
      before: [
        [
          '{by, select, officer {No second officer has decided what {officer} proposed: <b>{subject}</b>} other {No second officer has decided: <b>{subject}</b>}}',
        ],
        ['From {from} they can do it alone. Until then another officer can refuse it.'],
      ],
      reason: 'You get this e-mail because you keep the record of a council.',
    },
    ({ subject, said }: Proposed, from: string) => ({
      subject,
      officer: said?.officer ?? '',
      by: said === null ? 'nobody' : 'officer',
      from,
    }),
  ),
});
