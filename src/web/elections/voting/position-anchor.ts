/** Where links inside the page lead to. */
export function positionAnchor(positionId: string): string {
  return `position-${positionId}`;
}

/** Where somebody comes back to who was to log in while filling in the ballot. */
export const ballotAnchor = 'fill-ballot';
