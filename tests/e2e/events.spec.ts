import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { test } from './support/fixtures.ts';
import { disguisedPage, drawing, oversizedPicture, truncatedPhoto } from './support/pictures.ts';
import { visit } from './support/visit.ts';

// Events (spec 2, Events; 4; 5; 8): staff add and delete them, everybody sees them.

const day = 24 * 60 * 60_000;
/** A moment as the date field takes it, and as the page shows its day. */
function momentIn(days: number): { typed: string; shown: string } {
  const date = new Date(Date.now() + days * day);
  const shown = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return { typed: `${date.toISOString().slice(0, 10)}T18:30`, shown: shown.format(date) };
}

/** A picture of so many bytes that sending it takes a while. */
async function heavyPicture() {
  const [width, height] = [700, 500];
  const pixels = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, at) => (at * at * 31 + at * 7919) % 256),
  );
  const buffer = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return { name: 'kites.png', mimeType: 'image/png', buffer };
}

async function openForm(page: Page) {
  await page.goto('/events');
  await page.getByRole('button', { name: 'Add Event' }).click();
  const form = page.getByRole('dialog', { name: 'Add Event' });
  await expect(form.getByLabel('Title')).toBeFocused();
  return form;
}
const fillMoment = async (form: Locator, moment: string) => {
  await form.getByLabel('Date', { exact: true }).fill(moment.slice(0, 10));
  const time = form.getByLabel('Time', { exact: true });
  if (!(await time.isVisible())) await form.getByText(/^Time, last day/).click();
  await time.fill(moment.slice(11));
};
const picture = (page: Page) => page.getByRole('dialog').locator('input[type="file"]');
const card = (page: Page, title: string) => page.getByRole('article', { name: title });

