import { QueryClientProvider } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Event } from '#contract/events.ts';
import { aPicture, takePictures, uploadedPicture } from '#tests/support/picture-server.ts';
import type { PictureServer } from '#tests/support/picture-server.ts';
import { show } from '#tests/support/show.tsx';
import { createQueryClient } from '#web/app/query-client.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { AddEventForm } from './add-event-form.tsx';

const typed = {
  title: 'Garba evening',
  description: 'Bring your dandiya.',
  date: '2026-10-20T19:30',
  type: 'social',
};
const added: Event = {
  _id: '0190aaaa-0000-7000-8000-000000000009',
  title: typed.title,
  description: typed.description,
  date: '2026-10-20T14:00:00.000Z',
  type: 'social',
  imageUrl: uploadedPicture,
};

let pictures: PictureServer;
let answer: () => Response | Promise<Response>;
let bodies: unknown[];
const onAdded = vi.fn<(event: Event) => void>();
const onDirty = vi.fn<(isDirty: boolean) => void>();
const onPending = vi.fn<(isPending: boolean) => void>();

const field = (name: string) => page.getByLabelText(name, { exact: true });
const submit = page.getByRole('button', { name: 'Add Event' });
const toasts = page.getByRole('region', { name: 'Notifications, Alt+T' });

const open = () => {
  show(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <AddEventForm onDirty={onDirty} onPending={onPending} onAdded={onAdded} />
      <Toaster />
    </QueryClientProvider>,
  );
};
const fill = async () => {
  await field('Title').fill(typed.title);
  await field('Description').fill(typed.description);
  await field('Date and time').fill(typed.date);
  await field('Type').selectOptions(typed.type);
  await userEvent.upload(page.getByLabelText('Image').first(), aPicture());
  await expect.element(page.getByRole('img', { name: 'Chosen image' })).toBeVisible();
};
const expectAllStillThere = async () => {
  await expect.element(field('Title')).toHaveValue(typed.title);
  await expect.element(field('Description')).toHaveValue(typed.description);
  await expect.element(field('Date and time')).toHaveValue(typed.date);
  await expect.element(field('Type')).toHaveValue(typed.type);
  await expect.element(page.getByRole('img', { name: 'Chosen image' })).toBeVisible();
};

beforeEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
  bodies = [];
  answer = () => Response.json({ event: added, message: 'created' }, { status: 201 });
  pictures = takePictures();
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return Response.json({ timeZone: 'Asia/Kolkata', events: [] });
    bodies.push(JSON.parse(typeof init.body === 'string' ? init.body : address));
    return await answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  toast.remove();
});

test('says what is missing at every field, focuses the first, and sends nothing', async () => {
  open();
  await submit.click();
  await expect.element(field('Title')).toHaveAccessibleDescription(/Title is required/);
  await expect.element(field('Description')).toHaveAccessibleDescription(/Description is required/);
  await expect.element(field('Date and time')).toHaveAccessibleDescription(/Date is required/);
  await expect.element(page.getByText('Please select an image')).toBeVisible();
  await expect.element(field('Title')).toHaveFocus();
  await expect.element(toasts.getByText('Title is required')).toBeVisible();
  expect(pictures.sent).toBe(0);
  expect(bodies).toEqual([]);
});

test('the picture goes out first, then the event, each once however often it is pressed', async () => {
  const slowPicture = Promise.withResolvers<void>();
  const slowEvent = Promise.withResolvers<Response>();
  pictures.held = slowPicture.promise;
  answer = () => slowEvent.promise;
  open();
  await fill();
  expect(onDirty).toHaveBeenLastCalledWith(true);
  await submit.dblClick();
  await userEvent.keyboard('{Enter}');
  await expect.element(submit).toHaveAttribute('aria-busy', 'true');
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '50');
  expect(bodies).toEqual([]);
  slowPicture.resolve();
  await expect.poll(() => bodies).toEqual([{ ...typed, imageUrl: uploadedPicture }]);
  await submit.click();
  slowEvent.resolve(Response.json({ event: added, message: 'created' }, { status: 201 }));
  await expect.poll(() => onAdded).toHaveBeenCalledExactlyOnceWith(added);
  expect(onPending.mock.calls).toEqual([[true], [false]]);
  expect(pictures.sent).toBe(1);
  expect(bodies).toHaveLength(1);
  await expect.element(toasts.getByText('Event created successfully')).toBeVisible();
  expect(sessionStorage.getItem('event-draft')).toBeNull();
});

test('what was typed is there again after a log-in in between', async () => {
  sessionStorage.setItem('event-draft', JSON.stringify(typed));
  open();
  await expect.element(field('Title')).toHaveValue(typed.title);
  await expect.element(field('Date and time')).toHaveValue(typed.date);
  await expect.element(field('Type')).toHaveValue(typed.type);
});

describe('when it fails', () => {
  test.each([
    [
      'refused',
      { status: 415, body: { error: 'x', message: 'This is no picture.' } },
      'no picture',
    ],
    ['failing', { status: 500, body: { error: 'internal', message: 'Ouch' } }, 'Ouch'],
    ['without an address', { status: 201, body: { data: {} } }, 'try again'],
    ['lost on the way', null, 'try again'],
  ] as const)('a picture %s: no event is sent, and nothing is lost', async (_, given, reason) => {
    pictures.answer = given;
    open();
    await fill();
    await submit.click();
    await expect.element(toasts.getByText('Image upload failed')).toBeVisible();
    const image = page.getByLabelText('Image').first();
    await expect.element(image).toHaveAccessibleDescription(new RegExp(reason));
    expect(bodies).toEqual([]);
    await expectAllStillThere();
    expect(onPending).toHaveBeenLastCalledWith(false);
  });

  test('a refused event has its sentences at the fields; the picture is not sent again', async () => {
    answer = () =>
      Response.json(
        {
          error: 'invalid',
          message: 'Enter a valid date',
          fields: { date: 'Enter a valid date', title: 'One line, please' },
        },
        { status: 400 },
      );
    open();
    await fill();
    await submit.click();
    await expect.element(field('Date and time')).toHaveAccessibleDescription(/Enter a valid date/);
    await expect.element(field('Title')).toHaveAccessibleDescription(/One line, please/);
    await expect.element(toasts.getByText('Failed to create event.')).toBeVisible();
    await expectAllStillThere();

    answer = () => Response.json({ event: added, message: 'created' }, { status: 201 });
    await submit.click();
    await expect.poll(() => onAdded).toHaveBeenCalledOnce();
    expect(pictures.sent).toBe(1);
  });

  test.each([
    ['a server that fails', () => Response.json({ error: 'internal' }, { status: 500 })],
    [
      'no network',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ] as const)('%s: the sentence takes the focus, and nothing is lost', async (_, fail) => {
    answer = fail;
    open();
    await fill();
    await submit.click();
    await expect.element(toasts.getByText('Failed to create event.')).toBeVisible();
    expect(document.activeElement?.textContent).toBe('Failed to create event.');
    await expectAllStillThere();
    expect(onAdded).not.toHaveBeenCalled();
  });
});
