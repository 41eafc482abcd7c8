import { hash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { spokenLanguage } from '#texts/spoken.ts';
import { spokenSentence } from '#texts/spoken-sentence.ts';
import { messages } from '#texts/en/site.ts';
import { escapeHtml } from '../escape-html.ts';
import { plainColours } from './busy-page.ts';

// Pages that work without a script and without a file: a form, and what came of it.

const style = `${plainColours}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:40rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1{margin:0 0 .5rem;font-size:1.75rem;line-height:1.2}
h2{margin:1.5rem 0 .5rem;font-size:1.25rem;line-height:1.3}
p,li{color:var(--ink-2)}
p{margin:0 0 .75rem}
a{color:var(--brand);font-weight:600}
fieldset{min-width:0;margin:1.5rem 0;padding:1rem;border:1px solid var(--ink-2);border-radius:.75rem}
legend{padding:0 .5rem;font-size:1.25rem;font-weight:700}
label{display:block;margin:.75rem 0 0;font-weight:600}
select,button{width:100%;min-height:2.75rem;padding:.25rem .75rem;border:1.5px solid var(--ink-2);border-radius:.5rem;background:var(--paper);color:var(--ink);font:inherit}
button{margin-top:.75rem;border-color:var(--brand);font-weight:600;cursor:pointer}
button.first{background:var(--brand);color:var(--paper)}
form{margin-bottom:1.25rem}
:focus-visible{outline:3px solid var(--marigold);outline-offset:2px}
[role=alert]{padding:.75rem 1rem;border-inline-start:.375rem solid var(--marigold)}
[role=alert] p{margin:0;color:var(--ink);font-weight:600}`;

/** Lets in the style above, and forms that go to this server. */
const policy = `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

interface PlainPage {
  title: string;
  /** What is wrong, said before everything else. */
  problems?: readonly string[];
  /** HTML: every text in it is escaped by whoever wrote it. */
  body: string;
}

/** Sends a page that needs no script. It is for one reader, and nobody keeps it. */
export function sendPlainPage(
  reply: FastifyReply,
  { title, problems = [], body }: PlainPage,
  status = 200,
): FastifyReply {
  const alert =
    problems.length === 0
      ? ''
      : `<div role="alert">${problems.map((one) => `<p>${escapeHtml(spokenSentence(one))}</p>`).join('')}</div>`;
  const { tag, dir, reviewed } = spokenLanguage();
  const unchecked = reviewed ? '' : `\n<p>${escapeHtml(messages.shell.unchecked)}</p>`;
  return reply.code(status).headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy,
    // A form of a page that sends no referrer says that it comes from nowhere, and would be refused.
    'referrer-policy': 'same-origin',
  }).send(`<!doctype html>
<html lang="${tag}"${dir === 'rtl' ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${alert}
${body}${unchecked}
</main>
</body>
</html>
`);
}
