import type { Reading } from '../verb.ts';

/** What every page needs to know of the campus. */
export const readCampus: Reading<'readCampus'> = {
  after: ['campus'],
  async make(services) {
    const { universityName, timeZone } = await services.campus.settings();
    const signOn = services.signOn?.name ?? null;
    const needsSetUp = !(await services.campus.isSetUp());
    const { copyOf } = services.config;
    return { reply: { universityName, timeZone, signOn, needsSetUp, copyOf } };
  },
};

/** The settings that the pages show; none of them is a secret. */
export const readCampusSettings: Reading<'readCampusSettings'> = {
  after: ['campus'],
  make: async (services) => ({ reply: await services.campus.settings() }),
};
