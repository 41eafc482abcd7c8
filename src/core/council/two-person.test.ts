import { describe, expect, test } from 'vitest';
import type { Phase } from '../elections/phase.ts';
import { isTwoPersonAct, officersFor, twoPersonActs } from './two-person.ts';
import type { TwoPersonActName } from './two-person.ts';

const two = { isRuleOn: true, officers: 2 };
const phases: Phase[] = ['draft', 'upcoming', 'open', 'paused', 'closed', 'cancelled'];

describe('the two-person rule', () => {
  test('asks for nothing while it is off', () => {
    for (const act of Object.keys(twoPersonActs) as TwoPersonActName[]) {
      const on = { phase: 'open', hasBallots: true } as const;
      expect(officersFor(act, on, { isRuleOn: false, officers: 9 })).toBeNull();
      expect(officersFor(act, on, two)).toBe(2);
      expect(officersFor(act, on, { isRuleOn: true, officers: 1 })).toBe(1);
    }
  });

  test('binds edits once an election is published', () => {
    const bound = phases.filter((phase) => officersFor('election.edit', { phase }, two) === 2);
    expect(bound).toEqual(['upcoming', 'open', 'paused', 'closed', 'cancelled']);
  });

  test('binds the voter list while voting goes on', () => {
    const bound = phases.filter((phase) => officersFor('voter-list.add', { phase }, two) === 2);
    expect(bound).toEqual(['open', 'paused']);
  });

  test('binds a deletion once there is a ballot', () => {
    expect(officersFor('election.delete', { phase: 'open', hasBallots: false }, two)).toBeNull();
    expect(officersFor('election.delete', {}, two)).toBeNull();
    expect(officersFor('election.delete', { hasBallots: true }, two)).toBe(2);
  });

  test('knows its acts', () => {
    expect(isTwoPersonAct('election.cancel')).toBe(true);
    expect(isTwoPersonAct('election.wipe')).toBe(false);
    expect(isTwoPersonAct('toString')).toBe(false);
  });
});
