import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { campus } from '#tests/support/campus-sample.ts';
import { closedDates, electionOf } from '#tests/support/elections-stage.tsx';
import { fakeServer } from '#tests/support/fake-server.ts';
import { show } from '#tests/support/show.tsx';
import { me } from '#tests/support/viewer-sample.ts';
import type { Election } from '#contract/election-shapes.ts';
import { pagePaths } from '#core/page-paths.ts';
import type { Reply } from '#web/app/call.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { CandidatePage } from './candidate-page.tsx';

const manifesto: () => Reply<'readManifesto'> = () => ({
  manifesto: 'More buses.\n\n<i>Fewer</i> fees.\nNone at all.',
});

function open(election: Election, nominationId: string) {
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  );
  fakeServer({
    listElections: { elections: [election], asOf: new Date().toISOString() },
    readManifesto: manifesto,
    readMe: me(null),
    readCampus: campus,
  });
  const router = createMemoryRouter([{ path: pagePaths.candidate, Component: CandidatePage }], {
    initialEntries: [`/elections/${election._id}/candidates/${nominationId}`],
  });
  show(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const plain = electionOf({ President: { Zoya: 4 } });
const election = {
  ...plain,
  nominations: plain.nominations.map((one) => ({
    ...one,
    statement: 'Longer hours.',
    link: 'https://zoya.example',
  })),
};

test('says who it is, for what, and what they say, also in the head', async () => {
  open(election, 'as Zoya');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Zoya' })).toBeVisible();
  await expect.element(page.getByText('Candidate for President')).toBeVisible();
  await expect.element(page.getByText('Longer hours.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go to the ballot' })).toBeVisible();
  expect(document.title).toBe('Zoya for President · Student Council');
  const description = document.head.querySelector('meta[name="description"]');
  expect(description?.getAttribute('content')).toBe('Longer hours.');
});

test('after the close there is no ballot to go to', async () => {
  open({ ...election, ...closedDates }, 'as Zoya');
  await expect.element(page.getByText('Longer hours.')).toBeVisible();
  expect(page.getByRole('link', { name: 'Go to the ballot' }).elements()).toHaveLength(0);
});

test('who is no candidate has no page', async () => {
  open(election, 'as Nobody');
  await expect.element(page.getByText('There is nothing at this address.')).toBeVisible();
});

test('a manifesto stands with its paragraphs, and as text', async () => {
  const nominations = election.nominations.map((one) => ({ ...one, hasManifesto: true as const }));
  open({ ...election, nominations }, 'as Zoya');
  const part = page.getByRole('region', { name: 'Manifesto' });
  await expect.element(part.getByText('More buses.', { exact: true })).toBeVisible();
  await expect.element(part.getByText(/<i>Fewer<.i> fees/)).toBeVisible();
  expect(part.element().querySelectorAll('p')).toHaveLength(2);
  expect(part.element().textContent).toContain('fees.\nNone');
});

test('without a manifesto there is no place for one', async () => {
  open(election, 'as Zoya');
  await expect.element(page.getByText('Longer hours.')).toBeVisible();
  expect(page.getByRole('region', { name: 'Manifesto' }).elements()).toHaveLength(0);
});
