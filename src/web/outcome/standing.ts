import { formatEventDate } from '#core/campus/dates.ts';
import type { Election, ElectionResults } from '#contract/election-shapes.ts';
import { daysBetween, weekdayMoment } from '#web/elections/moments.ts';
import { closedElectionMessages as text } from '#texts/en/closed-election.ts';
import { postsOf } from './winner-of.ts';

interface Told {
  election: Pick<Election, 'followedBy'>;
  result: ElectionResults;
  /** All elections that are known, for the days on which a position is voted on again. */
  elections: readonly Pick<Election, '_id' | 'startDate' | 'endDate'>[];
  timeZone: string;
  now: number;
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

/** The positions that nobody has won, and those that are voted on again. */
function undecided({ election, result, elections, timeZone, now }: Told): string[] {
  const followers = election.followedBy ?? [];
  const voted = (positionId: string) => followers.find((one) => one.positionId === positionId);
  const open = postsOf(result);
  const again = open.flatMap((one) => {
    const follower = voted(one.positionId);
    const isToVoteAgain = 'why' in one && one.why === 'vote-again';
    if (follower === undefined && !isToVoteAgain) return [];
    const known = elections.find(({ _id }) => _id === follower?.electionId);
    // It has its own page, where its result is.
    if (known !== undefined && Date.parse(known.endDate) <= now) return [];
    const days = known === undefined ? null : daysBetween(known.startDate, known.endDate, timeZone);
    return text.votedAgain(one.position, days);
  });
  const tied = result.results.filter(
    (one) => one.tied.length > 0 && voted(one.positionId) === undefined,
  );
  return tied.length === 0 ? again : [...again, text.tie(tied.map(({ position }) => position))];
}
