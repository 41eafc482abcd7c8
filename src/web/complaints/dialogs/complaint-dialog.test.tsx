import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toasts } from '#tests/support/in-toast.ts';
import { ballotOf, electionOf, showElections, student } from '#tests/support/elections-stage.tsx';
import { refuse } from '#tests/support/fake-server.ts';

beforeEach(() => sessionStorage.clear());

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
      files: [],
    },
  ]);
});

const fileText = (name: string, type = 'application/pdf') => new File(['%PDF-1.7'], name, { type });

/** A complaint form whose server takes files as it is told; what it was sent. */
function withFiles(answer: () => unknown) {
  const election = electionOf({ President: { Asha: 3 } });
  const sent: unknown[] = [];
  showElections(
    {
      viewer: student,
      elections: [election],
      ballots: [ballotOf(election)],
      answers: {
        readComplaintForm: { left: 3, candidates: [], officers: [] },
        uploadComplaintFile: answer as never,
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
  return sent;
}
const dialog = page.getByRole('dialog');
async function openAndType() {
  await page.getByRole('button', { name: 'Complain' }).click();
  await dialog.getByLabelText('What it is about').fill('The posters');
  await dialog.getByLabelText('What went wrong').fill('They hung in the hall.');
}
const input = dialog.getByLabelText('Files').first();
const idOf = (at: number) => `6f1d0a52-77aa-4c1e-9f30-a8b2c7d10e4${at}`;

test('files go with a complaint: three at most, in order, and one can be removed', async () => {
  let at = 0;
  const sent = withFiles(() => ({
    file: { _id: idOf(++at), kind: 'pdf', bytes: 8 },
    message: 'Done',
  }));
  await openAndType();
  await userEvent.upload(input, [fileText('a.pdf'), fileText('b.pdf')]);
  await expect
    .poll(() => dialog.getByText('Uploaded', { exact: false }).elements())
    .toHaveLength(2);
  await userEvent.upload(input, [fileText('c.pdf'), fileText('d.pdf')]);
  await expect.element(input).toHaveAccessibleDescription(/Send three files at most/);
  await expect
    .poll(() => dialog.getByText('Uploaded', { exact: false }).elements())
    .toHaveLength(3);
  await dialog.getByRole('button', { name: 'Remove b.pdf' }).click();
  await expect.element(input).toHaveFocus();
  await dialog.getByRole('button', { name: 'Send the complaint' }).click();
  await expect.element(dialog.getByText('BCDF-2345-GHJK-6789')).toBeVisible();
  expect(sent).toMatchObject([{ files: [idOf(1), idOf(3)] }]);
});

test('a file that did not arrive is said beside it, and nothing that was typed is lost', async () => {
  let answer: unknown = refuse('not-a-complaint-file');
  const sent = withFiles(() => answer);
  await openAndType();
  await userEvent.upload(input, [fileText('virus.exe', 'application/x-msdownload')]);
  await expect.element(input).toHaveAccessibleDescription(/JPEG, PNG or WebP picture, or a PDF/);
  await userEvent.upload(input, [fileText('a.pdf')]);
  await expect
    .element(dialog.getByRole('listitem').getByText(/Please choose a JPEG/))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Send the complaint' }).click();
  await expect.element(dialog.getByText(/^A file was not uploaded/)).toBeVisible();
  expect(sent).toEqual([]);
  await expect
    .element(dialog.getByLabelText('What went wrong'))
    .toHaveValue('They hung in the hall.');
  answer = { file: { _id: idOf(1), kind: 'pdf', bytes: 8 }, message: 'Done' };
  await dialog.getByRole('button', { name: 'Try again: a.pdf' }).click();
  await dialog.getByRole('button', { name: 'Send the complaint' }).click();
  await expect.element(dialog.getByText('BCDF-2345-GHJK-6789')).toBeVisible();
  expect(sent).toMatchObject([{ files: [idOf(1)] }]);
});

test('what was typed and uploaded is there again when the form is opened anew', async () => {
  withFiles(() => ({ file: { _id: idOf(1), kind: 'pdf', bytes: 8 }, message: 'Done' }));
  await openAndType();
  await userEvent.upload(input, [fileText('a.pdf')]);
  await expect.element(dialog.getByText('Uploaded', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await page.getByRole('button', { name: 'Complain' }).click();
  await expect.element(dialog.getByLabelText('What it is about')).toHaveValue('The posters');
  await expect.element(dialog.getByText('a.pdf')).toBeVisible();
});

test('the toast says what is wrong with the field that has the focus', async () => {
  withFiles(() => ({}));
  await page.getByRole('button', { name: 'Complain' }).click();
  await dialog.getByLabelText('Complaint about').selectOptions('A candidate');
  await dialog.getByRole('button', { name: 'Send the complaint' }).click();
  await expect.element(dialog.getByLabelText('Which candidate')).toHaveFocus();
  await expect.element(toasts.getByText('Choose who it is about')).toBeVisible();
});
