import { pagePaths } from '#core/page-paths.ts';

/** What somebody does whose account another person used; in words, as an e-mail has one button. */
export const newPasswordAdvice = (publicUrl: string): string =>
  `Choose a new password too: open ${publicUrl}${pagePaths.login} and press “Forgot password?”. ` +
  'This logs out every browser.';
