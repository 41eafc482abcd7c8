import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount, createElection, sealVotes } from '#tests/support/factories.ts';
import { addPasskey, factorStage, password } from '#tests/support/second-factor-stage.ts';
import type { FactorOfficer } from '#tests/support/second-factor-stage.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { startTestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let stage: ReturnType<typeof factorStage>;
beforeAll(async () => {
  app = await startTestApp();
  stage = factorStage(app);
});
afterAll(() => app.close());

const refused = (reason: string) => ({ body: { reason } });

describe('a log-in of some time ago', () => {
  const anElection = async () => {
    const election = await createElection(app.ctx, { name: 'Council 2026' });
    await sealVotes(app.ctx, election, [[1, 0]]);
    return { params: { id: election.id }, body: { confirm: 'Council 2026' } };
  };
  const acts = {
    'deletes no election with ballots': async (own: FactorOfficer) =>
      own.send('deleteElection', await anElection()),
    'cancels no election': async (own: FactorOfficer) => {
      const { params } = await anElection();
      return own.send('cancelElection', { params, body: { reason: 'A wrong list' } });
    },
    'hands nothing over': (own: FactorOfficer) => own.send('handOver', { body: {} }),
    'changes no role': async (own: FactorOfficer) => {
      const { id } = await createAccount(app.ctx);
      return own.send('changeRole', { params: { id }, body: { role: 'council' } });
    },
    'deletes no account': async (own: FactorOfficer) => {
      const { id } = await createAccount(app.ctx);
      return own.send('deleteUser', { params: { id } });
    },
    'changes no setting of log-ins': (own: FactorOfficer) =>
      own.send('saveCampusSettings', { body: { officersNeedSecondFactor: true } }),
    'takes no second step off': async (own: FactorOfficer) => {
      const { id } = await stage.withFactor();
      const body = { reason: 'Lost' };
      return own.send('takeOffSecondFactor', { params: { id }, body });
    },
    'makes no recovery codes': (own: FactorOfficer) => own.send('renewRecoveryCodes'),
    'replaces no secret': (own: FactorOfficer) => own.send('startSecondFactor', { body: {} }),
    'adds no passkey': (own: FactorOfficer) => own.send('startPasskey', { body: {} }),
    'changes no password': (own: FactorOfficer) => {
      const newPassword = 'another lamp by the sea';
      return own.send('changePassword', { body: { currentPassword: password, newPassword } });
    },
    'changes no e-mail': (own: FactorOfficer) => {
      const body = { email: `new-${own.email}`, currentPassword: password };
      return own.send('changeEmail', { body });
    },
    'removes no second step': (own: FactorOfficer) => own.send('removeSecondFactor'),
    'deletes not itself': (own: FactorOfficer) =>
      own.send('deleteOwnAccount', { body: { currentPassword: password } }),
  };

  test.each(Object.entries(acts))('%s, and does so after one more code', async (name, act) => {
    const own = await stage.withFactor();
    await own.growStale();
    expect(await act(own), name).toMatchObject({ status: 403, ...refused('reauth-required') });
    const body = { code: own.nextCode() };
    expect((await own.send('reAuthenticate', { body })).status).toBe(200);
    expect((await act(own)).status).toBe(200);
    await app.ctx.transact((tx) =>
      tx.updateTable('campus').set({ officers_need_second_factor: false }).execute(),
    );
  });

  test('is proved by a passkey of the own account, and by no other', async () => {
    const own = await stage.withFactor();
    const usePasskey = await addPasskey(app, own);
    const useOther = await addPasskey(app, await stage.officer());
    await own.growStale();
    expect(await own.send('reAuthenticate', { body: await useOther() })).toMatchObject(
      refused('passkey-wrong'),
    );
    expect(await own.send('renewRecoveryCodes')).toMatchObject(refused('reauth-required'));
    expect((await own.send('reAuthenticate', { body: await usePasskey() })).status).toBe(200);
    expect((await own.send('renewRecoveryCodes')).status).toBe(200);
  });

  test('binds nobody without a second step', async () => {
    const own = await stage.officer();
    await app.ctx.transact((tx) =>
      tx
        .updateTable('sessions')
        .set({ proved_at: new Date(0) })
        .where('account_id', '=', own.id)
        .execute(),
    );
    expect((await acts['changes no role'](own as FactorOfficer)).status).toBe(200);
  });
});
