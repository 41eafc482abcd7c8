import { expect, test } from 'vitest';
import { isolated } from '#texts/isolated.ts';

// Where a browser really draws a comma and a number (src/texts/isolated.ts).

/** How far from the left each of these letters of a sentence is drawn. */
function drawn(sentence: unknown, dir: 'ltr' | 'rtl', letters: readonly string[]): number[] {
  const line = document.createElement('p');
  line.dir = dir;
  line.textContent = String(sentence);
  document.body.append(line);
  const text = line.firstChild as Text;
  const places = letters.map((letter) => {
    const range = document.createRange();
    range.setStart(text, text.data.indexOf(letter));
    range.setEnd(text, text.data.indexOf(letter) + 1);
    return range.getBoundingClientRect().left;
  });
  line.remove();
  return places;
}

const isSorted = (places: readonly number[]) =>
  places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0));

test('an Urdu name in an English sentence leaves its comma and its number on the right', () => {
  const sentence = 'By علی, 3 votes';
  expect(isSorted(drawn(sentence, 'ltr', ['ل', ',', '3', 'v']))).toBe(false);
  const kept = isolated(sentence, ['علی'], 'ltr');
  expect(isSorted(drawn(kept, 'ltr', ['ل', ',', '3', 'v']))).toBe(true);
});

test('an English name in an Urdu sentence leaves its comma and its number on the left', () => {
  const sentence = 'Ali (CS)، 3 ووٹ';
  const order = ['ٹ', '3', '،', 'A', 'C', ')'];
  expect(isSorted(drawn(sentence, 'rtl', order))).toBe(false);
  expect(isSorted(drawn(isolated(sentence, ['Ali (CS)'], 'rtl'), 'rtl', order))).toBe(true);
});
