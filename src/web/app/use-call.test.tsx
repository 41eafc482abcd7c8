import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { routes } from '#contract/routes.ts';
import type { Subject } from '#contract/routes.ts';
import { fakeServer, refuse } from '#tests/support/fake-server.ts';
import { show } from '#tests/support/show.tsx';
import { ActButton } from '#web/kit/act-button.tsx';
import { useCall } from './use-call.ts';

// What a call changes stands on its endpoint, and nowhere else: the screen reads it again from there.

const subjects = Object.keys({
  elections: 0,
  members: 0,
  events: 0,
  campus: 0,
  officers: 0,
  own: 0,
  sessions: 0,
} satisfies Record<Subject, 0>);
const params = { id: 'e1' };

/** One list of each subject, which says how often it was read. */
function Lists({ read }: { read: Map<string, number> }) {
  return subjects.map((subject) => <List key={subject} subject={subject} read={read} />);
}

function List({ subject, read }: { subject: string; read: Map<string, number> }) {
  useQuery({
    queryKey: [subject, 'list'],
    queryFn: () => {
      read.set(subject, (read.get(subject) ?? 0) + 1);
      return subject;
    },
  });
  return null;
}

function Acts() {
  const event = useCall('deleteEvent');
  const member = useCall('deleteMember');
  return (
    <>
      <ActButton act={() => event.mutateAsync({ params })} failed="No.">
        Delete the event
      </ActButton>
      <ActButton act={() => member.mutateAsync({ params })} failed="No.">
        Delete the member
      </ActButton>
    </>
  );
}

test('a call reads again what its endpoint says that it changes, and nothing else', async () => {
  fakeServer({ deleteEvent: { message: 'Deleted' }, deleteMember: refuse('unknown-member') });
  const client = new QueryClient();
  const read = new Map<string, number>();
  show(
    <QueryClientProvider client={client}>
      <Lists read={read} />
      <Acts />
    </QueryClientProvider>,
  );
  const twice = () => subjects.filter((subject) => read.get(subject) === 2);
  await expect.poll(() => read.size).toBe(subjects.length);
  expect(routes.deleteEvent.changes).toEqual(['events']);
  await page.getByRole('button', { name: 'Delete the event' }).click();
  await expect.poll(twice).toEqual(['events']);
  // Also where it was refused: what the screen showed may be old.
  await page.getByRole('button', { name: 'Delete the member' }).click();
  await expect.poll(twice).toEqual(['members', 'events', 'officers']);
  expect(routes.deleteMember.changes).toEqual(['members', 'officers']);
  expect([...read.values()].reduce((sum, times) => sum + times)).toBe(subjects.length + 3);
});
