import { expect, test } from 'vitest';
import { isOwnWords } from './own-words.ts';

const owner = {
  name: 'Asha Venkatesan',
  email: 'asha.v@campus.example',
  enrollmentNumber: '0177CS231042',
  universityName: 'Sarovar University',
};

test.each([
  'asha venkatesan',
  'Venkatesan1',
  'ASHA.V@campus.example',
  'asha.v-2026',
  '0177cs231042',
  '0177CS231042!',
  'Sarovar University',
  'sarovar_2026',
  'studentcouncil',
  'Student Council 12',
  'hustings-1234',
  'ＳＡＲＯＶＡＲ２０２６',
  'SarovarVenkatesan',
])('%s is what a stranger tries first', (password) => {
  expect(isOwnWords(password, owner)).toBe(true);
});

test.each([
  'a lamp by the sea',
  'asha and a lamp',
  'sarovar-82719364',
  'venkatesan lamp',
  '0177CS240001',
  '12345678901',
])('%s is not', (password) => {
  expect(isOwnWords(password, owner)).toBe(false);
});

test('what is not known of somebody is in no password', () => {
  const nobody = { name: '', email: '', enrollmentNumber: '', universityName: '' };
  expect(isOwnWords('2026', nobody)).toBe(false);
  expect(isOwnWords('studentcouncil', nobody)).toBe(true);
});
