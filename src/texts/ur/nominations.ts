import type { Translated } from '../translated.ts';
import type { nominationMessages as English } from '../en/nominations.ts';
import { counted } from '../plurals.ts';

export const nominationMessages: Translated<typeof English> = {
  conditions: {
    toCheck: (conditions: readonly string[]) =>
      `منظور کرنے سے پہلے جانچیں: ${conditions.join(' · ')}`,
    acceptTitle: (names: readonly string[]) =>
      names.length === 1
        ? `${names[0]} کو منظور کریں؟`
        : `${counted(names.length, 'نامزدگی', 'نامزدگیاں')} منظور کریں؟`,
  },

  reject: {
    title: (names: readonly string[]) =>
      names.length === 1
        ? `${names[0]} کو نامنظور کریں؟`
        : `${counted(names.length, 'نامزدگی', 'نامزدگیاں')} نامنظور کریں؟`,
  },
};
