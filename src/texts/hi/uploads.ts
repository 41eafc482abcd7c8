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
  heic: 'यह HEIC फ़ोटो है, जो ज़्यादातर ब्राउज़र नहीं दिखा पाते। इसका स्क्रीनशॉट लें और उसे चुनें; या फ़ोन में फ़ोटो JPEG में सेव होने दें (iPhone: Settings, Camera, Formats, Most Compatible; Android: कैमरे की सेटिंग में HEIF बंद करें) और फ़ोटो फिर से लें।',
  tooLarge: 'कृपया 5 MB तक की तस्वीर चुनें।',
};
