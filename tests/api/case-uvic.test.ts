import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '#tests/support/app-of-file.ts';
import {
  asked,
  castCounts,
  closeCase,
  openCase,
  organiseCase,
  resultOfCase,
} from '#tests/support/case-stage.ts';
import { createActor } from '#tests/support/factories.ts';
import type { Actor } from '#tests/support/factories.ts';
import { setClosed } from '#tests/support/outcome-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { verifierFile } from '#tests/support/verifier.ts';

// UVic: two people have the same number of votes. Two officers draw in public, and everybody can follow
// what came of it from what is public.

const app = testApp();
let council: Actor;
let admin: Actor;
beforeAll(async () => {
  council = await createActor(app, { role: 'council' });
  admin = await createActor(app, { role: 'admin' });
});

const dice = '3 5 1 6 2 2 4 6';
const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

test('a tie is drawn by two people, and everybody can draw it again', async () => {
  const rival = await createActor(app, { role: 'council', name: 'Chitra Nair' });
  const election = await organiseCase(app, { council, admin }, 'Directors 2026', {
    Director: ['Asha Rao', rival, 'Devi Menon'],
  });
  await openCase(app, election);
  await castCounts(app, election, 'Director', [9, 9, 4]);
  await closeCase(app, election);
  const { id } = election;
  const params = { id };
  const [position] = (await resultOfCase(app, election)).results;
  expect(position).toMatchObject({ tie: true });
  expect(position).not.toHaveProperty('decided');
  const certify = () => council.send('certifyElection', { params, body: {} });
  expect(await certify()).toMatchObject(refusedWith('tie-undecided'));

  // One person decides nothing, and neither does whoever would win by it.
  const draw = (who: Actor) =>
    who.send('enterDraw', { params, body: { drawn: dice, witnesses: 'Mina Iyer, registrar' } });
  expect(await draw(rival)).toMatchObject(refusedWith('own-tie'));
  const { proposal } = await asked(draw(council), 202);
  const confirm = (who: Actor) => who.send('confirmProposal', { params: { id: proposal._id } });
  expect(await confirm(council)).toMatchObject(refusedWith('own-proposal'));
  expect((await confirm(rival)).body.reason).toBe('proposal-about-you');
  expect((await resultOfCase(app, election)).results[0]).toMatchObject({ tie: true });
  await asked(confirm(admin));

  // From here on without logging in: what was thrown, before whom, by how many, and who won by it.
  const { results, afterClose, recountKit } = await resultOfCase(app, election);
  expect(afterClose.draw).toMatchObject({
    seed: expect.stringContaining(`dice ${dice}`),
    witnesses: 'Mina Iyer, registrar',
    officers: 2,
  });
  const tied = (election.candidates.Director ?? []).slice(0, 2);
  const [first] = tied
    .map((one) => ({
      one,
      // As docs/recount-kit.md writes it down.
      key: sha256(`${afterClose.draw.seed}\n${one.positionId}\n${one.nominationId}`),
    }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  expect(results[0]).toMatchObject({ tie: false, decided: { by: 'draw' } });
  expect(results[0].decided.winner).toBe(first?.one.nominationId);
  expect(results[0].candidates[0]).toMatchObject({ userId: first?.one.id, votes: 9 });
  const { entries } = (await app.send('readElectionRecord', { params })).body;
  expect(entries).toContainEqual(expect.objectContaining({ act: 'election.draw', officers: 2 }));

  // The next edition of the kit has the draw, and the program that everybody can download agrees.
  const { payload } = await app.fastify.inject(`/api/election/recount-kit/${id}`);
  expect(recountKit).toMatchObject({ edition: 2, sha256: sha256(payload) });
  const file = path.join(app.ctx.config.dataDir, 'uvic.json');
  writeFileSync(file, payload);
  const checked = spawnSync(process.execPath, [verifierFile, file, '--sha256', sha256(payload)]);
  expect(checked.status, checked.stdout.toString()).toBe(0);

  // Whoever won by the draw is told once, and nobody before it.
  const emails = await app.ctx.db
    .selectFrom('emails')
    .select('to_address')
    .where('key', 'like', `winner:${id}%`)
    .execute();
  expect(emails).toEqual([{ to_address: first?.one.email }]);

  expect(await certify()).toMatchObject(refusedWith('complaints-open'));
  await setClosed(app, id, 'appeals_until', new Date());
  await asked(certify());
  expect(await draw(admin)).toMatchObject({ status: 409 });
});
