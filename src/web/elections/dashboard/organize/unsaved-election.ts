import type { BodyOfCall } from '#web/app/call.ts';
import type { ElectionValues } from './election-values.ts';
import { bodyOf } from './settings-codec.ts';

/** What the form says of who may stand, for lines that are looked up before the election is saved. */
export function unsavedElection(
  values: ElectionValues,
  timeZone: string,
): NonNullable<BodyOfCall<'findCandidates'>['election']> {
  const { electorate, voters, positions = [] } = bodyOf(values, timeZone, 0);
  const { candidacy, onePost } = values;
  const posts = positions
    .map((one) => (typeof one === 'string' ? { title: one } : one))
    .filter((one) => !('kind' in one) || one.kind !== 'question');
  return {
    ...{ electorate, voters, candidacy, onePost },
    positions: posts.map(({ title, limits, candidacy: own, nobody }: Post) => ({
      ...{ title, limits, candidacy: own, nobody },
    })),
  };
}

type Post = NonNullable<BodyOfCall<'findCandidates'>['election']>['positions'][number];
