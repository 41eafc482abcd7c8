import type { desk } from '#contract/desk.ts';
import type { Verb } from '../../verb.ts';
import { listOwnDesks, readDesk } from './read.ts';

/** The verbs of the returning officer's desk; naming one may need a second officer and stands with those, and its link is made by accounts. */
export const deskVerbs: {
  [N in Exclude<keyof typeof desk, 'nameReturningOfficer' | 'showDeskLink'>]: Verb<N>;
} = {
  readDesk,
  listOwnDesks,
};
