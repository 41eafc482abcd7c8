import { expect, test } from 'vitest';
import { beginsAsPicture, checkPictureFile, isHeic, largestPicture } from './picture-file.ts';

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
  const begins = (brand: string) =>
    isHeic(Uint8Array.from(`....ftyp${brand}`, (sign) => sign.charCodeAt(0)));
  expect(['heic', 'heix', 'mif1', 'hevc'].every(begins)).toBe(true);
  expect(['avif', 'avis', 'mp42'].some(begins)).toBe(false);
  expect(isHeic(new Uint8Array())).toBe(false);
});

test('a WebP or AVIF picture is told by its first bytes', () => {
  const begins = (text: string) =>
    beginsAsPicture(Uint8Array.from(text, (sign) => sign.charCodeAt(0)));
  expect(['RIFF....WEBPVP8 ', '....ftypavif'].every(begins)).toBe(true);
  expect(['RIFF....WAVEfmt ', '....ftypheic', ''].some(begins)).toBe(false);
});
