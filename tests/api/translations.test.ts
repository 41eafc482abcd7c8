import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { wrongText } from '#texts/wrong-text.ts';
import { translationSentences } from '#core/elections/translations.ts';
import type { Actor } from '#tests/support/factories.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import { testApp } from '#tests/support/app-of-file.ts';

// What people wrote of an election, in the other languages of the campus.

const app = testApp();
let admin: Actor;
let council: Actor;
beforeAll(async () => {
  admin = await createActor(app, { role: 'admin' });
  council = await createActor(app, { role: 'council' });
});

const save = (body: Record<string, unknown>) => admin.send('saveCampusSettings', { body });
beforeEach(() => save({ languages: ['en', 'hi', 'ur'] }));

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const reason = 'For those who read Hindi.';
const question = { title: 'Fee', kind: 'question', text: 'Shall the fee be 20 rupees?' };

async function organise(given: Record<string, unknown> = {}) {
  const body = {
    name: 'Council 2031',
    description: 'Choose your council.',
    positions: ['President', question],
    startDate: inHours(2),
    endDate: inHours(3),
    ...given,
  };
  const { election } = (await council.send('createElection', { body })).body;
  return election as { _id: string; positions: [{ _id: string }, { _id: string }] };
}
const translate = (id: string, translations: Record<string, unknown>, by = council) =>
  by.send('editElection', { params: { id }, body: { translations, reason } });
async function shown(id: string) {
  const { elections } = (await app.send('listElections')).body;
  return elections.find((one: { _id: string }) => one._id === id);
}
const words = (election: Awaited<ReturnType<typeof organise>>) => ({
  hi: {
    name: 'परिषद 2031',
    description: 'अपनी परिषद चुनें।',
    positions: [
      { _id: election.positions[1]._id, title: 'फ़ीस', text: 'क्या फ़ीस 20 रुपये हो?' },
      { _id: election.positions[0]._id, title: 'अध्यक्ष' },
    ],
  },
});
const hindi = { name: 'परिषद 2031', description: 'अपनी परिषद चुनें।' };

