import type { Translated } from '../translated.ts';
import type { messages as English } from '../en/site.ts';

export const messages: Translated<typeof English> = {
  shell: {
    offline: (since: string | null) =>
      since === null ? 'आप ऑफ़लाइन हैं।' : `आप ऑफ़लाइन हैं। ${since} पर जो लोड हुआ था, वही दिख रहा है।`,
  },
};
