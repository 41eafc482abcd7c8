import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { electionJobs } from '#server/closing/close.ts';
import { keepMissingKits } from '#server/closing/recover-closings.ts';
import { createActor } from '#tests/support/factories.ts';
import { endedElection } from '#tests/support/outcome-stage.ts';
import { runDue } from '#tests/support/run-due.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { askAsOwner } from '#tests/support/test-app.ts';
import { verify } from '#tests/support/verifier.ts';

const app = testApp();

const hash = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
const download = (id: string) => app.fastify.inject(`/api/election/recount-kit/${id}`);

test('certifying makes another edition, once, and the hashes of the earlier ones stay', async () => {
  const election = await endedElection(app, [3, 1], { appeals_until: new Date() });
  const first = (await download(election.id)).payload;
  const council = await createActor(app, { role: 'council' });
  const certifying = { params: { id: election.id }, body: { reason: 'Nobody appealed' } };
  expect((await council.send('certifyElection', certifying)).status).toBe(200);
  await runDue(app.ctx, electionJobs(app.ctx));
  await electionJobs(app.ctx)['keep-recount-kit']({ electionId: election.id });
  await keepMissingKits(app.ctx);
  const { payload } = await download(election.id);
  const kit = JSON.parse(payload);
  expect(kit).toMatchObject({ version: 4, edition: 2, earlier: [hash(first)] });
  const acts = kit.record.entries.map(({ act }: { act: string }) => act);
  expect(acts).toEqual(['election.kit', 'election.result-code', 'election.certify']);
  expect(verify(payload, { expectedHash: hash(payload) })).toMatchObject({ code: 0 });
  const { body } = await app.send('listResults');
  expect(kit.certification).toEqual({ certifiedAt: body[0].afterClose.certifiedAt, answers: [] });
  expect(body[0].recountKit).toMatchObject({
    sha256: hash(payload),
    earlier: [{ edition: 1, sha256: hash(first) }],
  });
  const file = path.join(app.ctx.config.dataDir, 'recounts', `${election.id}.json`);
  expect(fs.readFileSync(file, 'utf8')).toBe(payload);
  // A server that was killed before its job: the next start makes it up.
  await askAsOwner(app, 'delete from recount_kits where edition = 2');
  await keepMissingKits(app.ctx);
  expect(JSON.parse((await download(election.id)).payload).edition).toBe(2);
});
