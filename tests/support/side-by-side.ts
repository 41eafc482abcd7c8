import { afterAll, beforeAll } from 'vitest';
import { createActor } from './factories.ts';
import type { Actor } from './factories.ts';
import { startBeside, startTestApp } from './test-app.ts';
import type { TestApp } from './test-app.ts';

/** Two server processes over one database, for all tests of a file, and an admin at the first. */
export let house: TestApp;
export let beside: TestApp;
export let admin: Actor;

/** How often to look for what one process learns of the other. */
export const soon = { interval: 5 };

beforeAll(async () => {
  house = await startTestApp();
  beside = await startBeside(house);
  admin = await createActor(house, { role: 'admin' });
});
afterAll(async () => {
  await beside.close();
  await house.close();
});
