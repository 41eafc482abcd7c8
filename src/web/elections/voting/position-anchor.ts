/** Where links inside the page lead to. */
export function positionAnchor(positionId: string): string {
  return `position-${positionId}`;
}

/** Where somebody returns who had to log in while they filled in the ballot. */
export const ballotAnchor = 'fill-ballot';
