import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { keyText } from '#core/elections/draw.ts';
import { afterThis } from '#tests/support/after-this.ts';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { createAccount, createActor } from '#tests/support/factories.ts';
import { endedElection } from '#tests/support/outcome-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import type { Answer } from '#tests/support/test-app.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { admin, app, council, startWithTwoOfficers } from '#tests/support/two-officers.ts';

startWithTwoOfficers();

const dice = '4 1 6 3 2 5 5 1';
const enter = (officer: Actor, { id }: TestElection, drawn = dice, witnesses = 'Mina Iyer') =>
  officer.send('enterDraw', { params: { id }, body: { drawn, witnesses } });
const confirm = (officer: Actor, { body }: Answer) =>
  officer.send('confirmProposal', { params: { id: body.proposal._id } });
const outcomeOf = async ({ id }: TestElection) =>
  (await council.send('readOutcome', { params: { id } })).body;
const resultOf = async ({ id }: TestElection) => {
  const { body } = await app.send('listResults');
  return body.find((one: { electionId: string }) => one.electionId === id);
};
const emailsTo = (address: string) =>
  app.ctx.db.selectFrom('emails').select('key').where('to_address', '=', address).execute();
interface Acted {
  act: string;
  officers: number | null;
}
const actsOn = async ({ id }: TestElection) => {
  const { body } = await app.send('readElectionRecord', { params: { id } });
  return body.entries
    .map(({ act, officers }: Acted) => [act, officers])
    .filter(([act]: [string]) => /^(proposal\.|election\.draw)/.test(act))
    .toReversed();
};

