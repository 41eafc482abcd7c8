import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { User } from '#contract/accounts.ts';
import { MemoryRouter } from '#tests/support/memory-router.tsx';
import { show } from '#tests/support/show.tsx';
import { createQueryClient } from '#web/app/query-client.ts';
import { becomeViewer } from '#web/app/session.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { ProfilePanel } from './profile-panel.tsx';

const onePixel = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (char) => char.charCodeAt(0),
);
const picture = () => new File([onePixel], 'me.png', { type: 'image/png' });
const uploaded = `/uploads/${'a'.repeat(64)}.webp`;
const leela: User = {
  _id: 'leela',
  name: 'Leela Krishnan',
  email: 'leela@sarovar.example',
  role: 'student',
  profileImg: '',
  enrollmentNumber: '0177CS231042',
  verified: true,
};

const wanted = { kind: 'voting-opens', isWanted: true };

let user: User;
let uploadAnswer: { status: number; body: object };
let isSaveFailing: boolean;
let isConfirmed: boolean;
let isChoiceFailing: boolean;
let choices: (typeof wanted)[];
const calls: string[] = [];

async function server(address: string, init?: RequestInit): Promise<Response> {
  const body = typeof init?.body === 'string' ? init.body : '';
  calls.push(`${init?.method ?? 'GET'} ${address} ${body}`);
  if (address.endsWith('/user/me')) return Response.json({ user, isEmailConfirmed: isConfirmed });
  if (address.includes('/user/edit')) {
    if (isSaveFailing) {
      return Response.json({ error: 'internal', message: 'Ouch' }, { status: 500 });
    }
    const { profileImg } = JSON.parse(body) as { profileImg: string };
    user = { ...user, profileImg };
    return Response.json({ user, message: 'saved' });
  }
  if (address.endsWith('/email/choices')) {
    if (init?.method !== 'PUT') return Response.json({ choices });
    if (isChoiceFailing) return Response.json({ error: 'internal' }, { status: 500 });
    ({ choices } = JSON.parse(body) as { choices: (typeof wanted)[] });
    return Response.json({ choices, message: 'saved' });
  }
  if (address.endsWith('/nomination/asked')) return Response.json([]);
  return Response.json({ message: 'done' });
}

/** What the picture is sent with; it knows one answer. */
class Sender extends EventTarget {
  upload = new EventTarget();
  status = 0;
  responseText = '';
  open(method: string, address: string) {
    calls.push(`${method} ${address} `);
  }
  getResponseHeader() {
    return null;
  }
  send() {
    this.status = uploadAnswer.status;
    this.responseText = JSON.stringify(uploadAnswer.body);
    setTimeout(() => this.dispatchEvent(new Event('load')));
  }
}

function Example() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <ProfilePanel isOpen={isOpen} onClose={() => setOpen(false)} />
      <Toaster />
    </>
  );
}

