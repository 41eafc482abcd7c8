import { api } from '#contract/api.ts';
import { handle } from '../../http/bind.ts';
import { presentEvent } from './present.ts';
import { listAllEvents } from './store.ts';

/** All events, soonest first. */
export const listEvents = handle(api.listEvents, async ({ ctx }) => ({
  events: (await listAllEvents(ctx.db)).map(presentEvent),
}));
