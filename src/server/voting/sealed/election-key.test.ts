import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { electionKey, opensCheck, sealCheck, secretLength, shownAs } from './election-key.ts';
import type { MarkedChoice, VoteRequest } from './election-key.ts';

const electionId = randomUUID();
const secret = randomBytes(secretLength);
const key = electionKey(electionId, secret);
const place = { positionId: randomUUID(), number: 3, ballots: 4 };
const [first, second] = [randomUUID(), randomUUID()];
const choices = [first, second, first, first];
const live = { standings: 'live', standings_batch: 20 } as const;
const seal = (nominationIds: readonly string[]) => key.seal(place, nominationIds, live);

/** A batch of two ballots that the first release sealed, under a secret of bytes that are all 7. */
const firstRelease = {
  electionId: '0190c1d2-0000-4000-8000-000000000001',
  place: { positionId: '0190c1d2-0000-4000-8000-000000000002', number: 3, ballots: 2 },
  nominationIds: ['0190c1d2-0000-4000-8000-00000000000a', '0190c1d2-0000-4000-8000-00000000000b'],
  sealed: [
    '0137977c0617acc198d795e4adc54e4b5aa6aca20cfe7a521f79dac8b41ebf45057ca6d4d8c9c05e',
    'dbfe071b298924bc1d5f4b49876152a404c53c7527',
  ].join(''),
};

