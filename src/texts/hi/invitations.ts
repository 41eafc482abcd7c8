import type { Translated } from '../translated.ts';
import type { invitationMessages as English } from '../en/invitations.ts';
import { counted } from './plurals.ts';

const people = (count: number) => counted(count, 'व्यक्ति', 'लोग');

export const invitationMessages: Translated<typeof English> = {
  open: 'वोटरों को बुलाएँ',
  openOne: (election: string) => `वोटरों को बुलाएँ, ${election}`,
  title: (election: string) => `वोटरों को बुलाएँ: ${election}`,
  eligible: (count: number) => `इस चुनाव में वोट का हक: ${people(count)}।`,
  reachable: (count: number) =>
    `इनमें से ईमेल ${count === 1 ? 'जाएगा' : 'जाएँगे'}: ${people(count)}। इनका अकाउंट है, ईमेल की पुष्टि हो चुकी है, और इन्हें बुलावा चाहिए।`,
  nobody:
    'इनमें से किसी का ऐसा अकाउंट नहीं जिसके ईमेल की पुष्टि हो चुकी हो, इसलिए अभी किसी को नहीं बुलाया जा सकता।',
  once: 'हर चुनाव के लिए बुलावा एक ही बार भेजा जाता है।',
  send: (count: number) => `${counted(count, 'बुलावा', 'बुलावे')} भेजें`,
  noMailServer: 'ईमेल सेट नहीं है, इसलिए ईमेल से किसी को नहीं बुलाया जा सकता। इसकी जगह चुनाव का लिंक शेयर करें।',
  tooLate: 'वोटिंग शुरू हो चुकी है, इसलिए अब किसी को नहीं बुलाया जा सकता।',
  progress: 'बुलावे',
  running: (done: number, all: number) => `लगभग ${all} में से ${done} हो गए।`,
  goesOn: 'इसे बंद कर दें, तो भी सर्वर अपने आप काम करता रहता है।',
  finished: (sent: number) => counted(sent, 'बुलावा भेजा गया।', 'बुलावे भेजे गए।'),
  stopped: (sent: number) =>
    `कैंपस को बैकअप से वापस लाया गया। ${counted(sent, 'बुलावा उससे पहले भेजा गया', 'बुलावे उससे पहले भेजे गए')}।`,
  failed: (count: number) =>
    `${counted(count, 'पते', 'पतों')} तक ईमेल नहीं पहुँचा। उनसे कहें कि अपनी प्रोफ़ाइल में पता ठीक करें।`,
  addresses: 'जिन पतों तक ईमेल नहीं पहुँचा',
  unreadable: 'बुलावे लोड नहीं हो सके।',
  notSent: 'बुलावे नहीं भेजे जा सके।',
};
