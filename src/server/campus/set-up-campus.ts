import { passwordProblem } from '#core/accounts/password.ts';
import { answers } from '#contract/answers.ts';
import { api } from '#contract/api.ts';
import { handle } from '../http/bind.ts';
import { invalidInput, Refused } from '../http/refused.ts';
import { hashToken } from '../http/sessions.ts';
import { record } from '../platform/record.ts';
import { createFirstAdmin, isSetUp } from '../accounts/create-first-admin.ts';
import { presentUser } from '../accounts/view.ts';
import { lockSettings, takeSetUpLink, updateSettings } from './store.ts';

/** Names the university and creates the first admin, who is signed in. The link works once. */
export const setUpCampus = handle(api.setUpCampus, async ({ body, ctx, cookie, address }) => {
  const problem = passwordProblem(body.password, { email: body.email });
  if (problem !== null) throw invalidInput({ password: problem });
  if (await isSetUp(ctx.db)) throw new Refused('set-up-done');
  const passwordHash = await ctx.passwords.hash(body.password, { from: address });
  const { admin, token } = await ctx.transact(async (tx) => {
    if (!(await takeSetUpLink(tx, hashToken(body.token)))) throw new Refused('set-up-link-invalid');
    const row = await createFirstAdmin(tx, { ...body, passwordHash });
    if (row === null) throw new Refused((await isSetUp(tx)) ? 'set-up-done' : 'email-taken');
    const settings = await lockSettings(tx, ctx.config.timeZone);
    await updateSettings(tx, { ...settings, universityName: body.universityName });
    await record(tx, { actorId: row.id, act: 'campus.set-up', objectId: row.id });
    await ctx.live.announce(tx, { kind: 'campus' });
    return { admin: row, token: await ctx.sessions.start(tx, row.id) };
  });
  ctx.campus.forget();
  cookie.set(token);
  return { user: presentUser(admin), message: answers.campusReady };
});