describe('a sealed batch', () => {
  test('opens to the ballots that went in, in an order that says nothing', () => {
    const sealed = seal(choices);
    const votes = new Map([
      [first, 3],
      [second, 1],
    ]);
    expect(key.open(place, sealed).votes).toEqual(votes);
    expect(key.open(place, seal(choices.toReversed())).votes).toEqual(votes);
  });

  test('is as long for any choices, and looks different each time', () => {
    const others = [first, second, second, second];
    expect(seal(others)).toHaveLength(seal(choices).length);
    expect(seal(choices).equals(seal(choices))).toBe(false);
    const bytes = seal(choices).toString('hex');
    expect(bytes).not.toContain(first.replaceAll('-', ''));
  });

  test.each([
    ['another position', { ...place, positionId: randomUUID() }],
    ['another number', { ...place, number: 4 }],
    ['another count', { ...place, ballots: 3 }],
  ])('does not open in the place of %s', (_, other) => {
    expect(() => key.open(other, seal(choices))).toThrow(/authenticate/);
  });

  test('does not open when a byte was changed, nor with another key', () => {
    const sealed = seal(choices);
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

describe('how counts were shown when a batch was sealed', () => {
  const inBatches = (size: number) => ({ standings: 'in-batches', standings_batch: size }) as const;

  test('comes out with it, and is as long whatever it is', () => {
    const hidden = { standings: 'after-close', standings_batch: 20 } as const;
    const shown = [live, hidden, inBatches(20), inBatches(1_000)].map((setting) => {
      const sealed = key.seal(place, choices, setting);
      expect(sealed).toHaveLength(seal(choices).length);
      expect(key.open(place, sealed).shown).toEqual(shownAs(setting));
      return shownAs(setting).toString('hex');
    });
    expect(new Set(shown).size).toBe(4);
  });

  test('is not in a row of the first release, which opens all the same', () => {
    const row = Buffer.from(firstRelease.sealed, 'hex');
    const old = electionKey(firstRelease.electionId, Buffer.alloc(secretLength, 7));
    const votes = new Map(firstRelease.nominationIds.map((id) => [id, 1]));
    expect(old.open(firstRelease.place, row)).toEqual({ votes, lists: votes, shown: null });
  });

  test('cannot be taken out of a row by passing it off as one of the first release', () => {
    const sealed = seal(choices);
    sealed[0] = 1;
    expect(() => key.open(place, sealed)).toThrow(/authenticate/);
    const row = Buffer.from(firstRelease.sealed, 'hex');
    row[0] = 2;
    const old = electionKey(firstRelease.electionId, Buffer.alloc(secretLength, 7));
    expect(() => old.open(firstRelease.place, row)).toThrow(/authenticate/);
  });
});

describe('a row of lists', () => {
  const entries = Array.from({ length: 5 }, () => randomUUID()).toSorted();
  const [one = '', two = '', three = ''] = entries;
  const paper = { entries, width: 3, isRanked: true };
  const ballots = [[two, one], [three], [], [two, one], [one, two, three]];
  const sealLists = (lists: readonly (readonly string[])[], more: Partial<typeof paper> = {}) =>
    key.sealLists({ ...place, ballots: lists.length }, lists, { ...paper, ...more }, live);

  test('opens to what each ballot says, in order, and tells no first preference', () => {
    const { votes, lists } = key.open({ ...place, ballots: 5 }, sealLists(ballots));
    expect(votes.size).toBe(0);
    expect(lists).toEqual(
      new Map([
        ['', 1],
        [three, 1],
        [`${one},${two},${three}`, 1],
        [`${two},${one}`, 2],
      ]),
    );
  });

  test('counts each choice where nobody ranks', () => {
    const row = sealLists(ballots, { isRanked: false });
    expect(key.open({ ...place, ballots: 5 }, row).votes).toEqual(
      new Map([
        [one, 3],
        [two, 3],
        [three, 2],
      ]),
    );
  });

  test('is as long for whoever abstains, and says nothing of the order of the votes', () => {
    const lengths = [[[]], [[one]], [[one, two, three]]].map((lists) => sealLists(lists).length);
    expect(new Set(lengths).size).toBe(1);
    const opened = [ballots, ballots.toReversed()].map((lists) => [
      ...key.open({ ...place, ballots: 5 }, sealLists(lists)).lists,
    ]);
    expect(opened[0]).toEqual(opened[1]);
  });

  test('holds no ballot that does not fit, and cannot pass for another kind', () => {
    expect(() => sealLists([[randomUUID()]])).toThrow(/does not fit/);
    expect(() => sealLists([[one, two, three, one]])).toThrow(/does not fit/);
    const row = sealLists([[one]]);
    for (const version of [1, 2]) {
      row[0] = version;
      expect(() => key.open({ ...place, ballots: 1 }, row)).toThrow(/authenticate/);
    }
  });
});

describe('a mark', () => {
  const request = { voterId: randomUUID(), requestKey: randomBytes(16).toString('hex') };
  const choice = { positionId: place.positionId, choice: first };
  const mark = key.marksOf(request).of(choice);
  const isSame = (of: Partial<VoteRequest & MarkedChoice>, by = key) =>
    by.marksOf({ ...request, ...of }).isOf(mark, { ...choice, ...of });

  test('tells the same choice of the same voter in the same request only', () => {
    expect(isSame({})).toBe(true);
    for (const other of [
      { voterId: randomUUID() },
      { choice: second },
      { choice: `${first},${second}` },
      { positionId: randomUUID() },
      { requestKey: randomBytes(16).toString('hex') },
    ]) {
      expect(isSame(other)).toBe(false);
    }
    expect(isSame({}, electionKey(electionId, randomBytes(32)))).toBe(false);
  });

  test('of the first release is still the mark of that choice', () => {
    const { electionId: id, place: at, nominationIds } = firstRelease;
    const marks = electionKey(id, Buffer.alloc(secretLength, 7)).marksOf({
      voterId: '0190c1d2-0000-4000-8000-000000000003',
      requestKey: '09'.repeat(16),
    });
    const former = 'e8125e9f889d2fed1fea13d9161f8304';
    const of = (nominationId = '') => ({ positionId: at.positionId, choice: nominationId });
    expect(marks.isOf(former, of(nominationIds[0]))).toBe(true);
    expect(marks.isOf(former, of(randomUUID()))).toBe(false);
    expect(marks.of(of(nominationIds[0]))).not.toBe(former);
  });
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
