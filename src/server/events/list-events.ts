import { api } from '#contract/api.ts';
import { prepare } from '../http/bind.ts';
import { presentEvent } from './view.ts';
import { listAllEvents } from './store.ts';

/** All events, soonest first. */
export const listEvents = prepare(api.listEvents, {
  after: ['events'],
  make: async ({ ctx }) => ({
    reply: { events: (await listAllEvents(ctx.db)).map(presentEvent) },
  }),
});
