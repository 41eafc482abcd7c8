import { afterEach, expect, test, vi } from 'vitest';
import type { Role } from '#core/accounts/role.ts';
import { campus, campusSettings } from '#tests/support/campus-sample.ts';
import type { Answers } from '#tests/support/fake-server.ts';
import { uploadedPicture } from '#tests/support/picture-server.ts';
import { main, showApp } from '#tests/support/show-app.tsx';
import { aUser, me } from '#tests/support/viewer-sample.ts';

const named = (universityName: string): Answers => ({ readCampus: { ...campus, universityName } });
const settings = (...initiatives: [imageUrl: string, caption: string][]): Answers => ({
  readCampusSettings: {
    ...campusSettings,
    initiatives: initiatives.map(([imageUrl, caption]) => ({ imageUrl, caption })),
  },
});
const viewer = (role: Role): Answers => ({ readMe: me(aUser({ role })) });
const initiatives = main.getByRole('region', { name: 'Council Initiatives' });
const picturesOf = () => [...initiatives.element().querySelectorAll('img')].map(({ src }) => src);
const captionsOf = () =>
  [...initiatives.element().querySelectorAll('figcaption')].map(({ textContent }) => textContent);
const placeholders = main.getByText(/^Only admins see this line/);
const empty = settings(['', ''], ['', ''], ['', '']);

afterEach(() => {
  vi.restoreAllMocks();
});

test('Home is shown after a log-in in a browser that refuses session storage', async () => {
  // Drawn again once storage answers, it would reload the test.
  sessionStorage.setItem('home', 'reloaded');
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  showApp({ pathname: '/', state: { cameFrom: 'login' } });
  await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(main.getByText('Something went wrong')).not.toBeInTheDocument();
});

test('the university stands above the title', async () => {
  showApp('/', named('Sarovar University'));
  await expect.element(main.getByText('Sarovar University')).toBeVisible();
  expect(document.title, 'among the tabs').toBe('Student Council, Sarovar University');
});

test('a campus without a name shows the title alone, and none that is invented', async () => {
  showApp('/', { ...named(''), ...empty });
  await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => document.querySelector('h1')?.previousElementSibling).toBeNull();
  await expect.element(main).not.toHaveTextContent('Your University');
  expect(document.title).toBe('Student Council');
});

test('an empty campus shows three patterns as its initiatives, and says nothing of them', async () => {
  showApp('/', { ...named('Sarovar'), ...empty });
  await expect.element(initiatives.getByRole('link', { name: 'View Events' })).toBeVisible();
  expect(new Set(picturesOf()).size).toBe(3);
  expect(picturesOf().every((src) => src.includes('poster-other-'))).toBe(true);
  expect(captionsOf()).toEqual([]);
  await expect.element(placeholders).not.toBeInTheDocument();
});

test('an admin reads that they are placeholders, with the way to the settings', async () => {
  showApp('/', { ...named('Sarovar'), ...empty, ...viewer('admin') });
  await expect.element(placeholders).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'Add your council’s pictures' }))
    .toHaveAttribute('href', '/settings?section=home#settings-initiatives');
});

test('what a council has said stands there, and an admin is asked for nothing more', async () => {
  const own = uploadedPicture;
  showApp('/', {
    ...named('Sarovar'),
    ...settings([own, 'Tree day'], [own, ''], [own, 'Night school']),
    ...viewer('admin'),
  });
  await expect.element(initiatives.getByText('Night school')).toBeVisible();
  expect(captionsOf()).toEqual(['Tree day', 'Night school']);
  await expect.element(placeholders).not.toBeInTheDocument();
});