test('an event is added with a picture, seen by everybody and deleted', async ({
  page,
  campus,
  meet,
}) => {
  const title = 'Kites over the lake';
  const { typed, shown } = momentIn(1);
  await campus.signIn(page, { role: 'faculty' });
  const form = await openForm(page);
  const add = form.getByRole('button', { name: 'Add Event' });

  await test.step('without an image it is not sent, and what was typed stays', async () => {
    await form.getByLabel('Title').fill(title);
    await form.getByLabel('Description').fill('Bring your own line.');
    await fillMoment(form, typed);
    await form.getByLabel('Type').selectOption('sports');
    await add.click();
    await expect(picture(page)).toHaveAccessibleDescription(/Please select an image/);
    await expect(form.getByLabel('Title')).toHaveValue(title);
  });

  await test.step('the picture is looked at first, and sent with its progress', async () => {
    await picture(page).setInputFiles(await heavyPicture());
    const preview = form.getByRole('img', { name: 'Chosen image' });
    await expect(preview).toHaveJSProperty('naturalWidth', 700);
    const network = await page.context().newCDPSession(page);
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      // A megabyte would take half a minute; what is left of it goes out at once in the end.
      uploadThroughput: 40_000,
    });
    await add.click();
    const bar = form.getByRole('progressbar', { name: /^Uploading/ });
    await expect(bar).toBeVisible();
    await expect(bar).not.toHaveAttribute('value', '0');
    await network.detach();
  });

  await test.step('it stands under Upcoming Events', async () => {
    await expect(page.getByText('Event created successfully').first()).toBeVisible();
    await expect(form).toBeHidden();
    await expect(card(page, title)).toBeFocused();
  });

  const visitor = await meet();
  await test.step('a visitor sees it with its picture and may not change it', async () => {
    await visitor.goto('/events');
    await expect(visitor.getByRole('heading', { name: 'OUR EVENTS' })).toBeVisible();
    const upcoming = visitor.getByRole('region', { name: 'Upcoming Events' });
    const seen = upcoming.getByRole('article', { name: title });
    await expect(seen.getByText(shown)).toBeVisible();
    await expect(seen.getByText('Sports')).toBeVisible();
    await expect(seen.locator('img[src*="/uploads/"]')).not.toHaveJSProperty('naturalWidth', 0);
    await expect(visitor.getByRole('button', { name: 'Add Event' })).toHaveCount(0);
    await expect(visitor.getByRole('button', { name: /^More actions/ })).toHaveCount(0);
  });

  await test.step('it has a page of its own, for link previews and calendars as well', async () => {
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const address = new URL(page.url()).pathname;
    const raw = await (await page.request.get(address)).text();
    expect(raw).toContain(`<meta property="og:title" content="${title} · Student Council"/>`);
    expect(raw).toMatch(/<meta property="og:image" content="http[^"]+\.webp"\/>/);
    expect((await page.request.get('/events/zzz')).status()).toBe(404);
    const href = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
    expect(await (await page.request.get(href ?? '')).text()).toContain(`SUMMARY:${title}`);
    await page.getByRole('link', { name: 'All events' }).click();
  });

  await test.step('it is edited in the same form, and keeps its picture', async () => {
    await page.getByRole('button', { name: `More actions for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Edit event' }).press('Enter');
    const edit = page.getByRole('dialog', { name: 'Edit event' });
    await expect(edit.getByLabel('Title')).toHaveValue(title);
    await edit.getByLabel('Place').fill('Boat house');
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await expect(edit).toBeHidden();
    await expect(card(page, title).getByText('Boat house')).toBeVisible();
    await expect(card(page, title).locator('img[src*="/uploads/"]')).toBeVisible();
  });

  await test.step('deleting asks first; with the keyboard alone it is done', async () => {
    await page.reload();
    const press = page.getByRole('button', { name: `Delete ${title}`, exact: true });
    await press.focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: `Delete ${title}?` });
    await expect(question.getByRole('button', { name: 'Keep' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(card(page, title)).toBeVisible();
    await expect(press).toBeFocused();
    await page.evaluate(() => Object.assign(window, { isOldPage: true }));
    await page.keyboard.press('Enter');
    await expect(question.getByRole('button', { name: 'Keep' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(question.getByRole('button', { name: 'Delete' })).toBeFocused();
    await page.keyboard.press('Enter');
    // Spec 4: after success the page loads again; the sentence stands after that.
    await page.waitForFunction(() => !('isOldPage' in window));
    await expect(page.getByText('Event deleted successfully').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Past events' })).toBeVisible();
    await expect(card(page, title)).toHaveCount(0);
    await visitor.reload();
    await expect(visitor.getByRole('heading', { name: 'Past events' })).toBeVisible();
    await expect(card(visitor, title)).toHaveCount(0);
  });
});

test('what is no picture is refused, and nothing typed is lost', async ({ page, campus }) => {
  await campus.signIn(page, { role: 'council' });
  const form = await openForm(page);
  const add = form.getByRole('button', { name: 'Add Event' });
  await form.getByLabel('Title').fill('Night market');
  await form.getByLabel('Description').fill('Forty stalls and one lantern each.');
  const { typed } = momentIn(2);
  await fillMoment(form, typed);
  const isKept = async () => {
    await expect(form.getByLabel('Title')).toHaveValue('Night market');
    await expect(form.getByLabel('Description')).toHaveValue('Forty stalls and one lantern each.');
    await expect(form.getByLabel('Date', { exact: true })).toHaveValue(typed.slice(0, 10));
  };
  const noPicture = 'Please choose a PNG, JPEG, WebP, GIF or AVIF picture.';

  await test.step('by the page, before anything is sent', async () => {
    for (const [file, sentence] of [
      [drawing, noPicture],
      [oversizedPicture, 'Please choose a picture of at most 5 MB.'],
    ] as const) {
      await picture(page).setInputFiles(file);
      await expect(picture(page)).toHaveAccessibleDescription(new RegExp(sentence));
      await expect(form.getByRole('img', { name: 'Chosen image' })).toHaveCount(0);
    }
    await isKept();
  });

  await test.step('by the server, which looks at the bytes', async () => {
    for (const [file, sentence] of [
      [disguisedPage, noPicture],
      [await truncatedPhoto(), 'This picture is cut off or damaged.'],
    ] as const) {
      await picture(page).setInputFiles(file);
      await expect(picture(page)).not.toHaveAccessibleDescription(new RegExp(sentence));
      await add.click();
      await expect(picture(page)).toHaveAccessibleDescription(new RegExp(sentence));
      await expect(page.getByText('Image upload failed').first()).toBeVisible();
      await isKept();
    }
  });
  const events = await campus.books.db.selectFrom('events').select('title').execute();
  expect(events.map(({ title }) => title)).not.toContain('Night market');
});

test('past events stand under their category', async ({ page, campus, meet }) => {
  const title = 'The long relay';
  const { typed, shown } = momentIn(-200);
  await campus.signIn(page, { role: 'admin' });
  const form = await openForm(page);
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description').fill('Twelve runners, one baton.');
  await fillMoment(form, typed);
  await form.getByLabel('Type').selectOption('management');
  await picture(page).setInputFiles(await heavyPicture());
  await form.getByRole('button', { name: 'Add Event' }).click();
  await expect(page.getByText('Event created successfully').first()).toBeVisible();

  const student = await meet({ role: 'student' });
  await visit(student, '/events');
  const past = student.getByRole('region', { name: 'Past events' });
  const categories = past.getByRole('toolbar', { name: 'Event category' }).getByRole('button');
  await expect(categories).toHaveText(['Cultural', 'Sports', 'Technical', 'Management', 'Social']);
  await expect(categories.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(card(student, title)).toHaveCount(0);
  await past.getByRole('button', { name: 'Management' }).click();
  await expect(past.getByRole('article', { name: title }).getByText(shown)).toBeVisible();
  await expect(student.getByRole('button', { name: /^Delete|^Add Event/ })).toHaveCount(0);
  // No test makes a technical event that is over.
  await past.getByRole('button', { name: 'Technical' }).click();
  await expect(past.getByText('No events')).toBeVisible();
});
