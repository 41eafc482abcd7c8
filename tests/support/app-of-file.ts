import { afterAll, beforeAll } from 'vitest';
import { startTestApp } from './test-app.ts';
import type { TestApp } from './test-app.ts';

/** A test app for all tests of a file: it starts before them and closes after the last. */
export function testApp(...given: Parameters<typeof startTestApp>): TestApp {
  let started: TestApp | undefined;
  beforeAll(async () => {
    started = await startTestApp(...given);
  });
  afterAll(() => started?.close());
  const app = (): TestApp => {
    if (started === undefined) throw new Error('The app of this file starts before its tests.');
    return started;
  };
  return {
    get fastify() {
      return app().fastify;
    },
    get ctx() {
      return app().ctx;
    },
    get clock() {
      return app().clock;
    },
    as: (cookie) => app().as(cookie),
    send: (name, sent) => app().send(name, sent),
    close: () => app().close(),
  };
}
