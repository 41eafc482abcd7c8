import type { Translated } from '../translated.ts';
import type { turnoutMessages as English } from '../en/turnout.ts';
import { counted, hindi } from './plurals.ts';

const number = new Intl.NumberFormat(hindi);

export const turnoutMessages: Translated<typeof English> = {
  ofAll: (votes: number, eligible: number, percent: number | null) =>
    percent === null
      ? counted(votes, 'वोट', 'वोट')
      : `${number.format(eligible)} में से ${number.format(votes)} लोगों ने वोट दिया (${percent}%)`,
  eligible: (count: number) => `वोट का हक इतने लोगों को था: ${number.format(count)}`,
  csv: {
    button: 'CSV डाउनलोड करें',
    buttonOf: (name: string) => `CSV डाउनलोड करें: ${name} के नतीजे`,
    election: 'चुनाव',
    percent: 'प्रतिशत',
    votesForPosition: 'पद के लिए वोट',
    eligible: 'वोट का हक रखने वाले',
  },
  title: 'लोगों ने कब वोट दिया',
  lede: 'एक घंटे में पड़े वोट, सब पदों के मिलाकर। जिस घंटे में 20 से कम वोट पड़े, वह अगले घंटे के साथ दिखाया गया है।',
  from: 'कब से',
  until: 'कब तक',
  votes: 'वोट',
  bar: (from: string, until: string, votes: number) =>
    `${from} से ${until} तक: ${counted(votes, 'वोट', 'वोट')}`,
};
