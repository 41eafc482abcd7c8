import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '#tests/support/show.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

interface ExampleProps {
  isPending?: boolean;
  isDirty?: boolean;
  startsAt?: 'heading' | 'field';
}

function Example(props: ExampleProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} title="Add Event">
        <input aria-label="Title" />
      </Dialog>
    </>
  );
}

const opener = page.getByRole('button', { name: 'Open' });
const panel = page.getByRole('dialog', { name: 'Add Event' });
const open = async (props: ExampleProps = {}) => {
  show(<Example {...props} />);
  await opener.click();
  await expect.element(panel).toBeVisible();
};
const isClosed = async () => {
  await expect.element(panel).not.toBeInTheDocument();
};

describe('focus', () => {
  test('starts on the heading, stays in, and comes back to the opener', async () => {
    await open();
    await expect.element(page.getByRole('heading', { name: 'Add Event' })).toHaveFocus();
    for (let turn = 0; turn < 5; turn++) {
      await userEvent.keyboard('{Tab}');
      const holder = document.activeElement;
      expect(holder === document.body || holder?.closest('[role="dialog"]') !== null).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect.element(opener).toHaveFocus();
  });

  test('can start on the first field', async () => {
    await open({ startsAt: 'field' });
    await expect.element(page.getByLabelText('Title')).toHaveFocus();
  });
});

describe('closing', () => {
  test('the cross closes, a press beside the panel closes', async () => {
    await open();
    await page.getByRole('button', { name: 'Close' }).click();
    await isClosed();
    await opener.click();
    await expect.element(panel).toBeVisible();
    await panel.click({ position: { x: 5, y: 5 } });
    await isClosed();
  });

  test('nothing closes it while a request is under way', async () => {
    await open({ isPending: true });
    // Chromium closes on a second Esc by itself.
    await userEvent.keyboard('{Escape}{Escape}');
    await panel.click({ position: { x: 5, y: 5 } });
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(panel).toBeVisible();
    await expect.element(page.getByLabelText('Title')).toBeVisible();
  });

  test('what was typed is not lost unasked', async () => {
    await open({ isDirty: true });
    await panel.click({ position: { x: 5, y: 5 } });
    await expect.element(panel).toBeVisible();
    await expect.element(page.getByText('Discard your changes?')).not.toBeInTheDocument();

    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(panel).toBeVisible();

    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Discard' }).click();
    await isClosed();
    await expect.element(opener).toHaveFocus();
  });
});

describe('confirmation', () => {
  const question = () => {
    const onConfirm = vi.fn<() => void>();
    const onKeep = vi.fn<() => void>();
    show(
      <ConfirmDialog
        isOpen
        title="Delete Garba evening?"
        confirmLabel="Delete"
        onKeep={onKeep}
        onConfirm={onConfirm}
      />,
    );
    return { onConfirm, onKeep };
  };

  test('starts on Keep, so that a held Enter deletes nothing', async () => {
    const { onConfirm, onKeep } = question();
    await expect.element(page.getByRole('button', { name: 'Keep' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onKeep).toHaveBeenCalledTimes(1);
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
