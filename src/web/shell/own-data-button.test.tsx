import { QueryClientProvider } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Reply } from '#contract/api.ts';
import { inToast } from '#tests/support/in-toast.ts';
import { fakeServer, silentServer } from '#tests/support/fake-server.ts';
import type { Answer } from '#tests/support/fake-server.ts';
import { show } from '#tests/support/show.tsx';
import { aUser } from '#tests/support/viewer-sample.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { Toaster } from '#web/kit/toaster.tsx';
import { OwnDataButton } from './own-data-button.tsx';

const kept: Reply<'readOwnData'> = {
  asOf: '2026-03-01T09:00:00.000Z',
  profile: {
    ...aUser(),
    registeredAt: '2026-02-01T09:00:00.000Z',
    isEmailConfirmed: true,
    numberProvedAt: null,
    hasSecondFactor: false,
    language: null,
  },
  signOns: [],
  passkeys: [],
  sessions: [],
  notices: [],
  emailChoices: [],
  onVoterLists: [],
  nominations: [],
  entered: [],
  supports: [],
  seats: [],
  messages: [],
  appeals: [],
  record: [],
  voted: [],
};
let answer: Answer<'readOwnData'>;
const files: { name: string; text: Promise<string> }[] = [];
beforeEach(() => {
  toast.remove();
  files.length = 0;
  fakeServer({ readOwnData: () => answer });
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
});
const press = () => page.getByRole('button', { name: 'Download my data' });

test('what is kept of somebody is saved as a file that they can read', async () => {
  answer = kept;
  await press().click();
  await expect.element(inToast('Your data was saved as a file.')).toBeVisible();
  const [file] = files;
  expect(file?.name).toBe('my-data-2026-03-01.json');
  expect(JSON.parse((await file?.text) ?? '')).toEqual(kept);
});

test('a failure is said, and nothing is saved', async () => {
  answer = silentServer;
  await press().click();
  await expect.element(inToast('Your data could not be read. Please try again.')).toBeVisible();
  expect(files).toEqual([]);
  await expect.element(press()).toBeEnabled();
});
