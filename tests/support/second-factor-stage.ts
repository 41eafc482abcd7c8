import { Secret, TOTP } from 'otpauth';
import { createActor } from './factories.ts';
import type { Actor } from './factories.ts';
import { makePasskey } from './software-passkey.ts';
import type { Answer, Caller, TestApp } from './test-app.ts';

/** The code that an app shows for a secret at this moment. */
export function codeOf(secret: string, timestamp = Date.now()): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

export const password = 'a lamp by the sea';

/** An officer with an app that makes codes. */
export interface FactorOfficer extends Actor {
  recoveryCodes: string[];
  /** The next code: the clock moves on to it. */
  nextCode(): string;
  /** The first step of the log-in. */
  logIn(): Promise<Answer>;
  /** Makes the last proof of every session of theirs eleven minutes old. */
  growStale(): Promise<void>;
}

/** Officers of a server whose clock is moved by the codes that they use. */
export function factorStage(app: TestApp) {
  let passwordHash: string | null = null;
  let now = Math.ceil(Date.now() / 30_000) * 30_000;
  const nextStep = () => {
    now += 30_000;
    app.clock.set(new Date(now).toISOString());
    return now;
  };
  return {
    async officer(role: 'council' | 'admin' = 'admin'): Promise<Actor> {
      passwordHash ??= await app.ctx.passwords.hash(password, { from: 'here' });
      return createActor(app, { role, passwordHash });
    },
    async withFactor(role: 'council' | 'admin' = 'admin'): Promise<FactorOfficer> {
      const own = await this.officer(role);
      const { body } = await own.send('startSecondFactor', { body: {} });
      const nextCode = () => codeOf(body.secret, nextStep());
      const added = await own.send('addSecondFactor', { body: { code: nextCode() } });
      if (added.status !== 201) throw new Error(`not added: ${added.body.message}`);
      return {
        ...own,
        recoveryCodes: added.body.recoveryCodes,
        nextCode,
        logIn: () => app.send('logIn', { body: { role, email: own.email, password } }),
        growStale: () =>
          app.ctx.transact(async (tx) => {
            await tx
              .updateTable('sessions')
              .set({ proved_at: new Date(Date.now() - 11 * 60_000) })
              .where('account_id', '=', own.id)
              .execute();
          }),
      };
    },
  };
}

/** Adds a passkey to an account; gives what it answers to the challenge of a log-in. */
export async function addPasskey(app: TestApp, own: Caller) {
  const passkey = makePasskey();
  const { body } = await own.send('startPasskey', { body: {} });
  const response = passkey.create(body.options);
  await own.send('addPasskey', { body: { name: 'Phone', response } });
  return async () => {
    const started = await app.send('startPasskeyLogIn');
    return { response: passkey.get(started.body.options) };
  };
}
