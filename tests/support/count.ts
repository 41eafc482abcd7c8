let counted = 0;

/** The next number of the file of tests that runs: what the factories name things by. */
export const next = (): number => (counted += 1);

/** Each file counts from one: how names sort does not depend on the files before. */
export function countFromOne(): void {
  counted = 0;
}
