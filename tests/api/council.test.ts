import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '#tests/support/factories.ts';
import { closeAndCount } from '#tests/support/outcome-stage.ts';
import {
  createAccount,
  createActor,
  createElection,
  createMember,
  sealVotes,
  takeVoters,
} from '#tests/support/factories.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { testApp } from '#tests/support/app-of-file.ts';

let officer: Actor;
const server = testApp();
beforeAll(async () => {
  officer = await createActor(server, { role: 'council' });
});

const idOf = (id: string) => ({ params: { id } });
type Shown = { _id: string; position: string; student: { _id: string } };
const holdersOf = async (position: string): Promise<string[]> =>
  (await server.send('listMembers')).body
    .filter((one: Shown) => one.position === position)
    .map((one: Shown) => one._id);
const termsOf = async (id: string) => {
  const { members } = (await server.send('listTerms')).body;
  return members.find((one: Shown) => one._id === id);
};

describe('replacing', () => {
  test('ends the former membership with the approval, once of many at once; Undo brings it back', async () => {
    const position = 'Sport Secretary';
    const former = await createMember(server.ctx, { position, is_verified: true });
    const next = await createMember(server.ctx, { position });
    const waiting = (await officer.send('listUnverifiedMembers')).body;
    const proposal = waiting.find((one: Shown) => one._id === next);
    expect(proposal.currentHolders).toMatchObject([{ memberId: former }]);
    const approve = () =>
      officer.send('verifyMember', { ...idOf(next), body: { replaces: [former] } });
    const answers = await Promise.all(Array.from({ length: 8 }, approve));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await holdersOf(position)).toEqual([next]);
    const { current } = (await server.send('listTerms')).body;
    expect(await termsOf(former)).toMatchObject({ lastTerm: current });
    expect(await termsOf(next)).toMatchObject({ term: current, lastTerm: null });
    await officer.send('unverifyMember', idOf(next));
    expect(await holdersOf(position)).toEqual([former]);
  });

  test('touches nobody in another position', async () => {
    const other = await createMember(server.ctx, {
      position: 'Media Coordinator',
      is_verified: true,
    });
    const next = await createMember(server.ctx, { position: 'Sport Coordinator' });
    await officer.send('verifyMember', { ...idOf(next), body: { replaces: [other] } });
    expect(await holdersOf('Media Coordinator')).toEqual([other]);
  });
});

describe('a member', () => {
  test('who is removed stays in the lists of former councils, and can come back', async () => {
    const account = await createAccount(server.ctx);
    const body = { enrollmentNumber: account.enrollmentNumber ?? '', position: 'Media Secretary' };
    const id = await createMember(server.ctx, {
      account_id: account.id,
      position: body.position,
      is_verified: true,
    });
    expect((await officer.send('deleteMember', idOf(id))).status).toBe(200);
    expect(await holdersOf(body.position)).toEqual([]);
    expect(await termsOf(id)).toMatchObject({ position: body.position });
    expect((await officer.send('verifyMember', idOf(id))).status).toBe(404);
    expect((await officer.send('createMember', { body })).status).toBe(201);
    // A second removal is of an entry that should not be there.
    expect((await officer.send('deleteMember', idOf(id))).status).toBe(200);
    expect(await termsOf(id)).toBeUndefined();
  });

  test('is moved to another position of the catalogue, and holds none twice', async () => {
    const account_id = (await createAccount(server.ctx)).id;
    const [first, second] = [
      await createMember(server.ctx, {
        account_id,
        position: 'Treasury Secretary',
        is_verified: true,
      }),
      await createMember(server.ctx, {
        account_id,
        position: 'Treasury Coordinator',
        is_verified: true,
      }),
    ];
    const move = (id: string, position: string) =>
      officer.send('moveMember', { ...idOf(id), body: { position } });
    expect((await move(first, 'treasury vice secretary')).body.member.position).toBe(
      'Treasury Vice Secretary',
    );
    expect((await move(first, 'Emperor')).status).toBe(400);
    const answers = await Promise.all([
      move(first, 'Women Cell Secretary'),
      move(second, 'Women Cell Secretary'),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('a winner', () => {
  const closed = async (votes: readonly number[]) => {
    const election = await createElection(server.ctx, { positions: { President: votes.length } });
    await sealVotes(server.ctx, election, [votes]);
    const cast = votes.reduce((sum, count) => sum + count, 0);
    if (cast > 0) await takeVoters(server.ctx, election, [cast]);
    await closeAndCount(server, election.id);
    const [position] = election.positions;
    return { election, positionId: position?.id ?? '', candidates: position?.candidates ?? [] };
  };

  test('takes the seat with one press, and of many presses at once', async () => {
    const holder = await createMember(server.ctx, { position: 'President', is_verified: true });
    const { election, positionId, candidates } = await closed([2, 5]);
    const body = {
      electionId: election.id,
      positionId,
      position: 'President',
      replaces: [holder],
    };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => officer.send('seatWinner', { body })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    const members = (await server.send('listMembers')).body;
    const presidents = members.filter((one: Shown) => one.position === 'President');
    expect(presidents.map((one: Shown) => one.student._id)).toEqual([candidates[1]?.nominee.id]);
  });

  test('is nobody while there is a tie, or voting goes on', async () => {
    const { election, positionId } = await closed([3, 3]);
    const open = await createElection(server.ctx);
    for (const body of [
      { electionId: election.id, positionId, position: 'President' },
      { electionId: open.id, positionId: open.positions[0]?.id ?? '', position: 'President' },
    ]) {
      expect(await officer.send('seatWinner', { body })).toMatchObject(refusedWith('nobody-won'));
    }
  });
});
