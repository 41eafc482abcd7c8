import { expect, test } from 'vitest';
import {
  addressOf,
  isPictureFileName,
  pictureAddress,
  pictureFileNames,
  pictureSizes,
  uploadIdOf,
} from './picture-address.ts';

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

test('an upload has one address, and an address names one upload', () => {
  expect(addressOf(hash)).toBe(uploaded);
  expect(uploadIdOf(uploaded)).toBe(hash);
});

test('no upload has no address', () => {
  expect(addressOf(null)).toBe('');
});

test.each(['', hash, '/assets/poster.svg', `/uploads/${hash}-640.webp`, `${uploaded}?a`])(
  'an address that our upload did not give names no upload: %j',
  (other) => {
    expect(uploadIdOf(other)).toBeNull();
  },
);

test('the files of an upload are those that its addresses end in, and no others', () => {
  const files = [`${hash}.webp`, `${hash}-640.webp`, `${hash}-192.webp`];
  expect(pictureFileNames(hash)).toEqual(files);
  expect(files.every(isPictureFileName)).toBe(true);
  for (const other of ['', 'photo.webp', `${hash}.svg`, `../${hash}.webp`, `${hash}-99999.webp`]) {
    expect(isPictureFileName(other)).toBe(false);
  }
});
