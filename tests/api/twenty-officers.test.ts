import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { known } from '#core/kernel/known.ts';
import { createAccount, createActor, createElection } from '#tests/support/factories.ts';
import type { Actor } from '#tests/support/factories.ts';
import { openLifeStage } from '#tests/support/life-stage.ts';
import { endedElection, heldElection } from '#tests/support/outcome-stage.ts';
import { idOf, reason, setRule } from '#tests/support/proposal-stage.ts';
import { complain, disqualify, rulingsOf } from '#tests/support/sanction-stage.ts';
import { app, beside, startSideBySide } from '#tests/support/side-by-side.ts';
import type { Answer } from '#tests/support/test-app.ts';

startSideBySide();
openLifeStage();

// Twenty officers on two servers do the same at the same moment: it is done once, the others read what
// came first, and nothing is half done.

const many = 20;

async function twenty(): Promise<Actor[]> {
  const officers: Actor[] = [];
  for (let at = 0; at < many; at += 1) {
    const one = await createActor(app, { role: at % 4 === 0 ? 'admin' : 'council' });
    officers.push(at % 2 === 0 ? one : { ...one, ...beside.as(one.cookie) });
  }
  return officers;
}

/** A call as a page makes it: a server that has too much to do is asked again, and has done nothing. */
async function untilAnswered(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = await ask();
  return answer.body.reason === 'overloaded' ? untilAnswered(ask) : answer;
}

/** One answer has this status, and all others are refused for this reason. */
function once(answers: readonly Answer[], status: number, reason_: string): Answer {
  const done = answers.filter((one) => one.status === status);
  const others = answers.filter((one) => one.status !== status);
  expect(done, JSON.stringify(answers.map(({ body }) => body))).toHaveLength(1);
  expect(new Set(others.map(({ body }) => body.reason))).toEqual(new Set([reason_]));
  return done[0] as Answer;
}

/** How often an act stands in the record of an election, or of an account. */
async function entries(act: string, objectId: string): Promise<number> {
  const { rows } = await app.ctx.pool.query<{ count: number }>(
    'select count(*)::int from records where act = $1 and (election_id = $2 or object_id = $2)',
    [act, objectId],
  );
  return rows[0]?.count ?? 0;
}
const emails = async (key: string) => {
  const { rows } = await app.ctx.pool.query('select from emails where key like $1', [key]);
  return rows.length;
};

test('twenty officers at once: each act is done once, and the others read what came first', async () => {
  await setRule(false);
  const officers = await twenty();
  const voter = await createActor(app);
  await app.ctx.pool.query('update accounts set email_confirmed_at = now() where id = $1', [
    voter.id,
  ]);
  const [held, tied, over, open] = [
    await heldElection(app, [3, 2]),
    await endedElection(app, [2, 2]),
    await endedElection(app, [3, 2], { appeals_until: new Date() }),
    await createElection(app.ctx),
  ];
  const person = await createAccount(app.ctx, { role: 'council', isVerified: false });
  const messageId = await complain(voter, held);
  const all = (act: (officer: Actor, at: number) => Promise<Answer>) =>
    Promise.all(officers.map((officer, at) => untilAnswered(() => act(officer, at))));

  // All of it at the same moment; the ruling and the release are of one election.
  const [ruled, released, drawn, certified, paused, approved] = await Promise.all([
    all((officer) => disqualify(officer, held, known(held.positions[0]?.candidates[1]).id)),
    all((officer) => officer.send('releaseResults', { params: { id: held.id }, body: { reason } })),
    all((officer, at) =>
      officer.send('enterDraw', {
        params: { id: tied.id },
        body: { drawn: `4 1 6 3 2 5 5 ${(at % 6) + 1}`, witnesses: `Witness ${at}` },
      }),
    ),
    all((officer) => officer.send('certifyElection', { params: { id: over.id }, body: {} })),
    all((officer) => officer.send('pauseElection', { params: { id: open.id }, body: { reason } })),
    all((officer) => officer.send('verifyUser', { params: { id: person.id } })),
  ]);

  once(ruled, 200, 'already-disqualified');
  expect((await rulingsOf(app, held)).sanctions).toHaveLength(1);
  // One answer of one officer, sent by all, leaves once.
  const entryId = randomUUID();
  const answer = { params: { id: messageId }, body: { entryId, text: 'It was open.' } };
  for (const { status } of await all((officer) => officer.send('answerContact', answer))) {
    expect(status).toBe(200);
  }
  expect(await emails(`answer:${entryId}`)).toBe(1);

  once(released, 200, 'results-shown');
  expect(await entries('election.release', held.id)).toBe(1);
  expect(await emails(`winner:${held.id}%`)).toBe(1);

  once(certified, 200, 'election-certified');
  expect(await entries('election.certify', over.id)).toBe(1);

  once(paused, 200, 'election-paused');
  expect(await entries('election.pause', open.id)).toBe(1);
  const { rows: changes } = await app.ctx.pool.query(
    'select from election_changes where election_id = any($1)',
    [[held.id, open.id]],
  );
  expect(changes, 'a public line for each, the ruling too').toHaveLength(3);

  // Only admins approve; whoever finds it done reads that it is done.
  const admins = approved.filter(({ status }) => status !== 403);
  expect(admins.map(({ status }) => status)).toEqual(admins.map(() => 200));
  expect(await entries('account.verify', person.id)).toBe(1);

  // The draw: one entry stands, and one of the others confirms it.
  const entered = once(drawn, 202, 'proposal-waits');
  const params = { id: idOf(entered) };
  const confirmed = await all((officer) => officer.send('confirmProposal', { params }));
  expect(confirmed.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await entries('election.draw', tied.id)).toBe(1);
  const at = drawn.indexOf(entered);
  const shown = (await app.send('listResults')).body.find(
    (one: { electionId: string }) => one.electionId === tied.id,
  );
  expect(shown.afterClose.draw).toMatchObject({ witnesses: `Witness ${at}`, officers: 2 });
});

test('twenty officers propose the same act at once: one proposal waits, and it is done once', async () => {
  await setRule(true);
  const officers = await twenty();
  const { id } = await createElection(app.ctx);
  const proposed = await Promise.all(
    officers.map((officer) => officer.send('cancelElection', { params: { id }, body: { reason } })),
  );
  const params = { id: idOf(once(proposed, 202, 'proposal-waits')) };
  const decided = await Promise.all(
    officers.map((officer, at) =>
      at % 3 === 0
        ? officer.send('refuseProposal', { params, body: { reason } })
        : officer.send('confirmProposal', { params }),
    ),
  );
  const done = decided.filter(({ status }) => status === 200);
  expect(done, JSON.stringify(decided.map(({ body }) => body))).toHaveLength(1);
  const { rows } = await app.ctx.pool.query<{ state: string }>(
    'select state from elections where id = $1',
    [id],
  );
  // What was decided first is what became of the election, whole.
  const [cancelled, refused] = [
    await entries('election.cancel', id),
    await entries('proposal.refuse', id),
  ];
  const isConfirmed = rows[0]?.state === 'cancelled';
  expect([cancelled, refused]).toEqual(isConfirmed ? [1, 0] : [0, 1]);
});
