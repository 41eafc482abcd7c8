import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { countedActs } from '#core/council/counted-acts.ts';
import { electionOf, showElections, student } from '#tests/support/elections-stage.tsx';

// What officers did while voting was open is told as counts: no name of an officer, a candidate or a voter is in it.

const names = ['Asha', 'Binod', student.name];

test.each([1, 3])('every kind of counted act is a count without a name, for %i', async (count) => {
  const given = {
    addedAfterOpening: count,
    correctedAddresses: count,
    provedByHand: { numbers: count, mostByOne: 1 },
    countedActs: countedActs.map((kind) => ({ kind, count, mostByOne: 1 })),
  };
  const election = electionOf({ President: { Asha: 1, Binod: 2 } }, given);
  showElections({ elections: [election], viewer: student }, `/elections/${election._id}`);
  const acts = page.getByRole('list', { name: 'What officers did' });
  await expect.element(acts).toBeVisible();
  const said = acts
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
  expect(said).toHaveLength(countedActs.length);
  expect(new Set(said).size).toBe(countedActs.length);
  const news = document.querySelector('[data-election-news]')?.textContent ?? '';
  for (const name of names) expect(news).not.toContain(name);
  // A capital begins each sentence, and nothing else.
  for (const sentence of said) expect(sentence.slice(1)).not.toMatch(/(?<!\. )\p{Lu}/u);
});
