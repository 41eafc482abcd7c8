import { expect, test, vi } from 'vitest';
import { closedDates, electionOf } from '#tests/support/elections-stage.tsx';
import { campusSettings } from '#tests/support/campus-sample.ts';
import { wellCaredFor } from '#tests/support/dashboard-state.ts';
import { main, showApp } from '#tests/support/show-app.tsx';
import { aUser, me } from '#tests/support/viewer-sample.ts';
import type { Answers } from '#tests/support/fake-server.ts';
import type { Election } from '#contract/election-shapes.ts';
import { timetablePath } from '#core/page-paths.ts';

const dates = {
  publishedAt: '2031-03-01T04:30:00.000Z',
  nominationsCloseAt: '2031-03-16T12:30:00.000Z',
  startDate: '2031-03-17T03:30:00.000Z',
  endDate: '2031-03-19T11:30:00.000Z',
};

function open(given: Partial<Election>, at?: string, more: Answers = {}) {
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  );
  const election = { ...electionOf({ President: { Zoya: 4 } }), ...given };
  showApp(at ?? timetablePath(election._id), {
    listElections: () => ({ elections: [election], asOf: new Date().toISOString() }),
    readCampusSettings: () => ({ ...campusSettings, timeZone: 'Asia/Kolkata' }),
    ...more,
  });
  return election;
}
/** What stands in the row of a step. */
const said = (name: string) =>
  main.getByRole('row', { name: new RegExp(`^${name}`) }).element().textContent;

test('says what comes when, in campus time, to everybody', async () => {
  open(dates);
  await expect.poll(() => said('Voting')).toMatch(/Mon 17 Mar 2031/);
  await expect.poll(() => said('Voting')).toMatch(/09:00.*Wed 19 Mar 2031.*17:00/);
  await expect.poll(() => said('Nominations')).toMatch(/Sun 16 Mar 2031.*18:00/);
  await expect.poll(() => said('Complaints')).toMatch(/Sat 22 Mar 2031.*17:00/);
  const steps = main.getByRole('rowheader').elements();
  expect(steps.map((one) => one.querySelector('span')?.textContent)).toEqual([
    expect.stringMatching(/^Nominations/),
    expect.stringMatching(/^Changes by candidates/),
    expect.stringMatching(/^Voting/),
    expect.stringMatching(/^Results/),
    expect.stringMatching(/^Complaints/),
    expect.stringMatching(/^Certification/),
  ]);
  await expect.element(main.getByText(/All times are campus time \(Asia.Kolkata/)).toBeVisible();
});

test('marks what is now and what is next', async () => {
  open({ ...dates, publishedAt: '2021-03-01T04:30:00.000Z' });
  await expect.poll(() => said('Nominations')).toMatch(/Now/);
  await expect.poll(() => said('Voting')).toMatch(/Next/);
  await expect.poll(() => said('Results')).not.toMatch(/Next/);
});

test('is printed by its button', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  open(dates);
  await main.getByRole('button', { name: 'Print timetable' }).click();
  expect(print).toHaveBeenCalledOnce();
});

test('a cancelled election has nothing before it, and a paused one may end later', async () => {
  open({ ...dates, state: 'cancelled' });
  await expect.element(main.getByText('This election was cancelled.')).toBeVisible();
  expect(main.getByRole('table').elements()).toHaveLength(0);
});

test('a paused election says that its times can change', async () => {
  open({ ...dates, startDate: closedDates.startDate, state: 'paused' });
  await expect.element(main.getByText(/^Voting is paused/)).toBeVisible();
});

test('the page of the election leads to it, also after the close', async () => {
  const election = open(closedDates, '/elections/election');
  await main.getByRole('link', { name: 'Timetable' }).click();
  await expect.element(main.getByRole('heading', { level: 1, name: 'Timetable' })).toBeVisible();
  await expect.poll(() => said('Voting')).toMatch(/Over/);
  await expect
    .element(main.getByRole('link', { name: election.name }))
    .toHaveAttribute('href', '/elections/election');
});

test('an election that is not there has no timetable', async () => {
  open(dates, '/elections/another/timetable');
  await expect.element(main.getByText('There is nothing at this address.')).toBeVisible();
});

test('tells officers what waits for them in this election, and prints it only where they ask', async () => {
  const printed: boolean[] = [];
  vi.spyOn(window, 'print').mockImplementation(() => {
    const part = main.getByRole('heading', { name: 'What waits for officers' }).element();
    printed.push(part.closest('[class*="print:hidden"]') === null);
  });
  const whyNot = null;
  const until = '2031-03-26T10:00:00.000Z';
  const of = (electionId: string, election: string) =>
    ({
      kind: 'release',
      electionId,
      election,
      whyNot,
      until,
      messages: 0,
    }) as const;
  const { _id: id, name } = electionOf({ President: { Zoya: 4 } });
  open(dates, undefined, {
    readMe: me(aUser({ role: 'council' })),
    listWaiting: {
      things: [of(id, name), of('another', 'Another election')],
      elections: [],
      campus: wellCaredFor,
    },
  });
  await expect.element(main.getByText(`Results wait for release, ${name}`)).toBeVisible();
  await expect
    .element(main.getByText(/They are shown by Wed, 26 Mar|They are shown by Wed 26 Mar/))
    .toBeVisible();
  expect(main.getByText('Another election').elements()).toEqual([]);
  await main.getByRole('button', { name: 'Print for officers' }).click();
  await main.getByRole('button', { name: 'Print timetable' }).click();
  expect(printed).toEqual([true, false]);
});
