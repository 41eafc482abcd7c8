import type { Actor } from '#core/actor.ts';
import { invalidInput, Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { createFirstAdmin, isSetUp } from '../people/create-first-admin.ts';
import { newPasswordProblem } from '../accounts/new-password.ts';
import { openSession } from '../accounts/open-session.ts';
import { sendLinkWithinBudget } from '../accounts/send-link.ts';
import { hashToken } from '../platform/tokens.ts';
import { presentUser } from '../accounts/view.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../verb.ts';
import { lockSettings, takeSetUpLink, updateSettings } from './store.ts';

/** Names the university and creates the first admin, who is signed in. The link works once. */
export async function setUpCampus(
  services: Services,
  actor: Actor | null,
  input: Input<'setUpCampus'>,
  caller: Caller,
) {
  const problem = await newPasswordProblem(input.password, {
    name: input.name,
    email: input.email,
    enrollmentNumber: '',
    universityName: input.universityName,
  });
  if (problem !== null) throw invalidInput({ password: problem });
  if (await isSetUp(services.db)) throw new Refused('set-up-done');
  const passwordHash = await services.passwords.hash(input.password, { from: caller.address });
  const { admin, opened } = await services.transact(async (tx) => {
    if (!(await takeSetUpLink(tx, hashToken(input.token))))
      throw new Refused('set-up-link-invalid');
    const row = await createFirstAdmin(tx, { ...input, passwordHash });
    if (row === null) throw new Refused((await isSetUp(tx)) ? 'set-up-done' : 'email-taken');
    const settings = await lockSettings(tx, services.config.timeZone);
    const { universityName, timeZone = settings.timeZone } = input;
    await updateSettings(tx, { ...settings, universityName, timeZone });
    await record(tx, { actorId: row.id, act: 'campus.set-up', objectId: row.id });
    // Their profile says that it was sent. Without a mail server it is a file in DATA_DIR/emails.
    await sendLinkWithinBudget(tx, services, 'confirm-email', { id: row.id, email: input.email });
    return { admin: row, opened: await openSession(tx, services, actor, row, caller) };
  });
  services.campus.forget();
  return { reply: { user: presentUser(admin) }, ...opened };
}
