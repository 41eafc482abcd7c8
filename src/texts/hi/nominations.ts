import type { Translated } from '../translated.ts';
import type { nominationMessages as English } from '../en/nominations.ts';
import { counted } from './plurals.ts';

export const nominationMessages: Translated<typeof English> = {
  conditions: {
    toCheck: (conditions: readonly string[]) => `मंज़ूर करने से पहले जाँचें: ${conditions.join(' · ')}`,
    acceptTitle: (names: readonly string[]) =>
      names.length === 1
        ? `${names[0]} को मंज़ूर करें?`
        : `${counted(names.length, 'नॉमिनेशन', 'नॉमिनेशन')} मंज़ूर करें?`,
  },

  reject: {
    title: (names: readonly string[]) =>
      names.length === 1
        ? `${names[0]} को नामंज़ूर करें?`
        : `${counted(names.length, 'नॉमिनेशन', 'नॉमिनेशन')} नामंज़ूर करें?`,
  },
};
