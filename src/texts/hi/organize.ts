import type { OutcomeRules } from '#core/elections/outcome-rules.ts';
import type { StandingsMode } from '#core/elections/standings-mode.ts';
import type { Translated } from '../translated.ts';
import type { organize as English } from '../en/organize.ts';
import { counted, hindi, listed, plurals } from './plurals.ts';

// The messages of the form of an election.

const number = new Intl.NumberFormat(hindi);
const people = (count: number) =>
  `${number.format(count)} ${plurals.select(count) === 'one' ? 'व्यक्ति' : 'लोग'}`;

export const organize: Translated<typeof English> = {
  zone: (zone: string, offset: string) =>
    `सारे समय ${zone === offset ? zone : `${zone} (${offset})`} के हिसाब से हैं।`,

  onList: (given: { count: number; without: number }) =>
    `वोटर लिस्ट में ${people(given.count)}।${given.without === 0 ? '' : ` इनमें ${number.format(given.without)} ${given.without === 1 ? 'का' : 'लोगों का'} ईमेल पता नहीं है।`}`,

  codes: {
    branches: (list: readonly string[]) =>
      `${list.length === 1 ? 'ब्रांच' : 'ब्रांच'} ${listed.format(list)}`,
    years: (list: readonly string[]) =>
      `${list.length === 1 ? 'एडमिशन का साल' : 'एडमिशन के साल'} ${listed.format(list)}`,
    groups: (list: readonly string[]) =>
      list.length === 1 ? `ग्रुप ${list.join('')}` : `ग्रुप ${listed.format(list)} में से कोई एक`,
  },

  limitsOf: (title: string, what: string | null) =>
    what === null ? `${title}: सब वोटर।` : `${title}: सिर्फ़ ${what}।`,

  counts: (mode: StandingsMode, batch: number) =>
    ({
      'after-close': 'मिले वोट वोटिंग खत्म होने तक छिपे रहेंगे।',
      'in-batches': `मिले वोट ${counted(batch, 'वोट', 'वोट')} के बैच में दिखेंगे।`,
      live: 'वोटिंग के दौरान मिले वोट सबको दिखेंगे।',
    })[mode],
  tieShort: ({ tie, seed }: Pick<OutcomeRules, 'tie' | 'seed'>) =>
    tie === 'run-off'
      ? 'बराबरी वालों के लिए दोबारा वोटिंग।'
      : seed === 'dice'
        ? 'बराबरी का फ़ैसला पासों से।'
        : 'बराबरी का फ़ैसला सबको दिखने वाले नंबर से।',
  tie: ({ tie, seed, source }: Pick<OutcomeRules, 'tie' | 'seed' | 'source'>) =>
    tie === 'run-off'
      ? 'बराबरी वालों के लिए दोबारा वोटिंग होगी।'
      : seed === 'dice'
        ? 'बराबरी का फ़ैसला सबके सामने पासों से होगा।'
        : source.trim() === ''
          ? 'बराबरी का फ़ैसला सबको दिखने वाले नंबर से होगा।'
          : `बराबरी का फ़ैसला सबको दिखने वाले नंबर से होगा: ${source.trim()}।`,
  candidacy: (what: string | null, conditions: number, isByList: boolean) =>
    `उम्मीदवार कौन: ${what !== null ? `सिर्फ़ ${what}` : isByList ? 'वोटर लिस्ट के सब लोग' : 'एनरोलमेंट नंबर वाले सब लोग'}${conditions === 0 ? '' : `, ${counted(conditions, 'शर्त', 'शर्तों')} के साथ`}।`,
  candidacyOf: (title: string, what: string | null) =>
    what === null ? `${title}: उम्मीदवार कोई भी हो सकता है।` : `${title}: उम्मीदवार सिर्फ़ ${what}।`,

  /** Their titles where no list of all of them follows. */
  checkPositions: (titles: readonly string[], areListed: boolean) => {
    const positions = counted(titles.length, 'पद', 'पद');
    if (areListed) return `${positions}:`;
    const shown = titles.length > 4 ? titles.slice(0, 3) : titles;
    const more = titles.length - shown.length;
    const list = shown.join(', ') + (more === 0 ? '' : `, और ${more} बाकी`);
    return `${positions}: ${list}।`;
  },

  votersCount: people,

  checkCounts: (mode: StandingsMode, batch: number) =>
    mode === 'after-close'
      ? 'मिले वोट अंत तक छिपे रहेंगे।'
      : (organize.counts as typeof English.counts)(mode, batch),
};
