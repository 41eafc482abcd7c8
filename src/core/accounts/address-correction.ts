/** For how many hours an address that an officer corrected waits, unless somebody agrees before. */
export const correctionHours = 72;

/** Above so many corrections of one officer for voters of an open election a second one confirms each. */
export const freeCorrections = 5;

/** What lets a corrected address count before its time. */
export const correctionAgreements = [
  'old-address',
  'second-officer',
  'printed-code',
  'logged-in',
] as const;
export type CorrectionAgreement = (typeof correctionAgreements)[number];

/** What is known of a correction that nobody refused. */
export interface WaitingCorrection {
  /** The link that the new address got was opened. */
  isRead: boolean;
  agreed: CorrectionAgreement | null;
  /** A second officer has to confirm it, and there is one. */
  needsSecond: boolean;
  isDue: boolean;
}

/** Whether a corrected address counts now: it is read, and time or somebody else let it. */
export function correctionCounts({
  isRead,
  agreed,
  needsSecond,
  isDue,
}: WaitingCorrection): boolean {
  if (!isRead) return false;
  return needsSecond ? agreed === 'second-officer' : agreed !== null || isDue;
}