describe('an election', () => {
  test('says its words in another language, beside those that were written', async () => {
    const election = await organise();
    const before = await shown(election._id);
    expect(before).not.toHaveProperty('translations');
    expect(before.writtenIn).toBe('en');
    const answer = await translate(election._id, words(election));
    expect(answer.status).toBe(200);
    const now = await shown(election._id);
    expect(now).toMatchObject({
      name: 'Council 2031',
      translations: { hi: hindi },
      positions: [
        { title: 'President', translations: { hi: { title: 'अध्यक्ष' } } },
        {
          title: 'Fee',
          text: question.text,
          translations: { hi: { title: 'फ़ीस', text: 'क्या फ़ीस 20 रुपये हो?' } },
        },
      ],
      changes: [{ what: 'Changed: the words in other languages.', reason }],
    });
    // The same again is no change.
    await translate(election._id, words(election));
    expect((await shown(election._id)).changes).toHaveLength(1);
  });

  test('keeps each language that is not given, and empties what is empty', async () => {
    const { _id: id } = await organise();
    await translate(id, { hi: { name: 'परिषद' }, ur: { name: 'کونسل' } });
    await translate(id, { hi: { name: '' } });
    expect((await shown(id)).translations).toEqual({ ur: { name: 'کونسل' } });
  });

  test('is written in the languages of the campus alone, within the limits of its words', async () => {
    const election = await organise({ description: '' });
    const refused = async (translations: Record<string, unknown>) => {
      const { status, body } = await translate(election._id, translations);
      expect([status, body.reason]).toEqual([400, 'invalid-input']);
      return body.fields;
    };
    const [president] = election.positions;
    expect(await refused({ en: { name: 'Board' } })).toEqual({
      'translations.en': wrongText(translationSentences.written),
    });
    expect(await refused({ ta: { name: 'Board' } })).toEqual({
      'translations.ta': wrongText(translationSentences.notOffered),
    });
    for (const tag of ['Hindi', 'hi_IN', '']) {
      expect(Object.keys(await refused({ [tag]: { name: 'Board' } }))[0]).toMatch(/^translations/);
    }
    expect(await refused({ hi: { name: 'अ'.repeat(121) } })).toHaveProperty([
      'translations.hi.name',
    ]);
    expect(await refused({ hi: { name: 'अ\nब' } })).toHaveProperty(['translations.hi.name']);
    const title = 'अ'.repeat(81);
    expect(await refused({ hi: { positions: [{ _id: president._id, title }] } })).toHaveProperty([
      'translations.hi.positions.0.title',
    ]);
    expect(
      await refused({
        hi: {
          description: 'कुछ नहीं लिखा था',
          positions: [
            { _id: crypto.randomUUID(), title: 'अध्यक्ष' },
            { _id: president._id, text: 'क्या?' },
          ],
        },
      }),
    ).toEqual({
      'translations.hi.description': wrongText(translationSentences.nothing),
      'translations.hi.positions.0': wrongText(translationSentences.unknownPosition),
      'translations.hi.positions.1.text': wrongText(translationSentences.nothing),
    });
    await save({ languages: ['en'] });
    expect(await refused({ hi: { name: 'परिषद' } })).toEqual({
      'translations.hi': wrongText(translationSentences.notOffered),
    });
  });

  test('fixes its words together with those that were written', async () => {
    const { id, positions } = await createElection(app.ctx, { standings: 'after-close' });
    const title = { hi: { positions: [{ _id: positions[0]?.id, title: 'अध्यक्ष' }] } };
    expect(await translate(id, title)).toMatchObject({
      status: 409,
      body: {
        reason: 'election-frozen',
        fields: { translations: 'This cannot be changed after voting opens.' },
      },
    });
    expect((await translate(id, { hi: { name: 'परिषद' } })).status).toBe(200);
    await app.ctx.pool.query(
      "update elections set ends_at = now() - interval '1 minute' where id = $1",
      [id],
    );
    expect((await translate(id, { hi: { name: 'सभा' } })).status).toBe(200);
    expect((await shown(id)).translations).toEqual({ hi: { name: 'सभा' } });
  });

  test('loses the words of what is written otherwise, and keeps the others', async () => {
    const election = await organise();
    await translate(election._id, words(election));
    const [president, fee] = election.positions;
    const edited = await council.send('editElection', {
      params: { id: election._id },
      body: {
        name: 'Council 2032',
        positions: [
          { _id: president._id, title: 'Chair' },
          { ...question, _id: fee._id, text: 'Shall the fee be 30 rupees?' },
        ],
        reason,
      },
    });
    expect(edited.status, JSON.stringify(edited.body)).toBe(200);
    const now = await shown(election._id);
    expect(now.translations).toEqual({ hi: { description: hindi.description } });
    expect(now.positions[0]).not.toHaveProperty('translations');
    expect(now.positions[1].translations).toEqual({ hi: { title: 'फ़ीस' } });
  });

  test('is copied with the words of its positions, under another name', async () => {
    const election = await organise();
    await translate(election._id, words(election));
    const copy = await council.send('duplicateElection', { params: { id: election._id } });
    const { _id: id } = copy.body.election;
    const { body } = await council.send('readElectionToEdit', { params: { id } });
    expect(body.election).toMatchObject({
      translations: { hi: { description: hindi.description } },
      positions: [
        { translations: { hi: { title: 'अध्यक्ष' } } },
        { translations: { hi: { title: 'फ़ीस' } } },
      ],
    });
    expect(body.election.translations.hi).not.toHaveProperty('name');
  });

  test('of several officers at once each gets their own language in', async () => {
    const { _id: id } = await organise();
    const both = Array.from({ length: 6 }, (_, at) => [
      translate(id, { hi: { name: `परिषद ${at}` } }),
      translate(id, { ur: { name: `کونسل ${at}` } }),
    ]);
    const answers = await Promise.all(both.flat());
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
    expect((await shown(id)).translations).toEqual({
      hi: { name: expect.stringMatching(/^परिषद \d$/) },
      ur: { name: expect.stringMatching(/^کونسل \d$/) },
    });
  });

  test('that is published needs two officers where the campus has that rule', async () => {
    const election = await organise();
    await save({ needsTwoOfficers: true });
    const proposed = await translate(election._id, words(election));
    expect(proposed.status).toBe(202);
    expect(await shown(election._id)).not.toHaveProperty('translations');
    const waiting = (await admin.send('listProposals')).body;
    expect(JSON.stringify(waiting)).toContain('परिषद 2031');
    const { _id: id } = proposed.body.proposal;
    expect((await admin.send('confirmProposal', { params: { id } })).status).toBe(200);
    expect((await shown(election._id)).translations).toEqual({ hi: hindi });
    await app.ctx.pool.query('update campus set needs_two_officers = false');
    app.ctx.campus.forget();
  });

  test('keeps the language that it was written in, whatever comes first now', async () => {
    const election = await organise();
    await save({ languages: ['hi', 'ur', 'en'] });
    expect(await shown(election._id)).toMatchObject({ writtenIn: 'en' });
    const english = { en: { name: 'Council', description: '', positions: [] } };
    expect((await translate(election._id, english)).body.fields).toEqual({
      'translations.en': wrongText(translationSentences.written),
    });
    expect((await translate(election._id, words(election))).status).toBe(200);
    const student = await createActor(app);
    const own = { electionId: election._id, position: 'President', userId: student.id };
    const said = { statement: 'Longer hours.', translations: { hi: { statement: 'लंबे घंटे।' } } };
    const asked = await student.send('createNomination', { body: { ...own, ...said } });
    expect(asked.status).toBe(201);
    const copy = await council.send('duplicateElection', { params: { id: election._id } });
    expect(copy.body.election.writtenIn).toBe('en');
    const next = await organise();
    expect((await shown(next._id)).writtenIn).toBe('hi');
    await save({ languages: ['en'] });
    expect((await shown(next._id)).writtenIn).toBe('hi');
  });
});

