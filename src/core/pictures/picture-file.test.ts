import { expect, test } from 'vitest';
import {
  beginsAsPicture,
  checkPictureFile,
  isAvif,
  isHeic,
  largestPicture,
} from './picture-file.ts';

test.each(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif', ''])(
  'a file of the type %j may be sent',
  (type) => {
    expect(checkPictureFile({ type, size: 1 })).toBeNull();
  },
);

test.each(['image/svg+xml', 'application/pdf', 'text/html', 'image/tiff'])(
  'a file of the type %j is no picture here',
  (type) => {
    expect(checkPictureFile({ type, size: 1 })).toBe('not-a-picture');
  },
);

test('5 MB may be sent, and not a byte more', () => {
  expect(largestPicture).toBe(5_242_880);
  expect(checkPictureFile({ type: 'image/png', size: largestPicture })).toBeNull();
  expect(checkPictureFile({ type: 'image/png', size: largestPicture + 1 })).toBe(
    'upload-too-large',
  );
});

test('a HEIC photo is told by its type and by its first bytes', () => {
  expect(checkPictureFile({ type: 'image/heic', size: 1 })).toBe('picture-heic');
  const begins = (brand: string) => isHeic(bytesOf(`....ftyp${brand}`));
  expect(['heic', 'heix', 'mif1', 'hevc'].every(begins)).toBe(true);
  expect(['avif', 'avis', 'mp42'].some(begins)).toBe(false);
  expect(isHeic(new Uint8Array())).toBe(false);
});

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
/** How a file begins that names these ways of reading it. */
const box = (brands: string, behind = '\0\0\0\u0030meta') =>
  bytesOf(
    `\0\0\0${String.fromCharCode(brands.length + 12)}ftyp${brands.slice(0, 4)}\0\0\0\0${brands.slice(4)}${behind}`,
  );

test.each([
  ['heic', 'of an iPhone', 'heicmif1MiHEmiafMiHBheic'],
  ['heic', 'of a phone that names its container first', 'mif1heicmiaf'],
  ['heic', 'whose first name nobody else knows', 'MiHEmiafheix'],
  ['heic', 'of several photos', 'msf1hevcmif1'],
  ['heic', 'of the older name', 'heifmif1'],
  ['avif', 'as it is usual', 'avifmif1miafMA1B'],
  ['avif', 'that names its container first', 'mif1avifmiaf'],
  ['avif', 'that moves', 'msf1avismsf1'],
  ['neither', 'that is a film', 'isomiso2avc1mp41'],
  ['neither', 'that is a film of a phone', 'qt  '],
])('%s is what a file %s is', (kind, _, brands) => {
  const bytes = box(brands);
  expect([isHeic(bytes), isAvif(bytes)]).toEqual([kind === 'heic', kind === 'avif']);
});

test('what stands behind its names is not what a file is', () => {
  const film = box('isommp41', 'avifheic');
  expect([isHeic(film), isAvif(film)]).toEqual([false, false]);
});

test('a file that ends before its names is neither', () => {
  const cut = bytesOf('\0\0\0\u0018ftyp');
  expect([isHeic(cut), isAvif(cut)]).toEqual([false, false]);
});

test('a picture is told by its first bytes, of which a cut one has no more', () => {
  const begins = (text: string) => beginsAsPicture(bytesOf(text));
  const taken = ['RIFF....WEBPVP8 ', '....ftypavif', '\u0089PNG\r\n\u001A\n', 'GIF89a', 'GIF87a'];
  expect(taken.every(begins)).toBe(true);
  expect(begins('\u00FF\u00D8\u00FF\u00E0')).toBe(true);
  expect(
    ['RIFF....WAVEfmt ', '....ftypheic', 'GIF8', '\u00FF\u00D8\u00FF<?', ''].some(begins),
  ).toBe(false);
});
