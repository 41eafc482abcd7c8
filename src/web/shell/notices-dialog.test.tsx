import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { MemoryRouter } from '#tests/support/memory-router.tsx';
import { show } from '#tests/support/show.tsx';
import { createQueryClient } from '#web/app/query-client.ts';
import type { Reply } from '#web/app/call.ts';
import { NoticesDialog } from './notices-dialog.tsx';

type Notice = Reply<'listOwnNotices'>['notices'][number];

let all: Notice[] = [];
let isFailing = false;
const onLeave = vi.fn<() => void>();
const onChangePassword = vi.fn<() => void>();

const notice = (kind: Notice['kind'], detail = '', at = '2026-03-01T09:00:00.000Z'): Notice => ({
  _id: `${kind} ${detail}`,
  kind,
  at,
  detail,
  election: kind === 'voted' ? { _id: 'council', name: 'Council 2026' } : null,
});

beforeEach(() => {
  isFailing = false;
  vi.clearAllMocks();
  vi.stubGlobal('fetch', async (address: string) => {
    if (isFailing) return Response.json({ error: 'internal' }, { status: 500 });
    const asked = Number(new URL(address, 'http://x').searchParams.get('page'));
    const pages = Math.max(1, Math.ceil(all.length / 10));
    const notices = all.slice((asked - 1) * 10, asked * 10);
    return Response.json({ notices, total: all.length, page: asked, pages });
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = () =>
  show(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <MemoryRouter at="/">
        <NoticesDialog
          isOpen
          onClose={() => {}}
          onLeave={onLeave}
          onChangePassword={onChangePassword}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const dialog = page.getByRole('dialog', { name: 'What happened with your account' });
const items = dialog.getByRole('list', { name: 'What happened' }).getByRole('listitem');

test('each thing that happened is said in words, with its hour; a vote without one', async () => {
  all = [
    notice('device', 'Firefox on Android'),
    notice('device', ''),
    notice('password'),
    notice('way-in', 'Passkey “Phone”'),
    notice('email', 'leela@next.example'),
    notice('number', '0177CS231042'),
    notice('number', ''),
    notice('voted', '', '2026-03-01T10:00:00.000Z'),
    notice('registered', 'Chrome on Windows'),
  ];
  open();
  const said = [
    'Log-in with a browser that we did not know: Firefox on Android',
    'Log-in with a browser that we did not know',
    'Your password was changed',
    'A new way to log in was added: Passkey “Phone”',
    'Your e-mail address was changed to leela@next.example',
    'Your enrollment number was changed to 0177CS231042',
    'Your account has no enrollment number any more',
    'You voted in Council 2026',
    'You registered: Chrome on Windows',
  ];
  // First, so that the transition to the other page has ended before the test does.
  await items.nth(7).getByRole('link', { name: 'Council 2026' }).click();
  expect(onLeave).toHaveBeenCalledOnce();
  for (const [place, words] of said.entries()) {
    await expect.element(items.nth(place).getByText(words, { exact: true })).toBeVisible();
  }
  const hour = '1 March 2026, between 14:30 and 15:30';
  await expect.element(items.nth(0).getByText(hour, { exact: true })).toBeVisible();
  await expect
    .element(items.nth(7).getByText('Told on 1 March 2026, with other voters'))
    .toBeVisible();
  await expect.element(items.nth(7).getByText('between', { exact: false })).not.toBeInTheDocument();
});

test('it is read page by page', async () => {
  all = Array.from({ length: 12 }, (_, n) => notice('device', `Browser ${n + 1}`));
  open();
  await expect.element(dialog.getByText('Page 1 of 2')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Newer' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Older' }).click();
  await expect.element(dialog.getByText('Browser 12', { exact: false })).toBeVisible();
  await expect.element(items).toHaveLength(2);
  await expect.element(dialog.getByRole('button', { name: 'Older' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Newer' }).click();
  await expect.element(items).toHaveLength(10);
});

test('an empty list says so, and what to do is always there', async () => {
  all = [];
  open();
  await expect.element(dialog.getByText('Nothing happened yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Change password' }).click();
  expect(onChangePassword).toHaveBeenCalledOnce();
  const council = dialog.getByRole('link', { name: 'Write to the council' });
  await expect.element(council).toHaveAttribute('href', '/contact');
});

test('a list that cannot be loaded can be asked for again', async () => {
  all = [notice('password')];
  isFailing = true;
  open();
  await expect.element(dialog.getByText('It could not be loaded.')).toBeVisible();
  isFailing = false;
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect.element(items).toHaveLength(1);
});
