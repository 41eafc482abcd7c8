import type { Translated } from '../translated.ts';
import type { waysMessages as English } from '../en/ways.ts';

/** How positions are won, in the form of an election. */
export const waysMessages: Translated<typeof English> = {
  majorities: [
    ['1/2 valid', 'मान्य वोटों के आधे से ज़्यादा'],
    ['2/3 valid', 'मान्य वोटों के दो तिहाई'],
    ['3/4 valid', 'मान्य वोटों के तीन चौथाई'],
    ['1/2 eligible', 'जो भी वोट दे सकते हैं, उनके आधे से ज़्यादा'],
    ['2/3 eligible', 'जो भी वोट दे सकते हैं, उनके दो तिहाई'],
  ],
};
