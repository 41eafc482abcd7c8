import { afterAll, beforeAll } from 'vitest';
import { createActor } from './factories.ts';
import type { Actor } from './factories.ts';
import { startBeside, startTestApp } from './test-app.ts';
import type { TestApp } from './test-app.ts';

/** Two server processes over one database, for all tests of a file, and an admin at the first. */
export let app: TestApp;
export let beside: TestApp;
export let admin: Actor;

/** How often to look for what one process learns of the other. */
export const soon = { interval: 5 };

/** Starts the two for the tests of a file, and ends them after its last. */
export function startSideBySide(): void {
  beforeAll(async () => {
    app = await startTestApp();
    beside = await startBeside(app);
    admin = await createActor(app, { role: 'admin' });
  });
  afterAll(async () => {
    await beside.close();
    await app.close();
  });
}
