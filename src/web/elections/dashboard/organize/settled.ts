/** In milliseconds: the second press of a double click is not meant for what appeared under it. */
export const settled = 500;
