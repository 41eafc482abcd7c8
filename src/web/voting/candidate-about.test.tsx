import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ballotOf, electionOf, showElections, student } from '#tests/support/elections-stage.tsx';

const plain = electionOf({
  President: { 'Zoya Rahman': 4, 'Arjun Nair': 2 },
  Treasurer: { Mira: 0 },
});
const election = {
  ...plain,
  nominations: plain.nominations.map((one) =>
    one.nominee.name === 'Zoya Rahman'
      ? { ...one, statement: 'Longer hours.\nCheaper prints.', link: 'https://zoya.example/me' }
      : one,
  ),
};
const voter = { viewer: student, elections: [election], ballots: [ballotOf(election)] };
const about = (name: string) => page.getByRole('button', { name: `About ${name}` });

test('a statement is read from the row, in place and without a vote', async () => {
  const stage = showElections(voter);
  await expect.element(page.getByText(/Longer hours/)).not.toBeInTheDocument();
  await about('Zoya Rahman').click();
  await expect.element(page.getByText(/Longer hours/)).toBeVisible();
  const link = page.getByRole('link', { name: /zoya\.example/ });
  await expect.element(link).toHaveAttribute('rel', 'nofollow ugc noopener');
  await expect
    .element(page.getByRole('link', { name: 'The page of Zoya Rahman' }))
    .toHaveAttribute('href', '/elections/election/candidates/as%20Zoya%20Rahman');
  expect(page.getByRole('dialog').elements()).toHaveLength(0);
  expect(stage.votes).toEqual([]);
});

test('all candidates of a position have it once one of them says something, in one size', async () => {
  showElections(voter);
  await expect.element(about('Arjun Nair')).toBeVisible();
  const [zoya, arjun] = ['Zoya Rahman', 'Arjun Nair'].map(
    (name) => about(name).element().closest('li')?.offsetHeight,
  );
  expect(zoya).toBe(arjun);
  await about('Arjun Nair').click();
  await expect.element(page.getByText('This candidate has not written a statement.')).toBeVisible();
  expect(about('Mira').elements()).toHaveLength(0);
});

test('on a phone it stands beside the name, and what opens stands below both', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 900));
  showElections(voter);
  await expect.element(about('Zoya Rahman')).toBeVisible();
  const button = about('Zoya Rahman').element();
  const row = button.closest('li')?.querySelector('[data-roving]') ?? button;
  const [beside, name] = [button.getBoundingClientRect(), row.getBoundingClientRect()];
  expect(beside.left).toBeGreaterThanOrEqual(name.right);
  expect(beside.top).toBeLessThan(name.bottom);
  expect(beside.height).toBeGreaterThanOrEqual(44);
  expect(row).not.toBe(button);
  await about('Zoya Rahman').click();
  const text = page
    .getByText(/Longer hours/)
    .element()
    .getBoundingClientRect();
  expect(text.top).toBeGreaterThanOrEqual(name.bottom);
  expect(text.left).toBeLessThan(name.left + name.width / 2);
});

test('who wrote only a manifesto is read about too', async () => {
  const nominations = plain.nominations.map((one) =>
    one.nominee.name === 'Mira' ? { ...one, hasManifesto: true as const } : one,
  );
  showElections({ ...voter, elections: [{ ...plain, nominations }] });
  await about('Mira').click();
  await expect
    .element(page.getByRole('link', { name: 'Read the manifesto of Mira' }))
    .toHaveAttribute('href', '/elections/election/candidates/as%20Mira');
  expect(about('Zoya Rahman').elements()).toHaveLength(0);
});

test('the keyboard reaches it beside the vote, and Enter opens it', async () => {
  showElections(voter);
  await expect.element(about('Zoya Rahman')).toBeVisible();
  const button = about('Zoya Rahman').element();
  expect(button.closest('[role="radio"], [data-roving]')).toBeNull();
  button.closest('li')?.querySelector<HTMLElement>('[data-roving]')?.focus();
  await userEvent.tab();
  await expect.element(about('Zoya Rahman')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/Longer hours/)).toBeVisible();
});
