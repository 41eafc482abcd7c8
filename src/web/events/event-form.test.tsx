import { QueryClientProvider } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Event } from '#contract/events.ts';
import { toasts } from '#tests/support/in-toast.ts';
import { campus } from '#tests/support/campus-sample.ts';
import {
  brokenAnswer,
  brokenServer,
  noNetwork,
  refuse,
  silentServer,
} from '#tests/support/fake-server.ts';
import type { Answered } from '#tests/support/fake-server.ts';
import { aPicture, takePictures, uploadedPicture } from '#tests/support/picture-server.ts';
import type { PictureServer } from '#tests/support/picture-server.ts';
import { MemoryRouter } from '#tests/support/memory-router.tsx';
import { show } from '#tests/support/show.tsx';
import { TimeZone } from '#web/app/campus.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import type { Hold } from '#web/kit/held-dialog.ts';
import { HoldContext } from '#web/kit/held-dialog.ts';
import { Toaster } from '#web/kit/toaster.tsx';
import type { EventTask } from './event-form.tsx';
import { EventForm } from './event-form.tsx';

const typed = {
  title: 'Garba evening',
  description: 'Bring your dandiya.',
  date: '2026-10-20T19:30',
  type: 'social',
};
const [day = '', time = ''] = typed.date.split('T');
const added: Event = {
  _id: '0190aaaa-0000-7000-8000-000000000009',
  title: typed.title,
  description: typed.description,
  date: '2026-10-20T14:00:00.000Z',
  type: 'social',
  imageUrl: uploadedPicture,
  endDate: '',
  place: '',
  link: '',
};

const created = { event: added, message: 'created' };

let pictures: PictureServer;
let answer: () => Answered<'createEvent'>;
let bodies: unknown[];
let zone: string;
const onSaved = vi.fn<(event: Event | null) => void>();
/** What the form tells the dialog around it. */
const hold = vi.fn<Hold>();
const held = () => hold.mock.lastCall?.[1];

const field = (name: string) => page.getByLabelText(name, { exact: true });
const submit = page.getByRole('button', { name: 'Add Event' });
const save = page.getByRole('button', { name: 'Save changes' });

const open = (task: EventTask = { kind: 'add' }) => {
  show(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <MemoryRouter>
        <HoldContext value={hold}>
          <TimeZone.Provider value={zone}>
            <EventForm task={task} onSaved={onSaved} />
          </TimeZone.Provider>
        </HoldContext>
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
const fill = async () => {
  await field('Title').fill(typed.title);
  await field('Description').fill(typed.description);
  await field('Date').fill(day);
  await page.getByText('Time, last day, place and link (optional)').click();
  await field('Time').fill(time);
  await field('Type').selectOptions(typed.type);
  await userEvent.upload(page.getByLabelText('Image').first(), aPicture());
  await expect.element(page.getByRole('img', { name: 'Chosen image' })).toBeVisible();
};
const expectAllStillThere = async () => {
  await expect.element(field('Title')).toHaveValue(typed.title);
  await expect.element(field('Description')).toHaveValue(typed.description);
  await expect.element(field('Date')).toHaveValue(day);
  await expect.element(field('Time')).toHaveValue(time);
  await expect.element(field('Type')).toHaveValue(typed.type);
  await expect.element(page.getByRole('img', { name: 'Chosen image' })).toBeVisible();
};

beforeEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
  bodies = [];
  zone = 'Asia/Kolkata';
  answer = () => created;
  const save = ({ body }: { body: unknown }) => {
    bodies.push(body);
    return answer();
  };
  pictures = takePictures({
    readCampus: { ...campus, timeZone: 'Asia/Kolkata' },
    listEvents: { events: [] },
    createEvent: save,
    editEvent: save,
  });
});
afterEach(() => {
  toast.remove();
});

test('says what is missing at every field, focuses the first, and sends nothing', async () => {
  open();
  await submit.click();
  await expect.element(field('Title')).toHaveAccessibleDescription(/Title is required/);
  await expect.element(field('Description')).toHaveAccessibleDescription(/Description is required/);
  await expect.element(field('Date')).toHaveAccessibleDescription(/Date is required/);
  await expect.element(page.getByText('Please select an image')).toBeVisible();
  await expect.element(field('Title')).toHaveFocus();
  await expect.element(toasts.getByText('Title is required')).toBeVisible();
  expect(pictures.sent).toBe(0);
  expect(bodies).toEqual([]);
});

