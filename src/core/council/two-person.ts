import type { Access } from '../accounts/role.ts';
import type { Phase } from '../elections/phase.ts';

/** How long a proposal waits for another officer. */
export const proposalHours = 72;

/** How much of the reason of a proposal or of its refusal is kept, in characters. */
export const proposalReasonLength = 300;

/** What an act is done to, at its moment and under its lock. */
export interface ActedOn {
  phase?: Phase;
  hasBallots?: boolean;
}

/** What something was, and what it is to be, for the officer who confirms it. */
export interface PlannedChange {
  field: string;
  from: string;
  to: string;
}

interface TwoPersonAct {
  /** Who may do it, and so who may be the second one. */
  access: Extract<Access, 'officers' | 'admin'>;
  /** Whether it needs two officers now, where the campus has that rule. */
  binds(on: ActedOn): boolean;
}

const always = () => true;
const published = ({ phase }: ActedOn) => phase !== 'draft';

/**
 * The acts that need two officers where the campus has that rule. Voting opens and closes by the clock
 * alone, whatever waits here.
 */
export const twoPersonActs = {
  'election.publish': { access: 'officers', binds: always },
  'election.edit': { access: 'officers', binds: published },
  'election.extend': { access: 'officers', binds: always },
  'election.pause': { access: 'officers', binds: always },
  'election.resume': { access: 'officers', binds: always },
  'election.close': { access: 'officers', binds: always },
  'election.to-draft': { access: 'officers', binds: always },
  'election.cancel': { access: 'officers', binds: always },
  'election.delete': { access: 'admin', binds: ({ hasBallots }) => hasBallots === true },
  'election.certify': { access: 'officers', binds: always },
  'voter-list.add': {
    access: 'officers',
    binds: ({ phase }) => phase === 'open' || phase === 'paused',
  },
  'campus.two-officers-off': { access: 'admin', binds: always },
} as const satisfies Record<string, TwoPersonAct>;
export type TwoPersonActName = keyof typeof twoPersonActs;

/** True for an act that the rule is about. */
export const isTwoPersonAct = (act: string): act is TwoPersonActName =>
  Object.hasOwn(twoPersonActs, act);

/**
 * By how many officers an act is done: 2 where another one has to confirm it, 1 where the rule binds
 * and nobody else is left who could, null where the rule says nothing about it.
 */
export function officersFor(
  act: TwoPersonActName,
  on: ActedOn,
  { isRuleOn, officers }: { isRuleOn: boolean; officers: number },
): 1 | 2 | null {
  if (!isRuleOn || !twoPersonActs[act].binds(on)) return null;
  return officers > 1 ? 2 : 1;
}
