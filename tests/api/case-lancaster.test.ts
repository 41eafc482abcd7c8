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
import {
  answerTo,
  complain,
  lastRuling,
  makeVoid,
  overturn,
  rulingsOf,
} from '#tests/support/sanction-stage.ts';

// Lancaster: what the votes to re-open nominations do is contested. A message, a ruling, another against the
// ruling, and in the end the position is void and people vote again.

const app = testApp();
let council: Actor;
let admin: Actor;
beforeAll(async () => {
  council = await createActor(app, { role: 'council' });
  admin = await createActor(app, { role: 'admin' });
});

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const settle = () => runDue(app.ctx, electionJobs(app.ctx));
/** Why nobody is elected, as everybody reads it. */
const why = async (election: CaseElection) =>
  (await resultOfCase(app, election)).withoutWinner.map((one: { why: string }) => one.why);

test('ruling, appeal, another ruling: each stands with its reason, and people vote again', async () => {
  const nobody = { name: 'Re-open nominations', effect: 'reopens' as const };
  const stand = { President: ['Asha Rao', 'Binod Shah'] };
  const election = await organiseCase(app, { council, admin }, 'JCR 2024', stand, { nobody });
  await openCase(app, election);
  const voters = await castCounts(app, election, 'President', [3, 2]);
  const { elections } = (await app.send('listElections')).body;
  const shown = elections.find(({ _id }: { _id: string }) => _id === election.id);
  const reopen = shown.nominations.find(({ kind }: { kind?: string }) => kind === 'nobody');
  const positionId = reopen.positionId as string;
  for (let at = 0; at < 4; at += 1) {
    const voter = await createActor(app);
    const body = {
      ...{ userId: voter.id, electionId: election.id, position: positionId },
      candidateId: reopen._id,
    };
    await asked(voter.send('castVote', { body }));
  }
  await closeCase(app, election);
  await settle();
  expect(await why(election)).toEqual(['reopened']);

  // A voter: nobody had said what that vote would do. The officers agree, and the position is void.
  const first = await complain(known(voters[0]), election, [], 'What does re-open mean?');
  await asked(makeVoid(council, election, positionId));
  await asked(answerTo(council, first, 'The position is void.'));
  const ruled = await lastRuling(app, election);
  await settle();
  expect(await why(election)).toEqual(['void']);

  // A candidate contests the ruling. Another officer agrees, and it is undone.
  const asha = known(election.candidates.President?.[0]);
  await complain(asha, election, [], 'The ruling is wrong.');
  const reason = 'The page of the election had said it since nominations opened.';
  await asked(overturn(admin, ruled._id, reason));
  await settle();
  expect(await why(election)).toEqual(['reopened']);

  // A third one finds that the ballot on phones did not say it.
  await complain(known(voters[1]), election, [], 'The ballot on phones did not say it.');
  await asked(makeVoid(council, election, positionId));
  const again = await lastRuling(app, election);
  await settle();
  expect(await why(election)).toEqual(['void']);
  expect(await rulingsOf(app, election)).toMatchObject({
    rulings: [],
    sanctions: [
      { kind: 'void', overturned: { reason } },
      { kind: 'void', overturned: null },
    ],
  });

  // People vote again on it, and from then on that ruling stands.
  const params = { id: election.id };
  const { election: draft } = await asked(
    council.send('voteAgain', { params, body: { positionId } }),
    201,
  );
  const dates = { startDate: inHours(24), nominationsCloseAt: inHours(23), endDate: inHours(48) };
  await asked(council.send('editElection', { params: { id: draft._id }, body: dates }));
  await asked(council.send('publishElection', { params: { id: draft._id }, body: {} }));
  expect(await overturn(admin, again._id)).toMatchObject(refusedWith('voted-again-since'));
});
