/** Where an entry stands at the end of a round; one that is struck takes no part in it. */
export type EntryStatus = 'continuing' | 'elected' | 'excluded' | 'struck';

/** What a round begins with. An exclusion that leaves as many as there are seats moves no paper. */
export type RoundStep =
  | { readonly kind: 'first' }
  | { readonly kind: 'surplus'; readonly entry: number; readonly amount: number }
  | { readonly kind: 'exclude'; readonly entry: number; readonly moved: boolean };

/** Papers that went from one entry to another, or to none where they name nobody else. */
export interface Transfer {
  readonly from: number;
  readonly to: number | null;
  readonly papers: number;
  readonly amount: number;
}

/** What those who are level are tied for. */
export type TieFor = 'seat' | 'surplus' | 'exclusion';

/** What happened in a round, for a sentence. */
export type CountEvent =
  | {
      readonly kind: 'elected';
      readonly entry: number;
      readonly why: 'quota' | 'majority' | 'most-votes' | 'last-seats' | 'unopposed';
    }
  | {
      readonly kind: 'tie';
      readonly for: TieFor;
      readonly tied: readonly number[];
      readonly chosen: readonly number[];
      /** The number of the earlier round that decided; null where the draw did, or the order of the list. */
      readonly round: number | null;
      /** No draw was held: whoever is chosen, the same people are elected. Left out else. */
      readonly isSame?: true | undefined;
    }
  /** Nobody took a seat, and later preferences for nobody go to this new entry. */
  | { readonly kind: 'further-nobody'; readonly entry: number }
  /** Would have a seat by the number of votes, and has no more of them than nobody. */
  | { readonly kind: 'not-above-nobody'; readonly entry: number };

/** One round; all its amounts are in parts of a vote, of which `scale` make one. */
export interface Round {
  readonly step: RoundStep;
  /** By entry. Those of a further nobody begin with the round in which it first stands. */
  readonly tallies: readonly number[];
  readonly status: readonly EntryStatus[];
  /** The quota, or the majority of this round; null in plurality. */
  readonly needed: number | null;
  readonly transfers: readonly Transfer[];
  /** What is with no entry any more, and what was cut off in rounding so far. */
  readonly exhausted: number;
  readonly lost: number;
  readonly events: readonly CountEvent[];
}

/**
 * What the count says. The elected are persons in the order of their election. The seats are theirs,
 * open again because nobody took them, voted down where nobody stood against, or unfilled.
 */
export type CountOutcome =
  | {
      readonly kind: 'decided';
      readonly elected: readonly number[];
      readonly reopened: number;
      readonly votedDown: number;
      readonly unfilled: number;
      /** Whose seats are unfilled because they are disqualified; left out where nobody's is. */
      readonly barred?: readonly number[] | undefined;
    }
  | {
      readonly kind: 'needs-draw';
      readonly for: TieFor;
      readonly tied: readonly number[];
      /** Who is sure of a seat already. */
      readonly elected: readonly number[];
      readonly openSeats: number;
    }
  /** Nobody voted for anybody: nobody is elected, and nothing is drawn. */
  | { readonly kind: 'no-votes' }
  /** Fewer ballots than there have to be: nobody is elected, and nothing is drawn. */
  | { readonly kind: 'no-quorum'; readonly voted: number; readonly needed: number }
  /** Nobody has the majority of one seat. Those of `again` meet in a second round. */
  | {
      readonly kind: 'no-majority';
      readonly needed: number;
      readonly again: readonly number[];
      /** Who is level for a place in it, more than there are places; empty where the votes decide. */
      readonly level: readonly number[];
      /** Whether a draw has told them apart, so that those it chose are in `again`. */
      readonly isDrawn: boolean;
    }
  /** More than half of the valid ballots are for nobody. */
  | { readonly kind: 'void' }
  /** Those who have left or are disqualified would be elected, and by their rule people vote on the position again. */
  | { readonly kind: 'vote-again'; readonly left: readonly number[] };

export interface CountResult {
  /** How many parts make one vote. */
  readonly scale: 1 | 100_000;
  readonly valid: number;
  readonly blank: number;
  /** The ballots of a ranked position that name only people who were struck from all lists. */
  readonly struck: number;
  readonly rounds: readonly Round[];
  readonly outcome: CountOutcome;
}
