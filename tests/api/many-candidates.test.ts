import { describe, expect, test } from 'vitest';
import { refusedWith } from '#tests/support/refused-with.ts';
import { statementsSaid } from '#tests/support/statements-said.ts';
import {
  council,
  create,
  openPublishingStage,
  publish,
  query,
  shown,
  stage,
} from '#tests/support/publishing-stage.ts';

// An election of many classes with many candidates, in one call: what it costs does not grow with each of them.

openPublishingStage();

const sectionOf = (at: number) => `S${String(at).padStart(3, '0')}`;
const numberOf = (at: number) => `0177CS23${String(at).padStart(4, '0')}`;
const nameOf = (at: number) => {
  const letter = (of: number) => String.fromCodePoint(97 + (of % 26));
  return `Asha V${letter(at)}${letter(Math.floor(at / 26))}${letter(Math.floor(at / 676))}`;
};

/** A list with a column of classes: so many people in each. */
const listClasses = (classes: number, each: number) =>
  query(
    `insert into voter_list_entries (enrollment_number, branch, year, name, email, groups)
     select n, substr(n, 5, 2), substr(n, 7, 2), name, email, array['Section: ' || s, s]
     from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as t (n, name, email, s)`,
    [
      Array.from({ length: classes * each }, (_, at) => numberOf(at)),
      Array.from({ length: classes * each }, (_, at) => nameOf(at)),
      Array.from({ length: classes * each }, (_, at) => `voter${at}@campus.example`),
      Array.from({ length: classes * each }, (_, at) => sectionOf(at % classes)),
    ],
  );

/** As many positions, each for its class, and so many people who stand. */
const ofClasses = (classes: number, people: number) => ({
  voters: 'listed',
  electorate: { kind: 'everyone' },
  positions: Array.from({ length: classes }, (_, at) => ({
    title: `Class representative ${sectionOf(at)}`,
    limits: { groups: [`Section: ${sectionOf(at)}`] },
  })),
  candidates: Array.from({ length: classes }, (_, at) => ({
    position: `Class representative ${sectionOf(at)}`,
    lines: Array.from({ length: Math.ceil((people - at) / classes) }, (_one, n) => {
      const who = at + n * classes;
      return who % 2 === 0 ? nameOf(who) : numberOf(who);
    }),
  })),
  haveAgreed: true,
});

const enter = (electionId: string, given: ReturnType<typeof ofClasses>) =>
  council.send('enterCandidates', {
    body: { electionId, candidates: given.candidates, haveAgreed: true },
  });

describe('250 positions with 800 candidates', () => {
  test('are made, entered and published in one call each, and more is refused with its reason', async () => {
    await listClasses(250, 10);
    const given = ofClasses(250, 800);
    const made = await create(given);
    expect(made).toMatchObject({ status: 201 });
    expect(made.body.entered).toHaveLength(800);
    expect((await shown(made.body.election._id)).nominations).toHaveLength(800);
    const { candidates, haveAgreed: _said, ...rest } = given;
    const draft = await create({ ...rest, draft: true });
    const id = draft.body.election._id;
    const entered = await enter(id, given);
    expect(entered.body).toMatchObject({ problems: [] });
    expect(entered.body.entered).toHaveLength(800);
    expect((await publish(id)).status).toBe(200);
    expect((await shown(id)).nominations).toHaveLength(800);
    const [first, ...others] = candidates;
    const many = {
      ...given,
      candidates: [{ ...first, lines: ['Mina Iyer', ...(first?.lines ?? [])] }, ...others],
    };
    expect(await create(many)).toMatchObject({
      status: 400,
      body: { fields: { candidates: 'At most 800 people at once' } },
    });
    expect(await create(ofClasses(251, 1))).toMatchObject({
      status: 400,
      body: { fields: { positions: 'An election can have at most 250 positions' } },
    });
  });

  test('take as many statements as a few do', async () => {
    await listClasses(20, 10);
    const said = async (classes: number, people: number) => {
      const given = ofClasses(classes, people);
      const { candidates: _people, haveAgreed: _said, ...rest } = given;
      const { body: draft } = await create({ ...rest, draft: true });
      const { _id: id } = draft.election;
      const count = async (work: () => Promise<{ status: number }>) => {
        let status = 0;
        const all = await statementsSaid(stage.app.ctx.pool, async () => {
          ({ status } = await work());
        });
        expect([200, 201]).toContain(status);
        return all.length;
      };
      return [
        await count(() => create(given)),
        await count(() => enter(id, given)),
        await count(() => publish(id)),
      ];
    };
    expect(await said(20, 100)).toEqual(await said(20, 21));
  });
});

describe('a name that several people have', () => {
  test('is that of the one in the class; another one is told by their class', async () => {
    await listClasses(3, 1);
    await query(`update voter_list_entries set name = 'Asha Verma'
      where enrollment_number in ('${numberOf(0)}', '${numberOf(1)}')`);
    const given = ofClasses(3, 0);
    const lines = (at: number, ...of: string[]) => ({
      position: `Class representative ${sectionOf(at)}`,
      lines: of,
    });
    const find = (body: Record<string, unknown>) => council.send('findCandidates', { body });
    const candidates = [lines(1, 'asha verma', numberOf(2)), lines(2, 'Asha Verma', 'Asha Vdrma')];
    const { candidates: _none, haveAgreed: _said, ...election } = given;
    const { body: draft } = await create({ ...election, draft: true });
    const { voters, electorate, positions } = election;
    const unsaved = { voters, electorate, positions };
    for (const of of [{ election: unsaved }, { electionId: draft.election._id }]) {
      const { status, body: found } = await find({
        ...of,
        candidates,
        byName: ['Asha Vdrma'],
        mayStand: ['Asha Vdrma'],
      });
      expect(status).toBe(200);
      expect(found.people).toMatchObject([
        { position: lines(1).position, line: 'asha verma', enrollmentNumber: numberOf(1) },
        { position: lines(2).position, line: 'Asha Vdrma', enrollmentNumber: '' },
      ]);
      expect(found.problems).toMatchObject([
        { position: lines(2).position, line: 'Asha Verma', choices: [{}, {}] },
        {
          position: lines(1).position,
          line: numberOf(2),
          problem: expect.stringContaining('cannot stand for this position'),
        },
      ]);
    }
    const entered = await council.send('enterCandidates', {
      body: {
        electionId: draft.election._id,
        candidates: [lines(1, 'asha verma'), lines(0, 'Asha Verma')],
        haveAgreed: true,
      },
    });
    expect(entered.body.entered).toMatchObject([
      { enrollmentNumber: numberOf(1) },
      { enrollmentNumber: numberOf(0) },
    ]);
  });

  test('is looked for, and those that look alike are told beside it', async () => {
    const body = {
      election: { positions: [{ title: 'President' }] },
      candidates: [{ position: 'president', lines: ['Asha Verma', 'Asha Verrna'] }],
      byName: ['Asha Verma', 'Asha Verrna'],
    };
    const { body: found } = await council.send('findCandidates', { body });
    expect(found.people).toMatchObject([
      { position: 'president', line: 'Asha Verma', looksLike: ['Asha Verrna'] },
      { line: 'Asha Verrna', looksLike: ['Asha Verma'] },
    ]);
    const elsewhere = await council.send('findCandidates', {
      body: { ...body, candidates: [{ position: 'Mascot', lines: ['Asha Verma'] }] },
    });
    expect(elsewhere).toMatchObject(refusedWith('unknown-position'));
    expect((await council.send('findCandidates', { body: {} })).status).toBe(400);
  });
});
