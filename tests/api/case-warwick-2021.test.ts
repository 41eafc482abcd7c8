import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { known } from '#core/kernel/known.ts';
import { electionJobs } from '#server/closing/close.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import {
  asked,
  castCounts,
  closeCase,
  openCase,
  organiseCase,
  resultOfCase,
} from '#tests/support/case-stage.ts';
import type { CaseElection } from '#tests/support/case-stage.ts';
import { createActor } from '#tests/support/factories.ts';
import type { Actor } from '#tests/support/factories.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { runDue } from '#tests/support/run-due.ts';
import { disqualify, lastRuling, overturn, rulingsOf } from '#tests/support/sanction-stage.ts';
import { verify } from '#tests/support/verifier.ts';

// Warwick SU, 2021: whoever had the most votes was not to be a candidate any more, and was reinstated after the
// count. Here a ruling disqualifies her while people vote, the result stands without her, and the ruling is
// overturned: everything is as if it had never been.

const app = testApp();
let council: Actor;
let admin: Actor;
beforeAll(async () => {
  council = await createActor(app, { role: 'council' });
  admin = await createActor(app, { role: 'admin' });
});

const settle = () => runDue(app.ctx, electionJobs(app.ctx));

/** The e-mails about a win to somebody: what of them left, by what their keys end with. */
async function emailsTo({ email }: { email: string }) {
  const rows = await app.ctx.db
    .selectFrom('emails')
    .select(['key', 'subject'])
    .where('to_address', '=', email)
    .where('key', 'like', 'winner:%')
    .orderBy('created_at')
    .orderBy('key')
    .execute();
  return rows.map(({ key }) => key.split(':')[4] ?? 'won');
}

/** What waits has left. */
const send = () =>
  app.ctx.transact((tx) =>
    tx
      .updateTable('emails')
      .set({ status: 'sent', sent_at: new Date() })
      .where('status', '=', 'waiting')
      .execute(),
  );

async function kitOf({ id }: CaseElection) {
  const { payload } = await app.fastify.inject({ url: `/api/election/recount-kit/${id}` });
  const expectedHash = createHash('sha256').update(payload).digest('hex');
  const { code, output } = verify(payload, { expectedHash });
  expect(code, output).toBe(0);
  return JSON.parse(payload);
}

async function disqualifiedAtTheTop(name: string) {
  const stand = { President: ['Asha Rao', 'Binod Shah', 'Chitra Nair'] };
  const rules = { rules: { leaving: 'next' as const } };
  const election = await organiseCase(app, { council, admin }, name, stand, rules);
  await openCase(app, election);
  const [asha, binod] = (election.candidates.President ?? []).map(known);
  await castCounts(app, election, 'President', [5, 3, 1]);
  await asked(disqualify(council, election, known(asha).nominationId));
  const sanction = await lastRuling(app, election);
  await closeCase(app, election);
  await settle();
  return { election, asha: known(asha), binod: known(binod), sanction };
}

test('the ruling is undone whole: result, kit, e-mails, the seat and what everybody reads', async () => {
  const { election, asha, binod, sanction } = await disqualifiedAtTheTop('Officers 2021');
  const [without] = (await resultOfCase(app, election)).results;
  expect(without).toMatchObject({
    elected: [binod.nominationId],
    disqualified: [{ _id: asha.nominationId, votes: 5 }],
  });
  expect(without.candidates.map(({ _id }: { _id: string }) => _id)).not.toContain(
    asha.nominationId,
  );
  expect([await emailsTo(asha), await emailsTo(binod)]).toEqual([[], ['won']]);
  const before = await kitOf(election);
  await send();
  const { positionId } = binod;
  const body = { electionId: election.id, positionId, position: 'President', replaces: [] };
  await asked(admin.send('seatWinner', { body }));

  await asked(overturn(admin, sanction._id, 'She had never withdrawn.'));
  await settle();
  const [whole] = (await resultOfCase(app, election)).results;
  expect(whole).toMatchObject({ elected: [asha.nominationId] });
  expect(
    whole.candidates.map(({ _id, votes }: { _id: string; votes: number }) => [_id, votes]),
  ).toContainEqual([asha.nominationId, 5]);
  expect(whole).not.toHaveProperty('disqualified');
  expect(whole).not.toHaveProperty('asCast');
  // Who was told that he had won is told that he has not; she hears it for the first time.
  expect([await emailsTo(asha), await emailsTo(binod)]).toEqual([['won'], ['won', 'not']]);
  const after = await kitOf(election);
  expect(after.edition).toBe(before.edition + 1);
  expect(after.positions[0].result).toMatchObject({
    outcome: 'elected',
    elected: [asha.nominationId],
  });
  // The ballots are those of the first edition.
  expect(after.positions[0].lists).toEqual(before.positions[0].lists);

  // Everybody reads both: what was ruled, struck out, and why it was overturned.
  expect((await rulingsOf(app, election)).sanctions).toMatchObject([
    {
      kind: 'disqualified',
      candidate: 'Asha Rao',
      overturned: { reason: 'She had never withdrawn.' },
    },
  ]);
  const { elections } = (await app.send('listElections')).body;
  const page = elections.find(({ _id }: { _id: string }) => _id === election.id);
  expect(page.changes.map(({ what }: { what: string }) => what)).toEqual(
    expect.arrayContaining([
      'Asha Rao is disqualified for President.',
      'The ruling that disqualified Asha Rao for President is overturned.',
    ]),
  );
  for (const one of page.nominations) expect(one).not.toHaveProperty('disqualified');
  const { entries } = (await app.send('readElectionRecord', { params: { id: election.id } })).body;
  const acts = entries.map(({ act }: { act: string }) => act);
  expect(acts).toEqual(expect.arrayContaining(['election.sanction', 'election.overturn']));
  // His seat waits for an officer to take it back.
  const { things } = (await admin.send('listWaiting')).body;
  expect(things).toContainEqual(
    expect.objectContaining({ kind: 'seat', electionId: election.id, count: 1 }),
  );
  expect(await overturn(council, sanction._id)).toMatchObject(refusedWith('sanction-overturned'));
});

test('overturned before the e-mail left, it is as if nobody had been told', async () => {
  const { election, asha, binod, sanction } = await disqualifiedAtTheTop('Officers 2022');
  await asked(overturn(admin, sanction._id));
  expect([await emailsTo(asha), await emailsTo(binod)]).toEqual([['won'], []]);
  // Ruled and overturned once more, after all of that has left: each hears where it stands now.
  await send();
  await asked(disqualify(council, election, asha.nominationId));
  const again = await lastRuling(app, election);
  expect([await emailsTo(asha), await emailsTo(binod)]).toEqual([['won', 'not'], ['won']]);
  await send();
  await asked(overturn(admin, again._id));
  expect([await emailsTo(asha), await emailsTo(binod)]).toEqual([
    ['won', 'not', 'again'],
    ['won', 'not'],
  ]);
});
