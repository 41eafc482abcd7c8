import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#tests/support/show.tsx';
import { ProfileButton } from './profile-button.tsx';

const leela = {
  _id: 'leela',
  name: 'Leela Krishnan',
  email: 'anand@sarovar.example',
  role: 'student',
  profileImg: '',
  enrollmentNumber: '0177CS231042',
} as const;
const button = page.getByRole('button', { name: 'Open profile, Leela Krishnan' });
const onePixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('shows the image, else the first letter of the e-mail, else U', async () => {
  const of = (given: object) => (
    <ProfileButton viewer={{ ...leela, ...given }} onClick={() => {}} />
  );
  const rerender = show(of({ profileImg: onePixel }));
  await expect.element(button).toBeVisible();
  expect(button.element().querySelector('img')?.getAttribute('src')).toBe(onePixel);
  rerender(of({}));
  await expect.element(button).toHaveTextContent('A');
  rerender(of({ email: '' }));
  await expect.element(button).toHaveTextContent('U');
});

test('an image stands in the middle of the button, as an e-mail does', async () => {
  show(<ProfileButton viewer={{ ...leela, profileImg: onePixel }} onClick={() => {}} />);
  await expect.element(button).toBeVisible();
  const outside = button.element().getBoundingClientRect();
  const inside = button.element().querySelector('[data-avatar]')?.getBoundingClientRect();
  expect(inside?.top).toBe(outside.top + 2);
  expect(inside?.bottom).toBe(outside.bottom - 2);
});
