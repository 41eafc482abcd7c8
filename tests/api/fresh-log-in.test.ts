import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { refusalsOf } from '#contract/endpoint.ts';
import type { EndpointSpec } from '#contract/endpoint.ts';
import { createAccount, createElection, sealVotes } from '#tests/support/factories.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { notAsked } from '#tests/support/not-asked-again.ts';
import { listNumber } from '#tests/support/listed-numbers.ts';
import { holdElection } from '#tests/support/hold-election.ts';
import { endedElection, heldElection, thrown } from '#tests/support/outcome-stage.ts';
import { addPasskey, codeOf, factorStage, password } from '#tests/support/second-factor-stage.ts';
import type { FactorOfficer } from '#tests/support/second-factor-stage.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { ruledSanction } from '#tests/support/sanction-stage.ts';

let stage: ReturnType<typeof factorStage>;
const app = testApp();
beforeAll(async () => {
  stage = factorStage(app);
});

const refused = (reason: string) => ({ body: { reason } });

describe('a log-in of some time ago', () => {
  const anElection = async () => {
    const election = await createElection(app.ctx, { name: 'Council 2026' });
    await sealVotes(app.ctx, election, [[1, 0]]);
    return { params: { id: election.id }, body: { confirm: 'Council 2026' } };
  };
  let printed = 9_902;
  const acts = {
    deleteElection: async (own: FactorOfficer) => own.send('deleteElection', await anElection()),
    cancelElection: async (own: FactorOfficer) => {
      const { params } = await anElection();
      return own.send('cancelElection', { params, body: { reason: 'A wrong list' } });
    },
    certifyElection: async (own: FactorOfficer) => {
      const { id } = await endedElection(app, [2, 1], { appeals_until: new Date(0) });
      return own.send('certifyElection', { params: { id }, body: { reason: 'Nobody appealed' } });
    },
    releaseResults: async (own: FactorOfficer) => {
      const { id } = await heldElection(app, [2, 1]);
      return own.send('releaseResults', { params: { id }, body: { reason: 'Nobody complained' } });
    },
    nameReturningOfficer: async (own: FactorOfficer) => {
      const { id } = await createElection(app.ctx, { startsInMinutes: 30 });
      const { email } = await createAccount(app.ctx, { role: 'observer' });
      return own.send('nameReturningOfficer', { params: { id }, body: { email } });
    },
    enterDraw: async (own: FactorOfficer) => {
      const { id } = await endedElection(app, [1, 1]);
      return own.send('enterDraw', { params: { id }, body: thrown });
    },
    createRuling: async (own: FactorOfficer) => {
      const { id: electionId } = await createElection(app.ctx);
      const body = { electionId, kind: 'void', position: 'President', reason: 'Two saw it' };
      return own.send('createRuling', { body });
    },
    overturnRuling: async (own: FactorOfficer) => {
      const id = await ruledSanction(app, await createElection(app.ctx));
      const body = { reason: 'The witness was wrong' };
      return own.send('overturnRuling', { params: { id }, body });
    },
    settleHeldClose: async (own: FactorOfficer) => {
      const { id } = await createElection(app.ctx);
      await holdElection(app.ctx, id);
      const body = { choice: 'count', reason: 'Nobody has the kit' };
      return own.send('settleHeldClose', { params: { id }, body });
    },
    handOver: (own: FactorOfficer) => own.send('handOver', { body: {} }),
    changeRole: async (own: FactorOfficer) => {
      const { id } = await createAccount(app.ctx);
      return own.send('changeRole', { params: { id }, body: { role: 'council' } });
    },
    deleteUser: async (own: FactorOfficer) => {
      const { id } = await createAccount(app.ctx);
      return own.send('deleteUser', { params: { id } });
    },
    verifyUser: async (own: FactorOfficer) => {
      const { id } = await createAccount(app.ctx, { role: 'admin', isVerified: false });
      return own.send('verifyUser', { params: { id } });
    },
    unverifyUser: async (own: FactorOfficer) => {
      const { id } = await stage.withFactor();
      return own.send('unverifyUser', { params: { id } });
    },
    correctUser: async (own: FactorOfficer) => {
      const { id } = await createAccount(app.ctx, { role: 'observer' });
      const body = { email: `${id}@college.test`, reason: 'A new mailbox' };
      return own.send('correctUser', { params: { id }, body });
    },
    suspendUser: async (own: FactorOfficer) => {
      const { id } = await stage.withFactor();
      return own.send('suspendUser', { params: { id }, body: { reason: 'Left' } });
    },
    liftSuspension: async (own: FactorOfficer) => {
      const { id } = await createAccount(app.ctx, { role: 'council' });
      const suspended = { suspended_at: new Date(), suspended_reason: 'why', is_verified: false };
      await app.ctx.transact((tx) =>
        tx.updateTable('accounts').set(suspended).where('id', '=', id).execute(),
      );
      return own.send('liftSuspension', { params: { id } });
    },
    sendResetLink: async (own: FactorOfficer) => {
      const { id } = await createAccount(app.ctx, { role: 'admin' });
      return own.send('sendResetLink', { params: { id } });
    },
    showLink: async (own: FactorOfficer) => {
      const { id } = await createAccount(app.ctx, { role: 'council' });
      return own.send('showLink', { params: { id } });
    },
    printNumberCodes: async (own: FactorOfficer) => {
      await listNumber(app.ctx, `0177CS24${printed++}`);
      return own.send('printNumberCodes', { body: { who: 'all' } });
    },
    correctListAddress: async (own: FactorOfficer) => {
      const enrollmentNumber = `0177CS24${printed++}`;
      await listNumber(app.ctx, enrollmentNumber);
      const { id } = await createElection(app.ctx);
      await app.ctx.pool.query("update elections set voters = 'listed' where id = $1", [id]);
      const body = { enrollmentNumber, email: `list${printed}@college.test` };
      return own.send('correctListAddress', { params: { id }, body });
    },
    correctVoter: async (own: FactorOfficer) => {
      const enrollmentNumber = `0177CS24${printed++}`;
      await listNumber(app.ctx, enrollmentNumber);
      const { rows } = await app.ctx.pool.query<{ id: string }>(
        'select id from voter_list_entries where enrollment_number = $1 and removed_at is null',
        [enrollmentNumber],
      );
      const body = { enrollmentNumber, name: 'Asha Rao', email: '', groups: [] };
      return own.send('correctVoter', { params: { id: rows[0]?.id ?? '' }, body });
    },
    closeElectionNow: async (own: FactorOfficer) => {
      const { params } = await anElection();
      return own.send('closeElectionNow', { params, body: { reason: 'All have voted' } });
    },
    announceAlone: async (own: FactorOfficer) => {
      const { id } = await createElection(app.ctx);
      const { rows } = await app.ctx.pool.query<{ id: string }>(
        `insert into proposals (id, call, act, object_key, election_id, subject, what, body, reason,
           proposed_by, proposed_at, expires_at)
         values (gen_random_uuid(), 'pauseElection', 'election.pause', $1, $2, 'A', 'B', '{}', 'C', $3,
           now() - interval '80 hours', now() + interval '80 hours') returning id`,
        [id, id, own.id],
      );
      // Nobody acts alone in the week after others of these acts.
      await app.ctx.pool.query('delete from removed_officers');
      return own.send('announceAlone', { params: { id: rows[0]?.id ?? id } });
    },
    saveCampusSettings: (own: FactorOfficer) =>
      own.send('saveCampusSettings', { body: { officersNeedSecondFactor: true } }),
    takeOffSecondFactor: async (own: FactorOfficer) => {
      const { id } = await stage.withFactor();
      const body = { reason: 'Lost' };
      return own.send('takeOffSecondFactor', { params: { id }, body });
    },
    renewRecoveryCodes: (own: FactorOfficer) => own.send('renewRecoveryCodes'),
    startSecondFactor: (own: FactorOfficer) => own.send('startSecondFactor', { body: {} }),
    startPasskey: (own: FactorOfficer) => own.send('startPasskey', { body: {} }),
    changePassword: (own: FactorOfficer) => {
      const newPassword = 'another lamp by the sea';
      return own.send('changePassword', { body: { currentPassword: password, newPassword } });
    },
    changeEmail: (own: FactorOfficer) => {
      const body = { email: `new-${own.email}`, currentPassword: password };
      return own.send('changeEmail', { body });
    },
    addSecondFactor: async (own: FactorOfficer) => {
      const { body } = await own.send('startSecondFactor', { body: {} });
      const now = app.ctx.clock.now();
      const code = body.secret === undefined ? '000000' : codeOf(body.secret, now);
      return own.send('addSecondFactor', { body: { code } });
    },
    removePasskey: async (own: FactorOfficer) => {
      const { status } = await own.send('startPasskey', { body: {} });
      if (status === 200) await addPasskey(app, own);
      const { rows } = await app.ctx.pool.query('select id from passkeys where account_id = $1', [
        own.id,
      ]);
      return own.send('removePasskey', { params: { id: rows[0]?.id ?? randomUUID() } });
    },
    giveNumber: async (own: FactorOfficer) => {
      const { id } = await createAccount(app.ctx);
      const body = { enrollmentNumber: '0177CS249901', reason: 'Came with the student card' };
      return own.send('giveNumber', { params: { id }, body });
    },
    removeSecondFactor: (own: FactorOfficer) => own.send('removeSecondFactor'),
    deleteOwnAccount: (own: FactorOfficer) =>
      own.send('deleteOwnAccount', { body: { currentPassword: password } }),
  };

  test.each(Object.entries(acts))(
    'does not do %s, and does so after one more code',
    async (name, act) => {
      const own = await stage.withFactor();
      await own.growStale();
      expect(await act(own), name).toMatchObject({ status: 403, ...refused('reauth-required') });
      const body = { code: own.nextCode() };
      expect((await own.send('reAuthenticate', { body })).status).toBe(200);
      expect([200, 201, 202]).toContain((await act(own)).status);
      await app.ctx.transact((tx) =>
        tx.updateTable('campus').set({ officers_need_second_factor: false }).execute(),
      );
    },
  );

  test('is not enough for any call that says so', () => {
    const asking = Object.entries(api)
      .filter(
        ([, spec]: [string, EndpointSpec]) =>
          refusalsOf(spec).includes('reauth-required') && spec.proposes !== true,
      )
      .map(([name]) => name);
    // The next test is about it, and about all that proposes.
    const tested = [...Object.keys(acts), 'createElection', 'confirmProposal'];
    expect(asking.filter((name) => !tested.includes(name))).toEqual([]);
    expect(asking.length).toBeGreaterThan(10);
  });

  test('is enough for what can be taken back, and for that alone', () => {
    const writes = Object.entries(api).filter(
      ([, { method, access }]: [string, EndpointSpec]) =>
        method !== 'GET' && (access === 'officers' || access === 'admin'),
    );
    const notAsking = writes
      .filter(([, { needsFreshLogIn, refuses = [] }]: [string, EndpointSpec]) => {
        return needsFreshLogIn !== true && !refuses.includes('reauth-required');
      })
      .map(([name]) => name);
    const listed = Object.values(notAsked).flat();
    expect(notAsking.toSorted()).toEqual(listed.toSorted());
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
    expect((await acts.changeRole(own as FactorOfficer)).status).toBe(200);
  });
});
