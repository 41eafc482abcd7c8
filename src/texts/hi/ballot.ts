import type { Translated } from '../translated.ts';
import type { ballotMessages as English } from '../en/ballot.ts';
import { counted, listed } from './plurals.ts';

export const ballotMessages: Translated<typeof English> = {
  remain: (count: number, all: number) =>
    count === 0
      ? 'सब पदों के लिए चुन लिया'
      : `${counted(all, 'पद', 'पदों')} में से ${count} के लिए चुनना बाकी`,

  recorded: (count: number, all: number) =>
    count === all
      ? counted(count, 'वोट दर्ज हो गया', 'वोट दर्ज हो गए')
      : `${counted(all, 'वोट', 'वोटों')} में से ${count} दर्ज`,
  later: (positions: readonly string[]) =>
    `आपने ${listed.format(positions)} के लिए अभी वोट नहीं दिया है। जब तक वोटिंग चालू है, वोट दिया जा सकता है।`,
};
