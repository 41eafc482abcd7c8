import { afterEach, describe, expect, test } from 'vitest';
import type { CallName } from '#contract/api.ts';
import type { TwoPersonActName } from '#core/council/two-person.ts';
import type { Actor } from '#tests/support/factories.ts';
import { createAccount, createElection } from '#tests/support/factories.ts';
import { holdElection } from '#tests/support/hold-election.ts';
import { inHours, voteSome, openLifeStage } from '#tests/support/life-stage.ts';
import { endedElection, heldElection, thrown } from '#tests/support/outcome-stage.ts';
import {
  admin,
  app,
  confirm,
  council,
  idOf,
  liftAll,
  other,
  reason,
  setRule,
  openProposalStage,
} from '#tests/support/proposal-stage.ts';
import { createListedElection, listNumber } from '#tests/support/listed-numbers.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { lastRuling, makeVoid } from '#tests/support/sanction-stage.ts';
import { startSideBySide } from '#tests/support/side-by-side.ts';

startSideBySide();
openLifeStage();
openProposalStage();

// Every act of the table in src/core/council/two-person.ts: an act that is added there needs a row here.

afterEach(liftAll);

interface Call {
  call: CallName;
  given: { params?: { id: string }; body: Record<string, unknown> };
  /** Who proposes it; council where nothing else is said. */
  by?: Actor;
  /** What stands in the place of the reason, where the call takes none. */
  says?: string;
}
const onElection = (call: CallName, id: string, more: Record<string, unknown> = {}): Call => ({
  call,
  given: { params: { id }, body: { reason, ...more } },
});
const onOpen = async (call: CallName, more: Record<string, unknown> = {}): Promise<Call> =>
  onElection(call, (await createElection(app.ctx)).id, more);

/** Somebody who may vote in an open election. */
const onVoter = async (call: CallName, more: Record<string, unknown> = {}): Promise<Call> => {
  await createElection(app.ctx);
  return onElection(call, (await createAccount(app.ctx)).id, more);
};
/** A number on the voter list, and an open election that goes by it. */
async function onListOfOpen() {
  const enrollmentNumber = `0177LO25${String((listed += 1)).padStart(4, '0')}`;
  await listNumber(app.ctx, enrollmentNumber, { email: `${enrollmentNumber}@campus.example` });
  const { id: electionId } = await createListedElection(app.ctx);
  const { rows: found } = await app.ctx.pool.query<{ id: string }>(
    'select id from voter_list_entries where enrollment_number = $1',
    [enrollmentNumber],
  );
  return { electionId, enrollmentNumber, id: found[0]?.id ?? '' };
}
let listed = 0;

