import type { Translated } from '../translated.ts';
import type { waysMessages as English } from '../en/ways.ts';

/** How positions are won, in the form of an election. */
export const waysMessages: Translated<typeof English> = {
  majorities: [
    ['1/2 valid', 'درست ووٹوں کے آدھے سے زیادہ'],
    ['2/3 valid', 'درست ووٹوں کے دو تہائی'],
    ['3/4 valid', 'درست ووٹوں کے تین چوتھائی'],
    ['1/2 eligible', 'جن کو ووٹ کا حق ہے، ان کے آدھے سے زیادہ'],
    ['2/3 eligible', 'جن کو ووٹ کا حق ہے، ان کے دو تہائی'],
  ],
};
