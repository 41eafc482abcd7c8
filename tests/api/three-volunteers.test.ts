import { expect, test } from 'vitest';
import { electionJobs } from '#server/closing/close.ts';
import { createAccount, createActor, createElection } from '#tests/support/factories.ts';
import { openLifeStage, shown, voteSome } from '#tests/support/life-stage.ts';
import {
  app,
  cancel,
  confirm,
  idOf,
  openProposalStage,
  reason,
  stateOf,
  suspendAllBut,
} from '#tests/support/proposal-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { startSideBySide } from '#tests/support/side-by-side.ts';

startSideBySide();
openLifeStage();
openProposalStage();

const hoursLater = async (hours: number) => {
  for (const statement of [
    'update accounts set officer_since = officer_since - make_interval(hours => $1)',
    `update proposals set proposed_at = proposed_at - make_interval(hours => $1),
       alone_from = alone_from - make_interval(hours => $1),
       expires_at = expires_at - make_interval(hours => $1) where state = 'open'`,
    `update elections set paused_at = paused_at - make_interval(hours => $1),
       paused_until = paused_until - make_interval(hours => $1) where state = 'paused'`,
  ]) {
    await app.ctx.pool.query(statement, [hours]);
  }
};

test('three volunteers, one of them away for a week, do all they need without waiting for that one', async () => {
  await suspendAllBut([]);
  const asha = await createActor(app, { role: 'admin', name: 'Asha' });
  // Away: nothing below is done by this one.
  const ben = await createActor(app, { role: 'admin', name: 'Ben' });
  const chris = await createActor(app, { role: 'council', name: 'Chris' });
  expect((await chris.send('listProposals')).body.newOfficers).toEqual([]);

  // Monday: somebody new. Asha makes them an officer alone, and Dev confirms from Thursday.
  const dev = await createAccount(app.ctx, { name: 'Dev' });
  const given = { params: { id: dev.id }, body: { role: 'council' } };
  expect((await asha.send('changeRole', given)).status).toBe(200);
  const token = await app.ctx.transact((tx) => app.ctx.sessions.start(tx, dev.id));
  const asDev = { ...chris, ...app.as(`hustings=${token}`) };
  const upcoming = await createElection(app.ctx, { startsInMinutes: 600, endsInMinutes: 6_000 });
  const proposed = idOf(await cancel(asha, upcoming.id));
  expect(await confirm(asDev, proposed)).toMatchObject({
    status: 409,
    body: { reason: 'officer-too-new' },
  });
  // Chris is there, so nothing waits for Dev or Ben.
  expect((await confirm(chris, proposed)).status).toBe(200);
  expect(await stateOf(upcoming.id)).toBe('cancelled');

  // Tuesday, 23:00: Chris is the only one awake, and pauses.
  const election = await createElection(app.ctx, { endsInMinutes: 20_000 });
  await voteSome(election, 2);
  const { id, name } = election;
  await chris.send('pauseElection', { params: { id }, body: { reason } });
  expect((await shown(id)).state).toBe('paused');
  await hoursLater(2);
  await electionJobs(app.ctx)['resume-election']({ electionId: id });
  expect((await shown(id)).state).toBe('published');

  // Wednesday: what needs an admin as second. Chris may not, and Ben is away.
  const off = await asha.send('saveCampusSettings', {
    body: { needsTwoOfficers: false, reason },
  });
  const removal = await asha.send('deleteElection', {
    params: { id },
    body: { confirm: name, reason },
  });
  expect([off.status, removal.status]).toEqual([202, 202]);
  expect(await confirm(chris, idOf(off))).toMatchObject(refusedWith('role-too-small'));
  const announce = (of: typeof off) => asha.send('announceAlone', { params: { id: idOf(of) } });
  expect(await announce(off)).toMatchObject(refusedWith('alone-too-early'));

  // Saturday: 72 hours are over, and a day later Asha does it alone, but deletes no votes.
  await hoursLater(72);
  expect((await announce(off)).status).toBe(200);
  expect(await announce(removal)).toMatchObject(refusedWith('never-alone'));
  expect(await confirm(asha, idOf(off))).toMatchObject(refusedWith('own-proposal'));
  // Dev confirms by now, as any other officer.
  const other = await createElection(app.ctx, { startsInMinutes: 600, endsInMinutes: 6_000 });
  expect((await confirm(asDev, idOf(await cancel(chris, other.id)))).status).toBe(200);
  await hoursLater(24);
  expect((await confirm(asha, idOf(off))).status).toBe(200);
  expect((await app.send('readCampusSettings')).body.needsTwoOfficers).toBe(false);
  expect(await stateOf(id)).toBe('published');
  expect(await confirm(asha, idOf(removal))).toMatchObject(refusedWith('own-proposal'));
  expect(ben.id).not.toBe(asha.id);
});
