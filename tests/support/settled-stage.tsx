// The page of an election that is over, with what officers have to do after its close.
import { page } from 'vitest/browser';
import { usualRules } from '#core/elections/outcome-rules.ts';
import type { Reply } from '#web/app/call.ts';
import type { CallName } from '#contract/api.ts';
import type { Sent } from './fake-server.ts';
import { closedDates, electionOf, showElections, student } from './elections-stage.tsx';
import { resultsOf } from './results-of.ts';
import { nothingWaits } from './nothing-waits.ts';

export type Outcome = Reply<'readOutcome'>;
type Waiting = Reply<'listProposals'>;

const election = electionOf(
  { President: { Asha: 3, Binod: 3 } },
  { ...closedDates, rules: { ...usualRules, tie: 'draw' } },
);
export const ready: Outcome = {
  certifiedAt: null,
  certifiedBy: null,
  complaintsUntil: closedDates.endDate,
  areMessagesUnanswered: false,
  blockers: [],
  draw: null,
  positions: [],
};
export const draw: NonNullable<Outcome['draw']> = {
  seed: 'dice',
  source: '',
  from: closedDates.endDate,
  officersNeeded: 2,
  isOwn: false,
};
export const tie = {
  positionId: 'at President',
  position: 'President',
  outcome: 'tie' as const,
  tied: ['Asha', 'Binod'],
  openedAgain: 0,
  followedBy: [],
};
export const proposalOf = (act: string): Waiting['proposals'][number] => ({
  _id: 'proposal',
  act,
  subject: election.name,
  election: { _id: election._id, name: election.name },
  what: '',
  changes: [],
  reason: 'As it was seen',
  proposedBy: { _id: 'meher', name: 'Meher' },
  proposedAt: closedDates.endDate,
  expiresAt: closedDates.endDate,
  notBy: [],
  needsAdmin: false,
  alone: null,
});

export const prepared = { election, message: 'Prepared' };

interface Given {
  outcome?: Partial<Outcome>;
  waiting?: Partial<Waiting>;
  role?: 'council' | 'observer' | 'student';
  tie?: 'draw' | 'run-off';
  answers?: Parameters<typeof showElections>[0]['answers'];
}

/** The page of an election that is over, for an officer; gives back what was sent. */
export function showSettled(given: Given = {}) {
  const { outcome = {}, waiting = {}, role = 'council', answers = {} } = given;
  const sent: [CallName, unknown][] = [];
  const kept =
    <Made extends object>(reply: Made) =>
    ({ call, body }: Sent): Made => {
      sent.push([call, body]);
      return reply;
    };
  const state = {
    outcome: { ...ready, ...outcome },
    waiting: { ...nothingWaits(), ...waiting } as Waiting,
  };
  const shown = { ...election, rules: { ...election.rules, tie: given.tie ?? 'draw' } };
  showElections(
    {
      viewer: { ...student, role },
      elections: [shown],
      results: [resultsOf(shown)],
      answers: {
        readOutcome: () => state.outcome,
        listProposals: () => state.waiting,
        enterDraw: kept({ message: 'Entered' }),
        prepareRunOff: kept(prepared),
        certifyElection: kept({ message: 'Certified' }),
        listMembers: [],
        ...answers,
      },
    },
    `/elections/${election._id}`,
  );
  return { sent, state };
}

export const panel = page.getByRole('region', { name: 'After the close' });
export const dialog = page.getByRole('dialog');
