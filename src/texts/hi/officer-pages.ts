import type { Translated } from '../translated.ts';
import type { officerPageMessages as English } from '../en/officer-pages.ts';
import { counted } from './plurals.ts';

// The messages of the pages below the dashboard.

const pages = {
  people: { title: 'लोग', text: 'अकाउंट, दो अधिकारियों के फ़ैसले, और अधिकारियों ने क्या किया' },
  voters: { title: 'वोटर', text: 'कौन वोट दे सकता है, और कौन सा नंबर किसका है' },
  messages: { title: 'ईमेल', text: 'जो ईमेल भेजे जाने बाकी हैं, और जो नहीं जा पाए' },
  server: { title: 'सर्वर', text: 'Hustings को क्या चाहिए, और सब ठीक चल रहा है या नहीं' },
};

export const officerPageMessages: Translated<typeof English> = {
  more: 'और',
  pages,
  warnings: (count: number) => counted(count, 'चेतावनी', 'चेतावनियाँ'),
  noDecision: 'कुछ भी दूसरे अधिकारी के इंतज़ार में नहीं है।',
  serverForAdmins: 'सर्वर को क्या चाहिए, यह एडमिन यहाँ पढ़ते हैं।',
};
