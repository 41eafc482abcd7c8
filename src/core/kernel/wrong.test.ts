import { expect, test } from 'vitest';
import { readWrong, wrong } from './wrong.ts';

test('a key and its values come out as they went in, and another text is none', () => {
  expect(readWrong(wrong('title-required'))).toEqual({ key: 'title-required', values: {} });
  const values = { title: 'A “B” {c}\n', count: 2 };
  expect(readWrong(wrong('on-list-twice', values))).toEqual({ key: 'on-list-twice', values });
  expect(readWrong('Title is required')).toBeNull();
});
