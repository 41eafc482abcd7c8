import { QueryClientProvider } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { usualRetention } from '#core/campus/retention.ts';
import { addLanguage } from '#texts/add-language.ts';
import { setLanguageSource } from '#texts/spoken.ts';
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

test('of a language that no native reader has checked it is said here too', async () => {
  addLanguage('hi', {});
  setLanguageSource(() => 'hi');
  onTestFinished(() => setLanguageSource(() => null));
  fakeServer({ readCampusSettings: campusSettings });
  show(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <MemoryRouter at="/how-it-works">
        <HowItWorksPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await expect.element(page.getByText('Not yet checked by a native reader.')).toBeVisible();
});
