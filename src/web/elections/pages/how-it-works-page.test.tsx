import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { usualRetention } from '#core/campus/retention.ts';
import { campusSettings } from '#tests/support/campus-sample.ts';
import { fakeServer } from '#tests/support/fake-server.ts';
import { MemoryRouter } from '#tests/support/memory-router.tsx';
import { show } from '#tests/support/show.tsx';
import { createQueryClient } from '#web/app/query-client.ts';
import { HowItWorksPage } from './how-it-works-page.tsx';

test('everybody reads for how long what is kept, as the campus has set it', async () => {
  fakeServer({
    readCampusSettings: {
      ...campusSettings,
      keepDays: { ...usualRetention, messages: 41, voters: 77 },
    },
  });
  show(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <MemoryRouter at="/how-it-works">
        <HowItWorksPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await expect.element(page.getByText(/A message to the council is deleted 41 days/)).toBeVisible();
  await expect
    .element(page.getByText(/the voter list of an election are deleted 77 days/))
    .toBeVisible();
});
