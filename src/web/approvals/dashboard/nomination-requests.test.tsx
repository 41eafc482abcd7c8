import { blankTexts } from '#core/elections/nomination.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inToast } from '#tests/support/in-toast.ts';
import {
  pendingNomination,
  showDashboard,
  startDashboard,
} from '#tests/support/show-dashboard.tsx';

const said = {
  ...blankTexts,
  statement: 'Longer library hours.',
  imageUrl: `/uploads/${'a'.repeat(64)}.webp`,
  link: 'https://zoya.example',
};

test('officers read what a candidate says, and what was said no to before', async () => {
  const dashboard = startDashboard();
  dashboard.nominations = [
    pendingNomination('Zoya Rahman', { ...said, reason: 'Too short', version: 3 }),
  ];
  showDashboard('?section=nomination-requests');
  await expect.element(page.getByText(said.statement)).toBeVisible();
  await expect.element(page.getByText('Rejected or taken off before: Too short')).toBeVisible();
  const link = page.getByRole('link', { name: said.link });
  await expect.element(link).toHaveAttribute('rel', 'nofollow ugc noopener');
  const accept = page.getByRole('button', { name: 'Accept Zoya Rahman' });
  const order = link.element().compareDocumentPosition(accept.element());
  expect(order, 'it is read before it is decided').toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await accept.click();
  await expect.element(inToast('1 nomination accepted')).toBeVisible();
  expect(dashboard.body).toEqual({ version: 3 });
});

test('officers open a manifesto, and read it as text', async () => {
  const dashboard = startDashboard();
  const manifesto = 'Longer hours.\n\n<b>Cheaper</b> prints.';
  dashboard.nominations = [pendingNomination('Zoya Rahman', { manifesto })];
  showDashboard('?section=nomination-requests');
  await expect.element(page.getByText('Longer hours.')).not.toBeVisible();
  await page.getByText('Manifesto, 37 characters').click();
  await expect.element(page.getByText('Longer hours.', { exact: true })).toBeVisible();
  await expect.element(page.getByText('<b>Cheaper</b> prints.', { exact: true })).toBeVisible();
});

test('rejecting asks for a reason, which may be left out', async () => {
  const dashboard = startDashboard();
  dashboard.nominations = [pendingNomination('Zoya Rahman'), pendingNomination('Arjun Nair')];
  showDashboard('?section=nomination-requests');
  await page.getByRole('button', { name: 'Reject Zoya Rahman' }).click();
  const question = page.getByRole('dialog', { name: 'Reject Zoya Rahman?' });
  await question.getByLabelText('Reason').fill('Too short.\nPlease say more.');
  await question.getByRole('button', { name: 'Reject' }).click();
  await expect.element(inToast('1 nomination rejected')).toBeVisible();
  expect(dashboard.body).toEqual({ reason: 'Too short. Please say more.' });
  await page.getByRole('button', { name: 'Reject Arjun Nair' }).click();
  await page
    .getByRole('dialog', { name: 'Reject Arjun Nair?' })
    .getByRole('button', { name: 'Reject' })
    .click();
  await expect.element(page.getByText('Nothing to approve.')).toBeVisible();
  expect(dashboard.body).toEqual({});
});

test('a change stands beside the accepted text, counts, and is decided as it was read', async () => {
  const dashboard = startDashboard();
  const edited = (name: string, version: number) => ({
    ...pendingNomination(name, { ...said, statement: 'Cheaper prints.', version }),
    edits: `nomination-${name}`,
    accepted: said,
  });
  dashboard.nominations = [edited('Zoya Rahman', 4), edited('Arjun Nair', 2)];
  showDashboard('?section=nomination-requests');
  await expect.element(page.getByText('2 pending')).toBeVisible();
  const changes = page.getByRole('region', { name: 'Changes of accepted candidates' });
  const [first] = changes.getByRole('listitem').elements();
  expect(first?.textContent).toMatch(/Now.*Longer library hours\..*Changed to.*Cheaper prints\./);
  await changes.getByRole('button', { name: 'Accept the change of Zoya Rahman' }).click();
  await expect.element(page.getByText('1 pending')).toBeVisible();
  expect(dashboard.body).toEqual({ version: 4 });
  await changes.getByRole('button', { name: 'Reject the change of Arjun Nair' }).click();
  await page
    .getByRole('dialog', { name: 'Reject the change of Arjun Nair?' })
    .getByLabelText('Reason')
    .fill('No prices');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(changes).not.toBeInTheDocument();
  expect(dashboard.body).toEqual({ reason: 'No prices' });
});

