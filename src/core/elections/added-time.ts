/** How many days after the general end of voting people can vote at the most who could not vote before. */
export const mostDaysAdded = 7;

/** How many people one addition can name. */
export const mostPeopleAdded = 1_000;

const dayLength = 86_400_000;

/** What an election says of its added time; left out where none was added. */
export interface AddedTime {
  /** When voting ends for everybody else, ISO 8601 in UTC. */
  othersEndDate: string;
  /** How many people vote on. */
  people: number;
}

/** An election as far as its end is concerned. */
interface Ending {
  endDate: string;
  addedTime?: AddedTime | undefined;
}

/** When voting ends for somebody: `votesOn` is true for those who have the added time. */
export const endFor = ({ endDate, addedTime }: Ending, votesOn: boolean): string =>
  addedTime === undefined || votesOn ? endDate : addedTime.othersEndDate;

/** True while nobody but those who have the added time can vote. `now` is in milliseconds since 1970. */
export const isOverForOthers = ({ endDate, addedTime }: Ending, now: number): boolean =>
  addedTime !== undefined &&
  Date.parse(addedTime.othersEndDate) <= now &&
  now < Date.parse(endDate);

/**
 * What is wrong with the moment until which people are to vote; null where nothing is. It is after the general
 * end, a week later at the most, and not before what those were told who have time already.
 */
export function addedUntilProblem(
  until: Date,
  { othersEnd, end, isAdded }: { othersEnd: Date; end: Date; isAdded: boolean },
): string | null {
  if (!(until > othersEnd)) return 'Choose a time after the end of voting for everybody else';
  if (isAdded && until < end) return 'Choose no earlier time than the one that was told before';
  return until.getTime() - othersEnd.getTime() > mostDaysAdded * dayLength
    ? `Choose a time at most ${mostDaysAdded} days after the end of voting for everybody else`
    : null;
}

/** What everybody reads of it. `until` is a moment as people read it. */
export const addedTimeSentence = (people: number, until: string): string =>
  people === 1
    ? `1 person who could not vote has until ${until}.`
    : `${people} people who could not vote have until ${until}.`;
