/** Marks a switch as exhaustive: a case that is added and forgotten does not compile. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${String(value)}`);
}
