import type { Translated } from '../translated.ts';
import type { uploadsMessages as English } from '../en/uploads.ts';

export const uploadsMessages: Translated<typeof English> = {
  choose: 'फ़ोटो चुनें',
  orDrop: 'या यहाँ छोड़ें',
  hint: 'PNG, JPEG, WebP, GIF या AVIF, 5 MB तक',
  chosen: 'चुनी हुई फ़ोटो',
  change: 'फ़ोटो बदलें',
  remove: 'हटाएँ',
  sending: 'अपलोड हो रही है',
  uploading: 'फ़ोटो अपलोड हो रही है…',
  percent: (percent: number) => `${percent} %`,
  notAPicture: 'कृपया PNG, JPEG, WebP, GIF या AVIF फ़ोटो चुनें।',
  tooLarge: 'कृपया 5 MB तक की फ़ोटो चुनें।',
};
