import type { Translated } from '../translated.ts';
import type { recountKitMessages as English } from '../en/recount-kit.ts';
import { sizeOf } from './sizes.ts';

export const recountKitMessages: Translated<typeof English> = {
  downloadRounds: (bytes: number) => `بغیر بیلٹ والی کٹ ڈاؤن لوڈ کریں (${sizeOf(bytes)})`,

  download: (bytes: number) => `دوبارہ گنتی کی کٹ ڈاؤن لوڈ کریں (${sizeOf(bytes)})`,
};
