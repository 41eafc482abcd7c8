import type { Translated } from '../translated.ts';
import type { ballotMessages as English } from '../en/ballot.ts';
import { counted, listed } from '../plurals.ts';

export const ballotMessages: Translated<typeof English> = {
  remain: (count: number, all: number) =>
    count === 0
      ? 'سب عہدوں کے لیے چن لیا'
      : `${counted(all, 'عہدے', 'عہدوں')} میں سے ${count} کے لیے چننا باقی`,

  recorded: (count: number, all: number) =>
    count === all
      ? counted(count, 'ووٹ درج ہو گیا', 'ووٹ درج ہو گئے')
      : `${counted(all, 'ووٹ', 'ووٹوں')} میں سے ${count} درج`,
  later: (positions: readonly string[]) =>
    `آپ نے ${listed.format(positions)} کے لیے ابھی ووٹ نہیں دیا ہے۔ جب تک ووٹنگ جاری ہے، ووٹ دیا جا سکتا ہے۔`,
};
