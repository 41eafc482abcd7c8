import type { Translated } from '../translated.ts';
import type { diskMessages as English } from '../en/disk.ts';
import { hindi } from './plurals.ts';

// What officers read of a disk that is nearly full.

const number = new Intl.NumberFormat(hindi);

export const diskMessages: Translated<typeof English> = {
  lowTitle: 'सर्वर की डिस्क भरने वाली है',
  fullTitle: 'सर्वर की डिस्क भर गई है',
  free: (megabytes: number) => `${number.format(megabytes)} MB खाली हैं।`,
  low: 'जल्द ही कोई वोट सेव नहीं हो सकेगा। जगह होने तक तस्वीरें अपलोड न करें।',
  full: 'जगह होने तक वोट शायद न लिए जाएँ। जिस वोट के दर्ज होने की सूचना मिली, वह नहीं खोया, और वोटिंग अपने आप चल पड़ेगी।',
  wayOut: '“सर्वर” पेज पर सर्वर चलाने वालों के लिए मैसेज है। उसे अभी भेजें।',
};
