import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { inToast } from '#tests/support/in-toast.ts';
import { showDashboard, startDashboard } from '#tests/support/show-dashboard.tsx';

const red = {
  subject: 'mail' as const,
  state: 'problem' as const,
  says: 'It answered: 535.',
  advice: 'See SMTP_URL.',
  since: '2026-03-14T03:30:00.000Z',
};
const lines = () => page.getByRole('list', { name: 'What was checked' });

test('an admin reads the release, each line, and what to do; looking again asks again', async () => {
  const dashboard = startDashboard('admin');
  dashboard.system.findings = [
    { subject: 'clock', state: 'ok', says: 'The clocks agree.', advice: null, since: null },
    red,
  ];
  showDashboard('?section=system');
  const said = page.getByRole('region', { name: 'System' }).getByRole('status');
  await expect
    .element(said)
    .toHaveTextContent('Hustings 9.8.7 is running. Something has to be fixed.');
  // What has to be fixed stands first, whatever the order of the server.
  const mail = lines().getByRole('listitem').first();
  for (const words of [
    'Problem',
    'E-mail',
    'It answered: 535.',
    'See SMTP_URL.',
    /^Seen since 14 Mar 2026/,
  ]) {
    await expect.element(mail.getByText(words)).toBeVisible();
  }
  dashboard.system.findings = [
    { subject: 'mail', state: 'ok', says: 'It took the log-in.', advice: null, since: null },
  ];
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect
    .element(said)
    .toHaveTextContent('Hustings 9.8.7 is running. Everything is as it should be.');
});

test('an Urdu sentence that begins with the name of a setting is read from right to left', async () => {
  document.documentElement.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  const dashboard = startDashboard('admin');
  const [says, advice] = ['SMTP_URL سیٹ نہیں ہے۔', 'SMTP_URL سیٹ کریں۔'];
  dashboard.system.findings = [{ ...red, says, advice }];
  showDashboard('?section=system');
  for (const words of [says, advice]) {
    await expect.element(lines().getByText(words)).toHaveStyle({ direction: 'rtl' });
  }
});

test('a failure says so and is shown in the place of the lines', async () => {
  const dashboard = startDashboard('admin');
  dashboard.break('readSystem');
  showDashboard('?section=system');
  await expect.element(page.getByText('The state of the system could not be read.')).toBeVisible();
  expect(dashboard.calls).toContain('GET /campus/system');
});

const message = () => page.getByText(/^Our election site/);
const copyIt = () => page.getByRole('button', { name: 'Copy the message' });

/** What is on the clipboard after a press. */
async function copied(): Promise<string> {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await copyIt().click();
  await expect.element(inToast('The message is copied')).toBeVisible();
  return write.mock.calls[0]?.[0] ?? '';
}

test('on a red day: what an admin can do without the server, and a message with the facts to copy', async () => {
  const dashboard = startDashboard('admin');
  const disk = { ...red, subject: 'disk' as const, says: '0 MB are free.', advice: 'Make room.' };
  const well = { ...red, subject: 'clock' as const, state: 'ok' as const, says: 'They agree.' };
  dashboard.system.findings = [{ ...well, advice: null, since: null }, red, disk];
  showDashboard('?section=system');
  const yours = page.getByRole('heading', { name: 'What you can do yourself' });
  await expect.element(yours).toBeVisible();
  await expect.element(page.getByText(/^Disk: Upload no pictures\./)).toBeVisible();
  await expect.element(message()).not.toBeVisible();
  const text = await copied();
  expect(text).toMatch(/^Our election site http\S+ needs you: 2 things are not well\.\n/);
  expect(text).toContain('(Asia/Kolkata). Hustings 9.8.7.');
  expect(text).toContain(
    '\nPROBLEM: Disk\n0 MB are free.\nSeen since: 14 Mar 2026, 09:00\nWhat helps: Make room.\n',
  );
  expect(text).not.toContain('They agree.');
  await page.getByText('Read the message').click();
  await expect.element(message()).toBeVisible();
});

test('with everything in order nothing is offered', async () => {
  startDashboard('admin');
  showDashboard('?section=system');
  await expect.element(page.getByText(/Everything is as it should be/)).toBeVisible();
  await expect.element(copyIt()).not.toBeInTheDocument();
});

test('a page that could not be read has a message too', async () => {
  startDashboard('admin').break('readSystem');
  showDashboard('?section=system');
  expect(await copied()).toMatch(/needs you: the server does not answer as it should/);
});

const copy = {
  id: 'copy-1',
  file: '/mnt/keys/campus-keys.json',
  writtenAt: '2026-11-20T18:30:00.000Z',
  neededBy: [] as string[],
};
const withCopies = (...keyFiles: (typeof copy)[]) => {
  const dashboard = startDashboard('admin');
  dashboard.system = {
    version: '9.8.7',
    checkedAt: '2026-11-20T18:30:00.000Z',
    findings: [
      { subject: 'keys', state: 'warning', says: 'A copy is there.', advice: null, since: null },
    ],
    keyFiles,
  };
  showDashboard('?section=system');
  return dashboard;
};
const copies = () => page.getByRole('list', { name: 'Files of keys that backups made' });
const say = () => copies().getByRole('button', { name: `This file was destroyed: ${copy.file}` });
const question = () => page.getByRole('dialog', { name: 'Was this file destroyed?' });

test('an admin says that a file of keys was destroyed, after a question', async () => {
  const neededBy = ['Council', 'Class Rep 3B'];
  const other = { ...copy, id: 'copy-2', file: '/mnt/other-keys.json', neededBy };
  const dashboard = withCopies(copy, other);
  await expect
    .element(copies().getByText(/All its elections are counted: destroy it/))
    .toBeVisible();
  await expect
    .element(copies().getByText(/Keep it: needed for Council, Class Rep 3B/))
    .toBeVisible();
  await say().click();
  await question().getByRole('button', { name: 'Go back' }).click();
  await expect.element(question()).not.toBeInTheDocument();
  expect(dashboard.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  await say().click();
  await question().getByRole('button', { name: 'It was destroyed' }).click();
  await expect.poll(() => copies().getByRole('listitem').elements().length).toBe(1);
  expect(dashboard.calls).toContain('POST /campus/key-file-destroyed/copy-1');
});

test('a file that is still there stays on the list', async () => {
  const dashboard = withCopies(copy);
  dashboard.refuse('sayKeyFileDestroyed', 'key-file-there');
  await say().click();
  await question().getByRole('button', { name: 'It was destroyed' }).click();
  await expect
    .element(
      question()
        .getByText(/This file is still there/)
        .first(),
    )
    .toBeVisible();
  await question().getByRole('button', { name: 'Go back' }).click();
  await expect.element(say()).toBeVisible();
});
