import type { SharedPart, SupporterCircle, SupporterKind } from '#core/elections/supporters.ts';
import type { Translated } from '../translated.ts';
import type { supporterMessages as English } from '../en/supporters.ts';

/** In Urdu somebody becomes one: the noun stands where English has the verb. */
const verb: Record<SupporterKind, string> = { proposer: 'تجویز کنندہ', seconder: 'تائید کنندہ' };

const ownNames: Record<string, string> = {
  branch: 'برانچ',
  year: 'سال',
  'branch year': 'برانچ اور سال',
};

export const supporterMessages: Translated<typeof English> = {
  form: {
    ownOf: (parts: readonly SharedPart[]) =>
      ownNames[parts.join(' ')] ?? 'برانچ اور سال سے فرق نہیں پڑتا',
  },

  ask: {
    lede: (among: SupporterCircle, until: string) =>
      `ہر حامی کے پاس ${among === 'election' ? 'اس الیکشن میں' : 'اس عہدے کے لیے'} ووٹ کا حق ہونا چاہیے۔ وقت: ${until} تک۔`,
  },

  home: {
    asked: (name: string, kind: SupporterKind, position: string) =>
      `${name} نے آپ سے ${position} کے لیے ${verb[kind]} بننے کو کہا ہے`,
    supports: (name: string, kind: SupporterKind, position: string) =>
      `آپ ${position} کے لیے ${name} کے ${verb[kind]} ہیں`,
  },

  page: {
    supports: (name: string, kind: SupporterKind) => `آپ ${name} کے ${verb[kind]} ہیں`,
  },
};
