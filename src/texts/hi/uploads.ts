import type { Translated } from '../translated.ts';
import type { uploadsMessages as English } from '../en/uploads.ts';

export const uploadsMessages: Translated<typeof English> = {
  choose: 'तस्वीर चुनें',
  orDrop: 'या यहाँ छोड़ें',
  hint: 'PNG, JPEG, WebP, GIF या AVIF, 5 MB तक',
  chosen: 'चुनी हुई तस्वीर',
  change: 'तस्वीर बदलें',
  remove: 'हटाएँ',
  sending: 'अपलोड हो रही है',
  uploading: 'तस्वीर अपलोड हो रही है…',
  percent: (percent: number) => `${percent} %`,
  notAPicture: 'कृपया PNG, JPEG, WebP, GIF या AVIF तस्वीर चुनें।',
  tooLarge: 'कृपया 5 MB तक की तस्वीर चुनें।',
};
