import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ballotOf, electionOf } from '#tests/support/elections-stage.tsx';
import { fakeServer } from '#tests/support/fake-server.ts';
import { show } from '#tests/support/show.tsx';
import { createQueryClient } from '#web/app/query-client.ts';
import { becomeViewer } from '#web/app/session.ts';
import { ComplainButton } from './complain-button.tsx';

test('whoever complained reads that it waits, also when the time for complaints is over', async () => {
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
  show(
    <QueryClientProvider client={client}>
      <ComplainButton
        electionId={election._id}
        until="2026-01-01T00:00:00.000Z"
        isCertified={false}
      />
    </QueryClientProvider>,
  );
  await expect.element(page.getByText('Your complaint waits for a ruling.')).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});
