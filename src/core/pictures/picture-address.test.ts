import { expect, test } from 'vitest';
import { pictureAddress, pictureSizes } from './picture-address.ts';

const hash = '0123456789abcdef'.repeat(4);
const uploaded = `/uploads/${hash}.webp`;

test('a picture is kept large, for cards and for faces', () => {
  expect(pictureSizes).toEqual([1600, 640, 192]);
});

test('each size has an address beside the picture’s own', () => {
  expect(pictureSizes.map((size) => pictureAddress(uploaded, size))).toEqual([
    uploaded,
    `/uploads/${hash}-640.webp`,
    `/uploads/${hash}-192.webp`,
  ]);
});

test.each(['', '/assets/poster.svg', `/uploads/${hash}-640.webp`, '/uploads/short.webp'])(
  'what is no uploaded picture stays as it is: %j',
  (other) => {
    expect(pictureAddress(other, 192)).toBe(other);
  },
);
