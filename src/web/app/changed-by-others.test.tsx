import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { bearChangesByOthers } from './changed-by-others.ts';

bearChangesByOthers();

/** A root of React alone; a failure of it is the test's. */
function render(first: ReactNode) {
  const container = document.createElement('div');
  document.body.append(container);
  const failed: unknown[] = [];
  const root = createRoot(container, { onUncaughtError: (problem) => failed.push(problem) });
  const rerender = (content: ReactNode) => {
    flushSync(() => root.render(content));
    expect(failed).toEqual([]);
  };
  rerender(first);
  return { container, rerender };
}

/** Lets the browser tell what has changed, as it does after every task. */
const told = () => new Promise<void>((resolve) => queueMicrotask(resolve));

function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
  return texts;
}

/** What a page translator does to each text, in one step or in two, or an extension that keeps the text. */
const changes: Record<string, (text: Text) => void> = {
  'in the place of each text': (text) => {
    const font = document.createElement('font');
    font.textContent = text.data;
    text.replaceWith(font);
  },
  'before each text, which is then removed': (text) => {
    const font = document.createElement('font');
    font.textContent = text.data;
    text.before(font);
    text.remove();
  },
  'after each text, which is then removed': (text) => {
    const font = document.createElement('font');
    font.textContent = text.data;
    text.after(font);
    text.remove();
  },
  'around each text': (text) => {
    const font = document.createElement('font');
    const inner = document.createElement('font');
    font.append(inner);
    text.before(font);
    inner.append(text);
  },
};

/** What React does to a place whose nodes something else has changed, and what a reader then sees. */
const steps: Readonly<Record<string, { before: ReactNode; after: ReactNode; seen: string }>> = {
  'a text goes': {
    before: (
      <p>
        {'It failed. '}
        <b>Again</b>
      </p>
    ),
    after: (
      <p>
        {null}
        <b>Again</b>
      </p>
    ),
    seen: 'Again',
  },
  'a text becomes another': { before: <p>{2} of 3</p>, after: <p>{1} of 3</p>, seen: '1 of 3' },
  'an element comes before a text': {
    before: <p>{null}late</p>,
    after: <p>{<i>very </i>}late</p>,
    seen: 'very late',
  },
  'a text comes before a text': {
    before: <p>{null}late</p>,
    after: <p>{'very '}late</p>,
    seen: 'very late',
  },
  'texts change their places': {
    before: (
      <p>
        <i key="a">a</i>
        <b key="b">b</b>
      </p>
    ),
    after: (
      <p>
        <b key="b">b</b>
        <i key="a">a</i>
      </p>
    ),
    seen: 'ba',
  },
  'a text becomes nothing': { before: <p>{'no'}where</p>, after: <p>{''}where</p>, seen: 'where' },
  'all goes': { before: <p>{1} vote</p>, after: null, seen: '' },
};

for (const [how, change] of Object.entries(changes)) {
  for (const [name, { before, after, seen }] of Object.entries(steps)) {
    test(`elements stand ${how}: ${name}`, async () => {
      const { container, rerender } = render(before);
      for (const text of textsIn(container)) change(text);
      await told();
      rerender(after);
      await told();
      expect(container.textContent).toBe(seen);
      // The same again, changed in between: nothing is there twice, and nothing is missing.
      for (const text of textsIn(container)) change(text);
      rerender(before);
      await told();
      rerender(after);
      await told();
      expect(container.textContent).toBe(seen);
    });
  }
}

test('a field goes with what was put around it, and not with what else is in there', async () => {
  const { container, rerender } = render([<input key="a" />, <input key="b" />]);
  const both = document.createElement('span');
  const [first, second] = container.querySelectorAll('input');
  first?.before(both);
  both.append(first ?? '', second ?? '');
  await told();
  rerender([<input key="b" name="kept" />]);
  expect(container.querySelectorAll('input')).toHaveLength(1);
  rerender([<p key="c">new</p>, <input key="b" name="kept" />]);
  expect(container.innerHTML).toBe('<p>new</p><span><input name="kept"></span>');
  rerender(null);
  expect(container.innerHTML).toBe('');
});

test('a node that is nowhere any more is no failure', async () => {
  const { container, rerender } = render([<i key="a">a</i>, <b key="b">b</b>]);
  container.querySelector('b')?.remove();
  await told();
  rerender([<i key="a">a</i>, <u key="u">u</u>, <b key="b">b</b>]);
  rerender([<i key="a">a</i>]);
  expect(container.textContent).toBe('a');
});