test('the picture goes out first, then the event, each once however often it is pressed', async () => {
  const slowPicture = Promise.withResolvers<void>();
  const slowEvent = Promise.withResolvers<typeof created>();
  pictures.held = slowPicture.promise;
  answer = () => slowEvent.promise;
  open();
  await fill();
  expect(held()?.isDirty).toBe(true);
  await submit.dblClick();
  await userEvent.keyboard('{Enter}');
  await expect.element(submit).toHaveAttribute('aria-busy', 'true');
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '50');
  expect(bodies).toEqual([]);
  slowPicture.resolve();
  await expect.poll(() => bodies).toEqual([{ ...typed, imageUrl: uploadedPicture }]);
  await submit.click();
  slowEvent.resolve(created);
  await expect.poll(() => onSaved).toHaveBeenCalledExactlyOnceWith(added);
  expect(hold.mock.calls.some(([, one]) => one?.isPending === true)).toBe(true);
  expect(held()?.isPending).toBe(false);
  expect(pictures.sent).toBe(1);
  expect(bodies).toHaveLength(1);
  await expect.element(toasts.getByText('Event created successfully')).toBeVisible();
  expect(sessionStorage.getItem('event-draft')).toBeNull();
});

test('a day is enough, and an end, a place and a link are sent as they are typed', async () => {
  open();
  await fill();
  await field('Time').fill('');
  await submit.click();
  await expect.poll(() => bodies).toEqual([{ ...typed, date: day, imageUrl: uploadedPicture }]);
  await field('Time').fill(time);
  await field('End time').fill('22:00');
  await field('Place').fill('North lawn');
  await field('Link').fill('https://campus.example/garba');
  await submit.click();
  await expect
    .poll(() => bodies[1])
    .toEqual({
      ...typed,
      endDate: `${day}T22:00`,
      place: 'North lawn',
      link: 'https://campus.example/garba',
      imageUrl: uploadedPicture,
    });
});

test('an end before the beginning and a link without https are told at their fields', async () => {
  open();
  await fill();
  await field('End time').fill('18:00');
  await field('Link').fill('campus.example');
  await submit.click();
  await expect.element(field('Last day')).toHaveAccessibleDescription(/must be later/);
  await expect.element(field('Link')).toHaveAccessibleDescription(/begins with https/);
  expect(bodies).toEqual([]);
});

describe('of an hour that comes twice', () => {
  const which = page.getByLabelText('This time comes twice');
  const night: Event = {
    ...added,
    date: '2026-10-25T00:30:00.000Z',
    endDate: '2026-10-25T01:45:00.000Z',
  };
  beforeEach(() => {
    zone = 'Europe/London';
  });

  test('both are offered at the beginning and at the end', async () => {
    open();
    await fill();
    await expect.element(which).not.toBeInTheDocument();
    await field('Date').fill('2026-10-25');
    await field('Time').fill('01:30');
    await expect.element(which).toHaveValue('');
    await field('End time').fill('01:30');
    await which.nth(1).selectOptions('The second, an hour later (GMT)');
    await submit.click();
    await expect
      .poll(() => bodies)
      .toEqual([
        expect.objectContaining({ date: '2026-10-25T01:30', endDate: '2026-10-25T01:30:00.000Z' }),
      ]);
  });

  test('the second that was saved stands there as the second, and goes with another time', async () => {
    open({ kind: 'edit', event: night });
    await expect.element(which.nth(0)).toHaveValue('');
    await expect.element(which.nth(1)).toHaveValue('~');
    await field('End time').fill('03:00');
    await expect.element(which.nth(1)).not.toBeInTheDocument();
    await save.click();
    await expect
      .poll(() => bodies)
      .toEqual([
        expect.objectContaining({ date: '2026-10-25T01:30', endDate: '2026-10-25T03:00' }),
      ]);
  });
});

