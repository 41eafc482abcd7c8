import { once } from 'node:events';
import net from 'node:net';
import pg from 'pg';
import { expect, test } from 'vitest';
import { isDataError, isTransientError } from './errors.ts';

const answer = (code: string, message = 'no') =>
  Object.assign(new pg.DatabaseError(message, 2, 'error'), { severity: 'ERROR', code });

test.each(['08006', '25006', '40P01', '53100', '55P03', '57P03', '58030'])(
  'the answer %s passes by itself',
  (code) => {
    expect(isTransientError(answer(code))).toBe(true);
    expect(isDataError(answer(code))).toBe(false);
  },
);

test.each(['22021', '23505', '42601', 'XX000'])('the answer %s does not', (code) => {
  expect(isTransientError(answer(code))).toBe(false);
  expect(isDataError(answer(code))).toBe(true);
});

test('a disk that turned read-only passes, a privilege that is missing does not', () => {
  const words = 'could not open file "base/5/2619": Read-only file system';
  expect(isTransientError(answer('42501', words))).toBe(true);
  expect(isTransientError(answer('42501', 'permission denied for table ballots'))).toBe(false);
});

test('a connection that is gone passes, whoever tells it', async () => {
  const absent = { host: '/nowhere', user: 'hustings', database: 'hustings' };
  const error = await new pg.Client(absent).connect().catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'ENOENT', syscall: 'connect' });
  expect(isTransientError(error)).toBe(true);
  expect(isTransientError(new Error('Connection terminated unexpectedly'))).toBe(true);
  expect(isDataError(new Error('Connection terminated unexpectedly'))).toBe(false);
});

test('a name that nobody knows passes: that of a database in a container goes with it', async () => {
  const unknown = { host: `${'x'.repeat(64)}.invalid`, user: 'hustings', database: 'hustings' };
  const error = await new pg.Client(unknown).connect().catch((reason: unknown) => reason);
  expect(error).toMatchObject({ syscall: 'getaddrinfo' });
  expect(isTransientError(error)).toBe(true);
});

test('a name whose every address refuses passes', async () => {
  const refused = net.connect({
    host: 'localhost',
    port: 1,
    lookup: (_name, _options, found) =>
      found(null, [
        { address: '127.0.0.1', family: 4 },
        { address: '127.0.0.2', family: 4 },
      ]),
  });
  const [error] = (await once(refused, 'error').catch((reason: unknown) => [reason])) as [unknown];
  expect(error).toBeInstanceOf(AggregateError);
  expect(isTransientError(error)).toBe(true);
});

test('an answer that did not come in time passes', () => {
  const silent = Object.assign(new Error('read ETIMEDOUT'), { code: 'ETIMEDOUT', syscall: 'read' });
  expect(isTransientError(silent)).toBe(true);
  expect(isTransientError(new Error('timeout expired'))).toBe(true);
});

test('a full disk passes, a missing file and a mistake do not', () => {
  const system = (code: string) => Object.assign(new Error('no'), { code, syscall: 'open' });
  expect(isTransientError(system('ENOSPC'))).toBe(true);
  expect(isTransientError(system('ENOENT'))).toBe(false);
  expect(isTransientError(new TypeError('x is not a function'))).toBe(false);
  expect(isTransientError('a word')).toBe(false);
});
