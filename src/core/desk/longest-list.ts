/** The most rows of a list of the desk; what comes after them shows once these are dealt with. */
export const longestDeskList = 1_000;
