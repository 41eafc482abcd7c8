// Screens in any direction of writing and in any theme: no left or right, no colour of its own; and
// of one hand: five radii, three shadows, ten styles of letters in seven weights.
// Checks src/web of this project, or of the folder given as an argument.
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '..'));
const screens = path.join(root, 'src/web');

const side = 'use the logical side: start and end, ms- me- ps- pe-, margin-inline-start.';
const colour = 'colours stand in src/web/styles/tokens and are used by their names.';

const hues =
  'slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose';
const painted = 'bg|text|border|ring|fill|stroke|outline|from|via|to|shadow|accent|caret|divide';

const inCode = [
  {
    // Tailwind's classes, alone or behind a variant such as md:
    pattern:
      /(?<=["'`\s:])-?(?:m[lr]|p[lr]|scroll-[mp][lr]|border-[lr]|rounded-(?:[lr]|[tb][lr])|left|right)-[\w[(]/,
    belongs: side,
  },
  { pattern: /(?<=["'`\s:])(?:text|float|clear|origin|object)-(?:left|right)\b/, belongs: side },
  { pattern: /\b(?:margin|padding|border|inset)(?:Left|Right)\b/, belongs: side },
  { pattern: /style=\{\{[^}]*\b(?:left|right):/, belongs: side },
  {
    pattern: new RegExp(`\\b(?:${painted})-(?:white|black|(?:${hues})-\\d{2,3})\\b`),
    belongs: colour,
  },
];

const letters = 'letters have ten styles, --t-display-xl to --t-small in styles/theme.css.';

const inStyles = [
  // Initials grow with the picture they are drawn on.
  { pattern: /(?<![\w-])font-size:(?!\s*var\(--t-)/, belongs: letters },
  {
    pattern: /(?<![\w-])font:(?!\s*inherit|[^;]*(?:var\(--(?:t-|size\))|cqi))/,
    belongs: letters,
  },
  {
    pattern:
      /(?<![\w-])font(?:-weight)?:\s*(?!(?:400|500|550|600|700|750|800)\b)\d+(?:\s*;|\s+var)/,
    belongs: 'letters weigh 400, 500, 550, 600, 700, 750 or 800.',
  },
  {
    pattern:
      /radius:[^;]*?(?:(?<![\w.-])(?!0[\s;])[\d.]+(?:px|r?em|%)|var\(--r-(?!check\)|control\)|sheet\)|dialog\)|full\)))/,
    belongs: 'corners have five radii: --r-check, -control, -sheet, -dialog, -full.',
  },
  {
    // A ring without blur and a tint inside are lines and grounds, no shadows.
    pattern: /box-shadow:(?!\s*(?:none|inset|0 0 0 |var\(--e[123]\)))/,
    belongs: 'shadows are --e1, --e2 and --e3.',
  },
  // The optimiser rewrites it to a list of languages, which the direction of the page is not.
  { pattern: /:dir\(/, belongs: "write [dir='rtl'] before the selector." },
  { pattern: /(?:^|[\s;{])(?:[\w-]+-)?(?:left|right)(?:-[\w-]+)?\s*:/, belongs: side },
  { pattern: /(?:text-align|float|clear)\s*:\s*(?:left|right)\b/, belongs: side },
  {
    pattern: /:[^;{]*(?<=[\s:,(])(?:white|black|red|green|blue|gr[ae]y)(?=[\s;,)])/,
    belongs: colour,
  },
];

const anywhere = [
  { pattern: /(?<![&\w])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b/i, belongs: colour },
  { pattern: /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i, belongs: colour },
];

const problems: string[] = [];
let styleCount = 0;
const names = fs.existsSync(screens) ? fs.readdirSync(screens, { recursive: true }) : [];
for (const name of names.map(String)) {
  const isTokens = name.startsWith('styles/tokens');
  if (isTokens || !/\.(css|ts|tsx)$/.test(name)) continue;
  const rules = [...(name.endsWith('.css') ? inStyles : inCode), ...anywhere];
  const lines = paintOf(fs.readFileSync(path.join(screens, name), 'utf8')).split('\n');
  for (const [index, line] of lines.entries()) {
    const styles = line.match(/(?<![\w-])--t-[\w-]+(?=:)/g) ?? [];
    styleCount += styles.length;
    if (styles.length > 0 && styleCount > 10) {
      problems.push(`src/web/${name}:${index + 1}: "${styles.at(-1)}": ${letters}`);
    }
    for (const { pattern, belongs } of rules) {
      const [found] = pattern.exec(line) ?? [];
      if (found === undefined) continue;
      problems.push(`src/web/${name}:${index + 1}: "${found.trim()}": ${belongs}`);
    }
  }
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else
  console.log('The screens know neither left nor right, no colour of their own, and few shapes.');

/** Without comments, and without masks, whose black means opaque. Line numbers stay true. */
function paintOf(text: string): string {
  return text.replace(/\/\*.*?\*\/|(?<![\w-])(?:-webkit-)?mask(?:-image)?:[^;}]*/gs, (part) =>
    part.replace(/[^\n]/g, ''),
  );
}
