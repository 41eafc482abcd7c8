import { expect, test } from 'vitest';
import { checkEventDraft } from './event-draft.ts';

const zone = 'Asia/Kolkata';
const draft = {
  title: 'Garba evening',
  description: 'One circle.',
  date: '2026-10-11T18:00',
  hasImage: true,
};

test('a whole draft has nothing wrong with it', () => {
  expect(checkEventDraft(draft, zone)).toEqual({});
});

test('an empty draft is told about every field', () => {
  expect(
    checkEventDraft({ title: ' ', description: '\n', date: '', hasImage: false }, zone),
  ).toEqual({
    title: 'Title is required',
    description: 'Description is required',
    date: 'Date is required',
    imageUrl: 'Please select an image',
  });
});

test('a day that does not exist is no date', () => {
  expect(checkEventDraft({ ...draft, date: '2026-02-30T18:00' }, zone)).toEqual({
    date: 'Enter a valid date',
  });
});
