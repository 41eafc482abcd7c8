import { afterEach, describe, expect, test } from 'vitest';
import { known } from '#core/kernel/known.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import type { TestElection } from '#tests/support/factories.ts';
import { openLifeStage, voteSome } from '#tests/support/life-stage.ts';
import {
  admin,
  app,
  confirm,
  council,
  idOf,
  liftAll,
  openProposalStage,
  other,
  publicRecord,
  suspendAllBut,
} from '#tests/support/proposal-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import {
  complain,
  overturn,
  readComplaint,
  rulingsOf,
  uphold,
} from '#tests/support/sanction-stage.ts';
import { startSideBySide } from '#tests/support/side-by-side.ts';

startSideBySide();
openLifeStage();
openProposalStage();
afterEach(liftAll);

const disqualify = ({ positions }: TestElection, at = 0) => ({
  kind: 'disqualified' as const,
  nominationId: known(positions[0]?.candidates[at]).id,
});

async function complained(given: Parameters<typeof createElection>[1] = {}) {
  const election = await createElection(app.ctx, given);
  const voter = await createActor(app);
  const about = { about: 'candidate' as const, ofId: disqualify(election).nominationId };
  return { election, ...(await complain(voter, election, about)) };
}

describe('where two officers are needed', () => {
  test('one disqualifies with another who is not concerned; the proposal says it in words', async () => {
    const accused = await createActor(app, { name: 'Binod Shah', role: 'council' });
    const { election, number } = await complained({ nominees: [accused] });
    const proposed = await uphold(council, election, number, disqualify(election));
    expect(proposed).toMatchObject({
      status: 202,
      body: {
        proposal: {
          act: 'election.sanction',
          what: expect.stringMatching(
            /^Complaint 1 is upheld\. Binod Shah is taken off the ballot for President\. The name leaves the ballot\. .* If somebody has voted/,
          ),
          notBy: expect.arrayContaining([accused.id]),
        },
      },
    });
    expect((await rulingsOf(app, election)).rulings).toEqual([]);
    expect(await confirm(accused, idOf(proposed))).toMatchObject(refusedWith('proposal-about-you'));
    const observer = await createActor(app, { role: 'observer' });
    const seen = (await observer.send('listProposals')).body.proposals as { _id: string }[];
    expect(seen.map(({ _id }) => _id)).not.toContain(idOf(proposed));
    // Somebody votes meanwhile: it is judged by what is then.
    await voteSome(election, 1);
    expect((await confirm(other, idOf(proposed))).status).toBe(200);
    expect(await rulingsOf(app, election)).toMatchObject({
      rulings: [{ ruling: 'upheld' }],
      sanctions: [{ kind: 'disqualified' }],
    });
    expect(await publicRecord(election.id)).toContainEqual(['election.sanction', 2]);
  });

  test('a warning and a dismissal take one officer', async () => {
    const { election, number } = await complained();
    const warned = await uphold(council, election, number, { kind: 'warning' });
    expect(warned.status).toBe(200);
    const { number: next } = await complain(await createActor(app), election);
    const { _id: id } = await readComplaint(council, election, next);
    const body = { text: 'The room was open.', ruling: 'dismissed' };
    expect((await council.send('answerAppeal', { params: { id }, body })).status).toBe(200);
    expect((await overturn(council, warned.body.appeal.sanctions[0]._id)).status).toBe(200);
  });

  test('of two who overturn at once one proposal waits, and it changes nothing before', async () => {
    const { election, number } = await complained();
    await voteSome(election, 1);
    await confirm(other, idOf(await uphold(council, election, number, disqualify(election))));
    const [one] = (await rulingsOf(app, election)).sanctions;
    const both = await Promise.all([overturn(council, one._id), overturn(other, one._id)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 409]);
    expect((await rulingsOf(app, election)).sanctions[0].overturned).toBe(null);
    const proposed = known(both.find(({ status }) => status === 202));
    expect(proposed.body.proposal.what).toBe(
      `The ruling that disqualified ${one.candidate} for President is overturned. What it did is undone.`,
    );
    expect((await confirm(admin, idOf(proposed))).status).toBe(200);
    expect((await rulingsOf(app, election)).sanctions[0].overturned).not.toBe(null);
  });

  test('who is the only one left does it alone, and the record says so', async () => {
    const { election, number } = await complained();
    await suspendAllBut([council.id]);
    expect((await uphold(council, election, number, disqualify(election))).status).toBe(200);
    expect((await publicRecord(election.id)).map(([act]: [string]) => act)).toContain(
      'proposal.alone',
    );
  });
});