const rows: Record<TwoPersonActName, () => Promise<Call>> = {
  'election.publish': async () => {
    const body = {
      name: 'A whole draft',
      description: 'Choose your council.',
      startDate: inHours(1),
      endDate: inHours(2),
      positions: ['President'],
      draft: true,
    };
    const made = await council.send('createElection', { body });
    return onElection('publishElection', made.body.election._id);
  },
  'election.edit': async () => {
    const { id } = await createElection(app.ctx, { startsInMinutes: 30 });
    return onElection('editElection', id, { name: 'Renamed' });
  },
  'election.extend': () => onOpen('extendElection', { endDate: inHours(40) }),
  // One officer pauses at once, once a day (brief-pause.test.ts).
  'election.pause': async () => {
    const { id } = await createElection(app.ctx);
    await app.ctx.pool.query('update elections set paused_alone_at = now() where id = $1', [id]);
    return onElection('pauseElection', id);
  },
  'election.resume': async () => {
    const { id } = await createElection(app.ctx);
    await setRule(false);
    await council.send('pauseElection', { params: { id }, body: { reason } });
    await setRule(true);
    return onElection('resumeElection', id);
  },
  'election.correct-name': async () => {
    const { id, positions } = await createElection(app.ctx);
    const nominationId = positions[0]?.candidates[0]?.id;
    return onElection('correctCandidateName', id, { nominationId, name: 'Corrected Name' });
  },
  'election.close': () => onOpen('closeElectionNow'),
  'election.to-draft': () => onOpen('returnElectionToDraft'),
  'election.cancel': () => onOpen('cancelElection'),
  'election.delete': async () => {
    const election = await createElection(app.ctx);
    await voteSome(election, 1);
    return { ...onElection('deleteElection', election.id, { confirm: election.name }), by: admin };
  },
  'election.settle-hold': async () => {
    const { id } = await createElection(app.ctx);
    await holdElection(app.ctx, id);
    return { ...onElection('settleHeldClose', id, { choice: 'count' }), by: admin };
  },
  'election.certify': async () => {
    const { id } = await endedElection(app, [2, 1], { appeals_until: new Date(0) });
    return onElection('certifyElection', id);
  },
  'election.release': async () => {
    const { id } = await heldElection(app, [2, 1]);
    return onElection('releaseResults', id);
  },
  'election.sanction': async () => {
    const election = await createElection(app.ctx, { positions: { President: 2 } });
    const nominationId = election.positions[0]?.candidates[0]?.id ?? '';
    const said = { reason, answered: null };
    const body = { electionId: election.id, kind: 'disqualify', nominationId, ...said };
    return { call: 'createRuling', given: { body } };
  },
  'election.overturn': async () => {
    const election = await createElection(app.ctx, { positions: { President: 2 } });
    await setRule(false);
    await makeVoid(council, election, election.positions[0]?.id ?? '');
    await setRule(true);
    return onElection('overturnRuling', (await lastRuling(app, election))._id);
  },
  'election.returning-officer': async () => {
    const { id } = await createElection(app.ctx, { startsInMinutes: 30 });
    const { email } = await createAccount(app.ctx, { role: 'observer' });
    return onElection('nameReturningOfficer', id, { email });
  },
  'election.draw': async () => {
    const { id } = await endedElection(app, [2, 2]);
    const given = { params: { id }, body: thrown };
    return { call: 'enterDraw', given, says: `${thrown.drawn}, before ${thrown.witnesses}` };
  },
  'number.give': async () => {
    const enrollmentNumber = '0177CS990017';
    await createAccount(app.ctx, { enrollmentNumber });
    const { id } = await createAccount(app.ctx, { enrollmentNumber: null });
    return { call: 'giveNumber', given: { params: { id }, body: { enrollmentNumber, reason } } };
  },
  'voter-list.add': async () => {
    const { id } = await createElection(app.ctx);
    await app.ctx.pool.query(
      `update elections set electorate = 'roll', voters = 'listed' where id = $1`,
      [id],
    );
    const body = { electionId: id, enrollmentNumber: '0177CS990009', reason };
    return { call: 'addVoter', given: { body } };
  },
  'voter-list.correct': async () => {
    const { id, enrollmentNumber } = await onListOfOpen();
    const body = { enrollmentNumber, name: 'Another', email: '', groups: [], reason };
    return { call: 'correctVoter', given: { params: { id }, body } };
  },
  'voter-list.correct-address': async () => {
    const { electionId, enrollmentNumber } = await onListOfOpen();
    return onElection('correctListAddress', electionId, {
      ...{ enrollmentNumber, email: 'another@campus.example' },
    });
  },
  'voter-list.remove': async () => {
    const { id } = await onListOfOpen();
    return onElection('removeVoter', id);
  },
  'voter-list.import': async () => {
    const { enrollmentNumber } = await onListOfOpen();
    const text = `Number,Name\n${enrollmentNumber},Another`;
    const { stamp } = (await council.send('previewVoterList', { body: { text } })).body;
    return { call: 'importVoterList', given: { body: { text, stamp, reason } } };
  },
  'voter-list.undo': async () => {
    const { enrollmentNumber } = await onListOfOpen();
    const text = `Number,Name\n${enrollmentNumber},Another`;
    const { stamp } = (await council.send('previewVoterList', { body: { text } })).body;
    await setRule(false);
    const { body } = await council.send('importVoterList', { body: { text, stamp } });
    await setRule(true);
    return onElection('undoVoterListImport', body.import._id);
  },
  'number.print-codes': async () => {
    const numbers = await Promise.all(
      Array.from({ length: 11 }, async () => (await onListOfOpen()).enrollmentNumber),
    );
    return { call: 'printNumberCodes', given: { body: { numbers, reason } } };
  },
  'number.check-in': async () => {
    const numbers = await Promise.all(
      Array.from({ length: 11 }, async () => {
        const { enrollmentNumber } = await onListOfOpen();
        await createAccount(app.ctx, { enrollmentNumber });
        await app.ctx.pool.query(
          `update voter_list_entries set email = '' where enrollment_number = $1`,
          [enrollmentNumber],
        );
        return enrollmentNumber;
      }),
    );
    const [beyond = '', ...free] = numbers;
    for (const enrollmentNumber of free) {
      expect((await council.send('checkIn', { body: { enrollmentNumber } })).status).toBe(200);
    }
    return { call: 'checkIn', given: { body: { enrollmentNumber: beyond, reason } } };
  },
  'account.suspend': async () => ({ ...(await onVoter('suspendUser')), by: admin }),
  'account.delete': async () => ({ ...(await onVoter('deleteUser')), by: admin }),
  'account.unverify': async () => ({ ...(await onVoter('unverifyUser')), by: admin }),
  'account.role': async () => ({
    ...(await onVoter('changeRole', { role: 'observer' })),
    by: admin,
  }),
  'account.correct': async () => {
    const { electionId: _id, enrollmentNumber } = await onListOfOpen();
    return { ...(await onVoter('correctUser', { enrollmentNumber })), by: admin };
  },
  'account.show-link': async () => {
    await createElection(app.ctx);
    const { id } = await createAccount(app.ctx, { role: 'council' });
    return { ...onElection('showLink', id), by: admin };
  },
  'campus.hand-over': async () => {
    const { id: userId } = await createAccount(app.ctx);
    const successors = [{ userId, role: 'council' }];
    return {
      call: 'handOver',
      given: { body: { successors, reason } },
      by: admin,
    };
  },
  'campus.time-zone': async () => {
    const { id } = await createElection(app.ctx, {
      startsInMinutes: 24 * 60,
      endsInMinutes: 48 * 60,
    });
    return {
      call: 'saveCampusSettings',
      given: { body: { timeZone: 'Europe/London', stays: { [id]: 'clock' }, reason } },
      by: admin,
    };
  },
  'campus.two-officers-off': async () => ({
    call: 'saveCampusSettings',
    given: { body: { needsTwoOfficers: false, reason } },
    by: admin,
  }),
};

