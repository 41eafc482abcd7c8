import type { SharedPart, SupporterCircle, SupporterKind } from '#core/elections/supporters.ts';
import type { Translated } from '../translated.ts';
import type { supporterMessages as English } from '../en/supporters.ts';

/** In Hindi somebody becomes one: the noun stands where English has the verb. */
const verb: Record<SupporterKind, string> = { proposer: 'प्रस्तावक', seconder: 'अनुमोदक' };

const ownNames: Record<string, string> = {
  branch: 'ब्रांच',
  year: 'साल',
  'branch year': 'ब्रांच और साल',
};

export const supporterMessages: Translated<typeof English> = {
  form: {
    ownOf: (parts: readonly SharedPart[]) =>
      ownNames[parts.join(' ')] ?? 'ब्रांच और साल से फ़र्क नहीं पड़ता',
  },

  ask: {
    lede: (among: SupporterCircle, until: string) =>
      `हर समर्थक के पास ${among === 'election' ? 'इस चुनाव में' : 'इस पद के लिए'} वोट का हक होना चाहिए। समय: ${until} तक।`,
  },

  home: {
    asked: (name: string, kind: SupporterKind, position: string) =>
      `${name} ने आपसे ${position} के लिए ${verb[kind]} बनने को कहा है`,
    supports: (name: string, kind: SupporterKind, position: string) =>
      `आप ${position} के लिए ${name} के ${verb[kind]} हैं`,
  },

  page: {
    supports: (name: string, kind: SupporterKind) => `आप ${name} के ${verb[kind]} हैं`,
  },
};
