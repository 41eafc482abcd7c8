import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod/mini';
import { show } from '#tests/support/show.tsx';
import { changedField, draftField, draftText } from './draft-fields.ts';
import { useSavedDraft } from './saved-draft.ts';

const key = 'a-draft';
const Draft = z.object({
  title: draftText,
  kind: draftField(z.enum(['one', 'two']), 'one'),
  note: changedField(z.string()),
});
const stored = () => JSON.parse(sessionStorage.getItem(key) ?? 'null');

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

function Example() {
  const { draft, change, clear, clears, drop, forget, isEmpty, isSaved } = useSavedDraft(
    key,
    Draft,
  );
  return (
    <form>
      <p>{JSON.stringify(draft)}</p>
      <p>{isEmpty ? 'empty' : 'begun'}</p>
      <p>{isSaved ? 'saved' : 'not saved'}</p>
      <button type="button" onClick={() => change({ title: 'Hello' })}>
        Type
      </button>
      <button
        type="button"
        onClick={() => {
          // Two in one press: the second knows of the first.
          change({ kind: 'two' });
          change({ note: 'n' });
        }}
      >
        Choose
      </button>
      <button type="button" onClick={clear}>
        Clear
      </button>
      <button type="button" onClick={drop}>
        Drop
      </button>
      <button type="button" onClick={forget}>
        Forget
      </button>
      <p>cleared {clears} times</p>
    </form>
  );
}

const press = (name: string) => page.getByRole('button', { name }).click();
const shown = (text: string) => page.getByText(text, { exact: true });

test('a draft is stored with each change, and comes back', async () => {
  const showNext = show(<Example key="one" />);
  await expect.element(shown('empty')).toBeVisible();
  await press('Type');
  await press('Choose');
  expect(stored()).toEqual({ title: 'Hello', kind: 'two', note: 'n' });
  showNext(<Example key="two" />);
  await expect.element(shown('{"title":"Hello","kind":"two","note":"n"}')).toBeVisible();
});

test('a draft that is cleared or forgotten is stored no longer; forgotten, it is still shown', async () => {
  show(<Example />);
  await press('Type');
  await press('Forget');
  expect(stored()).toBeNull();
  await expect.element(shown('{"title":"Hello","kind":"one"}')).toBeVisible();
  await press('Type');
  await press('Clear');
  expect(stored()).toBeNull();
  await expect.element(shown('{"title":"","kind":"one"}')).toBeVisible();
});

test.each([
  ['not JSON', '{'],
  ['a list', '["Hello"]'],
  ['nothing', 'null'],
  ['values that fit no more', '{"title":7,"kind":"three","note":false}'],
])('%s counts as no draft', async (_, text) => {
  sessionStorage.setItem(key, text);
  show(<Example />);
  await expect.element(shown('{"title":"","kind":"one"}')).toBeVisible();
  await expect.element(shown('empty')).toBeVisible();
});

test('a value that fits no more takes no other with it', async () => {
  sessionStorage.setItem(key, '{"title":"Hello","kind":"three","other":1}');
  show(<Example />);
  await expect.element(shown('{"title":"Hello","kind":"one"}')).toBeVisible();
});

test('a browser that stores nothing says so, and the form works', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  show(<Example />);
  await press('Type');
  await expect.element(shown('not saved')).toBeVisible();
  await expect.element(shown('{"title":"Hello","kind":"one"}')).toBeVisible();
});

test('it says when it was cleared, and is dropped without a word', async () => {
  show(<Example />);
  await press('Type');
  await press('Drop');
  await expect.element(shown('empty')).toBeVisible();
  expect(stored()).toBeNull();
  await expect.element(shown('cleared 0 times')).toBeVisible();
  await press('Type');
  await press('Clear');
  await expect.element(shown('empty')).toBeVisible();
  await expect.element(shown('cleared 1 times')).toBeVisible();
});
