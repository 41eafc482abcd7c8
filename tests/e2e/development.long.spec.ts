import { test, walkPages } from './support/development-walk.ts';

// Every page of the development build, as who sees least of it and who sees most; `development.spec.ts`
// walks a page of each kind.

// One worker: Vite prepares the packages for all pages once.
test.describe.configure({ mode: 'default' });

const walks = [
  { who: 'a visitor', colorScheme: 'light' },
  { who: 'a visitor', colorScheme: 'dark' },
  { who: 'an admin', colorScheme: 'light' },
  { who: 'an admin', colorScheme: 'dark' },
] as const;

for (const { who, colorScheme } of walks) {
  test(
    `${who} walks every page in ${colorScheme}`,
    { tag: '@desktop' },
    async ({ page, campus, noise }) => {
      await walkPages(page, { campus, noise, who, colorScheme });
    },
  );
}
