import { hash } from 'node:crypto';
import { plainPages } from '#texts/en/plain-pages.ts';
import { spokenLanguage } from '#texts/spoken.ts';
import { escapeHtml } from '../escape-html.ts';

/** The colours of pages that wait for no file; they are those of the tokens (a test compares them). */
const plainColours = `:root{color-scheme:light dark;--paper:oklch(0.978 0.006 95);--ink:oklch(0.235 0.055 277);--ink-2:oklch(0.435 0.04 277);--brand:oklch(0.445 0.215 272);--marigold:oklch(0.815 0.165 76)}
@media(prefers-color-scheme:dark){:root{--paper:oklch(0.175 0.036 277);--ink:oklch(0.965 0.01 95);--ink-2:oklch(0.8 0.022 277);--brand:oklch(0.76 0.115 277);--marigold:oklch(0.825 0.155 78)}}`;
const style = `${plainColours}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:32rem;padding:1.5rem;border-inline-start:.375rem solid var(--marigold);margin:1rem}
h1{margin:0 0 .75rem;font-size:1.75rem;line-height:1.2}
p{margin:0 0 .75rem;color:var(--ink-2)}
a{color:var(--brand);font-weight:600}`;

/** Lets in the style above and nothing else. */
export const busyPolicy = `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A page that says why there is no other, and asks for the other by itself, without a script. */
export function busyPage(seconds: number): string {
  const { tag, dir } = spokenLanguage();
  const { busyTitle, busyText, votesAreSafe, tryNow } = plainPages;
  return `<!doctype html>
<html lang="${tag}" dir="${dir}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${seconds}">
<title>${escapeHtml(busyTitle)}</title>
<style>${style}</style>
<main>
<h1>${escapeHtml(busyTitle)}</h1>
<p>${escapeHtml(busyText(seconds))}</p>
<p>${escapeHtml(votesAreSafe)}</p>
<p><a href="">${escapeHtml(tryNow)}</a></p>
</main>
</html>
`;
}
