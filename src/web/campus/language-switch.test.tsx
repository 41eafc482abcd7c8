import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addLanguage } from '#texts/add-language.ts';
import { setLanguageSource } from '#texts/spoken.ts';
import type { User } from '#contract/accounts.ts';
import { toasts } from '#tests/support/in-toast.ts';
import { campusSettings } from '#tests/support/campus-sample.ts';
import { refuse } from '#tests/support/fake-server.ts';
import type { Answers } from '#tests/support/fake-server.ts';
import { showApp } from '#tests/support/show-app.tsx';
import { aUser, me } from '#tests/support/viewer-sample.ts';
import { readIn } from '#web/app/language.ts';

// To read in another language loads the page anew, and would take the test with it.
vi.mock(import('#web/app/language.ts'), async (original) => ({
  ...(await original()),
  readIn: vi.fn<(language: string) => void>(),
}));

const choices = page.getByRole('contentinfo').getByRole('group', { name: 'Language' });
const button = (name: string) => choices.getByRole('button', { name, exact: true });

function showFoot(languages: readonly string[], user: User | null = null, answers: Answers = {}) {
  vi.mocked(readIn).mockClear();
  return showApp('/contact', {
    readCampusSettings: { ...campusSettings, languages: [...languages] },
    readMe: me(user),
    ...answers,
  });
}

test('a campus of one language shows no choice', async () => {
  showFoot(['en']);
  await expect.element(page.getByRole('contentinfo').getByText('Sarovar University')).toBeVisible();
  await expect.element(choices).not.toBeInTheDocument();
});

test('each language stands by its own name, in the order of the campus, and tells which is read', async () => {
  showFoot(['hi', 'en', 'ur']);
  await expect.element(button('हिन्दी')).toHaveAttribute('lang', 'hi');
  const shown = choices.getByRole('button').elements();
  expect(shown.map((one) => [one.getAttribute('lang'), one.textContent])).toEqual([
    ['hi', 'हिन्दी'],
    ['en', 'English'],
    ['ur', 'اردو'],
  ]);
  expect(shown.map(({ ariaPressed }) => ariaPressed)).toEqual(['false', 'true', 'false']);
});

test('a visitor takes another one without a call; a press on what is read does nothing', async () => {
  const { made } = showFoot(['en', 'hi']);
  await button('English').click();
  expect(readIn).not.toHaveBeenCalled();
  await button('हिन्दी').click();
  await expect.poll(() => vi.mocked(readIn).mock.calls).toEqual([['hi']]);
  expect(made.map(({ call }) => call)).not.toContain('chooseLanguage');
});

test('the account of who is signed in is told first', async () => {
  const { made } = showFoot(['en', 'ur'], aUser(), {
    chooseLanguage: () => {
      expect(readIn).not.toHaveBeenCalled();
      return { message: 'Your language was saved.' };
    },
  });
  await expect.element(page.getByRole('button', { name: /^Open profile/ })).toBeVisible();
  await button('اردو').click();
  await expect.poll(() => vi.mocked(readIn).mock.calls).toEqual([['ur']]);
  const told = made.filter(({ call }) => call === 'chooseLanguage').map(({ body }) => body);
  expect(told).toEqual([{ language: 'ur' }]);
});

test('where the account cannot be told, it is said, and the page stays', async () => {
  showFoot(['en', 'ur'], aUser(), {
    chooseLanguage: refuse('too-many-requests', { message: 'Please wait a moment.' }),
  });
  await expect.element(page.getByRole('button', { name: /^Open profile/ })).toBeVisible();
  await button('اردو').click();
  await expect.element(toasts.getByText('Please wait a moment.')).toBeVisible();
  expect(readIn).not.toHaveBeenCalled();
});

const unchecked = page.getByRole('contentinfo').getByText('Not yet checked by a native reader.');

test('of a language that no native reader has checked it is said', async () => {
  addLanguage('hi', {});
  setLanguageSource(() => 'hi');
  onTestFinished(() => setLanguageSource(() => null));
  showFoot(['en', 'hi']);
  await expect.element(unchecked).toBeVisible();
});

test('of English nothing is said', async () => {
  showFoot(['en', 'hi']);
  await expect.element(choices).toBeVisible();
  await expect.element(unchecked).not.toBeInTheDocument();
});