describe('a statement', () => {
  const statement = 'Longer hours.';
  const inHindi = { hi: { statement: 'लंबे घंटे।' } };
  async function stand(translations?: Record<string, unknown>) {
    const election = await organise();
    const student = await createActor(app);
    const body = { electionId: election._id, position: 'President', userId: student.id };
    const answer = await student.send('createNomination', {
      body: { ...body, statement, ...(translations && { translations }) },
    });
    return { election, student, answer, id: answer.body.nomination?._id as string };
  }
  const blank = { imageUrl: '', link: '' };

  test('is in the languages that its candidate wrote it in, once an officer accepts it', async () => {
    const { election, student, id, answer } = await stand(inHindi);
    expect(answer.body.nomination.translations).toEqual(inHindi);
    await admin.send('acceptNomination', { params: { id } });
    expect((await shown(election._id)).nominations[0]).toMatchObject({
      statement,
      position: 'President',
      translations: inHindi,
    });
    // What changes afterwards waits, the words in another language too.
    const other = { hi: { statement: 'देर तक।' } };
    const edited = await student.send('editNomination', {
      params: { id },
      body: { ...blank, statement, translations: other },
    });
    expect(edited.body.nomination).toMatchObject({
      translations: inHindi,
      edit: { translations: other },
    });
    expect((await shown(election._id)).nominations[0].translations).toEqual(inHindi);
    const waiting = (await admin.send('listPendingNominations')).body;
    const change = waiting.find(({ edits }: { edits?: string }) => edits === id);
    expect(change).toMatchObject({ translations: other, accepted: { translations: inHindi } });
    await admin.send('acceptNomination', { params: { id: change._id } });
    expect((await shown(election._id)).nominations[0].translations).toEqual(other);
    const own = (await student.send('readOwnData')).body;
    expect(own.nominations[0]).toMatchObject({ statement, translations: other });
  });

  test('that is another one now loses them, where they are not sent with it', async () => {
    const { student, id } = await stand(inHindi);
    const edit = async (text: string) => {
      const body = { ...blank, statement: text };
      return (await student.send('editNomination', { params: { id }, body })).body.nomination;
    };
    expect((await edit(statement)).translations).toEqual(inHindi);
    expect(await edit('Shorter hours.')).not.toHaveProperty('translations');
  });

  test('is refused in a language that is not offered, too long, and where nothing is written', async () => {
    const tamil = (await stand({ ta: { statement: 'x' } })).answer;
    expect(tamil).toMatchObject({
      status: 400,
      body: { fields: { 'translations.ta': wrongText(translationSentences.notOffered) } },
    });
    const long = (await stand({ hi: { statement: 'अ'.repeat(501) } })).answer;
    expect(Object.keys(long.body.fields)).toEqual(['translations.hi.statement']);
    const { student, id } = await stand();
    const body = { ...blank, statement: '', translations: inHindi };
    expect(await student.send('editNomination', { params: { id }, body })).toMatchObject({
      status: 400,
      body: { fields: { 'translations.hi.statement': wrongText(translationSentences.nothing) } },
    });
  });
});
