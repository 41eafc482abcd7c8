/** The greatest number of rows in a list of the officers. Further rows follow once some are settled. */
export const longestOfficerList = 1_000;
