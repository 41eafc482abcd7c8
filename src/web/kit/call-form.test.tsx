import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod/mini';
import { toasts } from '#tests/support/in-toast.ts';
import { show } from '#tests/support/show.tsx';
import { CallError } from './call-error.ts';
import { CallForm, useCallForm } from './call-form.tsx';
import { AskedAct } from './confirmed-act.tsx';
import { Dialog } from './dialog.tsx';
import { TextField } from './text-field.tsx';
import { Toaster } from './toaster.tsx';

const Fields = z.object({
  name: z.string().check(z.minLength(1, 'Please enter a name')),
  place: z.string(),
  /** Stands nowhere on the screen. */
  folded: z.optional(z.string()),
});
type Values = z.output<typeof Fields>;
type Send = (values: Values) => Promise<unknown>;

interface StageProps {
  send: Send;
  onClose?: () => void;
  isToasted?: boolean;
  isBeside?: boolean;
}

function Form({ send, onClose = () => {}, isToasted, isBeside = false }: StageProps) {
  const form = useCallForm(Fields, { name: '', place: '', folded: '' });
  return (
    <CallForm
      form={form}
      send={send}
      failed="It was not saved."
      isToasted={isToasted}
      isBeside={isBeside}
      submit="Save"
      onDone={onClose}
    >
      <TextField name="name" label="Name" />
      <TextField name="place" label="Place" isOptional />
    </CallForm>
  );
}

const showDialog = (props: StageProps, second?: StageProps) =>
  show(
    <>
      <Toaster />
      <Dialog isOpen onClose={props.onClose ?? (() => {})} title="A form">
        <Form {...props} />
        {second !== undefined && <Form {...second} />}
      </Dialog>
    </>,
  );

const dialog = page.getByRole('dialog', { name: 'A form' });
const question = page.getByRole('dialog', { name: 'Discard your changes?' });
const field = (label: string, at = 0) => page.getByLabelText(label).nth(at);
const save = page.getByRole('button', { name: 'Save' });
const refuse = (message: string, more: Partial<ConstructorParameters<typeof CallError>[1]> = {}) =>
  vi.fn<Send>(() =>
    Promise.reject(new CallError(message, { status: 400, error: 'invalid', ...more })),
  );

test('a form is sent once, however often its button is pressed while it is on its way', async () => {
  let answer: (value: unknown) => void = () => {};
  const send = vi.fn<Send>(() => new Promise((resolve) => (answer = resolve)));
  const onClose = vi.fn<() => void>();
  showDialog({ send, onClose });
  await field('Name').fill('Leela');
  const button = save.element() as HTMLButtonElement;
  // Faster than React can render that it is pending.
  for (let press = 0; press < 5; press += 1) button.form?.requestSubmit();
  await expect.poll(() => send.mock.calls.length).toBe(1);
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  answer({ message: 'Saved' });
  await expect.element(page.getByText('Saved')).toBeVisible();
  expect(onClose).toHaveBeenCalledOnce();
  expect(send.mock.calls).toEqual([[{ name: 'Leela', place: '', folded: '' }]]);
});

