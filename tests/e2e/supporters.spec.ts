import { expect } from '@playwright/test';
import { examine } from './support/examine.ts';
import { test } from './support/fixtures.ts';

// Proposers and seconders (docs/elections.md): asked by a candidate, found on Home and by a link, seen
// by officers.

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

test('a candidate asks two people, who confirm on Home and by a link, and is accepted', async ({
  page,
  meet,
  campus,
}) => {
  // Both devices may share a campus.
  const device = test.info().project.name;
  const [name, candidate] = [`Hostel Council of the ${device}`, `Zoya of the ${device}`];
  const admin = await meet({ role: 'admin', name: 'Lakshmi Krishnan' });
  const data = {
    name,
    positions: ['Warden'],
    startDate: inHours(2),
    endDate: inHours(3),
    nominationsCloseAt: inHours(1),
    supporters: { proposers: 1, seconders: 1 },
  };
  const created = await admin.request.post('/api/election/create', { data });
  expect(created.ok()).toBe(true);
  const { _id: electionId } = (await created.json()).election;
  await campus.signIn(page, { role: 'student', name: candidate });
  const proposer = await meet({ role: 'student', name: 'Ravi Rao' });
  const seconder = await meet({ role: 'student', name: 'Mina Iyer' });
  const me = async (of: typeof page) => (await (await of.request.get('/api/user/me')).json()).user;

  const nomination = await test.step('she nominates herself', async () => {
    const { _id: userId } = await me(page);
    const own = { electionId, position: 'Warden', userId };
    expect((await page.request.post('/api/nomination/create', { data: own })).ok()).toBe(true);
    const [{ _id }] = await (await page.request.get('/api/nomination/mine')).json();
    return String(_id);
  });

  await test.step('she asks two people', async () => {
    await page.goto('/elections');
    await page.getByRole('button', { name: 'Nominations' }).click();
    await page.getByRole('button', { name: 'Ask somebody to support you for Warden' }).click();
    const dialog = page.getByRole('dialog', { name: 'Supporters for Warden' });
    for (const [kind, who] of [
      ['proposer', proposer],
      ['seconder', seconder],
    ] as const) {
      const { enrollmentNumber } = await me(who);
      await dialog.getByLabel('Ask them to be').selectOption(kind);
      await dialog.getByLabel('Enrollment number or e-mail').fill(enrollmentNumber);
      await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
      await expect(
        dialog.getByText(`to ${kind === 'proposer' ? 'propose' : 'second'} you`),
      ).toBeVisible();
    }
    await examine(page, 'whom a candidate asked');
  });

  await test.step('one confirms on Home', async () => {
    await proposer.goto('/');
    await proposer.getByRole('button', { name: `Confirm, ${candidate}` }).click();
    await expect(proposer.getByText(`You propose ${candidate} for Warden`)).toBeVisible();
  });

  const request = admin.getByText('1 of 2 supporters');
  await test.step('an officer cannot accept her yet', async () => {
    await admin.goto('/dashboard?section=nomination-requests');
    await expect(request).toBeVisible();
    await expect(admin.getByText('Proposed by Ravi Rao')).toBeVisible();
    await admin.getByRole('button', { name: `Accept ${candidate}` }).click();
    await expect(admin.getByText(/This candidate still needs 1 seconder/).first()).toBeVisible();
  });

  await test.step('the other one follows the link', async () => {
    await seconder.goto(`/support/${nomination}`);
    await examine(seconder, 'the link of a candidate who looks for supporters');
    await seconder.getByRole('button', { name: 'Second', exact: true }).click();
    await expect(seconder.getByText(`You second ${candidate}`)).toBeVisible();
  });

  await test.step('with both she is accepted; only officers read their names', async () => {
    await admin.reload();
    await expect(admin.getByText('Seconded by Mina Iyer')).toBeVisible();
    await admin.getByRole('button', { name: `Accept ${candidate}` }).click();
    await expect(admin.getByText('1 nomination accepted').first()).toBeVisible();
    const seen = await (await page.request.get('/api/nomination/mine')).text();
    expect(seen).not.toContain('Mina Iyer');
    await page.goto(`/elections/${electionId}`);
    await expect(page.getByText(candidate).first()).toBeVisible();
  });
});
