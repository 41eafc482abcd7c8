import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { deleteLeftPictures, deleteOldPictures } from '#server/contact/public.ts';
import { hashToken } from '#server/platform/tokens.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { goBackTo } from '#tests/support/former-database.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { answerTo, messagesOf } from '#tests/support/sanction-stage.ts';
import { askAsOwner, startTestApp, upgrade } from '#tests/support/test-app.ts';

// Complaints of 0.3.0 without a ruling are messages from the upgrade on, for exactly who read them; those with one stay.

const number = (of: string) => `${of}-2345-GHJK-6789`;

async function startFormer() {
  const app = await startTestApp();
  afterThis(() => app.close());
  await goBackTo(app, '0196-messages-about-elections');
  let count = 0;
  /** A complaint as 0.3.0 kept it; its id. */
  const complain = async (
    { id: electionId }: TestElection,
    by: Actor | null,
    of: { nominationId?: string; againstId?: string; answer?: string; follow?: string } = {},
  ): Promise<string> => {
    const id = randomUUID();
    count += 1;
    await askAsOwner(
      app,
      `insert into appeals (id, election_id, number, account_id, subject, body, about, nomination_id, against_id,
         answer, answered_at, ruling, follow_hash, reply_hash, due_at, reply, replied_at)
       values ($1, $2, $3, $4, 'The room', 'It was locked.', 'voting', $5, $6, $7::text,
         case when $7::text is not null then now() end, case when $7::text is not null then 'upheld' end, $8, $9,
         '2026-03-16T10:00:00Z', $10::text, case when $10::text is not null then now() end)`,
      [
        ...[id, electionId, count, by?.id ?? null, of.nominationId ?? null, of.againstId ?? null],
        of.answer ?? null,
        of.follow === undefined ? null : hashToken(number(of.follow)),
        of.follow === undefined ? null : hashToken(number(`${of.follow.slice(0, 3)}Z`)),
        of.follow === undefined ? null : 'I had the key.',
      ],
    );
    return id;
  };
  const officers = [
    await createActor(app, { role: 'council', name: 'Anu' }),
    await createActor(app, { role: 'admin', name: 'Bela' }),
    await createActor(app, { role: 'council', name: 'Chitra' }),
  ] as const;
  return { app, complain, officers, zoya: await createActor(app) };
}

const name = async (
  { app }: Pick<Awaited<ReturnType<typeof startFormer>>, 'app'>,
  { id }: TestElection,
  who: Actor,
) =>
  askAsOwner(
    app,
    'insert into returning_officers (election_id, account_id, by_two) values ($1, $2, true)',
    [id, who.id],
  );

test('each has the readers that it had, and nobody else', async () => {
  const campus = await startFormer();
  const { app, complain, zoya } = campus;
  const [anu, bela, chitra] = campus.officers;
  const meera = await createActor(app, { role: 'faculty', name: 'Meera' });
  const plain = await createElection(app.ctx, { nominees: [chitra, await createActor(app)] });
  const named = await createElection(app.ctx);
  const all = await createElection(app.ctx, {
    positions: { President: 3 },
    nominees: [anu, bela, chitra],
  });
  await name(campus, named, meera);
  const nominationId = plain.positions[0]?.candidates[1]?.id ?? '';
  const expected: [TestElection, string, string[]][] = [
    [plain, await complain(plain, zoya), ['Anu', 'Bela']],
    [plain, await complain(plain, zoya, { nominationId }), ['Anu', 'Bela']],
    [plain, await complain(plain, null, { againstId: anu.id }), ['Bela']],
    [plain, await complain(plain, bela), ['Anu']],
    // Officers whom it does not concern read beside whoever is named.
    [named, await complain(named, zoya), ['Anu', 'Bela', 'Chitra', 'Meera']],
    [named, await complain(named, zoya, { againstId: anu.id }), ['Bela', 'Chitra', 'Meera']],
    [named, await complain(named, zoya, { againstId: meera.id }), ['Anu', 'Bela', 'Chitra']],
    [all, await complain(all, zoya), ['Anu', 'Bela', 'Chitra']],
  ];
  await upgrade(app);

  for (const [election, id, readers] of expected) {
    const read: string[] = [];
    for (const who of [anu, bela, chitra, meera, zoya]) {
      const messages: unknown = await messagesOf(who, election);
      if (JSON.stringify(messages).includes(id)) read.push(who.name);
    }
    expect(read, id).toEqual(readers);
  }
  // A message of today goes to whoever is named alone.
  const { body } = await zoya.send('createContact', {
    body: {
      ...{ name: 'Zoya', email: 'zoya@campus.example', category: 'query', message: 'Now.' },
      electionId: named.id,
    },
  });
  expect(JSON.stringify(await messagesOf(anu, named))).not.toContain(body.contact._id);
  // It is theirs who wrote it, and answered like another.
  const [, first] = expected[0] ?? [];
  expect((await answerTo(anu, first ?? '')).status).toBe(200);
  const mine = (await zoya.send('listMyMessages')).body;
  expect(mine.find((one: { _id: string }) => one._id === first)).toMatchObject({
    ...{ category: 'grievances', message: 'The room\n\nIt was locked.', resolved: 2 },
    ...{ dueAt: '2026-03-16T10:00:00.000Z', answers: [{ text: 'It was open.' }] },
    election: { _id: plain.id },
  });
});