/** All that these acts change, as the database has it. */
async function whatStands(): Promise<unknown> {
  const { rows: found } = await app.ctx.pool.query(
    `select (select json_agg(e order by e.id) from elections e) as elections,
            (select json_agg(v order by v.id) from voter_list_entries v) as voters,
            (select json_agg(n.name order by n.id) from nominations n) as names,
            (select count(*) from sealed_batches) as votes,
            (select json_agg(concat(a.enrollment_number, a.role, a.is_verified, a.proved_at) order by a.id)
              from accounts a) as numbers,
            (select count(*) from proposals p where p.state = 'confirmed'
              and p.act in ('number.print-codes', 'account.show-link')) as codes,
            (select json_agg(h order by h.election_id) from held_closes h) as holds,
            (select json_agg(d order by d.election_id) from draws d) as draws,
            (select json_agg(s order by s.id) from sanctions s) as sanctions,
            (select json_agg(r order by r.election_id) from returning_officers r) as named,
            (select json_agg(c) from campus c) as campus`,
  );
  return found;
}

/** Whose name or address stands in a proposal as it is kept. */
async function namedIn(id: string): Promise<unknown> {
  const { rows: found } = await app.ctx.pool.query(
    `select a.name, a.email from accounts a, proposals p where p.id = $1
       and (position(a.name in row_to_json(p)::text) > 0 or position(a.email in row_to_json(p)::text) > 0)`,
    [id],
  );
  return found;
}

const expireIn = (id: string, time: string) =>
  app.ctx.pool.query(`update proposals set expires_at = now() + $2::interval where id = $1`, [
    id,
    time,
  ]);

describe('with the rule on', () => {
  test.each(Object.entries(rows))(
    '%s changes nothing until another officer confirms it in time',
    async (act, prepare) => {
      const { call, given, by = council, says = reason } = await prepare();
      const before = await whatStands();
      const proposed = await by.send(call, given);
      expect(proposed).toMatchObject({ status: 202, body: { proposal: { act, reason: says } } });
      const id = idOf(proposed);
      // What is corrected is the name on a ballot, and the new one stands nowhere else.
      const isOfName = act === 'election.correct-name';
      expect(isOfName ? [] : await namedIn(id), 'what waits names nobody').toEqual([]);
      expect(await confirm(by, id)).toMatchObject(refusedWith('own-proposal'));
      await expireIn(id, '0');
      expect(await confirm(other, id)).toMatchObject(refusedWith('proposal-expired'));
      expect(await whatStands()).toEqual(before);
      await expireIn(id, '1 hour');
      expect((await confirm(other, id)).status).toBe(200);
      expect(await whatStands()).not.toEqual(before);
    },
  );
});

test('what waits shows how its people are called when it is read, and nobody who is gone', async () => {
  const { id: userId } = await createAccount(app.ctx, { name: 'Asha Verma' });
  const successors = [{ userId, role: 'council' as const }];
  const waiting = idOf(await admin.send('handOver', { body: { successors, reason } }));
  const field = async () => {
    const { proposals } = (await other.send('listProposals')).body;
    const found = proposals.find(({ _id }: { _id: string }) => _id === waiting);
    return found?.changes[0]?.field;
  };
  expect(await field()).toBe('Asha Verma');
  await app.ctx.pool.query(`update accounts set name = 'Asha Rao' where id = $1`, [userId]);
  expect(await field()).toBe('Asha Rao');
  await app.ctx.pool.query('delete from accounts where id = $1', [userId]);
  expect(await field()).toBe('–');
});
