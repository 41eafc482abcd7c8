/** Where links inside the page lead to. */
export function positionAnchor(positionId: string): string {
  return `position-${positionId}`;
}
