/** What the code around it knows to be there, such as an element of a list by a number of that list. */
export function known<T>(value: T | null | undefined): T {
  if (value === undefined || value === null) throw new Error('What had to be there is not.');
  return value;
}
