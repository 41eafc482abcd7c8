import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { sectionPath } from '#core/accounts/dashboard-sections.ts';
import { defaultTimeZone, toLocalTime } from '#core/campus/time-zone.ts';
import { codeOf } from '#tests/support/second-factor-stage.ts';
import { verify } from '#tests/support/verifier.ts';
import { ownCampus, test } from './support/fixtures.ts';
import { chooseCounts, fillElection } from './support/organise.ts';
import { openProfile } from './support/people.ts';
import { visit } from './support/visit.ts';

// Two officers and an observer run an election from the draft to the certified result: the rule of two
// officers is on, voting is extended, ends level, and is drawn; a voter appeals; anybody counts again.

// A rule of the whole campus is turned on.
test.use({ campus: ownCampus() });

const election = 'Hostel Council';
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const reasons = {
  publish: 'The dates are those of the notice board.',
  extend: 'The hall had no electricity for an hour.',
  close: 'Everybody on the list has voted.',
  certify: 'The only appeal is answered.',
};

/** Sets the second step up in the own profile, with an app that makes codes. */
async function addSecondStep(page: Page): Promise<void> {
  await visit(page, '/events');
  const panel = await openProfile(page);
  await panel.getByRole('button', { name: 'Second step' }).click();
  const dialog = page.getByRole('dialog', { name: 'Second step' });
  await dialog.getByRole('button', { name: 'Set up with an app' }).click();
  const secret = await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
  await dialog.getByLabel('Code that the app shows now').fill(codeOf(secret.replaceAll(' ', '')));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect(dialog.getByText('10 recovery codes left')).toBeVisible();
}

/** Chooses an act of the election by key: a page that scrolls would move the menu under the pointer. */
async function choose(page: Page, act: string): Promise<void> {
  await page.goto('/dashboard?section=election-list');
  await page.getByRole('button', { name: `Actions for ${election}` }).click();
  await page.getByRole('menuitem', { name: act, exact: true }).press('Enter');
}

async function propose(page: Page, act: string, reason: string): Promise<void> {
  await choose(page, `Ask a second officer: ${act}`);
  const question = page.getByRole('dialog');
  await expect(question).toContainText('waits until another officer confirms it');
  await question.getByLabel('Reason').fill(reason);
  await question.getByRole('button', { name: `Ask a second officer: ${act}` }).click();
  await expect(page.getByText('Waiting for another officer')).toBeVisible();
}

