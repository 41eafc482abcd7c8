import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin, Rolldown, UserConfig } from 'vite';

type CodeSplittingGroup = Partial<Rolldown.CodeSplittingGroup>;

/**
 * One file for what several pages share, instead of a request for every button; one for each
 * occasion, so that nobody fetches a form's or the desk's parts for reading. The first that fits.
 */
const shared: readonly [string, RegExp, CodeSplittingGroup?][] = [
  // What changes only with a version: cached over releases.
  [
    'vendor',
    /node_modules\/(?:react(?:-dom)?|scheduler|wouter|regexparam|use-sync-external-store|@tanstack|react-hot-toast)\//,
  ],
  ['start', /\/src\/|lucide-react/, { tags: ['$initial'] }],
  ['pictures', /\/features\/uploads\/|\/messages\/en\/uploads/],
  ['dialog', /\/ui\/(?:modal-frame|dialog|confirm-dialog)|icons\/x\./],
  [
    'forms',
    /react-hook-form|\/ui\/form-|\/lib\/form-|\/features\/accounts\/(?:account-|role-|use-)|\/messages\/en\/account|\/accounts\/password/,
  ],
  [
    'fields',
    /\/ui\/(?:field|text-|password-|select|checkbox)|\/enrollment|icons\/(?:eye|chevron-down)/,
  ],
  [
    'desk',
    /\/pages\/dashboard\/|desk-queries|\/messages\/en\/(?:dashboard|contact-req|member-app)/,
    { minShareCount: 2 },
  ],
  ['reading', /\/src\/|lucide-react/, { minShareCount: 3 }],
];

/** What the server draws (src/web/draw.tsx): one bundle. */
const drawing: UserConfig = {
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: { outDir: 'dist/draw', emptyOutDir: true, assetsInlineLimit: 0 },
};

/** What a page is painted with stands before its scripts; Vite would put the scripts first. */
const paintFirst: Plugin = {
  name: 'paint-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const styles: string[] = [];
      const scripts: string[] = [];
      const rest = html.replace(
        /[ \t]*(<link rel="(stylesheet|modulepreload)"[^>]*>|<script type="module"[^>]*><\/script>)\n/g,
        (_, tag: string, rel?: string) => {
          (rel === 'stylesheet' ? styles : scripts).push(tag);
          return '';
        },
      );
      return rest
        .replace('<!-- styles -->', () => styles.join('\n    '))
        .replace('<!-- scripts -->', () => scripts.join('\n    '));
    },
  },
};

const pages: UserConfig = {
  cacheDir: '.cache/vite',
  plugins: [react(), tailwind(), paintFirst],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    manifest: 'pages.json',
    // Pictures stay files: they are cached once and loaded only where they show.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Files that are cut by occasion import each other in circles: each module begins in its turn.
      preserveEntrySignatures: false,
      output: {
        strictExecutionOrder: true,
        codeSplitting: {
          groups: shared.map(([name, test, more], index) => ({
            name,
            test,
            ...more,
            priority: shared.length - index,
            includeDependenciesRecursively: false,
          })),
        },
      },
    },
  },
  // Named ahead, or the first test that meets one of them waits for a second round of bundling.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'wouter',
      'wouter/use-browser-location',
      '@tanstack/react-query',
      'react-hook-form',
      'zod/mini',
      'react-hot-toast/headless',
      'lucide-react',
    ],
  },
  server: {
    proxy: { '/api': process.env['HUSTINGS_API'] ?? 'http://localhost:3000' },
  },
};

export default defineConfig(({ isSsrBuild }) => (isSsrBuild === true ? drawing : pages));
