import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { drawFrom, keyCommand, keyText, orderByKey, readDrawn, seedOf } from './draw.ts';

const closedAt = '2026-12-04T12:30:00.000Z';
const seed = '2026-12-04 dice 4 1 6 3 2 5 5 1';
const position = 'pres-2026';
const keyOf = (_id: string) => ({ _id, key: hash('sha256', keyText(seed, position, _id), 'hex') });

test('the published example: zoya is favoured, then ravi, then asha', () => {
  expect(seedOf('dice', closedAt, readDrawn('dice', '4 1 6 3 2 5 5 1') ?? '')).toBe(seed);
  const keys = ['asha', 'ravi', 'zoya'].map(keyOf);
  expect(keys.map(({ key }) => key.slice(0, 8))).toEqual(['e9f856e2', 'c81796d9', '8f4112c8']);
  expect(orderByKey(keys).map(({ _id }) => _id)).toEqual(['zoya', 'ravi', 'asha']);
  expect(orderByKey(keys.toReversed()).map(({ _id }) => _id)).toEqual(['zoya', 'ravi', 'asha']);
});

test('the line of shell that is shown hashes what the key is made of', () => {
  const [, format, ...parts] =
    keyCommand(seed, position, 'asha').match(/^printf '(.+)' '(.+)' '(.+)' '(.+)' \| sha256sum$/) ??
    [];
  // As printf does: \n is a new line, each %s the next argument.
  const printed = format?.replaceAll('\\n', '\n').replaceAll('%s', () => parts.shift() ?? '');
  expect(hash('sha256', printed ?? '', 'hex')).toBe(keyOf('asha').key);
});

test('dice are the same however they are written, and are refused where they are no dice', () => {
  for (const written of ['4 1 6 3 2 5 5 1', '41632551', '4,1,6, 3-2-5;5.1', ' 4 1 6 3\n2 5 5 1 ']) {
    expect(readDrawn('dice', written)).toBe('4 1 6 3 2 5 5 1');
  }
  expect(readDrawn('dice', '1'.repeat(40))).not.toBeNull();
  for (const written of ['', '4163255', '41632557', '4163255O', '1'.repeat(41)]) {
    expect(readDrawn('dice', written), written).toBeNull();
  }
});

test('a public number keeps its characters, and none that a shell would read', () => {
  expect(readDrawn('public-number', '  Draw 812:  04 17-22 ')).toBe('Draw 812: 04 17-22');
  expect(seedOf('public-number', closedAt, '0417')).toBe('2026-12-04 number 0417');
  for (const written of ['', "1'; reboot", '$(id)', '`id`', 'a"b', ' -n', 'x'.repeat(201)]) {
    expect(readDrawn('public-number', written), written).toBeNull();
  }
});

test('dice are thrown from the close on, a number is out at its minute', () => {
  expect(drawFrom('dice', closedAt, 90)).toBe(closedAt);
  expect(drawFrom('public-number', closedAt, 90)).toBe('2026-12-04T14:00:00.000Z');
});
