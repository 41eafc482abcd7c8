/** The greatest number of rows in a list of the officers. Further rows follow once some are settled. */
export const longestDeskList = 1_000;
