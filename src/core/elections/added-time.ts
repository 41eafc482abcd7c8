// Time that a former release added for some. No election gets it any more; those that are closed show it.

/** What an election says of its added time; left out where none was added. */
export interface AddedTime {
  /** When voting ended for everybody else, ISO 8601 in UTC. */
  othersEndDate: string;
  /** How many people voted on. */
  people: number;
}
