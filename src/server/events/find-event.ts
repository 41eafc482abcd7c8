import { z } from 'zod';
import type { Event } from '#contract/events.ts';
import type { Services } from '../services.ts';
import { presentEvent } from './list-events.ts';
import { readOneEvent } from './store.ts';

/** One event by what an address names; null when there is none. */
export async function findEvent(services: Services, id: string): Promise<Event | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const row = await readOneEvent(services.db, id);
  return row === null ? null : presentEvent(row);
}
