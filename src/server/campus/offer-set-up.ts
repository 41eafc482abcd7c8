import { fieldText } from '#texts/field-text.ts';
import { randomBytes } from 'node:crypto';
import { pagePaths, pathWithToken } from '#core/page-paths.ts';
import { createFirstAdmin, isSetUp } from '../people/create-first-admin.ts';
import { newPasswordProblem } from '../accounts/new-password.ts';
import { hashToken } from '../platform/tokens.ts';
import type { Services } from '../services.ts';
import { nameCampus, replaceSetUpLink } from './store.ts';

/** At start: takes the name of the university from the settings of the server, if there is one. */
export async function takeUniversityName(services: Services): Promise<void> {
  const { universityName, timeZone } = services.config;
  if (universityName === null) return;
  await services.transact(async (tx) => {
    await nameCampus(tx, universityName, timeZone);
    await services.live.announce(tx, { kind: 'campus' });
  });
}

/**
 * At start, while there is no admin: creates the one that the settings name, or else answers the
 * one-time link with which the first admin sets the campus up. Null when nothing is to be done.
 */
export async function offerSetUp(services: Services): Promise<string | null> {
  if (await isSetUp(services.db)) return null;
  const { firstAdmin, publicUrl } = services.config;
  if (firstAdmin !== null) {
    const { universityName } = await services.campus.settings();
    const problem = await newPasswordProblem(firstAdmin.password, {
      name: '',
      email: firstAdmin.email,
      enrollmentNumber: '',
      universityName,
    });
    if (problem !== null) {
      throw new Error(`ADMIN_PASSWORD: ${fieldText(problem)}.`);
    }
    const passwordHash = await services.passwords.hash(firstAdmin.password);
    const admin = { name: 'Administrator', email: firstAdmin.email, passwordHash };
    await services.transact(async (tx) => {
      await createFirstAdmin(tx, { ...admin, isEmailConfirmed: true });
      await services.live.announce(tx, { kind: 'campus' });
    });
    return null;
  }
  const token = randomBytes(24).toString('base64url');
  await services.transact((tx) => replaceSetUpLink(tx, hashToken(token)));
  return `${publicUrl}${pathWithToken(pagePaths.setUp, token)}`;
}
