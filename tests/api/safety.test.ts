import { describe, expect, test } from 'vitest';
import { createActor } from '#tests/support/factories.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { startTestApp } from '#tests/support/test-app.ts';

const server = testApp();

const logIn = (headers: Record<string, string>, payload: string | Buffer) =>
  server.fastify.inject({ method: 'POST', url: '/api/user/login', headers, payload });
const json = { 'content-type': 'application/json' };

describe('writes from another site', () => {
  const attempt = '{"role":"admin","email":"a@b.example","password":"x"}';
  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'http://localhost', 'sec-fetch-site': 'cross-site' },
    // Another scheme and another port are another site.
    { origin: 'https://localhost' },
    { origin: 'http://localhost:8080' },
  ])('are refused: %o', async (headers) => {
    const answer = await logIn({ ...json, ...headers, host: 'localhost' }, attempt);
    if (headers.origin === 'http://localhost') expect(headers['sec-fetch-site']).toBe('cross-site');
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ error: 'forbidden', reason: 'other-site' });
  });

  test.each([
    {},
    { origin: 'http://localhost' },
    { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ])('from our own pages and from programs pass: %o', async (headers) => {
    const answer = await logIn({ ...json, ...headers, host: 'localhost' }, attempt);
    expect(answer.statusCode).toBe(401);
  });
});

describe('where PUBLIC_URL is set', () => {
  const known = testApp({ publicUrl: 'http://council.example:8080', isPublicUrlSet: true });
  const write = async (server: TestApp, headers: Record<string, string>) => {
    const { statusCode } = await server.fastify.inject({
      method: 'POST',
      url: '/api/user/logout',
      headers,
    });
    return statusCode;
  };

  test.each([
    // A name that somebody points at our address: Origin and Host agree, and the browser says
    // "same-origin".
    {
      origin: 'http://evil.example:8080',
      host: 'evil.example:8080',
      'sec-fetch-site': 'same-origin',
    },
    { host: 'evil.example' },
    { origin: 'http://evil.example:8080', host: 'council.example:8080' },
    { origin: 'http://council.example:9090', host: 'council.example:9090' },
    { origin: 'https://council.example:8080', host: 'council.example:8080' },
    { origin: 'http://localhost:8080', host: 'localhost:8080' },
    { origin: 'null', host: 'council.example:8080' },
  ])('a write at another name or origin is refused: %o', async (headers) => {
    expect(await write(known, headers)).toBe(403);
  });

  test.each([
    { origin: 'http://council.example:8080', host: 'council.example:8080' },
    { origin: 'http://council.example:8080', host: 'council.example' },
    { host: 'Council.example:8080' },
  ])('ours pass: %o', async (headers) => {
    expect(await write(known, headers)).toBe(200);
  });

  test('on one machine, all its own names are ours, and no other origin', async () => {
    const local = await startTestApp({ publicUrl: 'http://localhost:3000', isPublicUrlSet: true });
    const at = (origin: string, host: string) => write(local, { origin, host });
    expect(await at('http://127.0.0.1:3000', '127.0.0.1:3000')).toBe(200);
    expect(await at('http://localhost:3000', '127.0.0.1:4000')).toBe(200);
    expect(await at('http://127.0.0.1:4000', '127.0.0.1:3000')).toBe(403);
    expect(await at('https://localhost:3000', 'localhost:3000')).toBe(403);
    expect(await at('https://127.0.0.1:3000', '127.0.0.1:3000')).toBe(403);
    expect(await at('http://127.0.0.1.evil.example', '127.0.0.1.evil.example')).toBe(403);
    await local.close();
  });
});

