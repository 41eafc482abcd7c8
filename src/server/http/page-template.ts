import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { plainPages } from '#texts/en/plain-pages.ts';
import { messages } from '#texts/en/site.ts';
import { languageOf } from '#texts/languages.ts';
import type { Language, LanguageTag } from '#texts/languages.ts';
import { speaking } from '../platform/languages.ts';

/** What Vite built from the texts of each language (languages.json). */
type LanguageFiles = Record<
  string,
  {
    file: string;
    name?: string;
    isEntry?: boolean;
    imports?: string[];
    css?: string[];
    assets?: string[];
  }
>;

/** The page that `npm run build` left, in each language: its direction, its texts and its letters. */
export type PageTemplate = (language: LanguageTag) => Promise<string>;

/** Opens the page of a built folder; each language is put in once. */
export function openTemplate(folder: string): PageTemplate {
  const english = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const list = path.join(folder, 'languages.json');
  const built = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as LanguageFiles) : {};
  const templates = new Map<LanguageTag, Promise<string>>([['en', Promise.resolve(english)]]);
  return (language) => {
    let template = templates.get(language);
    if (template === undefined) {
      template = speaking(language, async () => translated(putIn(english, language, built)));
      templates.set(language, template);
    }
    return template;
  };
}

const rootInEnglish = '<html lang="en" dir="ltr"';

/** A page that the build left, in English, whose root says another language. */
export function withRootOf({ tag, dir }: Language, page: string): string {
  if (!page.includes(rootInEnglish)) throw new Error('a built page names no language');
  return page.replace(rootInEnglish, `<html lang="${tag}" dir="${dir}"`);
}

const firstScript = '<script type="module"';

/** The words of index.html itself: what is read without a script, and before it says more. */
const ownWords: Readonly<Record<string, () => string>> = {
  'This page needs a browser that runs scripts.': () => plainPages.needsScript,
  '>Go to Home</a>': () => `>${plainPages.home}</a>`,
  '<title>Student Council</title>': () => `<title>${messages.product.name}</title>`,
};

function translated(page: string): string {
  let said = page;
  for (const [english, theirs] of Object.entries(ownWords)) {
    if (!page.includes(english)) throw new Error(`index.html does not say "${english}"`);
    said = said.replace(english, theirs);
  }
  return said;
}

function putIn(english: string, language: LanguageTag, built: LanguageFiles): string {
  const files = Object.values(built).find(
    ({ name, isEntry }) => name === language && isEntry === true,
  );
  if (!english.includes(firstScript)) throw new Error('index.html has no script');
  const page = withRootOf(languageOf(language), english);
  // A build of before this language: the page speaks English in its place.
  if (files === undefined) return page;
  // Others stand in for a font that the device may have (src/web/styles/languages).
  const fonts = (files.assets ?? []).filter((file) => /-basic(?:-[\w-]+)?\.woff2$/.test(file));
  const preload = (file: string) =>
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`;
  const style = (file: string) => `<link rel="stylesheet" crossorigin href="/${file}" />`;
  // Scripts run in the order in which they stand: the page's own finds its texts there.
  const words = `<script type="module" crossorigin src="/${files.file}"></script>`;
  const parts = (files.imports ?? []).flatMap((one) => built[one]?.file ?? []);
  const ahead = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}" />`;
  return page
    .replace(firstScript, () =>
      [...fonts.map(preload), ...parts.map(ahead), words, firstScript].join(''),
    )
    .replace('</head>', () => `${(files.css ?? []).map(style).join('')}</head>`);
}
