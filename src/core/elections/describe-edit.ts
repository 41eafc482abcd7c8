import type { ElectionField } from './freezing.ts';

const names: Record<Exclude<ElectionField, 'dates' | 'ways'>, string> = {
  name: 'the name',
  description: 'the description',
  imageUrl: 'the picture',
  titles: 'the titles or the order of the positions',
  positions: 'the positions',
  standings: 'when counts are shown',
  limits: 'who votes for which position',
  candidacy: 'who may be a candidate',
  onePost: 'whether one person may be a candidate for several positions',
  supporters: 'the proposers and seconders that a candidate needs',
  rankedLists: 'who may read ranked ballots',
  resultsAt: 'when the results are shown',
  electorate: 'who may vote',
  rules:
    'what is done with a tie or with a candidate who leaves, or until when people can complain',
};

const list = new Intl.ListFormat('en-GB');

/**
 * What was edited of an election, in one sentence or two for its voters. The moments are written out
 * as people read them; `ways` says of each position that is won otherwise how it is won now.
 */
export function describeEdit(
  changed: readonly ElectionField[],
  { opens, closes, ways = [] }: { opens: string; closes: string; ways?: readonly string[] },
): string {
  // A position that was added or removed moves the others.
  const shown = changed.filter((field) => field !== 'titles' || !changed.includes('positions'));
  const things = shown.flatMap((field) =>
    field === 'dates' || field === 'ways' ? [] : [names[field]],
  );
  const sentences = [
    ...(things.length > 0 ? [`Changed: ${list.format(things)}.`] : []),
    ...(shown.includes('ways') ? ways.map((one) => `${one}.`) : []),
    ...(shown.includes('dates') ? [`Voting opens on ${opens} and closes on ${closes}.`] : []),
  ];
  return sentences.join(' ');
}
