import type { Reading } from '../verb.ts';

/** The settings that the pages show; none of them is a secret. */
export const readCampusSettings: Reading<'readCampusSettings'> = {
  after: ['campus'],
  make: async (services) => ({ reply: await services.campus.settings() }),
};
