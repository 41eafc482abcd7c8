import { escapeHtml } from '../../escape-html.ts';

/** What a winner's e-mail tells. */
export interface Win {
  winner: string;
  position: string;
  election: string;
  /** Where people see the results. */
  resultsUrl: string;
}

/** The note of congratulation, signed by the election committee (spec 4). */
export function winnerEmail(win: Win): { subject: string; text: string; html: string } {
  const { winner, position, election, resultsUrl } = win;
  const subject = oneLine(`Congratulations on winning ${position} in ${election}`);
  const text = `Dear ${oneLine(winner)},

Congratulations! You have won the position of ${oneLine(position)} in ${oneLine(election)}.

The voters have put their trust in you, and we wish you every success in your new role.

The results are at ${resultsUrl}

With best wishes,
The Election Committee
`;
  const body = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${subject}</title>
      </head>
      <body style="font-family: sans-serif; line-height: 1.5">
        <p>Dear ${winner},</p>
        <p>
          Congratulations! You have won the position of <strong>${position}</strong> in
          <strong>${election}</strong>.
        </p>
        <p>
          The voters have put their trust in you, and we wish you every success in your new role.
        </p>
        <p><a href="${resultsUrl}">See the results</a></p>
        <p>With best wishes,<br />The Election Committee</p>
      </body>
    </html> `;
  return { subject, text, html: body };
}

const breaks = /[\p{Cc}\u2028\u2029]+/gu;

/** A name in a header or a line of text cannot begin another one. */
function oneLine(text: string): string {
  return text.replaceAll(breaks, ' ').trim();
}

/** HTML in which every value is text: nothing that is put in can become markup. */
function html(parts: TemplateStringsArray, ...values: readonly string[]): string {
  const escaped = values.map((value) => escapeHtml(oneLine(value)));
  return parts.reduce((done, part, index) => done + part + (escaped[index] ?? ''), '');
}
