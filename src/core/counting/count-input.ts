import type { LeavingRule } from '../elections/outcome-rules.ts';
import type { Fraction } from './fraction.ts';

/** How a position is counted: most votes, instant-runoff for one seat, Scottish STV for several. */
export const countMethods = ['plurality', 'irv', 'stv'] as const;
export type CountMethod = (typeof countMethods)[number];

/**
 * What votes for nobody do: they are only shown; only who has strictly more is elected and the other
 * seats open again; or the position is void once nobody has more than half of the valid ballots.
 */
export const nobodyEffects = ['shown', 'reopens', 'voids'] as const;
export type NobodyEffect = (typeof nobodyEffects)[number];

/** Whether people without an opponent are elected whatever the votes, or voted on against nobody. */
export const unopposedRules = ['elected', 'voted'] as const;
export type UnopposedRule = (typeof unopposedRules)[number];

/** Ballots that say the same: entries in order, or for plurality a set of entries in any order. */
export interface CountList {
  readonly ranks: readonly number[];
  readonly weight: number;
}

/** A person on the ballot; one who has left or is disqualified comes with the rule that holds for them. */
export interface CountedCandidate {
  readonly id: string;
  /**
   * `vacant`: they are counted like everybody and keep their seat, which the council fills. `next`:
   * they get no seat. A ranked list closes up without them; in plurality their votes stay theirs.
   * `vote-again`: they are counted, and where they would be elected people vote on the position again.
   */
  readonly left: LeavingRule | null;
  /**
   * They can never be elected. `next` and `vote-again` do the same as for those who have left; with
   * `vacant` a seat that would be theirs stays open. Among those who are level they come last, so that no
   * draw decides about them.
   */
  readonly isDisqualified?: boolean;
}

/**
 * One position as it is counted. An entry is a number: the place of a person among the candidates, or
 * the first number after them for nobody.
 */
export interface CountInput {
  readonly method: CountMethod;
  readonly seats: number;
  /** How many choices one ballot may hold; a ranked list may hold every entry. */
  readonly maxChoices: number;
  readonly candidates: readonly CountedCandidate[];
  readonly nobody: { readonly id: string; readonly effect: NobodyEffect } | null;
  readonly unopposed: UnopposedRule;
  /** None of them empty. Whether equal ones are together, and their order, changes nothing. */
  readonly lists: readonly CountList[];
  /** The ballots that abstain. */
  readonly blank: number;
  /** How many ballots there have to be, blank ones among them. With fewer nobody is elected. */
  readonly quorum?: number | undefined;
  /** Plurality, one seat: how many of the valid ballots elect. Who has most and not so many meets the second again. */
  readonly majority?: Fraction | null | undefined;
  /** The ids in the order of the draw, favoured first; null until it was held. */
  readonly draw: readonly string[] | null;
  /** Whether `draw` is no draw but the order of the list, since each order elects the same people. */
  readonly isDrawSame?: boolean | undefined;
}

/** Why a count is refused. Each is a mistake of the caller, never of a voter. */
export type CountProblem =
  | 'seats'
  | 'one-seat'
  | 'effect'
  | 'majority'
  | 'ids'
  | 'blank'
  | 'weight'
  | 'entry'
  | 'choices'
  | 'too-many-ballots';

/** STV counts in hundred-thousandths of a vote (SSI 2007/42, Sch. 1 r. 48). */
export const votePart = 100_000;

/** What breaks the promise of the types; null for nothing. It is found before anything is counted. */
export function inputProblem(input: CountInput): CountProblem | null {
  const { method, seats, candidates, nobody, blank, lists } = input;
  if (!isCount(seats) || seats < 1) return 'seats';
  if (method === 'irv' && seats !== 1) return 'one-seat';
  if (method !== 'plurality' && nobody !== null && nobody.effect !== 'reopens') return 'effect';
  if (input.majority != null && (method !== 'plurality' || seats !== 1)) return 'majority';
  const ids = idsOf(input);
  if (new Set(ids).size < ids.length) return 'ids';
  if (!isCount(blank)) return 'blank';
  const total = lists.reduce((sum, { weight }) => sum + weight, blank);
  if (lists.some(({ weight }) => !isCount(weight) || weight < 1)) return 'weight';
  if (total > Number.MAX_SAFE_INTEGER / votePart) return 'too-many-ballots';
  if (hasStrayEntry(lists, candidates.length + (nobody === null ? 0 : 1))) return 'entry';
  const most = method === 'plurality' ? input.maxChoices : ids.length;
  return lists.some(({ ranks }) => ranks.length > most) ? 'choices' : null;
}

/**
 * Whether an entry is counted like everybody and can still not be elected. Who makes room for the next is
 * not counted at all.
 */
export function isBarred({ candidates }: Pick<CountInput, 'candidates'>, entry: number): boolean {
  const candidate = candidates[entry];
  return candidate?.isDisqualified === true && candidate.left !== 'next';
}

/** Those who would have a seat, as an outcome names them who cannot be elected. */
export function barredIn(
  input: CountInput,
  seated: readonly number[],
): { barred?: readonly number[] } {
  const barred = seated.filter((entry) => isBarred(input, entry));
  return barred.length === 0 ? {} : { barred };
}

/** The ids of all entries: those of the persons, then that of nobody. */
export function idsOf({ candidates, nobody }: CountInput): string[] {
  return [...candidates.map(({ id }) => id), ...(nobody === null ? [] : [nobody.id])];
}

/** Whether a list is empty, names an entry that is not there, or names one twice. */
function hasStrayEntry(lists: readonly CountList[], entries: number): boolean {
  const lastSeen = Array.from({ length: entries }, () => -1);
  return lists.some(
    ({ ranks }, list) =>
      ranks.length === 0 ||
      ranks.some((entry) => {
        const seen = lastSeen[entry];
        lastSeen[entry] = list;
        return seen === undefined || seen === list;
      }),
  );
}

const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0;
