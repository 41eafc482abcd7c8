import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** A toast says this sentence, whole and in its case. */
export const toast = (page: Page, sentence: string) =>
  expect(page.locator('[data-toast]').getByText(sentence, { exact: true }).first()).toBeVisible();
