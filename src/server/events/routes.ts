import type { Bound } from '../http/bind.ts';
import { createEvent } from './create-event.ts';
import { deleteEvent } from './delete-event.ts';
import { listEvents } from './list-events.ts';

export const eventRoutes: readonly Bound[] = [createEvent, deleteEvent, listEvents];
