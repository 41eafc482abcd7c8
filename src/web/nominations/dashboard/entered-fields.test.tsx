import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { fakeServer } from '#tests/support/fake-server.ts';
import type { FakeServer } from '#tests/support/fake-server.ts';
import { show } from '#tests/support/show.tsx';
import { createQueryClient } from '#web/app/query-client.ts';
import { EnteredFields } from './entered-fields.tsx';
import type { EnteredLines, LineProblem, RefusedLine } from './entered-lines.ts';
import { entryOf, isReady, linesFor } from './entered-lines.ts';

const positions = [
  { key: 'President', title: 'President' },
  { key: 'Treasurer', title: 'Treasurer' },
];
const mina = { name: 'Mina Iyer', year: '23' };
const unclear = {
  line: 'Mina Iyer',
  problem: 'Several people have this name. Choose one of them.',
  choices: [
    { ...mina, enrollmentNumber: '0177CS230991', branch: 'CS' },
    { ...mina, enrollmentNumber: '0177ME240992', branch: 'ME', year: '24' },
  ],
};
const unknown = { line: 'Nobody Here', problem: 'Nobody is known by this.', choices: [] };
const asha = {
  line: '0177cs230014',
  name: 'Asha Verma',
  enrollmentNumber: '0177CS230014',
  branch: 'CS',
  year: '23',
  hasAccount: true,
  isEmailed: true,
};
let known: LineProblem[];

let server: FakeServer;
let typed: EnteredLines;
beforeEach(() => {
  typed = {};
  known = [unclear, unknown];
  server = fakeServer({
    findCandidates: ({ body: { lines = [] } }) => ({
      people: [asha].filter(({ line }) => lines.includes(line)),
      problems: known.filter(({ line }) => lines.includes(line)),
    }),
  });
});
const asked = () => server.sent('findCandidates').map(({ body }) => body.lines);

function open(refused: readonly RefusedLine[] = []) {
  function Example() {
    const [value, setValue] = useState<EnteredLines>({});
    return (
      <EnteredFields
        positions={positions}
        value={value}
        onChange={(next) => {
          typed = next;
          setValue(next);
        }}
        refused={refused}
      />
    );
  }
  show(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <Example />
    </QueryClientProvider>,
  );
}

const president = page.getByLabelText('President');

/** The mouse at the middle of an element, seen from the page that holds the frame of the tests. */
async function mouse(type: 'mousePressed' | 'mouseReleased', on: Element): Promise<void> {
  const frame = window.frameElement as HTMLElement;
  const { left, top, width } = frame.getBoundingClientRect();
  const scale = width / frame.offsetWidth;
  const box = on.getBoundingClientRect();
  await cdp().send('Input.dispatchMouseEvent', {
    type,
    x: left + scale * (box.left + box.width / 2),
    y: top + scale * (box.top + box.height / 2),
    button: 'left',
    clickCount: 1,
  });
}

test('what is found does not move what is being pressed: it is looked up once the press is over', async () => {
  open();
  await president.fill('Nobody Here');
  const treasurer = page.getByLabelText('Treasurer');
  await mouse('mousePressed', treasurer.element());
  await expect.element(treasurer).toHaveFocus();
  expect(asked()).toEqual([]);
  await mouse('mouseReleased', treasurer.element());
  await expect.poll(asked).toEqual([['Nobody Here']]);
});

test('a line is looked up when the box is left: whom it names, or what is wrong with it', async () => {
  open();
  await president.fill('0177cs230014\n\n Nobody Here ');
  expect(asked()).toEqual([]);
  await userEvent.tab();
  await expect.element(page.getByText('Found: Asha Verma (0177CS230014).')).toBeVisible();
  await expect
    .element(president)
    .toHaveAccessibleDescription(/“Nobody Here”: Nobody is known by this\./);
  await expect.element(president).toBeInvalid();
  expect(asked()).toEqual([['0177cs230014', 'Nobody Here']]);
  await president.fill('0177cs230014');
  await expect.element(president).toBeValid();
});

