import { formatEventDate } from '#core/campus/dates.ts';
import type { Election, ElectionResults } from '#contract/election-shapes.ts';
import { daysBetween, weekdayMoment } from '#web/elections/moments.ts';
import { closedElectionMessages as text } from '#texts/en/closed-election.ts';
import type { PositionResult, WithoutWinner } from './winner-of.ts';
import { postsOf } from './winner-of.ts';

type Post = PositionResult | WithoutWinner;

interface Told {
  election: Pick<Election, 'followedBy' | 'positions'>;
  result: ElectionResults;
  /** All elections that are known, for the days on which a position is voted on again. */
  elections: readonly Pick<Election, '_id' | 'startDate' | 'endDate'>[];
  timeZone: string;
  now: number;
  /** The positions of the reader, which are named first. */
  own: ReadonlySet<string>;
}

/** How a counted election stands, in one line; null where the server says nothing of it. */
export interface Standing {
  tone: 'brand' | 'success' | 'danger';
  sentence: string;
}

/**
 * What does not agree is said before all else, and nothing beside it. Of what is not final yet
 * everything that holds is said, each in a sentence: who has not won, then the days for complaints.
 */
export function standingOf(told: Told): Standing | null {
  const { result, timeZone, now } = told;
  const { afterClose, recountKit } = result;
  if (recountKit?.check?.agrees === false) return { tone: 'danger', sentence: text.doubt };
  if (afterClose === undefined) return null;
  const { certifiedAt, complaintsUntil } = afterClose;
  if (certifiedAt !== null) {
    return {
      tone: 'success',
      sentence: text.certified(formatEventDate(certifiedAt, timeZone)),
    };
  }
  const isTime = complaintsUntil !== null && now < Date.parse(complaintsUntil);
  const facts = [
    ...undecided(told),
    ...(isTime ? [text.complaintsRun(weekdayMoment(complaintsUntil, timeZone))] : []),
  ];
  if (facts.length === 0)
    facts.push(complaintsUntil === null ? text.certifiedNext : text.complaintsOver);
  else if (isTime && facts.length === 1) facts.push(text.thenCertified);
  return { tone: 'brand', sentence: [text.notFinal, ...facts].join(' ') };
}

/** The positions that nobody has won, those with a second round before them, and those that are voted on again. */
function undecided({ election, result, elections, timeZone, now, own }: Told): string[] {
  const followers = election.followedBy ?? [];
  const followerOf = ({ positionId }: Post) =>
    followers.find((one) => one.positionId === positionId);
  const posts = ownFirst(postsOf(result), own);
  const all = posts.length + result.questions.length;
  const isOpen = (one: Post) => followerOf(one) === undefined;
  const again = posts.flatMap((one) => {
    const follower = followerOf(one);
    const isToVoteAgain = 'why' in one && one.why === 'vote-again';
    if (follower === undefined && !isToVoteAgain) return [];
    const known = elections.find(({ _id }) => _id === follower?.electionId);
    // It has its own page, where its result is.
    if (known !== undefined && Date.parse(known.endDate) <= now) return [];
    const days = known === undefined ? null : daysBetween(known.startDate, known.endDate, timeZone);
    return [{ position: one.position, days }];
  });
  const tied = posts.flatMap((one) =>
    'elected' in one && one.tied.length > 0 && isOpen(one) ? [one] : [],
  );
  // Of many their number is said, and each is told in the list.
  const inPart = tied.length > 3 ? [] : tied.filter(({ elected }) => elected.length > 0);
  const titles = (those: readonly Post[]) => those.map(({ position }) => position);
  const level = titles(tied.filter((one) => !inPart.includes(one)));
  const short = titles(
    posts.filter((one) => 'secondRound' in one && one.secondRound !== undefined && isOpen(one)),
  );
  const seatsOf = ({ positionId }: Post) =>
    election.positions.find(({ _id }) => _id === positionId)?.seats ?? 1;
  return [
    ...[...Map.groupBy(again, ({ days }) => days)].map(([days, those]) =>
      text.votedAgain(
        those.map(({ position }) => position),
        days,
      ),
    ),
    ...inPart.map((one) => text.seatsFilled(one.position, one.elected.length, seatsOf(one))),
    ...(level.length === 0 ? [] : [text.tie(level, all)]),
    ...(short.length === 0 ? [] : [text.secondRoundDue(short, all)]),
  ];
}

/** The reader's own positions before the others. */
export const ownFirst = <One extends Pick<Post, 'positionId'>>(
  posts: readonly One[],
  own: ReadonlySet<string>,
): One[] => posts.toSorted((a, b) => Number(own.has(b.positionId)) - Number(own.has(a.positionId)));
