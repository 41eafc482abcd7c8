import type { Reply } from '#contract/api.ts';

/** What `listProposals` answers where nothing waits and nobody is new. */
export const nothingWaits = (officers: 1 | 2 | null = null): Reply<'listProposals'> => ({
  proposals: [],
  needed: { officers, admin: officers },
  newOfficers: [],
  links: [],
});
