import type { Reply } from '#contract/api.ts';

/** Of an election that goes by no voter list. */
export const noListEmails: Reply<'readListEmails'> = {
  isByList: false,
  hasMailServer: true,
  list: null,
  people: 0,
  withAddress: 0,
  stopped: 0,
  kinds: [],
  failures: [],
};
