import type { Translated } from '../translated.ts';
import type { turnoutMessages as English } from '../en/turnout.ts';
import { numberText } from '../formats.ts';
import { counted } from '../plurals.ts';

export const turnoutMessages: Translated<typeof English> = {
  ofAll: (votes: number, eligible: number, percent: number | null) =>
    percent === null
      ? counted(votes, 'ووٹ', 'ووٹ')
      : `${numberText(eligible)} میں سے ${numberText(votes)} لوگوں نے ووٹ دیا (${percent}%)`,
  eligible: (count: number) => `ووٹ کا حق اتنے لوگوں کو تھا: ${numberText(count)}`,
  csv: {
    button: 'CSV ڈاؤن لوڈ کریں',
    buttonOf: (name: string) => `CSV ڈاؤن لوڈ کریں: ${name} کے نتیجے`,
    election: 'الیکشن',
    percent: 'فیصد',
    votesForPosition: 'عہدے کے لیے ووٹ',
    eligible: 'ووٹ کا حق رکھنے والے',
  },
  title: 'لوگوں نے کب ووٹ دیا',
  lede: 'ایک گھنٹے میں پڑے ووٹ، سب عہدوں کے ملا کر۔ جس گھنٹے میں 20 سے کم ووٹ پڑے، وہ اگلے گھنٹے کے ساتھ دکھایا گیا ہے۔',
  from: 'کب سے',
  until: 'کب تک',
  votes: 'ووٹ',
  bar: (from: string, until: string, votes: number) =>
    `${from} سے ${until} تک: ${counted(votes, 'ووٹ', 'ووٹ')}`,
};
