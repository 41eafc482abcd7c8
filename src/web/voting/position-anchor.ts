/** Where links inside the page lead to. */
export function positionAnchor(positionId: string): string {
  return `position-${positionId}`;
}

/** Where somebody returns who had to log in while they filled in the ballot of an election. */
export function ballotAnchor(electionId: string): string {
  return `fill-ballot-${electionId}`;
}

/** True for the hash of one of these places. */
export function isPlaceInBallot(hash: string): boolean {
  return hash.startsWith('#position-') || hash.startsWith('#fill-ballot-');
}

/** Scrolls to one of these places, with the focus on what can be pressed there. */
export function goToPlace(id: string): void {
  const place = document.getElementById(id);
  if (place === null) return;
  place.scrollIntoView({ block: 'start' });
  const stop = place.querySelector<HTMLElement>('[data-roving][tabindex="0"]') ?? place;
  stop.focus({ preventScroll: true });
}
