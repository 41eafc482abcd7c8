// The walls of the house, as oxlint enforces them. Writes .oxlintrc.json; with --check it compares.
// Two overrides that match one file replace each other's rules, so each area is written out whole.
import fs from 'node:fs';
import path from 'node:path';

interface Ban {
  /**
   * What may not be imported, over the specifier as it is written: a regular expression (of the
   * kind that knows no look-ahead), or globs, of which those with ! are exceptions.
   */
  imports: string | string[];
  /** Only what is imported by one of these names. */
  names?: string[];
  /** Where the code belongs instead. */
  message: string;
  /** Types vanish from the build and may cross. */
  typesMayCross?: true;
}

interface BannedProperty {
  object: string;
  property: string;
  message: string;
}

interface Area {
  files: string[];
  bans?: Ban[];
  properties?: BannedProperty[];
  rules?: Record<string, string>;
}

const pure =
  'src/core is pure: no package, no node:, nothing from outside core. What needs one belongs in src/server or src/web.';
// What people do here: a folder each in src/server, which may have rooms of its own.
const features = [
  ...['accounts', 'campus', 'contact', 'council', 'elections', 'email', 'events', 'uploads'],
];
const anyFeature = `(${features.join('|')})/`;
const onlyStores: Ban = {
  imports: '^(kysely|pg)(/|$)',
  message: 'Queries live in a store.ts beside the use case, or in src/server/platform/db.',
};
const foreignStore: Ban = {
  imports: `^(#server|\\..*)/${anyFeature}(.+/)?([^/]+-)?store\\.ts$`,
  message: 'A feature is reached through its use cases, never through its store.',
};
const noHttp: Ban = {
  imports: '(^|/)http/',
  message: 'A verb knows no HTTP: src/server/http turns the contract and the verbs into routes.',
};
const noFeature: Ban = {
  imports: `^(#server|\\.[./]*)/${anyFeature}`,
  message:
    'This is below the features. Pass what you need as an argument, or move it to a feature.',
};
const noWeb: Ban = {
  imports: '^#web/|\\.\\./web/',
  message: 'The server knows no screen. What both need belongs in src/core or src/contract.',
};
const environment: Ban = {
  imports: '^(node:)?process$',
  message: 'src/server/main.ts alone reads the environment; take it from services.config.',
};
const noServer: Ban = {
  imports: '^#server/|\\.\\./server/|^node:',
  message: 'The browser has no server inside. Ask it through a call of src/contract.',
};
const contractTypes: Ban = {
  imports: ['#contract/**', '**/contract/**', '!**/routes.ts', '!**/live.ts'],
  message: 'Import types only (import type): zod does not ship to the browser.',
  typesMayCross: true,
};
const plainKit: Ban = {
  imports: [
    ...['**/features/**', '**/pages/**', '**/shell/**', '**/contract/**', '#contract/**'],
    ...['#core/**', '!#core/kernel/**'],
  ],
  message: 'The kit in web/ui knows no word of the domain. Such a part belongs in web/features.',
};

const chance: BannedProperty = {
  object: 'Math',
  property: 'random',
  message: 'Take randomness from node:crypto, and pass it in where the rules need it.',
};
const clocks: BannedProperty[] = [
  {
    object: 'Date',
    property: 'now',
    message: 'Take the time from services.clock, or as an argument.',
  },
  {
    object: 'Temporal',
    property: 'Now',
    message: 'Take the time from services.clock, or as an argument.',
  },
];

const serverBans = [onlyStores, foreignStore, noWeb, environment];