test('links that were sent show it, its files go with it, and what a restore brings is held', async () => {
  const { app, complain, officers, zoya } = await startFormer();
  const [election, closed] = [await createElection(app.ctx), await createElection(app.ctx)];
  const set = 'update elections set ends_at = now(), closed_at = now() where id = $1';
  await askAsOwner(app, set, [closed.id]);
  const open = await complain(election, zoya, { follow: 'BCDF' });
  const ruled = await complain(election, zoya, { follow: 'BCGH', answer: 'It was open.' });
  await complain(closed, zoya);
  const file = async (appealId: string | null) => {
    const id = randomUUID();
    await askAsOwner(
      app,
      `insert into appeal_files (id, election_id, account_id, appeal_id, kind, bytes, content)
       values ($1, $2, $3, $4, 'pdf', 5, '%PDF-')`,
      [id, election.id, zoya.id, appealId],
    );
    return id;
  };
  const [ofOpen, ofRuled, ofNone] = [await file(open), await file(ruled), await file(null)];
  await upgrade(app);

  // A number shows it to who has it; to whom it is about no answer.
  const follow = async (of: string) =>
    app.send('readFormerComplaint', { body: { follow: number(of).toLowerCase() } });
  const text = 'The room\n\nIt was locked.\n\nReply of whom it is about:\nI had the key.';
  for (const of of ['BCDF', 'BCDZ']) {
    expect((await follow(of)).body).toMatchObject({
      ...{ electionId: election.id, number: 1, text, ruling: null, answers: [] },
      dueAt: '2026-03-16T10:00:00.000Z',
    });
  }
  await answerTo(officers[0], open, 'We bought a second key.');
  expect((await follow('BCDF')).body.answers).toMatchObject([{ text: 'We bought a second key.' }]);
  expect((await follow('BCDZ')).body.answers).toEqual([]);
  for (const of of ['BCGH', 'BCGZ']) {
    expect((await follow(of)).body).toMatchObject({
      ...{ number: 2, ruling: 'upheld', dueAt: null, answers: [{ text: 'It was open.' }] },
    });
  }
  expect(await follow('ZZZZ')).toMatchObject(refusedWith('unknown-complaint'));
  expect((await app.send('listRulings', { params: { id: election.id } })).body).toMatchObject({
    rulings: [{ number: 2, ruling: 'upheld', reason: 'It was open.' }],
  });

  // Files of one with a ruling are for who sent them alone, and go with who voted.
  const read = async (who: Actor, id: string) =>
    (
      await app.fastify.inject({
        url: `/api/contact/file/${id}`,
        headers: { cookie: who.cookie },
      })
    ).statusCode;
  for (const [id, byZoya, byOfficer] of [
    [ofOpen, 200, 200],
    [ofRuled, 200, 404],
    [ofNone, 404, 404],
  ] as const) {
    expect([await read(zoya, id), await read(officers[0], id)]).toEqual([byZoya, byOfficer]);
  }
  await app.ctx.transact(deleteLeftPictures);
  await app.ctx.transact(deleteOldPictures);
  expect(await read(zoya, ofRuled)).toBe(200);
  await askAsOwner(app, 'update elections set voters_forgotten_at = now()');
  await app.ctx.transact(deleteOldPictures);
  expect([await read(zoya, ofOpen), await read(zoya, ofRuled)]).toEqual([404, 404]);

  // No start gets here with a complaint about an election that is closed and not certified.
  const { rows } = await app.ctx.pool.query('select id from elections where held_for_reading');
  expect(rows).toEqual([{ id: closed.id }]);
  expect(await messagesOf(officers[0], closed)).toMatchObject([
    { message: 'The room\n\nIt was locked.' },
  ]);
});

test('the days for complaints of 0.3.0, of the campus or of the election, are its hours', async () => {
  const app = await startTestApp();
  afterThis(() => app.close());
  await goBackTo(app, '0197-complaints-are-messages');
  await askAsOwner(
    app,
    `insert into campus (university_name, time_zone, appeal_days) values ('A', 'UTC', 5)`,
  );
  const [own, usual] = [randomUUID(), randomUUID()];
  for (const [id, days] of [
    [own, 7],
    [usual, null],
  ] as const) {
    await askAsOwner(
      app,
      `insert into elections (id, name, description, starts_at, ends_at, nominations_close_at, standings, electorate,
         state, published_at, appeal_days)
       values ($1, 'Council', '', now() + interval '1 hour', now() + interval '2 hours', now() + interval '1 hour',
         'live', 'everyone', 'published', now(), $2)`,
      [id, days],
    );
  }
  await upgrade(app);
  const { elections } = (await app.send('listElections')).body;
  const shown = (id: string) => elections.find(({ _id }: { _id: string }) => _id === id)?.rules;
  expect(shown(own)).toMatchObject({ complaints: { hours: 168, after: 'results' } });
  expect(shown(usual)).toMatchObject({ complaints: { hours: 120, after: 'results' } });
});
