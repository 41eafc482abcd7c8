import { afterEach, describe, expect, test, vi } from 'vitest';
import { CallError, adviceOf, isNoSuchCall, sentenceOf } from '#web/kit/call-error.ts';
import { call } from './call.ts';

const answer = (body: unknown, init: ResponseInit = {}) =>
  vi.fn<typeof fetch>(async () => Response.json(body, init));

async function problemOf(fetching: typeof fetch): Promise<CallError> {
  vi.stubGlobal('fetch', fetching);
  const problem: unknown = await call('readMe').catch((thrown: unknown) => thrown);
  if (!(problem instanceof CallError)) throw new Error(`not a CallError: ${String(problem)}`);
  return problem;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('puts method, path, parameters and body where the contract wants them', async () => {
  const fetching = answer({ message: 'done' });
  vi.stubGlobal('fetch', fetching);
  await call('verifyUser', { params: { id: 'a/b' } });
  const body = { role: 'admin', email: 'a@b.example', password: 'correct horse' } as const;
  await call('logIn', { body });

  expect(fetching.mock.calls.map(([address]) => address)).toEqual([
    '/api/user/verify/a%2Fb',
    '/api/user/login',
  ]);
  const sent = fetching.mock.calls.map(([, init]) => init);
  expect(sent[0]).toMatchObject({ method: 'POST' });
  expect(sent[0]?.body).toBeUndefined();
  expect(sent[1]?.body).toBe(JSON.stringify(body));
});

describe('what goes wrong', () => {
  test('a refusal keeps its code, reason, fields and time to wait', async () => {
    const problem = await problemOf(
      answer(
        {
          error: 'too_many_requests',
          message: 'Too many attempts.',
          reason: 'too-many-log-ins',
          fields: { email: 'Email is required', odd: 7 },
        },
        { status: 429, headers: { 'retry-after': '30' } },
      ),
    );
    expect(problem).toMatchObject({
      status: 429,
      error: 'too_many_requests',
      message: 'Too many attempts.',
      reason: 'too-many-log-ins',
      fields: { email: 'Email is required' },
      retryAfter: 30,
    });
  });

  test('no network and no JSON are a status of 0 and a sentence of ours', async () => {
    const offline = await problemOf(async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(offline).toMatchObject({ status: 0, error: 'network' });
    const garbled = await problemOf(async () => new Response('<h1>502</h1>', { status: 502 }));
    expect(garbled).toMatchObject({ status: 0, error: 'garbled' });
    expect(offline.message).not.toBe(garbled.message);
  });

  test('an error field is a failure, whatever the status', async () => {
    const problem = await problemOf(answer({ error: 'conflict', message: 'No.' }));
    expect(problem).toMatchObject({ status: 200, error: 'conflict', message: 'No.' });
  });

  test('a body that is no refusal is not trusted to be one', async () => {
    const problem = await problemOf(answer(['what'], { status: 500 }));
    expect(problem).toMatchObject({ status: 500, error: 'internal', fields: {} });
    expect(problem.message).not.toBe('');
  });
});

describe('a server that has no such call', () => {
  const noPage = async () => new Response('<pre>Cannot GET</pre>', { status: 404 });
  const notFound = { error: 'not_found', reason: 'unknown-route', message: 'There is nothing.' };

  test('is taken as one that knows nothing, by its page or an answer without our code', async () => {
    for (const fetching of [noPage, answer({}, { status: 404 })]) {
      vi.stubGlobal('fetch', fetching);
      expect(await call('listMyBallots')).toEqual([]);
      expect(await call('listAllElections')).toEqual({ elections: [] });
      expect(isNoSuchCall(await call('listWaiting').catch((thrown: unknown) => thrown))).toBe(true);
    }
  });

  test('is no server of ours, which says why; a vote is not known to be refused', async () => {
    vi.stubGlobal('fetch', answer(notFound, { status: 404 }));
    await expect(call('listMyBallots')).rejects.toMatchObject({ reason: 'unknown-route' });
    vi.stubGlobal('fetch', noPage);
    const body = { userId: 'u', electionId: 'e', position: 'p', candidateId: 'c' };
    await expect(call('castVote', { body })).rejects.toMatchObject({ status: 0 });
  });

  test('the stored copy alone says who logged in', async () => {
    const user = { _id: 'u1', name: 'Asha', email: 'a@b.example', role: 'admin', profileImg: '' };
    localStorage.setItem('user', JSON.stringify(user));
    vi.stubGlobal('fetch', noPage);
    // Something in between may say 404: a log-out that was not heard is none.
    await expect(call('logOut')).rejects.toMatchObject({ status: 404 });
    expect(await call('readMe')).toMatchObject({ user: { ...user, verified: true } });
    await expect(call('logOut')).resolves.toBeDefined();
    localStorage.removeItem('user');
    expect(await call('readMe')).toMatchObject({ user: null });
  });
});

describe('the sentence that screens show', () => {
  test.each([400, 401, 403, 404, 409, 413, 429, 500, 503])(
    'is the server’s for a %i that carries one, and else that of the place',
    async (status) => {
      const told = await problemOf(answer({ error: 'x', message: 'Please wait.' }, { status }));
      expect(sentenceOf(told, 'Login failed')).toBe('Please wait.');
      expect(adviceOf(told, 'Otherwise')).toBe('Please wait.');
      for (const message of [undefined, '', ' ', 7]) {
        const silent = await problemOf(answer({ error: 'x', message }, { status }));
        expect(sentenceOf(silent, 'Login failed')).toBe('Login failed');
      }
    },
  );

  test('is that of the place when no answer came, whose reason can be told beside it', () => {
    const offline = new CallError('No network', { status: 0, error: 'network' });
    for (const problem of [offline, new TypeError('bug'), undefined]) {
      expect(sentenceOf(problem, 'Login failed')).toBe('Login failed');
    }
    expect(adviceOf(offline, 'Otherwise')).toBe('No network');
    expect(adviceOf(new TypeError('bug'), 'Otherwise')).toBe('Otherwise');
  });
});
