import { page } from 'vitest/browser';

export const toasts = page.getByRole('region', { name: 'Notifications, Alt+T' });

/** A sentence in a toast; the live regions say it as well. */
export const inToast = (text: string) => toasts.getByText(text, { exact: true });