describe('a draw', () => {
  test('is entered by one officer, and held once another one confirms what was seen', async () => {
    const election = await endedElection(app, [3, 3, 1]);
    const before = (await resultOf(election)).results[0];
    expect([before.tie, before.decided]).toEqual([true, undefined]);
    expect((await outcomeOf(election)).draw).toMatchObject({ officersNeeded: 2 });
    const entered = await enter(council, election);
    expect(entered).toMatchObject({
      status: 202,
      body: {
        proposal: {
          act: 'election.draw',
          what: `These dice were thrown: ${dice}, before Mina Iyer. Confirm it only if you saw the same.`,
        },
      },
    });
    expect((await resultOf(election)).results[0].tie, 'one entry decides nothing').toBe(true);
    expect(await enter(admin, election)).toMatchObject(refusedWith('proposal-waits'));
    expect(await confirm(council, entered)).toMatchObject(refusedWith('own-proposal'));
    expect(await confirm(admin, entered)).toMatchObject({
      status: 200,
      body: { message: 'The draw was held.' },
    });

    const { results, afterClose } = await resultOf(election);
    const day = new Date(Date.now() - 1_000).toISOString().slice(0, 10);
    expect(afterClose.draw).toMatchObject({
      seed: `${day} dice ${dice}`,
      witnesses: 'Mina Iyer',
      officers: 2,
    });
    const [position] = election.positions;
    const tied = position?.candidates.slice(0, 2) ?? [];
    const keys = tied
      .map(({ id }) => ({
        _id: id,
        key: hash('sha256', keyText(afterClose.draw.seed, position?.id ?? '', id)),
      }))
      .toSorted((a, b) => (a.key < b.key ? -1 : 1));
    expect(results[0]).toMatchObject({ tie: false, decided: { by: 'draw', keys } });
    expect(results[0].decided.winner).toBe(keys[0]?._id);
    expect(results[0].candidates[0]._id, 'the winner stands first').toBe(keys[0]?._id);
    const winner = tied.find(({ id }) => id === keys[0]?._id)?.nominee;
    expect(await emailsTo(winner?.email ?? '')).toHaveLength(1);
    expect((await resultOf(election)).recountKit.edition, 'the kit has the draw').toBe(2);
    expect(await enter(council, election)).toMatchObject(refusedWith('draw-held'));
    expect(await actsOn(election)).toEqual([
      ['proposal.propose', null],
      ['proposal.confirm', null],
      ['election.draw', 2],
    ]);
  });

  test('that is refused decides nothing, is entered again, and its dice stay in the record', async () => {
    const election = await endedElection(app, [2, 2]);
    const wrong = await enter(council, election, '66666666');
    const params = { id: wrong.body.proposal._id };
    const refused = await admin.send('refuseProposal', {
      params,
      body: { reason: 'I saw others.' },
    });
    expect(refused.status).toBe(200);
    expect((await resultOf(election)).results[0].tie).toBe(true);
    expect((await confirm(admin, await enter(council, election))).status).toBe(200);
    const { entries } = (await admin.send('listRecord')).body;
    expect(JSON.stringify(entries)).toContain('6 6 6 6 6 6 6 6, before Mina Iyer');
  });

  test('is proposed once and made once, however many enter and confirm it at once', async () => {
    const election = await endedElection(app, [1, 1]);
    const officers = await Promise.all(
      Array.from({ length: 4 }, () => createActor(app, { role: 'council' })),
    );
    const entered = await Promise.all(
      [...officers, ...officers].map((one) => enter(one, election)),
    );
    const [first, ...more] = entered.filter(({ status }) => status === 202);
    expect(more).toEqual([]);
    for (const answer of entered.filter((one) => one !== first)) {
      expect(answer).toMatchObject(refusedWith('proposal-waits'));
    }
    const proposer = first?.body.proposal.proposedBy._id;
    const others = officers.filter(({ id }) => id !== proposer);
    const confirmed = await Promise.all(
      [...others, ...others].map((one) => confirm(one, first as Answer)),
    );
    expect(confirmed.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of confirmed.filter(({ status }) => status !== 200)) {
      expect(answer).toMatchObject(refusedWith('proposal-settled'));
    }
    expect(await actsOn(election)).toEqual([
      ['proposal.propose', null],
      ['proposal.confirm', null],
      ['election.draw', 2],
    ]);
    const { rows } = await app.ctx.pool.query('select 1 from draws where election_id = $1', [
      election.id,
    ]);
    expect(rows).toHaveLength(1);
  });

  test('is neither confirmed nor refused by an officer who is tied, whatever their role', async () => {
    const rivals = [
      await createActor(app, { role: 'council' }),
      await createActor(app, { role: 'admin' }),
    ];
    const election = await endedElection(app, [1, 1], {}, { nominees: rivals });
    const entered = await enter(council, election);
    for (const rival of rivals) {
      expect(await confirm(rival, entered)).toMatchObject(refusedWith('proposal-about-you'));
      const refused = await rival.send('refuseProposal', {
        params: { id: entered.body.proposal._id },
        body: { reason: 'I would lose.' },
      });
      expect(refused).toMatchObject(refusedWith('proposal-about-you'));
    }
    expect((await confirm(admin, entered)).status).toBe(200);
  });

  test('is held at once where all other officers are tied, and everybody reads that', async () => {
    const server = await startTestApp();
    afterThis(() => server.close());
    const [one, rival] = [
      await createActor(server, { role: 'council' }),
      await createActor(server, { role: 'admin' }),
    ];
    const nominees = [rival, await createAccount(server.ctx)];
    const election = await endedElection(server, [1, 1], {}, { nominees });
    const { body } = await one.send('readOutcome', { params: { id: election.id } });
    expect(body.draw).toMatchObject({ officersNeeded: 1, isOwn: false });
    // Who reads along is no officer who could confirm it, and a tied admin neither enters nor confirms it.
    const observer = await createActor(server, { role: 'observer' });
    const ofObserver = await observer.send('readOutcome', { params: { id: election.id } });
    expect(ofObserver.body.draw).toMatchObject({ officersNeeded: 1, isOwn: false });
    const ofRival = await rival.send('readOutcome', { params: { id: election.id } });
    expect(ofRival.body.draw).toMatchObject({ isOwn: true });
    expect(await enter(rival, election)).toMatchObject(refusedWith('own-tie'));
    expect(await enter(one, election)).toMatchObject({
      status: 200,
      body: { message: 'The draw was held.' },
    });
    const [result] = (await server.send('listResults')).body;
    expect(result.afterClose.draw).toMatchObject({ officers: 1 });
    const { body: kept } = await server.send('readElectionRecord', {
      params: { id: election.id },
    });
    const acts = kept.entries.map(({ act, officers }: Acted) => [act, officers]);
    expect(acts).toContainEqual(['election.draw', 1]);
  });

  test('is entered by an officer who stands and is not tied, where all of them stand', async () => {
    const server = await startTestApp();
    afterThis(() => server.close());
    const [stands, rival] = [
      await createActor(server, { role: 'council' }),
      await createActor(server, { role: 'admin' }),
    ];
    const nominees = [rival, await createAccount(server.ctx), stands];
    const election = await endedElection(server, [2, 2, 1], {}, { nominees });
    const draws = async (one: Actor) =>
      (await one.send('readOutcome', { params: { id: election.id } })).body.draw.isOwn;
    expect([await draws(stands), await draws(rival)]).toEqual([false, true]);
    expect(await enter(rival, election)).toMatchObject(refusedWith('own-tie'));
    expect((await enter(stands, election)).status).toBe(200);
  });

  test('is entered by each officer where all of them are tied', async () => {
    const server = await startTestApp();
    afterThis(() => server.close());
    const one = await createActor(server, { role: 'council' });
    const nominees = [one, await createActor(server, { role: 'admin' })];
    const election = await endedElection(server, [1, 1], {}, { nominees });
    const { things } = (await one.send('listWaiting')).body;
    expect(things).toMatchObject([{ kind: 'tie', whyNot: null, positions: ['President'] }]);
    expect((await enter(one, election)).status).toBe(200);
  });

  test('is refused where nothing is to be drawn, by whom it is about, and before its number is out', async () => {
    expect(await enter(council, await endedElection(app, [2, 1]))).toMatchObject(
      refusedWith('no-tie'),
    );
    const none = await endedElection(app, [0, 0]);
    expect(await enter(council, none)).toMatchObject(refusedWith('no-tie'));
    expect((await resultOf(none)).results[0].tie, 'the screens call it a tie').toBe(true);
    const runOff = await endedElection(app, [1, 1], { rules: { tie: 'run-off' } });
    expect(await enter(council, runOff)).toMatchObject(refusedWith('tie-by-run-off'));
    const rival = await createActor(app, { role: 'council' });
    const nominees = [rival, await createAccount(app.ctx)];
    const own = await endedElection(app, [1, 1], {}, { nominees });
    expect(await enter(rival, own)).toMatchObject(refusedWith('own-tie'));
    const { body: told } = await rival.send('readOutcome', { params: { id: own.id } });
    expect(told.draw, 'the page does not offer it').toMatchObject({ isOwn: true });
    expect((await outcomeOf(own)).draw).toMatchObject({ isOwn: false });
    const number = { seed: 'public-number', source: 'State lottery' } as const;
    const early = await endedElection(app, [1, 1], { rules: { ...number, minutes: 60 } });
    expect(await enter(council, early, '0417')).toMatchObject(refusedWith('draw-too-early'));
    for (const [drawn, witnesses] of [
      ['1234567', 'Mina'],
      ["1'; reboot", 'Mina'],
      [dice, ''],
    ]) {
      const refused = await enter(council, await endedElection(app, [1, 1]), drawn, witnesses);
      expect([refused.status, refused.body.reason]).toEqual([400, 'invalid-input']);
    }
  });
});
