import { expect, test } from 'vitest';
import { nameCorrected, nameGiven } from './corrected-name.ts';

test('voters read which name stands there now, and which one stood there before', () => {
  const names = { position: 'President', name: 'Asha Verma', before: 'Asha Vrema' };
  expect(nameCorrected(names)).toBe(
    'A name on the ballot for President was corrected: “Asha Verma”, before “Asha Vrema”.',
  );
});

test('of a name that an officer gave before the opening no name is said', () => {
  expect(nameGiven('President')).toBe('An officer changed the name of a candidate for President.');
});
