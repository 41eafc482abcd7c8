// What officers do while voting is open that changes who can vote or be elected: its page counts it. Codes count from the publication on.

/** The kinds in the order in which the page of an election says them. */
export const countedActs = [
  /** Accounts that were approved, or whose suspension was lifted. */
  'let-in',
  /** Accounts that were suspended or deleted, or whose approval was taken back. */
  'shut-out',
  /** How often the role or number of an account was changed. */
  'changed',
  /** Links into accounts of officers that can vote or stand, which an admin showed. */
  'links',
  /** People whose number, name or groups on the voter list were changed, or who were taken off it. */
  'listed',
  /** Codes that were printed, and codes that were made void. */
  'codes',
  'codes-void',
  /** Check-ins, all of them; one from before the opening once its account is gone. */
  'checked-in',
  /** Of them those of people for whom the list has no address, so that nobody was told. */
  'untold',
  /** Candidates who were entered, accepted, rejected or taken off, while nobody had voted for their position. */
  'candidates',
  /** What was done for a candidate by an officer who is a candidate, where every officer is one. */
  'by-candidate',
] as const;
export type CountedAct = (typeof countedActs)[number];

/** How many codes one officer prints in a day while voting is open before another one confirms more. */
export const freeCodes = 10;

/** How many people one officer checks in so, of whom nobody can be told, before another one confirms each. */
export const freeUntold = 10;

/**
 * How many people of a list one officer checks in in a day while voting is open before another one confirms each: a
 * tenth, as many as one desk can on a long list, and never fewer than ten.
 */
export const freeCheckIns = (people: number): number =>
  Math.min(200, Math.max(freeUntold, Math.floor(people / 10)));
