/**
 * By which law an election is counted: the version of the kit that says it (docs/recount-kit.md). It is that of
 * the release that published it, and stays.
 */
export const countLaws = [5, 6] as const;
export type CountLaw = (typeof countLaws)[number];

export const formerLaw: CountLaw = 5;
export const lawOfToday: CountLaw = 6;

/** Since this law a post can have a quorum and a majority, which its kit says. */
export const tellsRulesOfPosts = (law: CountLaw): boolean => law >= 6;

/** Since this law a count goes on without a draw where each order elects the same people. */
export const goesOnAlike = (law: CountLaw): boolean => law >= 6;

/** Since this law a kit has the lines that tell people of one name apart. */
export const tellsApart = (law: CountLaw): boolean => law >= 6;
