import type { Translated } from '../translated.ts';
import type { messageAbout as English } from '../en/message-about.ts';
import { sizeOf } from './sizes.ts';

export const messageAbout: Translated<typeof English> = {
  loadFailed: 'इस चुनाव की जानकारी लोड नहीं हो सकी।',
  about: (election: string) => `${election} के बारे में`,
  whom: 'यह किसके बारे में है',
  nobody: 'किसी एक के बारे में नहीं',
  candidates: 'उम्मीदवार',
  officers: 'अधिकारी',
  offices: {
    council: 'काउंसिल',
    admin: 'एडमिन',
    'returning-officer': 'चुनाव अधिकारी',
  },
  readBy: {
    named: 'इसे कौन पढ़ता है: इस चुनाव के चुनाव अधिकारी, और कोई नहीं।',
    officers: 'इसे कौन पढ़ता है: वे अधिकारी जिनके बारे में यह नहीं है और जो इस चुनाव में खड़े नहीं हैं।',
    entered:
      'इसे कौन पढ़ता है: वे अधिकारी जिनके बारे में यह नहीं है, और वे जो इस चुनाव में इसलिए खड़े हैं कि किसी और अधिकारी ने उनका नाम दर्ज किया।',
    all: 'इसे कौन पढ़ता है: सभी अधिकारी, क्योंकि ऐसा कोई नहीं जिससे इसका संबंध न हो।',
  },
  kept: (days: number) =>
    `वे आपका नाम और ईमेल पढ़ते हैं। मैसेज तब तक रहता है जब तक इस चुनाव की शिकायत की जा सकती है, और निपटने के बाद ${days} दिन।`,
  mine: 'इस चुनाव के बारे में मैसेज',
  mineText: 'इन्हें आप पढ़ते हैं, और कोई नहीं।',
  files: {
    label: 'तस्वीरें',
    hint: 'एक दिन में तीन तक तस्वीरें (PNG, JPEG, WebP, GIF, AVIF), हर एक 5 MB तक। जो मैसेज पढ़ता है वही इन्हें खोल सकता है, और कोई नहीं।',
    choose: 'तस्वीरें चुनें',
    photo: 'फ़ोटो खींचें',
    sending: (name: string) => `${name} अपलोड हो रही है`,
    sent: (bytes: number) => `अपलोड हो गई, ${sizeOf(bytes)}`,
    againOf: (name: string) => `फिर कोशिश करें: ${name}`,
    removeOf: (name: string) => `हटाएँ: ${name}`,
    failed: 'यह अपलोड नहीं हो सकी।',
    tooMany: 'तीन से ज़्यादा तस्वीरें न भेजें।',
    missing: 'एक तस्वीर अपलोड नहीं हुई। फिर कोशिश करें, या उसे हटाएँ।',
    title: 'तस्वीरें',
    care: 'ये फ़ाइलें किसी और ने भेजी हैं। PDF वैसी ही है जैसी उन्होंने बनाई: सावधानी से खोलें।',
    show: (at: number, bytes: number) => `तस्वीर ${at} दिखाएँ (${sizeOf(bytes)})`,
    hide: (at: number) => `तस्वीर ${at} छिपाएँ`,
    save: (at: number, bytes: number) => `PDF ${at} सेव करें (${sizeOf(bytes)})`,
    picture: (at: number) => `मैसेज की तस्वीर ${at}`,
    loadFailed: 'तस्वीर लोड नहीं हो सकी।',
  },
};
