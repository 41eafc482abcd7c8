import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { User } from '#contract/accounts.ts';
import { campusSettings } from '#tests/support/campus-sample.ts';
import {
  brokenAnswer,
  brokenServer,
  fakeServer,
  silentServer,
} from '#tests/support/fake-server.ts';
import type { Answers, FakeServer } from '#tests/support/fake-server.ts';
import { MemoryRouter } from '#tests/support/memory-router.tsx';
import { aPicture, pictureTaken, uploadedPicture } from '#tests/support/picture-server.ts';
import { show } from '#tests/support/show.tsx';
import { me } from '#tests/support/viewer-sample.ts';
import type { Reply } from '#web/app/call.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { becomeViewer } from '#web/app/session.ts';
import { Toaster } from '#web/kit/toaster.tsx';
import { ProfilePanel } from './profile-panel.tsx';

const leela: User = {
  _id: '0190aaaa-0000-7000-8000-000000000001',
  name: 'Leela Krishnan',
  email: 'leela@sarovar.example',
  role: 'student',
  profileImg: '',
  enrollmentNumber: '0177CS231042',
  verified: true,
};

let choices: Reply<'readEmailChoices'>['choices'];
let user: User;
let isConfirmed: boolean;
let server: FakeServer;

/** Stores the address of the picture, as both calls do. */
const saveProfile = ({ body }: { body: { profileImg: string } }) => {
  user = { ...user, ...body };
  return { user, message: 'saved' };
};
const usual: Answers = {
  readMe: () => me(user, { isEmailConfirmed: isConfirmed }),
  uploadImage: pictureTaken,
  editStudent: saveProfile,
  editUser: saveProfile,
  readCampusSettings: campusSettings,
  readEmailChoices: () => ({ choices }),
  saveEmailChoices: ({ body }) => {
    ({ choices } = body);
    return { choices, message: 'saved' };
  },
  listElections: { elections: [], asOf: '' },
  listMyBallots: [],
  listMyNominations: [],
  listMyCandidacies: [],
  askConfirmation: { message: 'done' },
  changePassword: { message: 'done' },
};
const changes = () => server.made.filter(({ body }) => body !== undefined && body !== null);

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
  choices = [{ kind: 'elections', isWanted: true }];
  isConfirmed = true;
  server = fakeServer(usual);
});
afterEach(() => {
  localStorage.clear();
});

describe('a new photo', () => {
  test('is shown first, and Save Changes stands where Log Out stood', async () => {
    await open();
    await choose(aPicture());
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
    await choose(aPicture());
    await button('Save Changes').click();
    await expect.element(page.getByText('Profile updated successfully').first()).toBeVisible();
    await expect.element(panel).not.toBeInTheDocument();
    expect(stored().profileImg).toBe(uploadedPicture);
    expect(server.sent('uploadImage')).toHaveLength(1);
    expect(server.sent('editStudent')).toMatchObject([
      { params: { id: leela._id }, body: { profileImg: uploadedPicture } },
    ]);
  });

  test('of anybody else is saved by the other call', async () => {
    await open({ role: 'faculty' });
    await choose(aPicture());
    await button('Save Changes').click();
    await expect.element(panel).not.toBeInTheDocument();
    expect(server.sent('editUser')).toMatchObject([{ params: { id: leela._id } }]);
  });

  test('an upload without an address is a failure; the choice stays', async () => {
    server.answer({ uploadImage: brokenAnswer({}) });
    await open();
    await choose(aPicture());
    await button('Save Changes').click();
    await expect.element(panel.getByText('Image upload failed').first()).toBeVisible();
    await expect.element(button('Save Changes')).toBeVisible();
    expect(stored().profileImg).toBe('');
  });

  test('a save that fails says so, and is tried again without sending the picture twice', async () => {
    server.answer({ editStudent: brokenServer });
    await open();
    await choose(aPicture());
    await button('Save Changes').click();
    await expect.element(panel.getByText('Failed to update profile.').first()).toBeVisible();
    server.answer(usual);
    await button('Save Changes').click();
    await expect.element(panel).not.toBeInTheDocument();
    expect(server.sent('uploadImage')).toHaveLength(1);
  });

  test('what is no picture is refused before it is sent, and there is nothing to save', async () => {
    await open();
    await choose(new File(['%PDF'], 'list.pdf', { type: 'application/pdf' }));
    await expect.element(panel.getByText(/Please choose a PNG/).first()).toBeVisible();
    await button('Save Changes').click();
    await expect.element(panel.getByText('Please select an image').first()).toBeVisible();
    expect(changes()).toEqual([]);
  });
});

test('a photo is removed with Save Changes, not before', async () => {
  await open({ profileImg: uploadedPicture });
  await button('Remove photo').click();
  expect(stored().profileImg).toBe(uploadedPicture);
  await button('Save Changes').click();
  await expect.element(panel).not.toBeInTheDocument();
  expect(stored().profileImg).toBe('');
});

test('an unconfirmed address is said, and the e-mail can be sent again', async () => {
  isConfirmed = false;
  await open();
  await button('Send the e-mail again').click();
  await expect.element(page.getByText('done').first()).toBeVisible();
  expect(server.sent('askConfirmation')).toHaveLength(1);
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
  expect(server.sent('changePassword')).toHaveLength(1);
});

describe('e-mails you get', () => {
  const dialog = page.getByRole('dialog', { name: 'E-mails you get' });
  const box = dialog.getByRole('checkbox', { name: 'My elections' });

  test('are switched off with one press, which is saved at once', async () => {
    await open();
    await button('E-mails you get').click();
    await expect.element(box).toBeChecked();
    await box.click();
    await expect.element(box).not.toBeChecked();
    expect(server.sent('saveEmailChoices').map(({ body }) => body)).toEqual([
      { choices: [{ kind: 'elections', isWanted: false }] },
    ]);
  });

  test('stay as they are when that cannot be saved', async () => {
    server.answer({ saveEmailChoices: silentServer });
    await open();
    await button('E-mails you get').click();
    await box.click();
    await expect.element(page.getByText('Your choice could not be saved.')).toBeVisible();
    await expect.element(box).toBeChecked();
  });
});
