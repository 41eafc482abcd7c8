import type { Translated } from '../translated.ts';
import type { seatsMessages as English } from '../en/seats.ts';

// The messages with which the winners of an election join the council.

export const seatsMessages: Translated<typeof English> = {
  open: 'सीटें दें',
  openOne: (name: string) => `${name} के विजेताओं को सीटें दें`,
  title: 'विजेताओं को सीटें',
  lede: 'हर विजेता का नाम तुरंत काउंसिल के पेज पर आ जाएगा। जिनकी जगह कोई और आए, उनका नाम इस कार्यकाल की लिस्ट में रहेगा।',
  loadFailed: 'नतीजे लोड नहीं हो सके।',
  nobody: 'इस चुनाव में किसी की जीत नहीं हुई।',
  noWinner: 'अभी किसी की जीत नहीं हुई है।',
  won: (position: string) => `${position} पद पर जीत`,
  seatOf: (name: string, position: string) => `${name}, ${position} पद पर जीत`,
  position: (name: string) => `काउंसिल में ${name} का पद`,
  choose: 'पद चुनें',
  take: 'सीट दें',
  seated: (position: string) => `काउंसिल में, पद: ${position}`,
  replaces: (name: string) => `${name} की जगह`,
  failed: 'विजेता को सीट नहीं दी जा सकी।',
};