const open = async (given: Partial<User> = {}) => {
  user = { ...leela, ...given };
  const client = createQueryClient(() => {});
  becomeViewer(client, user);
  show(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Example />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await expect.element(panel).toBeVisible();
};
const panel = page.getByRole('dialog', { name: 'Profile' });
const button = (name: string) => panel.getByRole('button', { name });
const choose = (file: File) => userEvent.upload(panel.getByLabelText('Change photo'), file);
const stored = () => JSON.parse(localStorage.getItem('user') ?? '{}') as Partial<User>;

beforeEach(() => {
  calls.length = 0;
  isSaveFailing = false;
  isConfirmed = true;
  isChoiceFailing = false;
  choices = [wanted];
  uploadAnswer = { status: 201, body: { data: { imageUrl: uploaded } } };
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('XMLHttpRequest', Sender);
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('a new photo', () => {
  test('is shown first, and Save Changes stands where Log Out stood', async () => {
    await open();
    await choose(picture());
    await expect.element(button('Save Changes')).toBeVisible();
    await expect.element(button('Log Out')).not.toBeInTheDocument();
    expect(document.querySelector('[role="dialog"] img')?.getAttribute('src')).toMatch(/^blob:/);
    await button('Cancel').click();
    await expect.element(button('Log Out')).toBeVisible();
    expect(document.querySelector('[role="dialog"] img')).toBeNull();
    await expect.element(panel.getByLabelText('Change photo')).toHaveFocus();
  });

  test('is sent, saved by the call for students, stored; the panel closes', async () => {
    await open();
    await choose(picture());
    await button('Save Changes').click();
    await expect.element(page.getByText('Profile updated successfully').first()).toBeVisible();
    await expect.element(panel).not.toBeInTheDocument();
    expect(stored().profileImg).toBe(uploaded);
    expect(calls).toContain('POST /api/upload ');
    expect(calls).toContain(
      `PUT /api/user/edit-student/leela ${JSON.stringify({ profileImg: uploaded })}`,
    );
  });

  test('of anybody else is saved by the other call', async () => {
    await open({ role: 'faculty' });
    await choose(picture());
    await button('Save Changes').click();
    await expect.element(panel).not.toBeInTheDocument();
    expect(calls.some((one) => one.startsWith('PUT /api/user/edit/leela '))).toBe(true);
  });

  test('an upload without an address is a failure; the choice stays', async () => {
    uploadAnswer = { status: 201, body: {} };
    await open();
    await choose(picture());
    await button('Save Changes').click();
    await expect.element(panel.getByText('Image upload failed').first()).toBeVisible();
    await expect.element(button('Save Changes')).toBeVisible();
    expect(stored().profileImg).toBe('');
  });

  test('a save that fails says so, and is tried again without sending the picture twice', async () => {
    isSaveFailing = true;
    await open();
    await choose(picture());
    await button('Save Changes').click();
    await expect.element(panel.getByText('Failed to update profile.').first()).toBeVisible();
    isSaveFailing = false;
    await button('Save Changes').click();
    await expect.element(panel).not.toBeInTheDocument();
    expect(calls.filter((one) => one.startsWith('POST /api/upload'))).toHaveLength(1);
  });

  test('what is no picture is refused before it is sent, and there is nothing to save', async () => {
    await open();
    await choose(new File(['%PDF'], 'list.pdf', { type: 'application/pdf' }));
    await expect.element(panel.getByText(/Please choose a PNG/).first()).toBeVisible();
    await button('Save Changes').click();
    await expect.element(panel.getByText('Please select an image').first()).toBeVisible();
    expect(calls.some((one) => one.startsWith('POST') || one.startsWith('PUT'))).toBe(false);
  });
});

test('a photo is removed with Save Changes, not before', async () => {
  await open({ profileImg: uploaded });
  await button('Remove photo').click();
  expect(stored().profileImg).toBe(uploaded);
  await button('Save Changes').click();
  await expect.element(panel).not.toBeInTheDocument();
  expect(stored().profileImg).toBe('');
});

test('an unconfirmed address is said, and the e-mail can be sent again', async () => {
  isConfirmed = false;
  await open();
  await button('Send the e-mail again').click();
  await expect.element(page.getByText('done').first()).toBeVisible();
  expect(calls).toContain('POST /api/user/ask-confirmation ');
});

test('the password is checked here before it is sent', async () => {
  await open();
  await button('Change password').click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByLabelText('Current password').fill('a lantern under the banyan');
  await dialog.getByLabelText('New password').fill('short');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect
    .element(dialog.getByText('Password must have at least 8 characters').first())
    .toBeVisible();
  await dialog.getByLabelText('New password').fill('a kite above the lake');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect.element(page.getByText('Password changed successfully').first()).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls.filter((one) => one.includes('change-password'))).toHaveLength(1);
});

describe('e-mails you get', () => {
  const dialog = page.getByRole('dialog', { name: 'E-mails you get' });
  const box = dialog.getByRole('checkbox', { name: 'Voting has opened' });

  test('are switched off with one press, which is saved at once', async () => {
    await open();
    await button('E-mails you get').click();
    await expect.element(box).toBeChecked();
    await box.click();
    await expect.element(box).not.toBeChecked();
    expect(calls).toContain(
      'PUT /api/email/choices {"choices":[{"kind":"voting-opens","isWanted":false}]}',
    );
  });

  test('stay as they are when that cannot be saved', async () => {
    isChoiceFailing = true;
    await open();
    await button('E-mails you get').click();
    await box.click();
    await expect.element(page.getByText('Your choice could not be saved.')).toBeVisible();
    await expect.element(box).toBeChecked();
  });
});
