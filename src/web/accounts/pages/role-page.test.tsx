import { expect, test } from 'vitest';
import { toasts } from '#tests/support/in-toast.ts';
import { refuse } from '#tests/support/fake-server.ts';
import { main, showApp, troubles } from '#tests/support/show-app.tsx';
import { aUser, me } from '#tests/support/viewer-sample.ts';

const link = '/role#token=abc';
const carried = {
  readRoleLink: { role: 'council', roleEndsAt: '2027-06-30T18:29:00.000Z' } as const,
};
const invalid = 'This link is not valid any more. Please ask for a new one.';
const take = main.getByRole('button', { name: 'Take the role as Asha Rao' });
const asAsha = { readMe: me(aUser({ name: 'Asha Rao' })) };

test('without a link there is nothing to press', async () => {
  showApp('/role');
  await expect.element(main.getByText('This page needs the link', { exact: false })).toBeVisible();
  await expect.element(main.getByRole('button')).not.toBeInTheDocument();
});

test('whoever is logged in reads which role it is, and takes it by one press', async () => {
  const { made, sent } = showApp(link, {
    ...carried,
    ...asAsha,
    takeRole: { message: 'The role is yours. Please log in again.' },
  });
  await expect
    .element(main.getByText(/carries the role Council Member\. It works once\. The role ends on/))
    .toBeVisible();
  await expect.element(take).toBeVisible();
  expect(made.map(({ call }) => call)).not.toContain('takeRole');
  await take.click();
  await expect.element(main.getByText('The role Council Member is yours')).toBeVisible();
  expect(sent('takeRole').map(({ body }) => body)).toEqual([{ token: 'abc' }]);
  await expect.element(main.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect.element(take).not.toBeInTheDocument();
});

test('somebody else logs in and comes back to the link', async () => {
  const { answer } = showApp(link, carried);
  await main.getByRole('link', { name: 'Log in' }).click();
  const user = aUser({ role: 'faculty', name: 'Asha Rao' });
  answer({ logIn: { user, message: 'Login successful' }, ...asAsha });
  await main.getByLabelText('Role').selectOptions('faculty');
  await main.getByLabelText('E-mail').fill('asha@b.example');
  await main.getByLabelText('Password', { exact: true }).fill('correct horse');
  await main.getByRole('button', { name: 'Login', exact: true }).click();
  await expect.element(take).toBeVisible();
});

test('or registers with it, in its role, and logs in', async () => {
  const { answer, sent } = showApp(link, carried);
  await main.getByRole('link', { name: 'Register' }).click();
  await expect
    .element(main.getByText('You register with a link that carries the role Council Member.'))
    .toBeVisible();
  await expect.element(main.getByLabelText('Role')).not.toBeInTheDocument();
  await main.getByLabelText('Name').fill('Leela Krishnan');
  await main.getByLabelText('E-mail').fill('leela@b.example');
  await main.getByLabelText('Password', { exact: true }).fill('correct horse');
  const submit = main.getByRole('button', { name: 'Register' });
  answer({ register: refuse('link-invalid', { message: invalid }) });
  await submit.click();
  await expect.element(main.getByText(invalid)).toBeVisible();
  const user = { ...aUser({ role: 'council' }), verified: true };
  answer({ register: { user, message: 'Your account has the role. Please log in.' } });
  await submit.click();
  await expect.element(toasts.getByText('Your account has the role. Please log in.')).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await expect.element(main.getByText('Waiting for approval')).not.toBeInTheDocument();
  expect(sent('register').at(-1)?.body).toMatchObject({
    ...{ role: 'council', name: 'Leela Krishnan', roleLink: 'abc' },
  });
});

test('a link that is used up says so, and whom to ask', async () => {
  showApp(link, { readRoleLink: refuse('link-invalid', { message: invalid }) });
  await expect.element(main.getByText(invalid)).toBeVisible();
  await expect
    .element(main.getByText('Ask whoever gave it to you', { exact: false }))
    .toBeVisible();
});

test.each(troubles('The role could not be taken.'))(
  '%s is said, and a second press may work',
  async (_, fail, sentence) => {
    showApp(link, { ...carried, ...asAsha, takeRole: fail });
    await take.click();
    await expect.element(main.getByText(sentence)).toBeVisible();
    await expect.element(take).toBeVisible();
  },
);
