import { afterEach, expect, test, vi } from 'vitest';
import { main, showApp } from '#tests/support/show-app.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

test('Home is shown after a log-in in a browser that refuses session storage', async () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  showApp({ pathname: '/', state: { cameFrom: 'login' } });
  await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(main.getByText('Something went wrong')).not.toBeInTheDocument();
});
