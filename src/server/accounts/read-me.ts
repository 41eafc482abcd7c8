import { api } from '#contract/api.ts';
import { handle } from '../http/bind.ts';
import { presentActor } from './view.ts';

/** Who the session says is there. */
export const readMe = handle(api.readMe, async ({ actor }) => ({
  user: actor === null ? null : presentActor(actor),
  isEmailConfirmed: actor?.isEmailConfirmed ?? false,
}));
