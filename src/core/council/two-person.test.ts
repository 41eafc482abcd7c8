import { describe, expect, test } from 'vitest';
import type { Phase } from '../elections/phase.ts';
import {
  canBeAnnounced,
  isPersonalAct,
  isTwoPersonAct,
  officersFor,
  secondOfficers,
  twoPersonActs,
} from './two-person.ts';
import type { TwoPersonActName } from './two-person.ts';

const two = { isRuleOn: true, officers: 2 };
const phases: Phase[] = ['draft', 'upcoming', 'open', 'paused', 'closed', 'cancelled'];

describe('the two-person rule', () => {
  test('asks for nothing while it is off, but for the draw and the move of a number', () => {
    for (const act of Object.keys(twoPersonActs) as TwoPersonActName[]) {
      const on = { phase: 'open', hasBallots: true, touchesVoting: true } as const;
      const isAlways = ['election.draw', 'number.give', 'election.returning-officer'].includes(act);
      expect(officersFor(act, on, { isRuleOn: false, officers: 9 })).toBe(isAlways ? 2 : null);
      expect(officersFor(act, on, two)).toBe(2);
      const alone = act === 'number.give' ? 2 : 1;
      expect(officersFor(act, on, { isRuleOn: true, officers: 1 })).toBe(alone);
    }
  });

  test('asks for two for another returning officer once voting is open, also while it is off', () => {
    const rule = { isRuleOn: false, officers: 2 };
    const bound = phases.filter(
      (phase) => officersFor('election.returning-officer', { phase }, rule) === 2,
    );
    expect(bound).toEqual(['open', 'paused', 'closed']);
  });

  test('binds edits once an election is published', () => {
    const bound = phases.filter((phase) => officersFor('election.edit', { phase }, two) === 2);
    expect(bound).toEqual(['upcoming', 'open', 'paused', 'closed', 'cancelled']);
  });

  test('binds the voter list while voting goes on', () => {
    const bound = phases.filter((phase) => officersFor('voter-list.add', { phase }, two) === 2);
    expect(bound).toEqual(['open', 'paused']);
  });

  test('binds what changes who can vote or be elected only while voting is open that it touches', () => {
    for (const act of ['account.delete', 'voter-list.import', 'number.print-codes'] as const) {
      expect(officersFor(act, { touchesVoting: true }, two)).toBe(2);
      expect(officersFor(act, { touchesVoting: false }, two)).toBeNull();
      expect(officersFor(act, {}, two)).toBeNull();
    }
    expect(officersFor('voter-list.add', { phase: 'upcoming', touchesVoting: true }, two)).toBe(2);
  });

  test('lets one officer hold a draw where no other is left, whether it is on or off', () => {
    for (const isRuleOn of [true, false]) {
      expect(officersFor('election.draw', {}, { isRuleOn, officers: 1 })).toBe(1);
    }
  });

  test('binds a deletion once there is a ballot', () => {
    expect(officersFor('election.delete', { phase: 'open', hasBallots: false }, two)).toBeNull();
    expect(officersFor('election.delete', {}, two)).toBeNull();
    expect(officersFor('election.delete', { hasBallots: true }, two)).toBe(2);
  });

  test('lets nobody move a number alone', () => {
    for (const isRuleOn of [true, false]) {
      expect(officersFor('number.give', {}, { isRuleOn, officers: 1 })).toBe(2);
    }
  });

  test('keeps from observers what is about a person', () => {
    expect(isPersonalAct('number.give')).toBe(true);
    expect(isPersonalAct('election.returning-officer')).toBe(true);
    expect(isPersonalAct('election.draw')).toBe(false);
    expect(isPersonalAct('toString')).toBe(true);
  });

  test('lets its proposer announce to act alone, but not to destroy votes or to move a number', () => {
    expect(canBeAnnounced('election.cancel')).toBe(true);
    expect(canBeAnnounced('election.delete')).toBe(false);
    expect(canBeAnnounced('number.give')).toBe(false);
    expect(canBeAnnounced('toString')).toBe(false);
  });

  test('takes the council for the second one where no other admin is', () => {
    expect(secondOfficers('admin', { otherAdmins: 1 })).toBe('admin');
    expect(secondOfficers('admin', { otherAdmins: 0 })).toBe('officers');
    expect(secondOfficers('officers', { otherAdmins: 1 })).toBe('officers');
  });

  test('knows its acts', () => {
    expect(isTwoPersonAct('election.cancel')).toBe(true);
    expect(isTwoPersonAct('election.wipe')).toBe(false);
    expect(isTwoPersonAct('toString')).toBe(false);
  });
});
