import type { Api } from '#contract/api.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { readStoredUser } from './stored-user.ts';

/**
 * What stands for an answer where the server has no such call: that of another maker may know those of the
 * specification alone, which names neither a session nor drafts nor what waits for officers.
 */
export const standIns: { readonly [N in keyof Api]?: () => ReplyOf<Api[N]> } = {
  // Nothing but the copy says who logged in.
  readMe: () => {
    const user = readStoredUser();
    return {
      user: user && { ...user, verified: true },
      isEmailConfirmed: true,
      needsSecondFactor: false,
    };
  },
  logOut: () => ({ message: '' }),
  listMyBallots: () => [],
  listMyNominations: () => [],
  listMyQuestions: () => [],
  listAllElections: () => ({ elections: [] }),
  listNominationEdits: () => [],
  listRuleSets: () => ({ ruleSets: [] }),
};