test('a list of more than a thousand has pages', async () => {
  const dashboard = startDashboard();
  dashboard.nominations = Array.from({ length: 1_000 }, (_, index) =>
    pendingNomination(`Person ${index + 1}`),
  );
  showDashboard('?section=nomination-requests');
  const pages = page.getByRole('navigation', { name: 'Nomination requests' });
  await expect.element(pages.getByRole('status')).toHaveTextContent('Page 1');
  await expect.element(pages.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  await pages.getByRole('button', { name: 'Next page' }).click();
  await expect.element(pages.getByRole('status')).toHaveTextContent('Page 2');
  expect(dashboard.calls).toContain('GET /nomination/pending?page=2');
});

test('a name that looks like another candidate’s is pointed out before the decision', async () => {
  const dashboard = startDashboard();
  dashboard.nominations = [
    pendingNomination('Tenzin Dorje', { looksLike: ['Тenzin Dorje'] }),
    pendingNomination('Meher Chawla'),
  ];
  showDashboard('?section=nomination-requests');
  const warning = page.getByText('Name looks like another candidate’s: Тenzin Dorje');
  await expect.element(warning).toBeVisible();
  expect(page.getByText(/^Name looks like/).elements()).toHaveLength(1);
});

test('each condition of the election is ticked before a candidate is accepted', async () => {
  const dashboard = startDashboard();
  const conditions = ['Full-time student', 'At least 75 % attendance'];
  dashboard.nominations = [pendingNomination('Zoya Rahman', { conditions, version: 2 })];
  showDashboard('?section=nomination-requests');
  await page.getByRole('button', { name: 'Accept Zoya Rahman' }).click();
  const question = page.getByRole('dialog', { name: 'Accept Zoya Rahman?' });
  await question.getByRole('checkbox', { name: 'Full-time student' }).click();
  await question.getByRole('button', { name: 'Accept' }).click();
  const second = question.getByRole('checkbox', { name: 'At least 75 % attendance' });
  await expect.element(second).toHaveFocus();
  await expect.element(second).toHaveAccessibleDescription(/Tick each condition/);
  expect(dashboard.body).toBeUndefined();
  await userEvent.keyboard(' ');
  await question.getByRole('button', { name: 'Accept' }).click();
  await expect.element(inToast('1 nomination accepted')).toBeVisible();
  expect(dashboard.body).toEqual({ version: 2, checked: conditions });
});

test('officers see how many of the supporters are there, and who', async () => {
  const dashboard = startDashboard();
  const supportedBy = {
    proposer: { needed: 1, confirmed: 1, names: ['Ravi Nair'] },
    seconder: { needed: 3, confirmed: 2, names: ['Mina Iyer'] },
  };
  const seconded = {
    proposer: { needed: 0, confirmed: 0, names: [] },
    seconder: { needed: 1, confirmed: 0, names: [] },
  };
  dashboard.nominations = [
    pendingNomination('Zoya Rahman', { supportedBy }),
    pendingNomination('Arjun Nair', { supportedBy: seconded }),
  ];
  showDashboard('?section=nomination-requests');
  await expect.element(page.getByText('3 of 4 supporters')).toBeVisible();
  await expect.element(page.getByText('Proposed by Ravi Nair')).toBeVisible();
  await expect.element(page.getByText('Seconded by Mina Iyer and 1 former account')).toBeVisible();
  await expect.element(page.getByText('0 of 1 supporters')).toBeVisible();
  await expect.element(page.getByText('Seconded by nobody yet')).toBeVisible();
});

test('the names of many supporters are behind their number', async () => {
  const dashboard = startDashboard();
  const names = Array.from({ length: 300 }, (_, at) => `Voter ${at + 1}`);
  const supportedBy = {
    proposer: { needed: 300, confirmed: 300, names },
    seconder: { needed: 0, confirmed: 0, names: [] },
  };
  dashboard.nominations = [pendingNomination('Zoya Rahman', { supportedBy })];
  showDashboard('?section=nomination-requests');
  await expect.element(page.getByText('300 of 300 supporters')).toBeVisible();
  expect(page.getByText(/Voter 299/).element()).not.toBeVisible();
  await page.getByText('Proposed by 300').click();
  await expect.element(page.getByText(/Voter 299 and Voter 300/)).toBeVisible();
});
