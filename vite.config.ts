import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin, Rolldown, UserConfig, ViteDevServer } from 'vite';
import { languageCookie, languageFor } from './src/core/campus/languages.ts';
import { pageAt, renderedPaths } from './src/core/page-paths.ts';
import { routes } from './src/contract/routes.ts';
import { languageOf, languages } from './src/texts/languages.ts';
import type { Language } from './src/texts/languages.ts';
import { messages } from './tools/texts/vite-messages.ts';

/**
 * What the server renders with (src/web/app/entry-server.tsx): one file, which it loads once for each language
 * (rendered-pages.ts), because some texts are read while modules load.
 */
const onServer: UserConfig = {
  publicDir: false,
  plugins: [messages],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    outDir: 'dist/ssr',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: false } },
  },
};

const translated = languages.map(({ tag }) => tag).filter((tag) => tag !== 'en');
const languageFile = 'virtual:language/';

/** The texts of one language that pages read, in one file, which is there before the page's own script asks for them. */
const languageFiles: Plugin = {
  name: 'language-files',
  resolveId: (id) => (id.startsWith(languageFile) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${languageFile}`)) return null;
    const tag = id.slice(languageFile.length + 1);
    const folder = `src/texts/${tag}`;
    const catalogues = existsSync(folder)
      ? readdirSync(folder).filter((file) => file.endsWith('.po') && file !== 'server.po')
      : [];
    const style = `src/web/styles/languages/${tag}.css`;
    return [
      ...catalogues.map((file, at) => `import catalogue${at} from '/${folder}/${file}';`),
      ...(existsSync(style) ? [`import '/${style}';`] : []),
      `import { addLanguage } from '/src/texts/add-language.ts';`,
      `import { setLanguageSource } from '/src/texts/spoken.ts';`,
      `import { markEnglish } from '/src/web/app/mark-english.ts';`,
      `addLanguage('${tag}'${catalogues.map((_, at) => `, catalogue${at}`).join('')});`,
      `setLanguageSource(() => '${tag}');`,
      `markEnglish();`,
    ].join('\n');
  },
};

/** The texts and letters of each language, one file each: a page loads that of its reader and no other. */
const ofLanguages: UserConfig = {
  publicDir: false,
  plugins: [messages, languageFiles],
  build: {
    outDir: 'dist/web',
    emptyOutDir: false,
    manifest: 'languages.json',
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: Object.fromEntries(translated.map((tag) => [tag, languageFile + tag])),
    },
  },
};

/** What src/web/app/entry-server.tsx exports. */
type ServerEntry = typeof import('./src/web/app/entry-server.tsx');

/** `npm run dev` renders on the server too, with the code of this moment. */
const renderInDevelopment: Plugin = {
  name: 'render-in-development',
  apply: 'serve',
  configureServer: (vite) => () => {
    vite.middlewares.use((request, response, next) => {
      if (request.headers.accept?.includes('text/html') !== true) return next();
      const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
      const hasSession = request.headers.cookie?.includes('hustings=') === true;
      const page = async () => {
        const language = await languageInDevelopment(request.headers);
        if (language.tag === 'en') return renderNow(vite, pathname, hasSession);
        return speakInDevelopment(await templateOf(vite, pathname), language);
      };
      page().then(
        (html) => {
          response.statusCode = pageAt(pathname) === null ? 404 : 200;
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(html);
        },
        (error: Error) => {
          vite.ssrFixStacktrace(error);
          console.error(error);
          response.statusCode = 500;
          response.end(error.message);
        },
      );
    });
  },
};

/** In which language a page comes in development: as on the server (reader-language.ts), whom it asks what is offered. */
async function languageInDevelopment(headers: IncomingHttpHeaders): Promise<Language> {
  const chosen = new RegExp(`(?:^|; )${languageCookie}=([^;]+)`).exec(headers.cookie ?? '')?.[1];
  try {
    const answer = await fetch(`${api}/api${routes.readCampusSettings.path}`);
    const { languages: offered } = (await answer.json()) as { languages: string[] };
    const asked = { chosen: chosen ?? null, accepted: headers['accept-language'] };
    return languageOf(languageFor(asked, offered));
  } catch {
    // The server starts, or is not there.
    return languageOf('en');
  }
}

/**
 * A page in another language comes empty in development, and the browser draws it: one program cannot load
 * the pages once for each language, as the server does.
 */
const speakInDevelopment = (template: string, { tag, dir }: Language): string =>
  template.replace('<html lang="en" dir="ltr"', `<html lang="${tag}" dir="${dir}"`).replace(
    /<script type="module" src="[^"]*entry-client/,
    (entry) =>
      `<link rel="stylesheet" href="/src/web/styles/main.css" />
    <script type="module" src="/@id/__x00__${languageFile}${tag}"></script>\n    ${entry}`,
  );

const templateOf = async (vite: ViteDevServer, path: string): Promise<string> =>
  vite.transformIndexHtml(path, readFileSync(new URL('index.html', import.meta.url), 'utf8'));

async function renderNow(vite: ViteDevServer, path: string, hasSession: boolean): Promise<string> {
  const template = await templateOf(vite, path);
  const found = pageAt(path);
  if (found !== null && !renderedPaths.includes(found.page)) return template;
  const entry = (await vite.ssrLoadModule('/src/web/app/entry-server.tsx')) as ServerEntry;
  return entry.renderPage({
    template,
    // Otherwise the styles would come with the script.
    links: '<link rel="stylesheet" href="/src/web/styles/main.css" />',
    path,
    renderedAt: Date.now(),
    hasSession,
    origin: 'http://localhost:5173',
    replies: {},
  });
}

/** What is weighed (lab/visits/main.ts), and what stands beside it: each loads no more than it needs. */
const weighedPage =
  /\/src\/web\/[a-z-]+\/(?:pages|for-you)\/((?:home|events?|council|elections?|candidate|timetable|how-it-works|secrecy|log-in-help|verify|contact|login|register|dashboard)-page|for-you)\.tsx$/;
/** What so many of them share is one file. */
const sharedByMany = 12;

/**
 * The file of a module that pages share: by which pages need it, and never by who else does. Without this
 * each dialog and each page of the officers cuts the pages of visitors into smaller files, and fifty of a
 * few hundred bytes are a fifth larger than ten. What a module needs is needed by the same pages or more:
 * so files never import each other in a circle.
 */
const fileOfPages: Rolldown.CodeSplittingNameFunction = (id, chunking) => {
  const found = new Set<string>();
  const waiting = [id];
  let isSharedWithOthers = false;
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (found.has(one)) continue;
    found.add(one);
    const info = chunking.getModuleInfo(one);
    if (info?.isEntry === true) return null;
    if (!weighedPage.test(one) && (info?.dynamicImporters.length ?? 0) > 0) {
      isSharedWithOthers = true;
    }
    waiting.push(...(info?.importers ?? []));
  }
  const pages = [...found].flatMap((one) => weighedPage.exec(one)?.[1] ?? []);
  // A page stays the beginning of its own file, with what nobody else needs.
  if (weighedPage.test(id) || pages.length === 0) return null;
  if (pages.length === 1 && !isSharedWithOthers) return null;
  return pages.length >= sharedByMany ? 'pages' : pages.toSorted().join('-');
};

let knownIcons: ReadonlyMap<string, string> | undefined;

/** The file of each icon, by every name that the package gives it. */
const iconFiles = (): ReadonlyMap<string, string> => (knownIcons ??= readIconFiles());

const readIconFiles = (): ReadonlyMap<string, string> => {
  const folder = 'node_modules/lucide-react/dist/esm/';
  const lines = readFileSync(new URL(`${folder}lucide-react.mjs`, import.meta.url), 'utf8');
  const exported = lines.matchAll(/^export \{ (.+) \} from '\.\/(icons\/.+)';$/gm);
  return new Map(
    Array.from(exported).flatMap(([, names = '', file = '']) =>
      Array.from(names.matchAll(/default as (\w+)/g), ([, name = '']) => [
        name,
        `/${folder}${file}`,
      ]),
    ),
  );
};

/**
 * Imports each icon from its own file. Through the package's one list of all, no module says which icons it
 * needs, and each becomes a file of a few hundred bytes.
 */
const eachIcon: Plugin = {
  name: 'each-icon',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('/src/web/') || !code.includes(" from 'lucide-react'")) return null;
    const files = iconFiles();
    return code.replaceAll(/^import \{([^}]+)\} from 'lucide-react';$/gm, (whole, names: string) =>
      names
        .split(',')
        .map((each) => each.trim())
        .filter((each) => each !== '')
        .map((each) => {
          const [name = '', local = name] = each.split(' as ');
          const file = files.get(name);
          if (file === undefined) throw new Error(`lucide-react has no icon ${name}`);
          return `import ${local} from '${file}';`;
        })
        .join(' '),
    );
  },
};

const api = process.env['VITE_API_ORIGIN'];

const inBrowser: UserConfig = {
  cacheDir: '.cache/vite',
  appType: 'custom',
  plugins: [messages, eachIcon, react(), tailwind(), languageFiles, renderInDevelopment],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    manifest: 'manifest.json',
    // Pictures stay files: they are cached once and loaded only where they show.
    assetsInlineLimit: 0,
    // The server links what a page needs (rendered-pages.ts). In the script, the names of what each page and
    // dialog would load ahead are 4 kB on every page.
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs is one file: in a dozen small ones it is larger, and later here.
            { name: 'shell', tags: ['$initial'], priority: 1 },
            { name: fileOfPages, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  // All sources are looked through ahead, or the first test that meets a package waits for a second round.
  optimizeDeps: { entries: ['index.html', 'src/web/**/*.test.tsx'] },
  server: { proxy: api === undefined ? {} : { '/api': api, '/uploads': api } },
};

export default defineConfig(({ isSsrBuild, mode }) =>
  mode === 'languages' ? ofLanguages : isSsrBuild === true ? onServer : inBrowser,
);
