import { expect, test } from 'vitest';
import { nameCorrected } from './corrected-name.ts';

test('voters read which name stands there now, and which one stood there before', () => {
  const names = { position: 'President', name: 'Asha Verma', before: 'Asha Vrema' };
  expect(nameCorrected(names)).toBe(
    'A name on the ballot for President was corrected: “Asha Verma”, before “Asha Vrema”.',
  );
});
