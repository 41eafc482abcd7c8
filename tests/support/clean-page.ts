// The files of component tests share a page: what a test leaves there is taken away here, whatever it was.
// Before the styles of any page: the first to name a layer decides the order of all.
import '#web/styles/main.css';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, vi } from 'vitest';
import { learnServerTime } from '#web/app/server-clock.ts';
import { takeAway } from './show.tsx';
import './stay-here.ts';

const root = document.documentElement;

/** No fade between two pages: it outlives a short test, and ends with an error. */
Object.defineProperty(document, 'startViewTransition', { value: undefined, configurable: true });

const found = {
  title: document.title,
  address: location.href,
  root: attributesOf(root),
  body: attributesOf(document.body),
};
let before: ReadonlySet<Element> = new Set();

function attributesOf(element: Element): ReadonlyMap<string, string> {
  return new Map(Array.from(element.attributes, ({ name, value }) => [name, value]));
}

function putBack(element: Element, attributes: ReadonlyMap<string, string>): void {
  for (const { name } of [...element.attributes]) {
    if (!attributes.has(name)) element.removeAttribute(name);
  }
  for (const [name, value] of attributes) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

beforeEach(() => {
  before = new Set(document.body.children);
});

afterEach(() => {
  const unsaid = /wrong:[a-z-]+/.exec(document.body.textContent);
  takeAway();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  toast.remove();
  localStorage.clear();
  sessionStorage.clear();
  learnServerTime(Date.now());
  for (const one of [...document.body.children]) if (!before.has(one)) one.remove();
  document.adoptedStyleSheets = [];
  document.title = found.title;
  putBack(root, found.root);
  putBack(document.body, found.body);
  if (location.href !== found.address) history.replaceState(null, '', found.address);
  scrollTo(0, 0);
  // What core hands on by its key is a sentence by the time somebody reads it.
  if (unsaid !== null) throw new Error(`the page shows ${unsaid[0]} in place of its sentence`);
});
