import type { Access } from '../accounts/role.ts';
import type { Phase } from '../elections/phase.ts';
import type { ChangeLine } from './proposal-line.ts';

/** How long a proposal waits for another officer. */
export const proposalHours = 7 * 24;

/** After how many hours without a decision its proposer can announce to do it alone. */
export const aloneAfterHours = 72;

/** How many hours lie between that announcement and the act. */
export const aloneNoticeHours = 24;

/** For how long one officer pauses voting where two are needed, unless a second one makes it longer. */
export const briefPauseHours = 2;

/** After how many hours an election can be paused so again. */
export const briefPauseAgainHours = 24;

/** What an act is done to, at its moment and under its lock. */
export interface ActedOn {
  phase?: Phase;
  hasBallots?: boolean;
  /** True where a restore paused it. */
  isAfterRestore?: boolean;
  /** True where it changes who can vote or be elected while voting is open. */
  touchesVoting?: boolean;
  /** True where a pause is ended that ends by itself soon, and the end of voting moves by as long. */
  endsBriefPause?: boolean;
}

/** What something was, and what it is to be, for the officer who confirms it. */
export interface PlannedChange {
  field: string;
  from: string;
  to: string;
  /** What of it is said by its key; the rest is what people wrote. */
  told?: ChangeLine | undefined;
}

interface TwoPersonAct {
  /** Who may do it, and so who may be the second one. */
  access: Extract<Access, 'officers' | 'admin'>;
  /** Whether it needs two officers now, where the campus has that rule. */
  binds(on: ActedOn): boolean;
  /** Whether an act needs two officers without that rule as well, where there are two. */
  isAlwaysByTwo?(on: ActedOn): boolean;
  /** True for an act that waits where one officer is left. */
  isNeverByOne?: true;
  /** True for an act that its proposer never does alone, however long the others are silent. */
  isNeverAnnounced?: true;
  /** True for an act that observers do not read while it waits: it names people, their numbers or addresses. */
  isPersonal?: true;
}

const always = () => true;
const published = ({ phase }: ActedOn) => phase !== 'draft';
const whileOpen = ({ touchesVoting }: ActedOn) => touchesVoting === true;
const onList = { access: 'officers', binds: whileOpen, isPersonal: true } as const;
// An account that one officer alone may not keep from voting, however long the others are silent.
const onAccount = {
  access: 'admin',
  binds: whileOpen,
  isNeverAnnounced: true,
  isPersonal: true,
} as const;

/**
 * The acts that need two officers where the campus has that rule, or always. Voting opens and closes by
 * the clock alone, whatever waits here.
 */
export const twoPersonActs = {
  'election.publish': { access: 'officers', binds: always },
  'election.edit': { access: 'officers', binds: published },
  'election.extend': { access: 'officers', binds: always },
  'election.pause': { access: 'officers', binds: always },
  'election.resume': {
    access: 'officers',
    binds: ({ endsBriefPause }) => endsBriefPause !== true,
    isAlwaysByTwo: ({ isAfterRestore }) => isAfterRestore === true,
  },
  'election.correct-name': { access: 'officers', binds: always },
  'election.close': { access: 'officers', binds: always },
  'election.to-draft': { access: 'officers', binds: always },
  'election.cancel': { access: 'officers', binds: always },
  'election.delete': {
    access: 'admin',
    binds: ({ hasBallots }) => hasBallots === true,
    isNeverAnnounced: true,
  },
  'election.settle-hold': { access: 'admin', binds: always },
  'election.certify': { access: 'officers', binds: always },
  'election.release': { access: 'officers', binds: always },
  // A ruling that disqualifies somebody or voids a position; its name and reason are public once it is one.
  'election.sanction': { access: 'officers', binds: always, isPersonal: true },
  'election.overturn': { access: 'officers', binds: always, isPersonal: true },
  'election.draw': { access: 'officers', binds: always, isAlwaysByTwo: always },
  'election.returning-officer': {
    access: 'officers',
    binds: always,
    isAlwaysByTwo: ({ phase }) => phase === 'open' || phase === 'paused' || phase === 'closed',
    isPersonal: true,
  },
  'voter-list.add': {
    access: 'officers',
    binds: ({ phase, touchesVoting }) =>
      phase === 'open' || phase === 'paused' || touchesVoting === true,
    isPersonal: true,
  },
  'voter-list.correct': onList,
  'voter-list.correct-address': onList,
  'voter-list.remove': onList,
  'voter-list.import': onList,
  'voter-list.undo': onList,
  'number.print-codes': onList,
  'number.check-in': onList,
  'account.suspend': onAccount,
  'account.delete': onAccount,
  'account.unverify': onAccount,
  'account.role': onAccount,
  'account.correct': onAccount,
  'account.show-link': onAccount,
  'number.give': {
    access: 'officers',
    binds: always,
    isAlwaysByTwo: always,
    isNeverByOne: true,
    isNeverAnnounced: true,
    isPersonal: true,
  },
  'campus.two-officers-off': { access: 'admin', binds: always },
  // Another time zone, where the clock times of published elections stay.
  'campus.time-zone': { access: 'admin', binds: always },
  'campus.hand-over': { access: 'admin', binds: always, isPersonal: true },
} as const satisfies Record<string, TwoPersonAct>;
export type TwoPersonActName = keyof typeof twoPersonActs;

/** True for an act that two officers may be needed for. */
export const isTwoPersonAct = (act: string): act is TwoPersonActName =>
  Object.hasOwn(twoPersonActs, act);

/** True for an act that only officers read of while it waits; one that a release does not know may be about people. */
export const isPersonalAct = (act: string): boolean => {
  const known: TwoPersonAct | null = isTwoPersonAct(act) ? twoPersonActs[act] : null;
  return known === null || known.isPersonal === true;
};

/** True for an act that its proposer can announce to do alone when nobody has decided. */
export const canBeAnnounced = (act: string): boolean => {
  const known: TwoPersonAct | null = isTwoPersonAct(act) ? twoPersonActs[act] : null;
  return known !== null && known.isNeverAnnounced !== true;
};

/**
 * Who may be the second officer of an act: for an act of admins another admin, and where there is none
 * any council member, so that the only admin of a campus does not decide alone.
 */
export const secondOfficers = (
  access: TwoPersonAct['access'],
  { otherAdmins }: { otherAdmins: number },
): TwoPersonAct['access'] => (access === 'admin' && otherAdmins > 0 ? 'admin' : 'officers');

/**
 * By how many officers an act is done: 2 where another one has to confirm it, 1 where two are needed
 * and nobody else is left who could, null where one is enough. `officers` counts those who could take
 * part, whoever does it among them.
 */
export function officersFor(
  act: TwoPersonActName,
  on: ActedOn,
  { isRuleOn, officers }: { isRuleOn: boolean; officers: number },
): 1 | 2 | null {
  const { binds, isAlwaysByTwo, isNeverByOne }: TwoPersonAct = twoPersonActs[act];
  const isAlways = isAlwaysByTwo?.(on) === true;
  if (!(isRuleOn || isAlways) || !binds(on)) return null;
  return officers > 1 || isNeverByOne === true ? 2 : 1;
}
