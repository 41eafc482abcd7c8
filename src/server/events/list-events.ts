import type { Reading } from '../verb.ts';
import { listAllEvents } from './store.ts';
import { presentEvent } from './view.ts';

/** All events, soonest first. */
export const listEvents: Reading<'listEvents'> = {
  after: ['events'],
  make: async (services) => ({
    reply: { events: (await listAllEvents(services.db)).map(presentEvent) },
  }),
};
