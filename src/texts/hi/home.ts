import type { Translated } from '../translated.ts';
import type { homeMessages as English } from '../en/home.ts';
import { counted, formOf } from './plurals.ts';

export const homeMessages: Translated<typeof English> = {
  title: ['स्टूडेंट', 'काउंसिल'],

  now: 'कैंपस में अभी',
  setUp: {
    eyebrow: 'यह कैंपस अभी कोई नहीं चलाता',
    title: 'अपना कैंपस तैयार करें',
    text: 'सर्वर के छापे हुए, एक ही बार चलने वाले लिंक से',
  },
  nextEvent: 'अगला इवेंट',
  grievance: {
    eyebrow: 'कुछ गलत है?',
    title: 'अपनी समस्या बताएँ',
    text: 'कोई भी काउंसिल को लिख सकता है',
  },

  voteWaits: (name: string, left: string) => `${name}, आपका स्वागत है। अब वोट दें। ${left}`,
  votesLeft: (count: number, left: string) =>
    `आपके ${counted(count, 'वोट बाकी है', 'वोट बाकी हैं')}। ${left}`,
  resultsIn: { title: 'नतीजे आ गए', all: 'सभी वोट' },

  about: 'काउंसिल के बारे में',
  statement:
    'हम स्टूडेंट हैं, और हमें स्टूडेंट ने ही चुना है। हम फ़ेस्ट कराते हैं, जहाँ फ़ैसले होते हैं वहाँ आपकी बात रखते हैं, और आपके भेजे हर सवाल का जवाब देते हैं।',
  facts: {
    members: (count: number) => formOf(count, 'सदस्य', 'सदस्य'),
    committees: (count: number) => formOf(count, 'कमेटी', 'कमेटियाँ'),
    events: (count: number) => formOf(count, 'इवेंट इस साल', 'इवेंट इस साल'),
  },

  members: 'काउंसिल के सदस्यों से मिलें',
  vacant: 'सदस्य का नाम',
  more: 'और सदस्य',
  moreFrom: (position: string) => `और सदस्य, ${position} से आगे`,

  initiatives: 'काउंसिल की पहल',
  viewEvents: 'इवेंट देखें',
  placeholders: 'यह लाइन सिर्फ़ एडमिन को दिखती है: जहाँ तस्वीरें नहीं हैं, वहाँ डिज़ाइन लगे हैं।',
  addPictures: 'अपनी काउंसिल की तस्वीरें जोड़ें',
};
