import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '#tests/support/show.tsx';
import { Button } from './button.tsx';

const widthOf = (name: string) =>
  page.getByRole('button', { name }).element().getBoundingClientRect().width;

test('pending shows a spinner, keeps label, width and focus, and ignores presses', async () => {
  const onClick = vi.fn<() => void>();
  const rerender = show(<Button onClick={onClick}>Cast vote</Button>);
  const button = page.getByRole('button', { name: 'Cast vote' });
  await button.click();
  const width = widthOf('Cast vote');

  rerender(
    <Button onClick={onClick} isPending>
      Cast vote
    </Button>,
  );
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  expect(document.querySelector('[data-spinner]')).not.toBeNull();
  expect(widthOf('Cast vote')).toBe(width);
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}{Enter}');
  await button.click();
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a promise makes it pending until it settles', async () => {
  const gate = Promise.withResolvers<void>();
  const onClick = vi.fn<() => Promise<void>>(() => gate.promise);
  show(<Button onClick={onClick}>Send</Button>);
  const button = page.getByRole('button', { name: 'Send' });
  await button.dblClick();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  expect(onClick).toHaveBeenCalledTimes(1);
  gate.resolve();
  await expect.element(button).not.toHaveAttribute('aria-busy');
  await button.click();
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('a pending submit button holds back its form, by Enter in a field too', async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) =>
    event.preventDefault(),
  );
  show(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" isPending>
        Send
      </Button>
    </form>,
  );
  await page.getByLabelText('Name').click();
  await userEvent.keyboard('x{Enter}');
  await page.getByRole('button', { name: 'Send' }).click();
  expect(onSubmit).not.toHaveBeenCalled();
});
