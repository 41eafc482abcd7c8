import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refusals } from '#core/refusal.ts';
import { anElection } from '#tests/support/dashboard-elections.ts';
import { MemoryRouter } from '#tests/support/memory-router.tsx';
import { show } from '#tests/support/show.tsx';
import { createQueryClient } from '#web/app/query-client.ts';
import { ListCheckDialog } from './list-check-dialog.tsx';

const election = anElection('Council 2027', { voters: 'listed' });
const number = '0177CS240007';
const meher = {
  _id: 'meher',
  name: 'Meher Chawla',
  email: 'meher@campus.test',
  role: 'student',
  profileImg: '',
  enrollmentNumber: number,
  verified: true,
};

let viewer: typeof meher | null;
let asked: unknown[];
let answer: () => Response;
beforeEach(() => {
  viewer = null;
  asked = [];
  answer = () => Response.json({ hasList: true, isOnList: true });
  localStorage.clear();
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (address.endsWith('/user/me')) return Response.json({ user: viewer });
    if (!address.includes('/voter-list/check/')) return Response.json({});
    asked.push(typeof init.body === 'string' ? JSON.parse(init.body) : undefined);
    return answer();
  });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const start = () =>
  show(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <MemoryRouter>
        <ListCheckDialog election={election} isOpen onClose={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const dialog = page.getByRole('dialog', { name: 'Am I on the voter list?' });
const field = dialog.getByLabelText('Enrollment number');
const check = dialog.getByRole('button', { name: 'Check' });

test('a visitor types a number; what is none is not asked about', async () => {
  start();
  await field.fill('12345');
  await check.click();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  expect(asked).toEqual([]);
  await field.fill(number.toLowerCase());
  await check.click();
  await expect
    .element(dialog.getByText(`Yes, ${number} is on the voter list`, { exact: false }))
    .toBeVisible();
  expect(asked).toEqual([{ enrollmentNumber: number }]);
  await field.fill('0177CS24000');
  await expect.element(dialog.getByText('Yes, ', { exact: false })).not.toBeInTheDocument();
});

test('who is not on it writes to the council in one press', async () => {
  answer = () => Response.json({ hasList: true, isOnList: false });
  start();
  await field.fill(number);
  await check.click();
  await expect
    .element(dialog.getByText(`No, ${number} is not on the voter list`, { exact: false }))
    .toBeVisible();
  const link = dialog.getByRole('link', { name: 'Ask the council to be added' });
  const address = new URL(link.element().getAttribute('href') ?? '', 'http://localhost');
  expect(address.pathname).toBe('/contact');
  expect(address.searchParams.get('category')).toBe('query');
  expect(address.searchParams.get('message')).toContain(
    `${number} is not on the voter list of “Council 2027”`,
  );
});

test('who is logged in has the answer for their own number at once, and no field', async () => {
  viewer = meher;
  localStorage.setItem('user', JSON.stringify(meher));
  start();
  await expect.element(dialog.getByText(`Yes, ${number}`, { exact: false })).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
  expect(asked).toEqual([{ enrollmentNumber: number }]);
});

test('a limit is told, and the number stays to be asked again', async () => {
  const [error, message] = refusals['too-many-requests'];
  answer = () => Response.json({ error, message, reason: 'too-many-requests' }, { status: 429 });
  start();
  await field.fill(number);
  await check.click();
  await expect.element(dialog.getByText(message)).toBeVisible();
  answer = () => Response.json({ hasList: true, isOnList: true });
  await check.click();
  await expect.element(dialog.getByText(`Yes, ${number}`, { exact: false })).toBeVisible();
});
