import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { FileToChoose } from './pictures.ts';

/** Whoever logs in with the form: a student by number, everybody else by e-mail. */
export interface Credentials {
  role: 'student' | 'faculty' | 'council' | 'admin';
  /** The enrollment number of a student, the e-mail of anybody else. */
  as: string;
  password: string;
}

/** Fills the form of /login in and sends it; what comes of it is the test's to say. */
export async function logIn(page: Page, { role, as, password }: Credentials): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Role').selectOption(role);
  await page.getByLabel(role === 'student' ? 'Enrollment number' : 'E-mail').fill(as);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
}

let numbers = 0;
/** An enrollment number that nobody else on this campus has or takes. */
export function freshNumber(): string {
  numbers += 1;
  // Accounts that no form has made are of another branch.
  return `0177EC23${String(numbers).padStart(4, '0')}`;
}

/** Registers a student with the form; they are logged in afterwards (spec 4). */
export async function registerStudent(
  page: Page,
  given: { name: string; email: string; number: string; password: string },
): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Role').selectOption('student');
  await page.getByLabel('Name', { exact: true }).fill(given.name);
  await page.getByLabel('E-mail').fill(given.email);
  await page.getByLabel('Enrollment number').fill(given.number);
  await page.getByLabel('Password', { exact: true }).fill(given.password);
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  await isHome(page);
}

/** Home, loaded afresh after the log-in (spec 1), with the own profile in the bar. */
export async function isHome(page: Page): Promise<void> {
  await expect(page).toHaveURL(/:\d+\/$/);
  // The document of the form stands at this address too, until the reload that it has asked for.
  await page.waitForFunction(() => {
    const [document] = performance.getEntriesByType('navigation');
    return document !== undefined && new URL(document.name).pathname === '/';
  });
  await expect(page.getByRole('button', { name: /^Open profile/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

export async function openProfile(page: Page) {
  await page.getByRole('button', { name: /^Open profile/ }).click();
  const panel = page.getByRole('dialog', { name: 'Profile' });
  await expect(panel).toBeVisible();
  return panel;
}

export async function choosePhoto(panel: Locator, photo: FileToChoose): Promise<void> {
  await panel.getByLabel('Change photo').setInputFiles(photo);
  await expect(panel.getByRole('button', { name: 'Save Changes' })).toBeVisible();
}

/** The server does not know who this is any more, and the page says so. */
export async function expectSignedOut(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(page.getByRole('main').getByText('User not logged in')).toBeVisible();
}
