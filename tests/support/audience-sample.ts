/** An election for which nobody is named in place of the officers. */
export const nobodyNamed = {
  election: 'Student Council 2027',
  returningOfficer: null,
  isYours: false,
  areAllCandidates: false,
  readBy: 'officers' as const,
  keptDays: 365,
  candidates: [],
  officers: [],
};
