import { expect, test } from 'vitest';
import { congratulationNote, congratulationSubject } from './congratulation.ts';

const won = { winner: 'Asha Rao', position: 'President', election: 'Student Council 2027' };

test('the subject congratulates on winning the position in the election', () => {
  expect(congratulationSubject(won)).toBe(
    'Congratulations on winning President in Student Council 2027',
  );
});

test('the note names the winner and what they won, and the committee signs it', () => {
  const note = congratulationNote(won);
  expect(note).toMatch(/^Dear Asha Rao,\n\nCongratulations! /);
  expect(note).toContain('the position of President in Student Council 2027');
  expect(note).toMatch(/\nThe Election Committee$/);
});
