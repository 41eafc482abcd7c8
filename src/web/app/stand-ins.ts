import type { Api } from '#contract/api.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { readStoredUser } from './stored-user.ts';

/** Whether this server has no call that says who is here: then nothing but the stored copy ends with a log-out. */
let knowsNobody = false;

/**
 * What stands for an answer where the server has no such call: that of another maker may know those of the
 * specification alone, which names neither a session nor drafts nor what waits for officers.
 * Null where nothing does.
 */
export const standIns: { readonly [N in keyof Api]?: () => ReplyOf<Api[N]> | null } = {
  // Nothing but the copy says who logged in.
  readMe: () => {
    knowsNobody = true;
    const user = readStoredUser();
    return {
      user: user && { ...user, verified: true },
      isEmailConfirmed: true,
      needsSecondFactor: false,
    };
  },
  // Something between us and our own server may say 404 too: there a session would go on.
  logOut: () => (knowsNobody ? { message: '' } : null),
  listMyBallots: () => [],
  listMyMessages: () => [],
  listMyNominations: () => [],
  listMyCandidacies: () => [],
  listAllElections: () => ({ elections: [] }),
};
