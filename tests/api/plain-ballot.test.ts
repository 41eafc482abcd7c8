import { expect, test } from 'vitest';
import { plainBallotPath } from '#core/page-paths.ts';
import { expectBalance } from '#tests/support/ballot-box.ts';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import { testApp } from '#tests/support/app-of-file.ts';

// The ballot for a browser without a script: pages of the server, and plain forms.

const app = testApp();
const home = { host: 'localhost', origin: 'http://localhost', 'sec-fetch-site': 'same-origin' };

const ranked = () =>
  createElection(app.ctx, {
    name: 'Union <of> all',
    positions: { Chair: 3, Editor: 3 },
    rules: { method: 'irv' },
  });

async function ask(
  { id }: TestElection,
  { voter, fields, headers = home }: { voter?: Actor; fields?: string[][]; headers?: object },
) {
  const answer = await app.fastify.inject({
    method: fields === undefined ? 'GET' : 'POST',
    url: plainBallotPath(id),
    headers: {
      ...headers,
      ...(voter === undefined ? {} : { cookie: voter.cookie }),
      ...(fields === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(fields === undefined ? {} : { payload: new URLSearchParams(fields).toString() }),
  });
  return { status: answer.statusCode, page: answer.payload, headers: answer.headers };
}

/** What the selects of a position say, such as ['Asha', '–', '–']. */
const chosenIn = (page: string, positionId: string) =>
  Array.from(page.matchAll(/<select id="([^"]+)" name="([^"]+)"[^>]*>([^]*?)<\/select>/g))
    .filter(([, , name]) => name === positionId)
    .map(([, , , options = '']) => /value="([^"]*)" selected/.exec(options)?.[1] ?? '');

const idsOf = ({ positions }: TestElection) =>
  positions.map(({ id, candidates }) => ({ id, candidates: candidates.map((one) => one.id) }));

test('there is a select for each rank, and only for this reader', async () => {
  const election = await ranked();
  const voter = await createActor(app);
  const { status, page, headers } = await ask(election, { voter });
  expect(status).toBe(200);
  expect(page).toContain('<h1>Union &lt;of&gt; all</h1>');
  expect(page).not.toContain('<script');
  for (const { id } of election.positions) expect(chosenIn(page, id)).toEqual(['', '', '']);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['referrer-policy']).toBe('same-origin');
  expect(headers['content-security-policy']).toMatch(/default-src 'none'.*form-action 'self'/);
});

test('a candidate twice and a gap are said, and the choices stay', async () => {
  const election = await ranked();
  const voter = await createActor(app);
  const [chair, editor] = idsOf(election);
  if (chair === undefined || editor === undefined) throw new Error('a position is missing');
  const [asha = '', binod = ''] = chair.candidates;
  const [dev = '', esha = ''] = editor.candidates;
  const { status, page } = await ask(election, {
    voter,
    fields: [
      [chair.id, asha],
      [chair.id, binod],
      [chair.id, asha],
      [editor.id, dev],
      [editor.id, ''],
      [editor.id, esha],
      ['step', 'check'],
    ],
  });
  expect(status).toBe(400);
  expect(page).toMatch(/role="alert".*Chair: You chose .+ twice\. Choose each candidate once\./);
  expect(page).toContain('Editor: You left choice 2 empty and made a later one.');
  expect(chosenIn(page, chair.id)).toEqual([asha, binod, asha]);
  expect(chosenIn(page, editor.id)).toEqual([dev, '', esha]);
  expect(page).toContain('aria-invalid="true"');
  // A form that says at once that it casts is looked at as well.
  const cast = await ask(election, {
    voter,
    fields: [
      [chair.id, asha],
      [chair.id, asha],
      ['step', 'cast'],
    ],
  });
  expect(cast.status).toBe(400);
  await expectBalance(app, election, 0);
});

test('what is reviewed is cast once, under the key of the first page', async () => {
  const election = await ranked();
  const voter = await createActor(app);
  const [chair, editor] = idsOf(election);
  if (chair === undefined || editor === undefined) throw new Error('a position is missing');
  const choices = [
    ...[...chair.candidates.toReversed()].map((one) => [chair.id, one]),
    [editor.id, ''],
  ];
  const form = await ask(election, { voter });
  const key = /name="key" value="([^"]+)"/.exec(form.page)?.[1] ?? '';
  const review = await ask(election, {
    voter,
    fields: [...choices, ['key', key], ['step', 'check']],
  });
  expect(review.status).toBe(200);
  expect(review.page).toContain('Cast 1 vote<');
  const carried = Array.from(
    review.page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g),
    ([, name = '', value = '']) => [name, value],
  );
  expect(carried).toContainEqual(['key', key]);
  const change = await ask(election, { voter, fields: [...carried, ['step', 'change']] });
  expect(chosenIn(change.page, chair.id)).toEqual(chair.candidates.toReversed());
  const cast = () => ask(election, { voter, fields: [...carried, ['step', 'cast']] });
  const first = await cast();
  expect(first.page).toContain('<h1>1 vote recorded</h1>');
  expect(first.page).toMatch(/Chair<\/bdi>: recorded, receipt [0-9A-Z]{4}-[0-9A-Z]{4}/);
  for (const one of chair.candidates) expect(first.page).not.toContain(one);
  const counted = await app.ctx.db
    .selectFrom('turnouts')
    .select(['position_id', 'ballots'])
    .execute();
  expect(counted).toContainEqual({ position_id: chair.id, ballots: 1 });
  expect(counted).toContainEqual({ position_id: editor.id, ballots: 0 });
  // Sent again, because the answer was lost: the same receipt, and nothing counts twice.
  expect((await cast()).page).toBe(first.page);
  // With another key it is a second vote.
  const again = carried.map(([name = '', value = '']) => [
    name,
    name === 'key' ? 'another-key' : value,
  ]);
  const second = await ask(election, { voter, fields: [...again, ['step', 'cast']] });
  expect(second.status).toBe(409);
  expect(second.page).toContain('role="alert"');
  // Opened again the other position is left, and the receipt stands above it.
  const left = await ask(election, { voter });
  expect(chosenIn(left.page, chair.id)).toEqual([]);
  expect(chosenIn(left.page, editor.id)).toEqual(['', '', '']);
  expect(left.page).toContain('Chair</bdi>: recorded, receipt');
});

test('an empty form, no session, another site and an election that is over are refused', async () => {
  const election = await ranked();
  const voter = await createActor(app);
  const none = await ask(election, { voter, fields: [['step', 'check']] });
  expect(none.status).toBe(400);
  expect(none.page).toContain('Choose somebody for at least one position.');
  const stranger = await ask(election, {});
  expect(stranger.status).toBe(401);
  expect(stranger.page).toContain('To log in, turn on JavaScript for that page.');
  const [first] = idsOf(election);
  const fields = [
    [first?.id ?? '', first?.candidates[0] ?? ''],
    ['step', 'cast'],
  ];
  const elsewhere = { host: 'localhost', origin: 'http://elsewhere.test' };
  expect((await ask(election, { voter, fields, headers: elsewhere })).status).toBe(403);
  await expectBalance(app, election, 0);
  const over = await createElection(app.ctx, { endsInMinutes: -5 });
  const late = await ask(over, { voter });
  expect(late.status).toBeGreaterThanOrEqual(400);
  expect(late.page).toMatch(/<p>[^<]+<\/p>/);
  const nowhere = { ...election, id: '00000000-0000-4000-8000-000000000000' };
  expect((await ask(nowhere, { voter })).status).toBe(404);
});
