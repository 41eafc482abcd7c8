import { rulingMessages as text } from '#texts/en/rulings.ts';
import type { PositionResult, WithoutWinner } from './winner-of.ts';
import { electedOf } from './winner-of.ts';
import { ballotName } from '#texts/entry-name.ts';
import { row } from '#texts/formats.ts';

type Post = PositionResult | WithoutWinner;

/**
 * What was ruled of a position, in sentences: who is disqualified or that it is void, and both counts, with the
 * votes as cast and with the ruling applied. None where no ruling changed it.
 */
export function ruledWords(post: Post): string[] {
  const { asCast, disqualified = [] } = post;
  if (asCast === undefined) return [];
  const { outcome, elected, tied } = asCast;
  const named = namesOf(post, outcome === 'tie' ? [...elected, ...tied] : elected);
  const cast =
    outcome === 'elected'
      ? text.asCast(named)
      : text.asCastOutcome(row([text.outcomes[outcome], ...named]));
  const now = 'why' in post ? [] : electedOf(post).map(({ student }) => ballotName(student));
  const why = 'why' in post ? post.why : post.tied.length > 0 ? 'tie' : 'nobody';
  return [
    ...disqualified.map(({ _id, student, votes }) => {
      const first = castFirst(asCast, _id);
      const name = ballotName(student);
      return first === null ? text.notElected(name, votes) : text.notElectedRanked(name, first);
    }),
    ...rulingsOf(post),
    cast,
    now.length > 0 ? text.applied(now) : text.appliedOutcome(text.outcomes[why]),
  ];
}

/** The first choices of somebody as cast: in a count that closes up without them they have none. */
function castFirst({ count }: NonNullable<Post['asCast']>, id: string): number | null {
  const tally = count?.rounds[0]?.tallies[count.entries.indexOf(id)];
  return count === undefined || tally === undefined ? null : tally / count.scale;
}

/** Each ruling once: several candidates may be disqualified by one. */
function rulingsOf(post: Post): string[] {
  const own = 'ruling' in post && post.ruling !== undefined ? [post.ruling] : [];
  const all = [...own, ...(post.disqualified ?? []).map(({ ruling }) => ruling)];
  return [...new Set(all.map(text.by))];
}

function namesOf({ candidates, left = [], disqualified = [] }: Post, ids: readonly string[]) {
  const names = new Map(
    [...candidates, ...left, ...disqualified].map(({ _id, student }) => [_id, ballotName(student)]),
  );
  return ids.flatMap((id) => names.get(id) ?? []);
}
