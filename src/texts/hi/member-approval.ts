import type { Translated } from '../translated.ts';
import type { memberApproval as English } from '../en/member-approval.ts';
import { counted, listed } from './plurals.ts';

// The messages of the member approval on the dashboard. dashboard.ts includes them.

export const memberApproval: Translated<typeof English> = {
  list: 'प्रस्तावित सदस्य',
  search: 'प्रस्तावित सदस्य खोजें',
  placeholder: 'नाम या एनरोलमेंट नंबर खोजें',
  committee: 'कमेटी',
  allCommittees: 'सभी कमेटियाँ',
  otherCommittee: 'कोई कमेटी नहीं',
  person: 'नाम',
  position: 'पद',
  proposedBy: 'किसने प्रस्ताव रखा',
  proposedByThem: (name: string) => `प्रस्ताव: ${name}`,
  holder: 'अभी इस पद पर',
  nobody: 'कोई नहीं',
  goneAccount: 'मिटाया गया अकाउंट',
  approve: 'मंज़ूर करें',
  reject: 'नामंज़ूर करें',
  approveOne: (name: string) => `${name} को मंज़ूर करें`,
  rejectOne: (name: string) => `${name} को नामंज़ूर करें`,
  approved: (count: number) => `${counted(count, 'सदस्य', 'सदस्य')} मंज़ूर`,
  rejected: (count: number) => `${counted(count, 'प्रस्ताव', 'प्रस्ताव')} नामंज़ूर`,
  approvedShort: (count: number) => `${count} मंज़ूर`,
  rejectedShort: (count: number) => `${count} नामंज़ूर`,
  approveFailed: 'सदस्य को मंज़ूर नहीं किया जा सका।',
  rejectFailed: 'प्रस्ताव को नामंज़ूर नहीं किया जा सका।',
  loadFailed: 'सदस्य लोड नहीं हो सके।',
  rejectTitle: (name: string, position: string) => `${position} पद के लिए ${name} को नामंज़ूर करें?`,
  rejectText: 'यह प्रस्ताव हट जाएगा और फिर से रखना पड़ेगा। इसे वापस नहीं लिया जा सकता।',
  rejectManyTitle: (count: number) => `${counted(count, 'प्रस्ताव', 'प्रस्ताव')} नामंज़ूर करें?`,
  rejectManyText: (names: readonly string[]) =>
    `${listed.format(names)} के प्रस्ताव हट जाएँगे और फिर से रखने पड़ेंगे। इसे वापस नहीं लिया जा सकता।`,
  filledBy: (names: readonly string[]) => `इस पद पर पहले से: ${listed.format(names)}`,
  rivals: (names: readonly string[]) => `इस पद के लिए और प्रस्ताव: ${listed.format(names)}`,
  filledTitle: (position: string) => `${position} का पद पहले से भरा है`,
  filledManyTitle: (count: number) => counted(count, 'पद पहले से भरा है', 'पद पहले से भरे हैं'),
  filledText: 'जिनकी जगह कोई और आए, वे काउंसिल के पेज से हटकर इस कार्यकाल की लिस्ट में रहेंगे।',
  now: 'अभी इस पद पर',
  proposed: 'प्रस्तावित',
  approveAnyway: 'फिर भी मंज़ूर करें',
  keepBoth: 'मंज़ूर करें और दोनों को रखें',
  replace: (names: readonly string[]) => `${listed.format(names)} की जगह मंज़ूर करें`,
  rivalsTitle: (position: string) => `${position} के लिए एक से ज़्यादा लोग?`,
  own: 'ये आप हैं: मंज़ूरी काउंसिल के किसी और सदस्य या एडमिन को देनी है।',
  ownTitle: 'खुद को मंज़ूर नहीं किया जा सकता',
  ownText: (position: string) =>
    `आपका नाम ${position} पद के लिए प्रस्तावित है। मंज़ूरी काउंसिल के किसी और सदस्य या एडमिन को देनी है। नामंज़ूर करना आपके हाथ में है।`,
  ownGroup: 'आपके नाम का प्रस्ताव',
  othersGroup: 'बाकी लोग',
};
