/** The places of what is due after the close, for links that lead to the act. */
export const settleAnchors = {
  panel: 'settle-title',
  draw: 'draw-title',
  certify: 'settle-certify',
  release: 'release-title',
  position: (positionId: string): string => `settle-${positionId}`,
};

/** True for a hash that leads to one of them. */
const leadsToAct = (hash: string): boolean => /^#(?:settle-[\w-]+|draw-title)$/.test(hash);

/** Goes where the hash leads, or to what is due where that place is gone; anything else it leaves. */
export function goToAct(hash: string): void {
  if (!leadsToAct(hash)) return;
  const place =
    document.getElementById(hash.slice(1)) ?? document.getElementById(settleAnchors.panel);
  const step = place?.closest('details');
  if (step != null) step.open = true;
  place?.scrollIntoView({ block: 'center' });
  place?.focus({ preventScroll: true });
}
