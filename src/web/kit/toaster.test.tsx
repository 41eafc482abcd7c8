import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { rendered, show, spoken } from '#tests/support/show.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from './field.tsx';
import { FormProblem } from './form-problem.tsx';
import { notify, shownToasts } from './notify.ts';
import { TextInput } from './text-input.tsx';
import { Toaster } from './toaster.tsx';

const stack = page.getByRole('region', { name: 'Notifications, Alt+T' });
const cards = () => [...document.querySelectorAll('[data-toast]:not([data-leaving]) [data-text]')];
const texts = () => cards().map((card) => card.textContent);

/** A pointer or a focus that was left where toasts appear would hold the time of the next still. */
async function lookAway(): Promise<void> {
  await page.elementLocator(document.documentElement).hover({ position: { x: 1, y: 1 } });
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await rendered();
}

beforeEach(async () => {
  await lookAway();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(async () => {
  await lookAway();
  toast.remove();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('how long a toast stays', () => {
  test.each([
    ['success', 2000],
    ['error', 4000],
    ['plain', 4000],
  ] as const)('%s: %i ms', async (type, stays) => {
    show(<Toaster />);
    notify[type]('Vote successful');
    await rendered();
    await vi.advanceTimersByTimeAsync(stays - 100);
    await rendered();
    expect(texts()).toEqual(['Vote successful']);
    await vi.advanceTimersByTimeAsync(200);
    await rendered();
    expect(texts()).toEqual([]);
  });

  test('loading until it is dismissed, and then as long as what replaces it', async () => {
    show(<Toaster />);
    const id = notify.loading('Sending');
    await rendered();
    await vi.advanceTimersByTimeAsync(600_000);
    await rendered();
    expect(texts()).toEqual(['Sending']);
    notify.success('Message sent successfully.', { id });
    await rendered();
    expect(texts()).toEqual(['Message sent successfully.']);
    await vi.advanceTimersByTimeAsync(2100);
    await rendered();
    expect(texts()).toEqual([]);
  });
});

test('what takes long says so until it is done, and what is quick does not', async () => {
  show(<Toaster />);
  await notify.whileSlow('Saving…', Promise.resolve());
  const slow = Promise.withResolvers<string>();
  const answer = notify.whileSlow('Creating the election…', slow.promise);
  await vi.advanceTimersByTimeAsync(5000);
  await rendered();
  expect(texts()).toEqual(['Creating the election…']);
  slow.resolve('done');
  expect(await answer).toBe('done');
  await rendered();
  expect(texts()).toEqual([]);
});

test('all that are held are seen, newest first; the 21st drops the oldest', async () => {
  show(<Toaster />);
  for (let turn = 1; turn <= 21; turn++) notify.error(`Toast ${turn}`);
  await rendered();
  expect(texts()).toEqual(Array.from({ length: 20 }, (_, index) => `Toast ${21 - index}`));
  expect(shownToasts()).toHaveLength(20);
  expect(shownToasts().map(({ text }) => text)).not.toContain('Toast 1');
});

test('five failures one after the other are seen for four seconds each', async () => {
  show(<Toaster />);
  for (let turn = 1; turn <= 5; turn++) {
    notify.refused(`Failure ${turn}`);
    await vi.advanceTimersByTimeAsync(500);
  }
  await rendered();
  expect(texts()).toHaveLength(5);
  await vi.advanceTimersByTimeAsync(1400);
  await rendered();
  expect(texts()).toContain('Failure 1');
  await vi.advanceTimersByTimeAsync(300);
  await rendered();
  expect(texts()).not.toContain('Failure 1');
  expect(texts()).toContain('Failure 2');
  notify.success('Message sent successfully.');
  await rendered();
  expect(texts()).toEqual(['Message sent successfully.']);
});

test('a text lands in exactly one live region', async () => {
  show(<Toaster />);
  notify.success('Login successful');
  notify.error('Login failed');
  await rendered();
  expect(texts()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(100);
  expect(spoken('status')).toEqual(['Login successful']);
  expect(spoken('alert')).toEqual(['Login failed']);
});

test('time stands still while the pointer is on the stack', async () => {
  show(
    <>
      <Toaster />
      <button type="button" className="mt-40">
        elsewhere
      </button>
    </>,
  );
  notify.success('Vote successful');
  await userEvent.hover(stack.getByText('Vote successful'));
  await rendered();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(texts()).toEqual(['Vote successful']);
  await userEvent.hover(page.getByText('elsewhere'));
  await rendered();
  await vi.advanceTimersByTimeAsync(2100);
  await rendered();
  expect(texts()).toEqual([]);
});

function turnTab(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test.each([
  ['that was hidden then', false],
  ['that was opened in the background', true],
])('time stands still in a tab %s', async (_, isHiddenFirst) => {
  const pass = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await rendered();
  };
  if (isHiddenFirst) turnTab('hidden');
  show(<Toaster />);
  notify.success('Vote successful');
  await rendered();
  if (!isHiddenFirst) turnTab('hidden');
  await rendered();
  await pass(30_000);
  expect(texts()).toEqual(['Vote successful']);
  turnTab('visible');
  await rendered();
  await pass(1900);
  expect(texts()).toEqual(['Vote successful']);
  await pass(200);
  expect(texts()).toEqual([]);
});

test('Alt+T reaches Undo by keyboard; Esc dismisses and gives the focus back', async () => {
  const undo = vi.fn<() => void>();
  show(
    <>
      <Toaster />
      <input aria-label="name" />
    </>,
  );
  await page.getByLabelText('name').click();
  notify.success('2 nominations accepted', {
    action: { label: 'Undo', onPress: undo },
  });
  const button = page.getByRole('button', { name: 'Undo' });
  await expect.element(button).toBeVisible();
  await userEvent.keyboard('{Alt>}t{/Alt}');
  await expect.element(button).toHaveFocus();
  await rendered();
  await vi.advanceTimersByTimeAsync(30_000);
  await userEvent.keyboard('{Escape}');
  await rendered();
  expect(texts()).toEqual([]);
  await expect.element(page.getByLabelText('name')).toHaveFocus();
  expect(undo).not.toHaveBeenCalled();
});

test('the action is pressed once and takes its toast away', async () => {
  const undo = vi.fn<() => void>();
  show(<Toaster />);
  notify.success('Accepted', { action: { label: 'Undo', onPress: undo } });
  await page.getByRole('button', { name: 'Undo' }).click();
  await rendered();
  expect(texts()).toEqual([]);
  expect(undo).toHaveBeenCalledTimes(1);
});

test('over an open dialog toasts can be pressed and are heard', async () => {
  show(
    <>
      <Toaster />
      <Dialog isOpen onClose={() => {}} title="Candidate Nomination">
        <p>body</p>
      </Dialog>
    </>,
  );
  await expect.element(page.getByRole('heading', { name: 'Candidate Nomination' })).toBeVisible();
  notify.error('Nomination failed.');
  await rendered();
  expect(texts()).toEqual(['Nomination failed.']);
  await vi.advanceTimersByTimeAsync(100);
  expect(document.querySelector('[role="dialog"] [data-live="alert"]')?.textContent).toBe(
    'Nomination failed.',
  );
  expect(spoken('alert')).toEqual([]);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await rendered();
  expect(texts()).toEqual([]);
});

test.each([
  ['by its own button', () => userEvent.keyboard('{Enter}')],
  ['from elsewhere', () => Promise.resolve(toast.dismiss())],
])('a toast that leaves with the focus gives it back to the dialog: %s', async (_, dismiss) => {
  show(
    <>
      <Toaster />
      <Dialog isOpen onClose={() => {}} title="Is it still you?" startsAt="field">
        <input aria-label="Code" />
      </Dialog>
    </>,
  );
  const field = page.getByLabelText('Code');
  await expect.element(field).toHaveFocus();
  notify.success('Your data was saved.');
  await rendered();
  const ofToast = page.getByRole('button', { name: 'Dismiss' });
  await userEvent.keyboard('{Alt>}t{/Alt}');
  await expect.element(ofToast).toHaveFocus();
  await dismiss();
  await rendered();
  await expect.element(field).toHaveFocus();
  // While it leaves it takes no focus.
  document.querySelector<HTMLElement>('[data-leaving] button')?.focus();
  await expect.element(field).toHaveFocus();
});

test('a sentence that the focus came to is not said a second time', async () => {
  const text = 'The e-mail or password is not right.';
  show(
    <>
      <Toaster />
      <FormProblem problem={{ text }} />
    </>,
  );
  notify.error(text);
  await rendered();
  await vi.advanceTimersByTimeAsync(100);
  expect(spoken('alert')).toEqual([]);
  expect(texts()).toEqual([text]);
  notify.error('Another one.');
  await rendered();
  await vi.advanceTimersByTimeAsync(100);
  expect(spoken('alert')).toEqual(['Another one.']);
});

describe('of what they could cover', () => {
  const { innerWidth, innerHeight } = window;
  afterEach(() => page.viewport(innerWidth, innerHeight));

  test('on a phone it is the bar, and not the heading below it', async () => {
    await page.viewport(390, 844);
    show(<Toaster />);
    notify.error('Please fill all fields');
    const bar = getComputedStyle(document.documentElement).getPropertyValue('--bar-height');
    // It comes in from above.
    const box = () => document.querySelector('[data-toast]')?.getBoundingClientRect();
    await expect.poll(() => box()?.top).toBeGreaterThanOrEqual(0);
    await expect.poll(() => box()?.bottom).toBeLessThanOrEqual(Number.parseInt(bar, 10));
  });

  test.each([
    ['a sheet on a desktop', 'side', 1280],
    ['a sheet on a phone', 'side', 390],
    ['a dialog on a desktop', 'center', 1280],
    ['a dialog on a phone', 'center', 390],
  ] as const)('in %s neither its head nor its first field', async (_, variant, width) => {
    await page.viewport(width, 800);
    show(
      <>
        <Toaster />
        <Dialog isOpen onClose={() => {}} title="Add Event" variant={variant}>
          <Field label="Title">{(control) => <TextInput {...control} />}</Field>
        </Dialog>
      </>,
    );
    const field = page.getByLabelText('Title');
    await expect.element(field).toBeVisible();
    notify.error('Title is required');
    notify.error('Description is required');
    await expect.poll(() => texts()).toHaveLength(2);
    const toast = stack.element().getBoundingClientRect();
    for (const part of [page.getByRole('heading'), page.getByRole('button', { name: 'Close' })]) {
      expect(toast.bottom).toBeLessThanOrEqual(part.element().getBoundingClientRect().top);
    }
    const input = field.element().getBoundingClientRect();
    expect(toast.bottom).toBeLessThanOrEqual(input.top);
    // Top right of the window, as everywhere.
    expect(width - toast.right).toBeLessThanOrEqual(24);
  });
});
