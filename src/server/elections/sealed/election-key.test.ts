import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { electionKey, opensCheck, sealCheck, secretLength } from './election-key.ts';

const electionId = randomUUID();
const secret = randomBytes(secretLength);
const key = electionKey(electionId, secret);
const place = { positionId: randomUUID(), number: 3, ballots: 4 };
const [first, second] = [randomUUID(), randomUUID()];
const choices = [first, second, first, first];

describe('a sealed batch', () => {
  test('opens to the ballots that went in, in an order that says nothing', () => {
    const sealed = key.seal(place, choices);
    expect(key.open(place, sealed)).toEqual(choices.toSorted());
    expect(key.open(place, key.seal(place, choices.toReversed()))).toEqual(choices.toSorted());
  });

  test('is as long for any choices, and looks different each time', () => {
    const others = [first, second, second, second];
    expect(key.seal(place, others)).toHaveLength(key.seal(place, choices).length);
    expect(key.seal(place, choices).equals(key.seal(place, choices))).toBe(false);
    const bytes = key.seal(place, choices).toString('hex');
    expect(bytes).not.toContain(first.replaceAll('-', ''));
  });

  test.each([
    ['another position', { ...place, positionId: randomUUID() }],
    ['another number', { ...place, number: 4 }],
    ['another count', { ...place, ballots: 3 }],
  ])('does not open in the place of %s', (_, other) => {
    expect(() => key.open(other, key.seal(place, choices))).toThrow(/authenticate/);
  });

  test('does not open when a byte was changed, nor with another key', () => {
    const sealed = key.seal(place, choices);
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => key.open(place, changed)).toThrow(/authenticate|another release/);
    }
    const other = electionKey(electionId, randomBytes(secretLength));
    expect(() => other.open(place, sealed)).toThrow(/authenticate/);
    expect(() => electionKey(randomUUID(), secret).open(place, sealed)).toThrow(/authenticate/);
  });
});

test('a mark tells the same choice of the same voter in the same request only', () => {
  const choice = {
    positionId: place.positionId,
    voterId: randomUUID(),
    nominationId: first,
    requestKey: randomBytes(16),
  };
  const mark = key.markOf(choice);
  expect(key.markOf({ ...choice })).toEqual(mark);
  for (const other of [
    { ...choice, voterId: randomUUID() },
    { ...choice, nominationId: second },
    { ...choice, positionId: randomUUID() },
    { ...choice, requestKey: randomBytes(16) },
  ]) {
    expect(key.markOf(other)).not.toEqual(mark);
  }
  expect(electionKey(electionId, randomBytes(32)).markOf(choice)).not.toEqual(mark);
});

test('a name is hashed under the key', () => {
  expect(key.hashName('number:0177CS230001')).toEqual(key.hashName('number:0177CS230001'));
  expect(electionKey(electionId, randomBytes(32)).hashName('number:0177CS230001')).not.toEqual(
    key.hashName('number:0177CS230001'),
  );
});

test('the check is opened by the secret of its election alone', () => {
  const check = sealCheck(electionId, secret);
  expect(opensCheck(electionId, secret, check)).toBe(true);
  expect(opensCheck(electionId, randomBytes(32), check)).toBe(false);
  expect(opensCheck(randomUUID(), secret, check)).toBe(false);
  expect(opensCheck(electionId, secret, Buffer.from('no check'))).toBe(false);
});
