/** For how many hours somebody who became an officer, or has a new address, confirms nothing. */
export const newOfficerHours = 72;

/** From when an officer can confirm, by since when they are one with this address (null: long ago); null: now. */
export function confirmsFrom(officerSince: Date | null, now: Date): Date | null {
  if (officerSince === null) return null;
  const from = new Date(officerSince.getTime() + newOfficerHours * 3_600_000);
  return from > now ? from : null;
}
