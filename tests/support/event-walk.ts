import type { CallName } from '#contract/api.ts';
import { createEvent, createUpload } from './factories.ts';
import type { TestApp } from './test-app.ts';
import type { WalkedCall } from './walked-call.ts';
import { everybody, nothing } from './walked-call.ts';

/** The calls about events. */
export function eventWalk(server: () => TestApp) {
  return {
    createEvent: {
      statuses: [401, 403, 201, 201, 201, 401],
      given: async () => ({
        body: {
          title: 'Open day',
          description: 'Come and see.',
          date: '2027-03-28',
          type: 'Social',
          imageUrl: await createUpload(server().ctx),
        },
      }),
    },
    editEvent: {
      statuses: [401, 403, 200, 200, 200, 401],
      given: async () => ({
        params: { id: await createEvent(server().ctx) },
        body: { title: 'Night', description: 'Late.', date: '2026-03-28', type: 'social' },
      }),
    },
    deleteEvent: {
      statuses: [401, 403, 200, 200, 200, 401],
      given: async () => ({ params: { id: await createEvent(server().ctx) } }),
    },
    listEvents: { statuses: everybody, given: nothing },
  } satisfies { [N in CallName]?: WalkedCall };
}
