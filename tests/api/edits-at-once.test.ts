import { describe, expect, test } from 'vitest';
import {
  confirm,
  idOf,
  openProposalStage,
  reason,
  setRule,
} from '#tests/support/proposal-stage.ts';
import { council, inHours, openLifeStage, organise } from '#tests/support/life-stage.ts';
import type { Actor } from '#tests/support/factories.ts';
import { admin, app, startSideBySide } from '#tests/support/side-by-side.ts';

startSideBySide();
openLifeStage();
openProposalStage();

// Two officers edit an election at once: each keeps what they alone changed, and both are told what both changed.

const read = async (id: string) =>
  (await council.send('readElectionToEdit', { params: { id } })).body;
const save = (by: Actor, id: string, body: Record<string, unknown>) =>
  by.send('editElection', { params: { id }, body });
const draft = async (given: Record<string, unknown> = {}) => {
  const { _id: id, ...election } = await organise({ draft: true, ...given });
  return { id, election, version: (await read(id)).version as number };
};
const conflict = (...conflicts: object[]) => ({
  status: 409,
  body: { reason: 'changed-meanwhile', conflicts },
});

describe('an edit that began before another one', () => {
  test('keeps what the other changed, and changes its own', async () => {
    const { id, election, version } = await draft();
    expect(version).toBe(0);
    const first = await save(admin, id, { name: 'Senate', onePost: true, version });
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    // A form sends all that it shows.
    const { name, description } = election;
    const second = await save(council, id, { name, description, seats: 2, version });
    expect(second.status, JSON.stringify(second.body)).toBe(200);
    expect(second.body.election).toMatchObject({
      ...{ name: 'Senate', onePost: true },
      positions: [{ seats: 2 }, { seats: 2 }],
    });
    expect((await read(id)).version).toBe(2);
    // What changes nothing is no edit; without a version what is sent is written, as before.
    await save(council, id, { name: 'Senate', version: 2 });
    expect((await read(id)).version).toBe(2);
    expect((await save(council, id, { name })).body.election.name).toBe(name);
  });

  test('is refused with both values where both changed the same, and writes nothing', async () => {
    const { id, version } = await draft();
    const candidacy = { branches: ['CS'], years: [], groups: [] };
    await save(admin, id, {
      ...{ name: 'Senate', positions: [{ title: 'Chair', seats: 2 }], candidacy },
      ...{ electorate: { kind: 'roll', numbers: ['0177CS240001'] }, voters: 'listed', version },
    });
    const late = await save(council, id, {
      ...{ name: 'Board', description: 'Mine', positions: [{ title: 'Speaker' }], version },
      ...{ electorate: { kind: 'roll', numbers: ['0177CS240002', '0177CS240003'] } },
    });
    expect(late).toMatchObject(
      conflict(
        { field: 'name', theirs: 'Senate', yours: 'Board' },
        {
          field: 'electorate',
          theirs: { kind: 'roll', rollSize: 1 },
          yours: { kind: 'roll', rollSize: 2 },
        },
        {
          field: 'positions',
          theirs: [{ _id: expect.any(String), title: 'Chair', seats: 2 }],
          yours: [{ title: 'Speaker' }],
        },
      ),
    );
    expect(Object.keys(late.body).toSorted()).toEqual(['conflicts', 'error', 'message', 'reason']);
    const now = await read(id);
    expect(now).toMatchObject({ version: 1, election: { name: 'Senate', candidacy } });
    expect(now.election.description).not.toBe('Mine');
    // The same to the same is no conflict; neither is a save that knows what the other did.
    expect((await save(council, id, { name: 'Senate', version })).status).toBe(200);
    expect((await save(council, id, { name: 'Board', version: 1 })).status).toBe(200);
  });

  test('is refused where both edits are right and do not go together', async () => {
    const { id, version } = await draft({ startDate: inHours(10), endDate: inHours(20) });
    const end = inHours(12);
    expect((await save(admin, id, { endDate: end, version })).status).toBe(200);
    const start = inHours(15);
    const late = await save(council, id, { startDate: start, version });
    expect(late).toMatchObject(
      conflict({ field: 'endDate', theirs: expect.any(String), yours: expect.any(String) }),
    );
    const [{ theirs, yours }] = late.body.conflicts;
    expect(Date.parse(yours) - Date.parse(theirs)).toBeGreaterThan(7 * 3_600_000);
    // What is wrong by itself is told as ever.
    const wrong = await save(council, id, { startDate: inHours(21), version });
    expect([wrong.status, wrong.body.reason]).toEqual([400, 'invalid-input']);
  });

  test('goes by the language, and by what is known of a version', async () => {
    await app.ctx.pool.query(`update campus set languages = '{en,hi,ur}'`);
    app.ctx.campus.forget();
    const { id, version } = await draft();
    const words = (name: string) => ({ name, description: '', positions: [] });
    const [senate, board, urdu] = [words('सीनेट'), words('बोर्ड'), words('سینیٹ')];
    await save(admin, id, { translations: { hi: senate }, version });
    const other = await save(council, id, { translations: { ur: urdu }, version });
    expect(other.body.election.translations).toMatchObject({ hi: { name: 'सीनेट' } });
    expect(await save(council, id, { translations: { hi: board }, version })).toMatchObject(
      conflict({ field: 'translations', theirs: { hi: senate }, yours: { hi: board } }),
    );
    // Nobody knows what a version said that never was, or was long ago.
    expect(await save(council, id, { name: 'Board', onePost: false, version: 9 })).toMatchObject(
      conflict({ field: 'name', yours: 'Board' }),
    );
  });

  test('counts what moves the end as an edit: an extension is not taken back by it', async () => {
    await setRule(false);
    const { _id: id } = await organise();
    const { version, election } = await read(id);
    await council.send('extendElection', { params: { id }, body: { endDate: inHours(9), reason } });
    const { endDate, nominationsCloseAt } = election;
    const edited = await save(council, id, { endDate, nominationsCloseAt, name: 'X', version });
    expect(edited.status, JSON.stringify(edited.body)).toBe(200);
    const left = Date.parse(edited.body.election.endDate) - Date.now();
    expect(left / 3_600_000).toBeGreaterThan(8);
  });

  test('of twenty at once one has the field that all change, and each has its own', async () => {
    const { id, version } = await draft();
    const twenty = Array.from({ length: 20 }, (_, at) => at);
    const named = await Promise.all(
      twenty.map((at) => save(at % 2 === 0 ? admin : council, id, { name: `C ${at}`, version })),
    );
    expect(named.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = named.filter(({ status }) => status !== 200);
    for (const one of others) expect(one.body.reason).toBe('changed-meanwhile');
    const own: Record<string, unknown>[] = [
      ...[{ description: 'A' }, { onePost: true }, { candidateConditions: ['Has paid'] }],
      ...[{ rankedLists: 'public' }, { voters: 'confirmed' }, { seats: 2 }, { mailDomains: [] }],
      ...[{ supporters: { proposers: 1 } }, { rules: { tie: 'run-off' } }, { endDate: inHours(8) }],
      ...[{ candidacy: { branches: ['CS'] } }, { standings: 'after-close' }],
    ];
    const kept = await Promise.all(own.map((body) => save(admin, id, { ...body, version: 1 })));
    for (const one of kept) expect(one.status, JSON.stringify(one.body)).toBe(200);
    expect((await read(id)).election).toMatchObject({
      ...{ description: 'A', onePost: true, candidateConditions: ['Has paid'] },
      ...{ rankedLists: 'public', voters: 'confirmed', supporters: { proposers: 1 } },
      ...{ rules: { tie: 'run-off' }, candidacy: { branches: ['CS'] }, standings: 'after-close' },
      positions: [{ seats: 2 }, { seats: 2 }],
    });
  });
});

describe('an edit that waits for another officer', () => {
  const proposed = async (body: Record<string, unknown>) => {
    await setRule(false);
    const { _id: id, ...election } = await organise();
    await setRule(true);
    const waits = await save(council, id, { ...body, reason });
    expect(waits.status, JSON.stringify(waits.body)).toBe(202);
    await setRule(false);
    return { id, election, proposal: idOf(waits) };
  };
  const confirmed = async (proposal: string) => {
    await setRule(true);
    return confirm(admin, proposal);
  };

  test('is done beside what others changed since', async () => {
    const { id, proposal } = await proposed({ description: 'Twice', onePost: false, name: 'Old' });
    await save(admin, id, { onePost: true });
    const answer = await confirmed(proposal);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const { election } = await read(id);
    expect(election).toMatchObject({ description: 'Twice', name: 'Old', onePost: true });
  });

  test('is refused where one of its fields is another one now', async () => {
    const { id, proposal } = await proposed({ name: 'Board', description: 'Mine' });
    await save(admin, id, { name: 'Senate' });
    expect(await confirmed(proposal)).toMatchObject({
      ...conflict({ field: 'name', theirs: 'Senate', yours: 'Board' }),
      body: { message: expect.stringMatching(/^An officer has changed the same since/) },
    });
    expect((await read(id)).election).toMatchObject({ name: 'Senate' });
  });

  test('goes by what was when it was proposed, whatever its call says was', async () => {
    const was = { settings: { name: 'Senate' }, words: {}, rollRevision: 0 };
    const { id, proposal } = await proposed({ name: 'Board', was });
    await save(admin, id, { name: 'Senate' });
    expect((await confirmed(proposal)).body.reason).toBe('changed-meanwhile');
  });
});
