import { afterEach, beforeEach, expect, test } from 'vitest';
import { tellMissing } from '#core/kernel/speech.ts';
import { markEnglish } from './mark-english.ts';

let stop: () => void;
const place = document.createElement('div');

beforeEach(() => {
  document.body.append(place);
  stop = markEnglish();
});

afterEach(() => {
  stop();
  place.remove();
  place.replaceChildren();
});

const languageOf = (id: string) => document.getElementById(id)?.getAttribute('lang');

test('English that stands in is marked, whatever comes first: the text or that it stands in', async () => {
  place.innerHTML = '<p id="rendered">Ends soon</p><p id="own">अपना</p>';
  tellMissing('Ends soon');
  tellMissing('Cast votes');
  await expect.poll(() => languageOf('rendered')).toBe('en');
  place.insertAdjacentHTML('beforeend', '<div><button id="late">Cast votes</button></div>');
  await expect.poll(() => languageOf('late')).toBe('en');
  expect(document.getElementById('late')?.dir).toBe('ltr');
  expect(languageOf('own')).toBeNull();
});

test('a sentence of both languages stays what it is, and so does a name in another language', async () => {
  place.innerHTML =
    '<p id="mixed">चुनाव <b>x</b> Cast</p><p id="named" lang="de">Cast</p><p id="whole">Cast</p>';
  tellMissing('Cast');
  await expect.poll(() => languageOf('whole')).toBe('en');
  expect(languageOf('mixed')).toBeNull();
  expect(languageOf('named')).toBe('de');
});

test('beside a sign, English keeps the direction of the page', async () => {
  place.innerHTML = '<a id="link">People<svg></svg></a>';
  tellMissing('People');
  await expect.poll(() => languageOf('link')).toBe('en');
  expect(document.getElementById('link')?.dir).toBe('');
});

test('the mark goes when the text changes', async () => {
  place.innerHTML = '<p id="one">Open</p>';
  tellMissing('Open');
  await expect.poll(() => languageOf('one')).toBe('en');
  const text = document.getElementById('one')?.firstChild;
  if (text) text.nodeValue = 'खुला';
  await expect.poll(() => languageOf('one')).toBeNull();
});

test('a preview outlines what is unfinished, also where only a part of it is English', async () => {
  stop();
  sessionStorage.setItem('preview', 'yes');
  try {
    stop = markEnglish();
    place.innerHTML = '<p id="part">चुनाव <b>x</b> Half</p><p id="done">पूरा</p>';
    tellMissing('Half');
    const unfinished = () => document.querySelectorAll('[data-unfinished]');
    await expect.poll(() => unfinished().length).toBe(1);
    expect(getComputedStyle(unfinished()[0] as Element).outlineStyle).toBe('dashed');
    expect(languageOf('part')).toBeNull();
  } finally {
    sessionStorage.removeItem('preview');
    document.adoptedStyleSheets = [];
  }
});