/** From the general to the particular: the last area that matches a file decides. */
const areas: Area[] = [
  {
    files: ['src/core/**'],
    bans: [
      { imports: '^[^.#]|^#(contract|server|web)/|\\.\\./(contract|server|web)/', message: pure },
    ],
    properties: [chance, ...clocks],
    rules: { 'house/no-clock': 'error' },
  },
  // A test beside the rules may use the test runner.
  {
    files: ['src/core/**/*.test.ts'],
    bans: [{ imports: '^#(contract|server|web)/|\\.\\./(contract|server|web)/', message: pure }],
  },
  {
    files: ['src/contract/**'],
    bans: [
      {
        imports: ['**', '!./**', '!../**', '!#core/**', '!zod', '**/server/**', '**/web/**'],
        message: 'The contract holds shapes: it imports src/core and zod alone.',
      },
    ],
    properties: [chance],
  },
  { files: ['src/server/**'], bans: serverBans, properties: [chance] },
  {
    files: ['src/server/main.ts'],
    bans: [onlyStores, noWeb],
    rules: { 'node/no-process-env': 'off' },
  },
  {
    files: ['src/server/platform/**'],
    bans: [...serverBans, noFeature, noHttp],
    properties: [chance],
  },
  {
    files: ['src/server/platform/db/**'],
    bans: [noWeb, environment, noFeature, noHttp],
    properties: [chance],
  },
  {
    files: ['src/server/platform/db/embedded-postgres/**'],
    bans: [
      { imports: '^#|^\\.\\./', message: 'The embedded PostgreSQL imports nothing else of ours.' },
    ],
    properties: [chance],
  },
  {
    files: features.map((feature) => `src/server/${feature}/**`),
    bans: [...serverBans, noHttp],
    properties: [chance, ...clocks],
    rules: { 'house/no-clock': 'error', 'house/no-outer-db': 'error' },
  },
  {
    files: ['src/server/**/store.ts', 'src/server/**/*-store.ts'],
    bans: [foreignStore, noWeb, environment, noHttp],
    properties: [chance, ...clocks],
    rules: { 'house/no-clock': 'error' },
  },
  // A test looks at the tables behind the use case, and has its own clock.
  {
    files: ['src/server/**/*.test.ts'],
    bans: [noWeb],
    properties: [chance],
    rules: { 'house/no-clock': 'off', 'house/no-outer-db': 'off' },
  },
  { files: ['src/web/**'], bans: [noServer, contractTypes] },
  { files: ['src/web/ui/**'], bans: [noServer, plainKit] },
];

const config = {
  $schema: './node_modules/oxlint/configuration_schema.json',
  plugins: [
    'typescript',
    'import',
    'node',
    'unicorn',
    'oxc',
    'promise',
    'react',
    'jsx-a11y',
    'vitest',
  ],
  jsPlugins: [{ name: 'house', specifier: './tools/lint-rules.mjs' }],
  categories: { correctness: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  rules: {
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'max-lines': ['error', { max: 300 }],
    'node/no-process-env': 'error',
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    // React waits for no handler, and the forms' own report their failures.
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/no-non-null-assertion': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'vitest/no-disabled-tests': 'error',
    'vitest/no-focused-tests': 'error',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    // Against what we do on purpose: checks of control characters, lengths in code points,
    // functions as fields of records, expectations in table-driven tests and in setup files, toasts
    // that wait while the pointer rests on them, regions that only speak, forms by react-hook-form.
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'no-control-regex': 'off',
    'react/incompatible-library': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/unbound-method': 'off',
    'unicorn/no-useless-spread': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/no-standalone-expect': 'off',
  },
  overrides: [
    ...areas.map(override),
    {
      files: ['tools/**', 'tests/**', '*.config.ts'],
      rules: { 'node/no-process-env': 'off' },
    },
    // Vite, Vitest and Playwright ask for a default export by that name.
    {
      files: ['*.config.ts', 'tests/support/global-setup.ts', 'tools/lint-rules.mjs'],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
};

function override({ files, bans = [], properties = [], rules = {} }: Area): object {
  const patterns = bans.map(({ imports, names, message, typesMayCross }) => ({
    ...(typeof imports === 'string' ? { regex: imports } : { group: imports }),
    ...(names === undefined ? {} : { importNames: names }),
    message,
    ...(typesMayCross === undefined ? {} : { allowTypeImports: true }),
  }));
  return {
    files,
    rules: {
      'no-restricted-imports': ['error', { patterns }],
      'no-restricted-properties': properties.length === 0 ? 'off' : ['error', ...properties],
      ...rules,
    },
  };
}

const file = path.resolve(import.meta.dirname, '../.oxlintrc.json');
const written = `${JSON.stringify(config, null, 2)}\n`;
if (!process.argv.includes('--check')) {
  fs.writeFileSync(file, written);
} else if (fs.readFileSync(file, 'utf8') !== written) {
  console.error('.oxlintrc.json is not what tools/lint-walls.ts says: run it.');
  process.exitCode = 1;
}
