import type { Election } from '#contract/election-shapes.ts';

/** What the news of an election are made of (election-news.tsx). */
export type News = Pick<Election, 'state' | 'rehearsal' | 'changes'> &
  Partial<
    Pick<
      Election,
      | '_id'
      | 'name'
      | 'addedAfterOpening'
      | 'correctedAddresses'
      | 'provedByHand'
      | 'countedActs'
      | 'held'
      | 'restores'
      | 'restoresTold'
      | 'pausedUntil'
      | 'pausedByRestore'
      | 'followedBy'
      | 'endDate'
    >
  >;

/** Whether a voter has to know anything of an election before its ballot. */
export function hasNews(election: News): boolean {
  const { state, rehearsal, changes, held, restores = [] } = election;
  const { correctedAddresses = 0, provedByHand, countedActs = [] } = election;
  const isQuiet = changes.length === 0 && restores.length === 0 && held === undefined;
  const isPlain =
    correctedAddresses === 0 && provedByHand === undefined && countedActs.length === 0;
  return state !== 'published' || rehearsal || !isQuiet || !isPlain;
}
