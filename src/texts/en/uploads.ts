// The messages of choosing and uploading a picture.
import { heicSentence } from '#core/pictures/picture-file.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const uploadsMessages = spoken('uploads.uploadsMessages', {
  choose: 'Choose an image',
  orDrop: 'or drop it here',
  hint: 'PNG, JPEG, WebP, GIF or AVIF, at most 5 MB',
  chosen: 'Chosen image',
  change: 'Change image',
  remove: 'Remove',
  sending: 'Uploading',
  uploading: 'Uploading the picture…',
  percent: said('{percent} %', (percent: number) => ({ percent })),
  notAPicture: 'Please choose a PNG, JPEG, WebP, GIF or AVIF picture.',
  heic: heicSentence,
  tooLarge: 'Please choose a picture of at most 5 MB.',
});
