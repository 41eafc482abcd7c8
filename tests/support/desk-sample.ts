/** An election for which nobody is named in place of the officers. */
export const noDesk = {
  returningOfficer: null,
  isYours: false,
  areAllCandidates: false,
  email: null,
  canShowLink: false,
};