test('typed text is not discarded without a question, in whichever form of a dialog it stands', async () => {
  const onClose = vi.fn<() => void>();
  const quiet = { send: vi.fn<Send>(), onClose };
  showDialog(quiet, quiet);
  await field('Name', 1).fill('Leela');
  await userEvent.keyboard('{Escape}');
  await expect.element(question).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(field('Name', 1)).toHaveValue('Leela');
  await field('Name', 1).fill('');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('a refusal stands above the fields with the focus, and beside each field that it names', async () => {
  const send = refuse('The hall is full.', { fields: { place: 'Choose another place' } });
  showDialog({ send });
  await field('Name').fill('Leela');
  await save.click();
  await expect.element(dialog.getByText('Choose another place')).toBeVisible();
  await expect.element(field('Place')).toHaveAttribute('aria-invalid', 'true');
  expect(document.activeElement?.textContent).toContain('The hall is full.');
  // What was typed is there, and can be sent again.
  await expect.element(field('Name')).toHaveValue('Leela');
  await save.click();
  await expect.poll(() => send.mock.calls.length).toBe(2);
});

test('a refusal without words gets those of the form, and what is wrong here is not sent', async () => {
  const send = refuse('', { status: 500, error: 'internal', isSilent: true });
  showDialog({ send });
  await save.click();
  await expect.element(dialog.getByText('Please enter a name').first()).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  await field('Name').fill('Leela');
  await save.click();
  await expect.element(dialog.getByText('It was not saved.').first()).toBeVisible();
});

test('that the session has ended is left to the page, which says it once', async () => {
  const send = refuse('Please login to continue.', { status: 401, error: 'unauthenticated' });
  showDialog({ send });
  await field('Name').fill('Leela');
  await save.click();
  await expect.poll(() => send.mock.calls.length).toBe(1);
  expect(document.body.textContent).not.toContain('Please login to continue.');
  await expect.element(field('Name')).toHaveValue('Leela');
});

test('a refusal is read once, in the box, and in a toast where the specification has one', async () => {
  showDialog({ send: refuse('The hall is full.') }, { send: refuse('No.'), isToasted: true });
  await field('Name').fill('Leela');
  await save.first().click();
  await expect.element(dialog.getByText('The hall is full.')).toBeVisible();
  expect(toasts.getByText('The hall is full.').elements()).toHaveLength(0);
  await field('Name', 1).fill('Leela');
  await save.nth(1).click();
  await expect.element(toasts.getByText('No.')).toBeVisible();
});

test('a refusal is said beside its field, and in the box where that is not on the screen', async () => {
  const wrong = (fields: Record<string, string>) => refuse('Nothing was saved.', { fields });
  showDialog(
    { send: wrong({ place: 'It is taken.' }), isBeside: true },
    { send: wrong({ folded: 'It is fixed.' }), isBeside: true },
  );
  await field('Name').fill('Leela');
  await save.first().click();
  await expect.element(field('Place')).toHaveFocus();
  await expect.element(dialog.getByText('It is taken.')).toBeVisible();
  expect(dialog.getByText('Nothing was saved.').elements()).toHaveLength(0);
  await field('Name', 1).fill('Leela');
  await save.nth(1).click();
  await expect.element(dialog.getByText('Nothing was saved.')).toBeVisible();
});

test('a question says a refusal once, and leaves the end of the session to the page', async () => {
  let answer = new CallError('It was counted.', { status: 409, error: 'conflict' });
  const act = vi.fn<() => Promise<unknown>>(() => Promise.reject(answer));
  const asked = { title: 'Delete it?', text: '', confirmLabel: 'Delete', failed: 'It stays.' };
  show(
    <>
      <Toaster />
      <AskedAct {...asked} isOpen onClose={() => {}} act={act} />
    </>,
  );
  const press = page.getByRole('button', { name: 'Delete' });
  await press.click();
  await expect.element(page.getByRole('alert').getByText('It was counted.')).toBeVisible();
  expect(toasts.getByText('It was counted.').elements()).toHaveLength(0);
  answer = new CallError('Please login to continue.', { status: 401, error: 'unauthenticated' });
  await press.click();
  await expect.poll(() => act.mock.calls.length).toBe(2);
  await expect.element(press).not.toHaveAttribute('aria-busy', 'true');
  expect(document.body.textContent).not.toContain('Please login to continue.');
});

test('a field that holds a number reads what is typed, and not that', async () => {
  const Hours = z.object({ hours: z.custom<number>() });
  const send = vi.fn<(values: z.output<typeof Hours>) => Promise<unknown>>(() => Promise.resolve());
  function HoursForm() {
    const form = useCallForm(Hours, { hours: 72 });
    return (
      <CallForm form={form} send={send} failed="It was not saved." submit="Save">
        <TextField name="hours" label="Hours" read={(typed) => Number(typed.trim())} />
      </CallForm>
    );
  }
  show(<HoursForm />);
  await expect.element(field('Hours')).toHaveValue('72');
  await field('Hours').fill(' 24 ');
  await page.getByRole('button', { name: 'Save' }).click();
  expect(send).toHaveBeenCalledWith({ hours: 24 });
});
