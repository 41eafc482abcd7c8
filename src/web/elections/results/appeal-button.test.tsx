import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ballotOf, electionOf } from '#tests/support/elections-stage.tsx';
import { fakeServer } from '#tests/support/fake-server.ts';
import { show } from '#tests/support/show.tsx';
import { createQueryClient } from '#web/app/query-client.ts';
import { becomeViewer } from '#web/app/session.ts';
import { AppealButton } from './appeal-button.tsx';

test('whoever appealed reads that it waits, also when the time for appeals is over', async () => {
  const election = electionOf({ President: { Asha: 3 } });
  fakeServer({ listMyBallots: [ballotOf(election, { openAppeals: 1 })] });
  const client = createQueryClient(() => {});
  becomeViewer(client, {
    _id: 'leela',
    name: 'Leela',
    email: 'leela@campus.example',
    role: 'student',
    profileImg: '',
    enrollmentNumber: '0177CS231042',
    verified: true,
  });
  const afterClose = { appealsUntil: '2026-01-01T00:00:00.000Z', certifiedAt: null };
  const result = { electionId: election._id, afterClose } as never;
  show(
    <QueryClientProvider client={client}>
      <AppealButton result={result} />
    </QueryClientProvider>,
  );
  await expect.element(page.getByText('Your appeal waits for an answer.')).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});