/** Another officer reads what waits and why, and confirms it. */
async function confirm(page: Page, what: string, reason: string): Promise<void> {
  await page.goto(sectionPath('decisions'));
  const waiting = page.getByRole('region', { name: 'Waiting for a second officer' });
  await expect(waiting).toContainText(reason);
  await waiting.getByRole('button', { name: `Confirm: ${what}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(waiting).toBeHidden();
}

async function enterDice(page: Page): Promise<void> {
  await page.getByLabel('Dice in order').fill('4 1 6 3 2 5 5 1');
  await page.getByLabel('Names of the witnesses').fill('Mina Iyer');
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
}

test('two officers and an observer: from a draft to a certified result', async ({
  page: council,
  campus,
  meet,
}) => {
  await campus.signIn(council, { role: 'council', name: 'Meera Nair' });
  // One officer works at a desk, the other one on a phone.
  const admin = await meet({ role: 'admin', name: 'Arun Rao' }, phone);
  const observer = await meet({ role: 'observer', name: 'Sana Qureshi' });
  const asha = await meet({ name: 'Asha Pillai' });
  const ravi = await meet({ name: 'Ravi Menon' }, phone);
  const voter = await meet({ name: 'Zoya Rahman' });
  let path = '';

  /** The public record of the election, as the observer and anybody reads it. */
  const readRecord = async (page: Page) => {
    await page.goto(`${path}/fair`);
    await page.getByText('Every act of an officer').click();
    return page.locator('[data-acts]');
  };

  await test.step('both officers set a second step up, and an admin turns the rule on', async () => {
    await addSecondStep(council);
    await addSecondStep(admin);
    await admin.goto('/settings?section=accounts');
    await admin.getByRole('button', { name: 'Turn on', exact: true }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click();
    await expect(admin.getByText('This is on.')).toBeVisible();
  });

  await test.step('one writes a draft, and is told what it is missing', async () => {
    await council.goto('/dashboard?section=organize-election');
    const at = (minutes: number) =>
      toLocalTime(new Date(Date.now() + minutes * 60_000).toISOString(), defaultTimeZone);
    const positions = ['President'];
    await fillElection(council, { name: election, positions, opens: at(-1), closes: '' });
    // Where counts are hidden, nobody becomes a candidate once voting is open.
    await chooseCounts(council, 'Live');
    await council.getByRole('button', { name: 'Save as draft' }).click();
    await expect(council.getByText(`${election} is saved as a draft`)).toBeVisible();
    await choose(council, 'Ask a second officer: Publish');
    const held = council.getByRole('dialog', { name: `Publish ${election}?` });
    await expect(held).toContainText('This election cannot be published yet.');
    await expect(held.getByText('No closing date')).toBeVisible();
    await expect(held.getByText('No description')).toBeVisible();
    await held.getByRole('link', { name: 'Open the form' }).first().click();
    const description = 'Who speaks for the hostel.';
    await fillElection(council, { closes: at(120), description });
    await council.getByRole('button', { name: 'Save changes' }).click();
    await expect(council.getByText('Election saved successfully').first()).toBeVisible();
  });

  await test.step('the observer sees the draft and what it is missing, and changes nothing', async () => {
    await observer.goto('/dashboard');
    await observer.getByRole('button', { name: `to do: check ${election}` }).click();
    const missing = observer.getByRole('dialog', { name: `Check: ${election}` });
    await expect(missing).toContainText('Voting opens when you publish');
    await missing.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(observer.getByRole('button', { name: /^Actions for/ })).toHaveCount(0);
  });

  await test.step('it is published by two', async () => {
    await propose(council, 'Publish', reasons.publish);
    await voter.goto('/elections');
    await expect(voter.getByText(election)).toHaveCount(0);
    await council.goto(sectionPath('decisions'));
    const own = council.getByRole('region', { name: 'Waiting for a second officer' });
    await expect(own.getByRole('button', { name: `Withdraw: Publish ${election}` })).toBeVisible();
    await expect(own.getByRole('button', { name: /^Confirm/ })).toHaveCount(0);
    await confirm(admin, `Publish ${election}`, reasons.publish);
  });

  await test.step('two stand and are accepted', async () => {
    for (const page of [asha, ravi]) {
      await page.goto('/elections');
      await page.getByRole('button', { name: 'Nominations' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Election').selectOption({ label: election });
      await dialog.getByLabel('Position').selectOption({ label: 'President' });
      await dialog.getByRole('button', { name: 'Submit Nomination' }).click();
      await expect(page.getByText('You are successfully nominated.').first()).toBeVisible();
    }
    await admin.goto('/dashboard?section=nomination-requests');
    for (const name of ['Asha Pillai', 'Ravi Menon']) {
      await admin.getByRole('button', { name: `Accept ${name}` }).click();
      await expect(admin.getByRole('button', { name: `Accept ${name}` })).toHaveCount(0);
    }
  });

  await test.step('voting is extended by two, and voters read why', async () => {
    await propose(council, 'Extend', reasons.extend);
    await confirm(admin, `Extend ${election}`, reasons.extend);
    await visit(voter, '/elections');
    await voter.getByRole('link', { name: election }).first().click();
    await expect(voter).toHaveURL(/\/elections\/[0-9a-f-]{36}/);
    path = new URL(voter.url()).pathname;
    const news = voter.locator('[data-election-news]');
    await expect(news).toContainText(reasons.extend);
    await expect(news).toContainText('Two officers did this.');
    await expect(await readRecord(observer)).toContainText('Two officers did this.');
  });

  await test.step('four vote: level', async () => {
    const fourth = await meet({ name: 'Kabir Sethi' });
    for (const [page, name] of [
      [asha, 'Asha Pillai'],
      [ravi, 'Ravi Menon'],
      [voter, 'Asha Pillai'],
      [fourth, 'Ravi Menon'],
    ] as const) {
      await visit(page, path);
      await page.getByRole('button', { name: new RegExp(`^Vote for ${name},`) }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cast vote' }).click();
      await expect(page.getByText('Vote recorded').first()).toBeVisible();
    }
  });

  await test.step('voting is closed by two, and ends level', async () => {
    await propose(council, 'Close now', reasons.close);
    await confirm(admin, `Close ${election} now`, reasons.close);
    await expect(async () => {
      await observer.goto(path);
      const settle = observer.locator('[data-settle]');
      await expect(settle).toContainText('Asha Pillai', { timeout: 2_000 });
    }).toPass();
    await expect(observer.getByRole('button', { name: 'Enter', exact: true })).toHaveCount(0);
    await expect(observer.getByRole('button', { name: 'Certify' })).toHaveCount(0);
  });

  await test.step('one officer enters the dice, and nothing is decided', async () => {
    await council.goto(path);
    await council.getByRole('button', { name: 'Enter', exact: true }).click();
    await expect(council.getByText('Enter 8 to 40 dice, each from 1 to 6').first()).toBeVisible();
    await enterDice(council);
    await expect(council.getByText('Your entry is saved. Another officer')).toBeVisible();
    await council.locator('[data-step="certificate"] summary').click();
    await expect(council.getByRole('button', { name: 'Certify' })).toBeDisabled();
  });

  await test.step('the other confirms what they saw, and the draw is held', async () => {
    await confirm(admin, `Accept the draw of ${election}`, '4 1 6 3 2 5 5 1, before Mina Iyer');
    await admin.goto(path);
    await expect(admin.getByText('Elected by draw')).toBeVisible();
    await admin.getByRole('link', { name: 'Was it fair?' }).first().click();
    await expect(admin.getByRole('heading', { name: 'The draw' })).toBeVisible();
    await expect(admin.locator('[data-draw]')).toContainText('dice 4 1 6 3 2 5 5 1');
    await expect(admin.locator('[data-draw]')).toContainText('sha256sum');
  });

  await test.step('a voter writes what is wrong, and an officer answers', async () => {
    await voter.goto(path);
    await voter.getByRole('link', { name: 'Something is wrong' }).click();
    await expect(voter.getByText('Who reads it', { exact: false })).toBeVisible();
    await voter.getByLabel('Message', { exact: true }).fill('The room was locked at noon.');
    await voter.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(voter.getByText('Message sent successfully.').first()).toBeVisible();
    await council.goto('/dashboard?section=contact-requests');
    const card = council.getByRole('article').filter({ hasText: 'The room was locked at noon.' });
    await expect(card.getByRole('link', { name: `About ${election}` })).toBeVisible();
    await card.getByRole('button', { name: /^Answer/ }).click();
    const dialog = council.getByRole('dialog');
    await dialog.getByRole('textbox').fill('It was open again at one.');
    await dialog.getByRole('button', { name: /^Send/ }).click();
    await expect(card).toContainText('It was open again at one.');
    await voter.goto('/contact');
    await expect(voter.getByText('It was open again at one.')).toBeVisible();
    await council.goto(path);
  });

  await test.step('the time for complaints ends, and two certify', async () => {
    await campus.books.transact((tx) =>
      tx
        .updateTable('elections')
        .set({ appeals_until: new Date(Date.now() - 1_000) })
        .where('name', '=', election)
        .execute(),
    );
    await council.reload();
    await council.getByRole('button', { name: 'Ask a second officer: Certify' }).click();
    const dialog = council.getByRole('dialog', { name: `Certify ${election}?` });
    await expect(dialog).toContainText('waits until another officer confirms it');
    await dialog.getByRole('button', { name: 'Ask a second officer: Certify' }).click();
    await expect(
      dialog.getByText('Give a reason. Another officer has to confirm this.').first(),
    ).toBeVisible();
    await dialog.getByLabel('Reason').fill(reasons.certify);
    await dialog.getByRole('button', { name: 'Ask a second officer: Certify' }).click();
    await expect(dialog).toBeHidden();
    await expect(council.locator('[data-settle]')).toContainText('You proposed to certify it.');
    await confirm(admin, `Certify ${election}`, reasons.certify);
    await voter.goto(path);
    await expect(voter.locator('[data-standing]')).toContainText('Final. Certified on');
  });

  await test.step('the observer reads the whole record, and counts it all again', async () => {
    await observer.goto('/dashboard');
    const record = observer.getByRole('list', { name: 'What officers did' });
    await expect(record).toContainText(reasons.certify);
    await observer.goto(path);
    const elected = await observer.locator('[data-results]').innerText();
    await observer.getByRole('link', { name: 'Was it fair?' }).first().click();
    await observer.getByText('Files for checking').click();
    const part = observer.locator('[data-recount-kit]');
    await part.getByText('For programmers').click();
    const hash = await part.locator('dd', { hasText: /^[0-9a-f]{64}$/ }).innerText();
    const [download] = await Promise.all([
      observer.waitForEvent('download'),
      part.getByRole('link', { name: /^Download the recount kit/ }).click(),
    ]);
    const kit = await readFile(await download.path());
    const { code, output } = verify(kit, { expectedHash: hash });
    expect(code, output).toBe(0);
    expect(output).toContain('ALL HOLDS, and the hash is the one that was given.');
    // The first was made at the close, the next ones by the draw and by certifying.
    expect(output).toContain('edition 3 of its kit');
    const winner = ['Asha Pillai', 'Ravi Menon'].find((name) =>
      new RegExp(`Of these by the draw.*${name}`).test(output),
    );
    expect(elected).toContain(winner);
  });
});