test('of two people of one name the chosen one is sent, by their number', async () => {
  open();
  await page.getByLabelText('Treasurer').fill('Mina Iyer');
  await userEvent.tab();
  const choice = page.getByRole('group', { name: 'Two people are called Mina Iyer.' });
  await expect.element(choice).toBeVisible();
  expect(isReady(linesFor(typed, 'Treasurer'), known)).toBe(false);
  await choice.getByRole('radio', { name: 'ME, 2024' }).click();
  await expect.element(choice.getByRole('radio', { name: 'ME, 2024' })).toBeChecked();
  expect(isReady(linesFor(typed, 'Treasurer'), known)).toBe(true);
  expect(entryOf('e', positions, { lines: typed, checked: [] })).toEqual({
    electionId: 'e',
    candidates: [{ position: 'Treasurer', lines: ['0177ME240992'] }],
    checked: [],
    haveAgreed: true,
  });
});

test('what was refused when it was sent stands at its position alone, until the line is changed', async () => {
  const problem = 'This person was asked for this position and said no.';
  open([{ key: 'President', line: 'asha@campus.example', problem, choices: [] }]);
  for (const title of ['President', 'Treasurer']) {
    await page.getByLabelText(title).fill('asha@campus.example');
  }
  await expect.element(president).toHaveAccessibleDescription(/said no/);
  await expect.element(page.getByLabelText('Treasurer')).toBeValid();
  await president.fill('ravi@campus.example');
  await expect.element(president).toBeValid();
});

test('a person on two lines of one position is told, once the box is left', async () => {
  open();
  await president.fill('0177cs230014\nRavi Rao\nravi rao\n0177CS230014');
  await page.getByLabelText('Treasurer').fill('Ravi Rao');
  await userEvent.tab();
  await expect
    .element(president)
    .toHaveAccessibleDescription(/ravi rao.*on the list twice.*0177CS230014.*on the list twice/s);
  await expect.element(page.getByLabelText('Treasurer')).not.toHaveAccessibleDescription(/twice/);
  await president.fill('0177cs230014\nRavi Rao');
  await expect.element(president).not.toHaveAccessibleDescription(/twice/);
});

test('who has no account is entered by name once that is ticked, and the tick can be taken back', async () => {
  known.push({ ...unknown, line: 'Lata Rao', asks: 'by-name' });
  open();
  await president.fill('Lata Rao');
  await userEvent.tab();
  await expect.element(president).toBeInvalid();
  const lines = () => linesFor(typed, 'President');
  expect(isReady(lines(), known)).toBe(false);
  const tick = page.getByRole('checkbox', {
    name: 'Enter “Lata Rao” by name, without an account.',
  });
  await tick.click();
  await expect.element(president).toBeValid();
  expect(isReady(lines(), known)).toBe(true);
  expect(entryOf('e', positions, { lines: typed, checked: [] })).toMatchObject({
    byName: ['Lata Rao'],
  });
  await tick.click();
  expect(entryOf('e', positions, { lines: typed, checked: [] })).not.toHaveProperty('byName');
});

test('of who has no number the officer says that they may stand, beside the first tick', async () => {
  const asks = 'may-stand' as const;
  const problem = 'This person has no enrollment number.';
  open([{ key: 'President', line: 'Lata Rao', problem, choices: [], asks }]);
  await president.fill('Lata Rao');
  await userEvent.tab();
  const tick = page.getByRole('checkbox', { name: 'I have checked that “Lata Rao” may stand.' });
  await tick.click();
  expect(entryOf('e', positions, { lines: typed, checked: [] })).toMatchObject({
    mayStand: ['Lata Rao'],
  });
});

test('what was looked up and refused for one reason is asked once', async () => {
  const asks = 'by-name' as const;
  known.push({ ...unknown, line: 'Lata Rao', asks });
  open([{ key: 'President', ...unknown, line: 'Lata Rao', asks }]);
  await president.fill('Lata Rao');
  await userEvent.tab();
  await expect.element(page.getByText('Found:')).not.toBeInTheDocument();
  await expect.poll(() => asked().length).toBe(1);
  await expect.element(page.getByRole('checkbox')).toBeVisible();
  expect(page.getByRole('checkbox').all()).toHaveLength(1);
});
