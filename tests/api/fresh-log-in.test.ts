import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount, createElection, sealVotes } from '#tests/support/factories.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { endedElection } from '#tests/support/outcome-stage.ts';
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
    'certifies no election': async (own: FactorOfficer) => {
      const { id } = await endedElection(app, [2, 1], { appeals_until: new Date(0) });
      return own.send('certifyElection', { params: { id }, body: { reason: 'Nobody appealed' } });
    },
    'enters no draw': async (own: FactorOfficer) => {
      const { id } = await endedElection(app, [1, 1]);
      const body = { drawn: '4 1 6 3 2 5 5 1', witnesses: 'Mina Iyer' };
      return own.send('enterDraw', { params: { id }, body });
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

  test('neither proposes nor confirms what needs two officers', async () => {
    await app.ctx.transact(async (tx) => {
      const rule = { needs_two_officers: true };
      const campus = { university_name: 'A', time_zone: 'Asia/Kolkata', ...rule };
      await tx
        .insertInto('campus')
        .values(campus)
        .onConflict((conflict) => conflict.column('is_only').doUpdateSet(rule))
        .execute();
    });
    afterThis(() =>
      app.ctx.transact((tx) =>
        tx.updateTable('campus').set({ needs_two_officers: false }).execute(),
      ),
    );
    const [one, two] = [await stage.withFactor(), await stage.withFactor()];
    const { id } = await createElection(app.ctx);
    const show = (own: FactorOfficer) =>
      own.send('reAuthenticate', { body: { code: own.nextCode() } });
    const propose = () =>
      one.send('pauseElection', { params: { id }, body: { reason: 'The hall is closed' } });
    const organise = () =>
      one.send('createElection', {
        body: {
          name: 'Only once',
          description: 'Choose your council.',
          startDate: '2090-03-01T03:30:00.000Z',
          endDate: '2090-03-02T03:30:00.000Z',
          positions: ['President'],
          reason: 'As the rules say',
        },
      });
    await one.growStale();
    expect(await propose()).toMatchObject({ status: 403, ...refused('reauth-required') });
    expect(await organise()).toMatchObject({ status: 403, ...refused('reauth-required') });
    await show(one);
    const { status, body } = await propose();
    expect(status).toBe(202);
    expect((await organise()).status).toBe(201);
    const drafts = await app.ctx.db
      .selectFrom('elections')
      .select('id')
      .where('name', '=', 'Only once')
      .execute();
    expect(drafts, 'a refused call leaves no draft').toHaveLength(1);
    const confirm = () => two.send('confirmProposal', { params: { id: body.proposal._id } });
    await two.growStale();
    expect(await confirm()).toMatchObject({ status: 403, ...refused('reauth-required') });
    await show(two);
    expect((await confirm()).status).toBe(200);
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
