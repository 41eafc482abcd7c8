import type { Translated } from '../translated.ts';
import type { dashboardMessages as English } from '../en/dashboard.ts';

export const dashboardMessages: Translated<typeof English> = {
  nominations: {
    looksLike: (names: readonly string[]) =>
      `नाम दूसरे उम्मीदवार के नाम जैसा दिखता है: ${names.join(', ')}`,
  },
};
