import { expect, test } from 'vitest';
import { isWebAddress } from './settings.ts';

test.each(['https://known.example', 'https://known.example/council?a=b@c', 'https://a.b#top'])(
  '%s is a web address',
  (address) => expect(isWebAddress(address)).toBe(true),
);
test.each([
  '',
  'http://known.example',
  'known.example',
  'https://known',
  'https://known.example@evil.example',
  'https://known.example\\@evil.example',
  'https://known.example/a b',
])('%j is none', (address) => expect(isWebAddress(address)).toBe(false));
