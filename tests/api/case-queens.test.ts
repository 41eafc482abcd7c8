import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { electionJobs } from '#server/closing/close.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import {
  asked,
  closeCase,
  openCase,
  organiseCase,
  resultOfCase,
} from '#tests/support/case-stage.ts';
import { createActor } from '#tests/support/factories.ts';
import type { Actor } from '#tests/support/factories.ts';
import { naiveCount } from '#tests/support/naive-count.ts';
import { answerTo, complain } from '#tests/support/sanction-stage.ts';
import { setClosed } from '#tests/support/outcome-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { verifierFile } from '#tests/support/verifier.ts';

// Queen's: a candidate asks for a recount. The council gives the kit to another program, which counts
// the papers one by one, and answers by what it says.

const app = testApp();
let council: Actor;
let admin: Actor;
beforeAll(async () => {
  council = await createActor(app, { role: 'council' });
  admin = await createActor(app, { role: 'admin' });
});

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

/** Ranked ballots by the first letters of names: three seats, two transfers, two people left out. */
const ballots = '7 ABC, 5 BAD, 4 CDE, 4 DCE, 3 EDC, 2 EA, 1 D';

interface Kit {
  positions: {
    seats: number;
    candidates: { id: string; kind: string }[];
    ballots: { choices: string[] }[];
    result: { elected: string[] };
  }[];
}

/** Counts a kit by the second counter, which knows nothing of the product but what the file says. */
function countAgain(text: string) {
  const [position] = (JSON.parse(text) as Kit).positions;
  if (position === undefined) throw new Error('the kit has a position');
  const ids = position.candidates.map(({ id }) => id);
  const { winners, stages } = naiveCount({
    method: 'stv',
    seats: position.seats,
    maxChoices: 1,
    candidates: ids.map((id) => ({ id, left: null })),
    nobody: null,
    unopposed: 'elected',
    lists: position.ballots.map(({ choices }) => ({
      ranks: choices.map((one) => ids.indexOf(one)),
      weight: 1,
    })),
    blank: 0,
    draw: null,
  });
  return { elected: winners.map((at) => ids[at] ?? ''), stages: stages.length, position };
}

test('a recount that a message asks for is done by another program, and the answer names it', async () => {
  const election = await organiseCase(
    app,
    { council, admin },
    'Rector and Senate 2026',
    { Senator: ['Asha Rao', 'Binod Shah', 'Chitra Nair', 'Devi Menon', 'Esha Pillai'] },
    { method: 'stv', seats: 3, standings: 'after-close' },
  );
  const { id } = election;
  const stand = election.candidates.Senator ?? [];
  await openCase(app, election);
  for (const text of ballots.split(', ')) {
    const [count = '', letters = ''] = text.split(' ');
    const choices = [...letters].map(
      (letter) => stand.find(({ name }) => name.startsWith(letter))?.nominationId ?? '',
    );
    for (let paper = 0; paper < Number(count); paper += 1) {
      const voter = await createActor(app);
      const body = { userId: voter.id, electionId: id, position: 'Senator', choices };
      await asked(voter.send('castVote', { body }));
    }
  }
  await closeCase(app, election);
  const shown = await resultOfCase(app, election);
  const { elected } = shown.results[0];
  expect(elected).toHaveLength(3);

  // Who was left out writes to the council.
  const loser = stand.find(({ nominationId }) => !elected.includes(nominationId));
  if (loser === undefined) throw new Error('somebody was left out');
  const message = await complain(loser, { id }, [], 'I was ahead. Please count again.');
  await setClosed(app, id, 'appeals_until', new Date());
  const certify = () => council.send('certifyElection', { params: { id }, body: {} });
  expect(await certify()).toMatchObject(refusedWith('messages-unanswered'));

  // Officers have the whole papers; of so few everybody has the rounds.
  const download = (query = '') =>
    app.fastify.inject({
      url: `/api/election/recount-kit/${id}${query}`,
      headers: { cookie: admin.cookie },
    });
  // The kit is what the page says it is, whole and with every paper.
  const { payload } = await download();
  const hash = sha256(payload);
  const papers = ballots.split(', ').reduce((sum, text) => sum + Number.parseInt(text, 10), 0);
  const second = countAgain(payload);
  expect(second.position.ballots).toHaveLength(papers);
  expect(second.stages).toBeGreaterThan(2);
  expect(second.elected, 'in the order of their election').toEqual(elected);
  expect(second.elected).toEqual(second.position.result.elected);

  // A paper that says something else is another count, and the file is no kit any more.
  const forged = payload.replace(
    JSON.stringify(second.position.ballots[0]?.choices),
    JSON.stringify([loser.nominationId]),
  );
  const check = (text: string) => {
    const file = path.join(app.ctx.config.dataDir, 'queens.json');
    writeFileSync(file, text);
    return spawnSync(process.execPath, [verifierFile, file, '--sha256', hash]).status;
  };
  expect(forged).not.toBe(payload);
  expect([check(payload), check(forged) === 0]).toEqual([0, false]);

  const reason = `The file with the SHA-256 ${hash} was counted by a second program: the same three people.`;
  await asked(answerTo(admin, message, reason));
  expect((await loser.send('listMyMessages')).body).toMatchObject([
    { answers: [{ text: reason }] },
  ]);
  await asked(certify());
  // The certified kit counts as before.
  await electionJobs(app.ctx)['keep-recount-kit']({ electionId: id });
  const certified = await download('?edition=2');
  expect(countAgain(certified.payload).elected).toEqual(elected);
});