const known: Event = { ...added, endDate: '2026-10-20T16:30:00.000Z', place: 'North lawn' };

test('an event is edited in the same form, and keeps its picture', async () => {
  answer = () => ({ event: known, message: 'Event updated successfully' });
  open({ kind: 'edit', event: known });
  await expect.element(field('Title')).toHaveValue(known.title);
  await expect.element(field('Date')).toHaveValue(day);
  await expect.element(field('Time')).toHaveValue(time);
  await expect.element(field('End time')).toHaveValue('22:00');
  expect(held()?.isDirty).toBe(false);
  await field('Title').fill('Garba night');
  await save.click();
  await expect
    .poll(() => bodies)
    .toEqual([
      {
        ...typed,
        title: 'Garba night',
        endDate: `${day}T22:00`,
        place: 'North lawn',
        link: '',
        imageUrl: uploadedPicture,
      },
    ]);
  expect(pictures.sent).toBe(0);
  await expect.element(toasts.getByText('Event updated successfully')).toBeVisible();
});

test('a copy has everything but the days', async () => {
  open({ kind: 'duplicate', event: known });
  await expect.element(field('Title')).toHaveValue(known.title);
  await expect.element(field('Date')).toHaveValue('');
  await submit.click();
  await expect.element(field('Date')).toHaveAccessibleDescription(/Date is required/);
  await field('Date').fill('2027-10-20');
  await submit.click();
  await expect
    .poll(() => bodies)
    .toEqual([expect.objectContaining({ date: '2027-10-20T19:30', endDate: '2027-10-20T22:00' })]);
});

test('what was typed is there again after a log-in in between', async () => {
  sessionStorage.setItem('event-draft', JSON.stringify({ ...typed, date: day, time }));
  open();
  await expect.element(field('Title')).toHaveValue(typed.title);
  await expect.element(field('Date')).toHaveValue(day);
  await expect.element(field('Time')).toHaveValue(time);
  await expect.element(field('Type')).toHaveValue(typed.type);
});

describe('when it fails', () => {
  test.each([
    ['refused', refuse('not-a-picture', { message: 'This is no picture.' }), 'no picture'],
    ['failing', brokenServer, 'Ouch'],
    ['without an address', brokenAnswer({ data: {} }), 'try again'],
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
    expect(held()?.isPending).toBe(false);
  });

  test('a refused event has its sentences at the fields; the picture is not sent again', async () => {
    answer = () =>
      refuse('invalid-input', {
        message: 'Enter a valid date',
        fields: { date: 'Enter a valid date', title: 'One line, please' },
      });
    open();
    await fill();
    await submit.click();
    await expect.element(field('Date')).toHaveAccessibleDescription(/Enter a valid date/);
    await expect.element(field('Title')).toHaveAccessibleDescription(/One line, please/);
    await expect.element(toasts.getByText('Failed to create event.')).toBeVisible();
    await expectAllStillThere();

    answer = () => created;
    await submit.click();
    await expect.poll(() => onSaved).toHaveBeenCalledOnce();
    expect(pictures.sent).toBe(1);
  });

  test.each([
    ['a server that fails', () => silentServer],
    ['no network', noNetwork],
  ] as const)('%s: the sentence takes the focus, and nothing is lost', async (_, fail) => {
    answer = fail;
    open();
    await fill();
    await submit.click();
    await expect.element(toasts.getByText('Failed to create event.')).toBeVisible();
    expect(document.activeElement?.textContent).toBe('Failed to create event.');
    await expectAllStillThere();
    expect(onSaved).not.toHaveBeenCalled();
  });
});

test('what the specification asks for fits on a phone with the button; what is wrong in the fold opens it', async () => {
  await page.viewport(390, 844);
  open();
  await expect.element(submit).toBeVisible();
  expect(submit.element().getBoundingClientRect().bottom).toBeLessThan(760);
  await fill();
  await field('Link').fill('campus.example');
  await page.getByText('Time, last day, place and link (optional)').click();
  await expect.element(field('Link')).not.toBeVisible();
  await submit.click();
  await expect.element(field('Link')).toBeVisible();
});
