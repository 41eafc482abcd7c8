import { counted } from '../plurals.ts';
import type { Translated } from '../translated.ts';
import type { plainPages as English } from '../en/plain-pages.ts';

// Pages that come without a script: while the server is too busy, where a browser runs none, and without a network.

export const plainPages: Translated<typeof English> = {
  busyTitle: 'एक मिनट रुकिए',
  busyText: (seconds: number) =>
    `इस समय बहुत सारे लोग यहाँ हैं। यह पेज ${counted(seconds, 'सेकंड', 'सेकंड')} में अपने आप फिर कोशिश करेगा: आपको कुछ नहीं करना है।`,
  votesAreSafe: 'जिन वोटों की पुष्टि हो चुकी है, वे गिने जाएँगे और सुरक्षित हैं।',
  tryNow: 'अभी कोशिश करें',
  needsScript: 'इस पेज के लिए ऐसा ब्राउज़र चाहिए जिसमें JavaScript चालू हो।',
  home: 'होम पर जाएँ',
  offlineTitle: 'आप ऑफ़लाइन हैं',
  offlineText:
    'इस पेज के लिए इंटरनेट चाहिए। जिस वोट की पुष्टि हो चुकी है, वह सुरक्षित है। जिसकी पुष्टि नहीं हुई, उसे फिर से डाला जा सकता है: वह एक ही बार गिना जाएगा।',
  tryAgain: 'फिर से कोशिश करें',
};
