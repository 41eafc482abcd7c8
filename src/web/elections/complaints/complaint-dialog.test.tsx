import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ballotOf, electionOf, showElections, student } from '#tests/support/elections-stage.tsx';

test('whoever has complained three times reads it before they type anything', async () => {
  const election = electionOf({ President: { Asha: 3 } });
  showElections(
    {
      viewer: student,
      elections: [election],
      ballots: [ballotOf(election)],
      answers: { readComplaintForm: { left: 0, candidates: [], officers: [] } },
    },
    `/elections/${election._id}`,
  );
  const complain = page.getByRole('button', { name: 'Complain' });
  await complain.click();
  const dialog = page.getByRole('dialog');
  await expect
    .element(
      dialog.getByText('You have made three complaints about this election. You cannot make more.'),
    )
    .toBeVisible();
  expect(dialog.getByRole('textbox').elements()).toEqual([]);
  await expect
    .element(dialog.getByText('You have made three complaints', { exact: false }))
    .toHaveFocus();
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await expect.element(complain).toHaveFocus();
});

test('whoever may vote complains about a candidate, and keeps the number', async () => {
  const election = electionOf({ President: { Asha: 3 } });
  const sent: unknown[] = [];
  showElections(
    {
      viewer: student,
      elections: [election],
      ballots: [ballotOf(election)],
      answers: {
        readComplaintForm: {
          left: 3,
          candidates: [{ _id: 'n1', name: 'Asha', position: 'President' }],
          officers: [{ _id: 'o1', name: 'Meher' }],
        },
        createComplaint: ({ body }) => {
          sent.push(body);
          return {
            number: 4,
            follow: 'BCDF-2345-GHJK-6789',
            dueAt: '2026-03-16T10:00:00.000Z',
            message: 'Your complaint was sent.',
          };
        },
      },
    },
    `/elections/${election._id}`,
  );
  await page.getByRole('button', { name: 'Complain' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Complaint about').selectOptions('A candidate');
  await dialog.getByLabelText('What it is about').fill('The posters');
  await dialog.getByLabelText('What went wrong').fill('They hung in the hall.');
  await dialog.getByRole('button', { name: 'Send the complaint' }).click();
  await expect.element(dialog.getByText('Choose who it is about').first()).toBeVisible();
  expect(sent).toEqual([]);
  await dialog.getByLabelText('Which candidate').selectOptions('Asha (President)');
  await dialog.getByRole('button', { name: 'Send the complaint' }).click();
  await expect.element(dialog.getByText('BCDF-2345-GHJK-6789')).toBeVisible();
  await expect.element(dialog.getByText('A ruling is due by', { exact: false })).toHaveFocus();
  await expect
    .element(dialog.getByRole('link', { name: 'Follow the complaint' }))
    .toHaveAttribute('href', '/complaint/BCDF-2345-GHJK-6789');
  expect(sent).toEqual([
    {
      electionId: election._id,
      about: 'candidate',
      ofId: 'n1',
      subject: 'The posters',
      text: 'They hung in the hall.',
    },
  ]);
});
