/** The form of an election in its section: one column, as wide as a line is read. */
export const formBody =
  'mx-auto grid w-full max-w-170 grid-cols-1 gap-4.5 px-5 pt-2 pb-5 max-md:px-3.5';
