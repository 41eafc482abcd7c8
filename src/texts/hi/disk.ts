import { numberText } from '../formats.ts';
import type { diskMessages as English } from '../en/disk.ts';
import type { Translated } from '../translated.ts';

export const diskMessages: Translated<typeof English> = {
  lowTitle: 'सर्वर की डिस्क लगभग भर गई है',
  fullTitle: 'सर्वर की डिस्क भर गई है',
  free: (megabytes) => `${numberText(megabytes)} MB खाली हैं।`,
  low: 'जल्द ही कोई वोट सेव नहीं हो पाएगा। जगह होने तक तस्वीरें अपलोड न करें।',
  full: 'जगह होने तक वोट नामंज़ूर हो सकते हैं। जिस वोट की पुष्टि हो चुकी है, वह खोया नहीं है, और वोटिंग अपने आप आगे चलेगी।',
  wayOut: 'पेज “Server” पर सर्वर चलाने वाले व्यक्ति के लिए एक संदेश तैयार है। उसे अभी भेजें।',
};
