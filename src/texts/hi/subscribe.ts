import type { Translated } from '../translated.ts';
import type { subscribeMessages as English } from '../en/subscribe.ts';

export const subscribeMessages: Translated<typeof English> = {
  title: 'इवेंट आपके कैलेंडर में',
  lede: 'नए इवेंट और बदलाव आपके कैलेंडर में अपने आप आते हैं।',
  open: 'अपने कैलेंडर में खोलें',
  address: 'कैलेंडर का पता',
  addressHint:
    'अगर बटन से कुछ न हो, तो यह पता अपने कैलेंडर में पेस्ट करें। Google Calendar में “Other calendars” और फिर “From URL” चुनें।',
  copy: 'पता कॉपी करें',
  file: 'फ़ाइल डाउनलोड करें',
  fileHint: 'इवेंट बदलने पर फ़ाइल नहीं बदलती।',
};
