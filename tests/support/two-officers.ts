import { afterAll, beforeAll } from 'vitest';
import { createActor } from './factories.ts';
import type { Actor } from './factories.ts';
import { startTestApp } from './test-app.ts';
import type { TestApp } from './test-app.ts';

/** One server for all tests of a file, with a council member and an admin. */
export let app: TestApp;
export let council: Actor;
export let admin: Actor;

/** Starts it for the tests of a file, and ends it after its last. */
export function startWithTwoOfficers(): void {
  beforeAll(async () => {
    app = await startTestApp();
    council = await createActor(app, { role: 'council' });
    admin = await createActor(app, { role: 'admin' });
  });
  afterAll(() => app.close());
}
