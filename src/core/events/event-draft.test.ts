import { wrong } from '../kernel/wrong.ts';
import { expect, test } from 'vitest';
import { checkEventDraft, endProblem } from './event-draft.ts';

const zone = 'Asia/Kolkata';
const draft = {
  title: 'Garba evening',
  description: 'One circle.',
  date: '2026-10-11T18:00',
  endDate: '',
  link: '',
  hasImage: true,
};

test('a whole draft has nothing wrong with it', () => {
  expect(checkEventDraft(draft, zone)).toEqual({});
});

test('an empty draft is told about every field', () => {
  const empty = { ...draft, title: ' ', description: '\n', date: '', hasImage: false };
  expect(checkEventDraft(empty, zone)).toEqual({
    title: wrong('title-required'),
    description: wrong('description-required'),
    date: wrong('date-required'),
    imageUrl: 'Please select an image',
  });
});

test('a day that does not exist is no date', () => {
  expect(checkEventDraft({ ...draft, date: '2026-02-30T18:00' }, zone)).toEqual({
    date: wrong('enter-valid-date'),
  });
});

test.each([
  ['2026-10-11T18:01', null],
  // A day alone means its last minute, so an event may end on the day of its beginning.
  ['2026-10-11', null],
  ['2026-10-11T18:00', wrong('end-must-later-than-beginning')],
  ['2026-10-10', wrong('end-must-later-than-beginning')],
  // The same minute, written with the offset of another place.
  ['2026-10-11T12:30Z', wrong('end-must-later-than-beginning')],
  ['2026-02-30', wrong('enter-valid-date')],
])('an event that begins at 18:00 and ends at %s: %s', (endDate, problem) => {
  expect(endProblem(draft.date, endDate, zone)).toBe(problem);
  expect(checkEventDraft({ ...draft, endDate }, zone)).toEqual(
    problem === null ? {} : { endDate: problem },
  );
});

test('an end is not compared with a beginning that cannot be read', () => {
  expect(checkEventDraft({ ...draft, date: 'soon', endDate: '2026-10-11' }, zone)).toEqual({
    date: wrong('enter-valid-date'),
  });
});

test('a link is an address that begins with https://', () => {
  expect(checkEventDraft({ ...draft, link: 'https://campus.example/garba' }, zone)).toEqual({});
  for (const link of ['http://campus.example', 'javascript:alert(1)', 'campus.example']) {
    expect(checkEventDraft({ ...draft, link }, zone)).toEqual({
      link: wrong('enter-address-begins-with-https'),
    });
  }
});