describe('bodies', () => {
  const whole = '{"role":"admin","email":"a","password":"x"}';
  test.each([
    ['not JSON', '{"role":'],
    ['a lone surrogate escape', '{"role":"admin","email":"\\ud800","password":"x"}'],
    ['a NUL', '{"role":"admin","email":"a\\u0000b","password":"x"}'],
    ['__proto__', '{"__proto__":{"role":"admin"},"role":"admin","email":"a","password":"b"}'],
    ['a constructor prototype', '{"constructor":{"prototype":{}},"role":"admin"}'],
    ['a key twice', '{"role":"admin","email":"a@b.example","password":"x","role":"student"}'],
    [
      'a key twice, once escaped',
      '{"role":"admin","email":"a","password":"x","\\u0072ole":"council"}',
    ],
    ['a key twice, deeper', `${whole.slice(0, -1)},"more":[{"a":1,"b":{"c":2,"c":2}}]}`],
    ['a key twice beside a colon in a string', `${whole.slice(0, -1)},"a":"\\":","a":1}`],
    ['an array', '[]'],
    ['a number', '7'],
    ['null', 'null'],
    ['twenty levels', `${'['.repeat(20)}${']'.repeat(20)}`],
  ])('%s gets a 400 with a sentence', async (_name, payload) => {
    const answer = await logIn(json, payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: 'invalid', message: expect.any(String) });
  });

  test('signs in strings, and keys of several objects, are no key twice', async () => {
    const odd = `${whole.slice(0, -1)},"a:b":{"a":":{[,\\"x\\":1"},"c":[{"a":1},{"a":2},{},[]]}`;
    expect((await logIn(json, odd)).statusCode).toBe(401);
  });

  test('over 64 kB gets a 413', async () => {
    const answer = await logIn(json, `{"email":"${'x'.repeat(70_000)}"}`);
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ error: 'too_large' });
  });

  test('of another type gets a 415', async () => {
    const answer = await logIn({ 'content-type': 'text/plain' }, 'role=admin');
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ error: 'unsupported_media' });
  });

  test('an empty one with a JSON type is no body', async () => {
    const answer = await server.fastify.inject({
      method: 'POST',
      url: '/api/user/logout',
      headers: json,
      payload: '',
    });
    expect(answer.statusCode).toBe(200);
  });
});

describe('answers', () => {
  test('carry a strict content security policy and no foreign origin', async () => {
    const { headers } = await server.fastify.inject('/api/health');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(
      "require-trusted-types-for 'script';trusted-types service-worker check-worker voter-list-page",
    );
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('an unknown address is a 404 in the same form', async () => {
    const answer = await server.fastify.inject('/api/no-such-thing');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ error: 'not_found', message: expect.any(String) });
  });

  test.each([
    ['/api/%', 404],
    ['/%E0%A4%A', 404],
    [`/api/user/verify/${'a'.repeat(300)}`, 404],
  ])('an address that cannot be read, %s, is a %i in the same form', async (url, status) => {
    const answer = await server.fastify.inject({ method: 'POST', url });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({
      error: 'not_found',
      message: 'There is nothing at this address.',
      reason: 'unknown-route',
    });
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('a malformed id in a path is the address of nothing', async () => {
    const answer = await server.fastify.inject({
      method: 'POST',
      url: '/api/user/verify/not-an-id',
    });
    expect(answer.statusCode).toBe(401);
  });

  test('a fault says nothing of itself', async () => {
    const broken = await startTestApp();
    broken.ctx.sessions.find = () => Promise.reject(new Error('select secret from accounts'));
    const answer = await broken.fastify.inject({
      url: '/api/user/me',
      headers: { cookie: `hustings=${'a'.repeat(43)}` },
    });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toMatch(/select|secret|stack|at /);
    expect(answer.json()).toMatchObject({ error: 'internal' });
    await broken.close();
  });
});

describe('over https', () => {
  test('only the cookie that no neighbouring site can set is a session', async () => {
    const campus = await startTestApp({ publicUrl: 'https://council.campus.example' });
    const { cookie } = await createActor(campus);
    const [, token = ''] = cookie.split('=');
    const me = async (name: string) =>
      (await campus.as(`${name}=${token}`).send('readMe')).body.user?._id ?? null;
    expect(await me('hustings')).toBeNull();
    expect(await me('__Host-hustings')).not.toBeNull();
    const { headers } = await campus.fastify.inject('/api/health');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    await campus.close();
  });
});

test('a password is kept as a hash of Argon2id with the parameters of OWASP', async () => {
  const stored = await server.ctx.passwords.hash('a lamp by the sea');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test.each([
  ['https://council.example', '"cache"'],
  ['http://localhost:3000', '"cache"'],
  // A browser would ignore it there, and warn of it.
  ['http://council.example', undefined],
])('a log-out at %s empties what the browser keeps: %s', async (publicUrl, expected) => {
  const app = await startTestApp({ publicUrl });
  const left = await app.send('logOut');
  expect(left.headers['clear-site-data']).toBe(expected);
  expect((await app.send('readMe')).headers['clear-site-data']).toBeUndefined();
  await app.close();
});
