import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#tests/support/show.tsx';
import { createQueryClient } from '#web/app/query-client.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { OwnDataButton } from './own-data-button.tsx';

const kept = { asOf: '2026-03-01T09:00:00.000Z', profile: { name: 'Leela' }, voted: [] };
let answer: Response;
const files: { name: string; text: Promise<string> }[] = [];
beforeEach(() => {
  files.length = 0;
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/api/user/my-data' ? answer : Response.json({}, { status: 404 }),
  );
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    blobs.set('blob:kept', file as Blob);
    return 'blob:kept';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, text: blobs.get(this.href)?.text() ?? Promise.resolve('') });
  });
  show(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <OwnDataButton className="" />
      <Toaster />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const press = () => page.getByRole('button', { name: 'Download my data' });

test('what is kept of somebody is saved as a file that they can read', async () => {
  answer = Response.json(kept);
  await press().click();
  await expect.element(page.getByText('Your data was saved as a file.')).toBeVisible();
  const [file] = files;
  expect(file?.name).toBe('my-data-2026-03-01.json');
  expect(JSON.parse((await file?.text) ?? '')).toEqual(kept);
});

test('a failure is said, and nothing is saved', async () => {
  answer = Response.json({ error: 'internal' }, { status: 500 });
  await press().click();
  await expect
    .element(page.getByText('Your data could not be read. Please try again.'))
    .toBeVisible();
  expect(files).toEqual([]);
  await expect.element(press()).toBeEnabled();
});
