import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { User } from '#contract/accounts.ts';
import type { Reply } from '#contract/api.ts';
import { student } from '#tests/support/elections-stage.tsx';
import { fakeServer } from '#tests/support/fake-server.ts';
import { rendered, show } from '#tests/support/show.tsx';
import { me } from '#tests/support/viewer-sample.ts';
import { createQueryClient } from './query-client.ts';
import { becomeViewer, forgetViewer, useViewer } from './session.ts';

const client = createQueryClient(() => {});
let answer: (user: User | null) => void;

function Who() {
  const { viewer } = useViewer();
  return <p>{viewer?.name ?? 'a visitor'}</p>;
}
const kept = () => localStorage.getItem('user');

beforeEach(() => {
  localStorage.clear();
  client.clear();
  const { promise, resolve } = Promise.withResolvers<Reply<'readMe'>>();
  fakeServer({ readMe: () => promise });
  answer = (user) => resolve(me(user));
});

/** The page has asked who is here, and the answer is on its way. */
async function ask(): Promise<(next: React.ReactNode) => void> {
  const rerender = show(
    <QueryClientProvider client={client}>
      <Who />
    </QueryClientProvider>,
  );
  await expect.poll(() => client.isFetching()).toBe(1);
  return rerender;
}

async function settled(): Promise<void> {
  await rendered();
  await expect.poll(() => client.isFetching()).toBe(0);
}

test('an answer that was on its way does not undo a log-in', async () => {
  await ask();
  becomeViewer(client, student);
  answer(null);
  await settled();
  await expect.element(page.getByText(student.name)).toBeVisible();
  expect(kept()).toContain(student._id);
});

test('nor bring back a session that has ended', async () => {
  await ask();
  forgetViewer(client);
  answer(student);
  await settled();
  await expect.element(page.getByText('a visitor')).toBeVisible();
  expect(kept()).toBeNull();
});

test('an answer that comes when nobody asks any more is not kept', async () => {
  const rerender = await ask();
  rerender(null);
  await rendered();
  localStorage.setItem('user', 'of the next page');
  answer(null);
  await settled();
  expect(kept()).toBe('of the next page');
});
