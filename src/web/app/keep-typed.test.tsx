import { afterEach, expect, test } from 'vitest';
import { keepTyped } from './keep-typed.ts';

const options = `<option value="">Select Category</option><option value="query">Query</option>
  <option value="suggestion">Suggestion</option>`;

/** The fields of a form as the server renders it, and as the page knows them. */
function rerender(marked = options) {
  document.body.innerHTML = `<form data-shown>
    <input name="email"><select name="category">${marked}</select></form>`;
  const root = document.querySelector('form');
  const field = root?.querySelector<HTMLSelectElement>('select');
  if (root === null || field === null || field === undefined) throw new Error('nothing drawn');
  return { root, field };
}

afterEach(() => {
  document.body.innerHTML = '';
});

test('a select that nobody touched leaves the page what it knows', () => {
  const { root, field } = rerender();
  const putBack = keepTyped(root);
  field.value = 'query';
  putBack();
  expect(field.value).toBe('query');
});

test('what was chosen before the script came is put back', () => {
  const { root, field } = rerender();
  field.value = 'suggestion';
  const putBack = keepTyped(root);
  field.value = 'query';
  putBack();
  expect(field.value).toBe('suggestion');
});

test('a choice against the one that was rendered counts, the first one too', () => {
  const { root, field } = rerender(options.replace('"query"', '"query" selected'));
  field.value = '';
  const putBack = keepTyped(root);
  field.value = 'query';
  putBack();
  expect(field.value).toBe('');
});

test('what was typed into a page that is then rendered anew is put into the new one', () => {
  const { root, field } = rerender();
  const putBack = keepTyped(root);
  field.value = 'suggestion';
  root.innerHTML = root.innerHTML.replaceAll('<select', '<select ');
  putBack();
  expect(root.querySelector('select')?.value).toBe('suggestion');
});

test('what comes while hydration goes on is put back too', () => {
  const { root, field } = rerender();
  const putBack = keepTyped(root);
  field.value = 'suggestion';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.value = '';
  putBack();
  expect(field.value).toBe('suggestion');
});
