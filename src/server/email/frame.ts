import { everyEmail } from '#texts/en/every-email.ts';
import { messages } from '#texts/en/site.ts';
import { isolate } from '#texts/isolated.ts';
import { spokenLanguage } from '#texts/spoken.ts';
import { escapeHtml } from '../escape-html.ts';

/** Words of a paragraph; those in an object of their own are bold. */
type Words = string | { strong: string };

/** What an e-mail says, before it has a frame. */
export interface EmailWords {
  subject: string;
  /** What a list of e-mails shows behind the subject. */
  preview: string;
  greeting: string;
  before: readonly (readonly Words[])[];
  /** The one thing to do; in a text other words stand before the address. */
  action?: { label: string; url: string; inText: string; isUrlShown?: true };
  after?: readonly string[];
  /** Who signs, one line each. */
  closing: readonly string[];
}

/** What stands around the words of every e-mail. */
export interface EmailFrame {
  universityName: string;
  publicUrl: string;
  /** The logo of the campus; only an https address, for mail programs load no other. */
  logoUrl?: string | undefined;
  /** Why this person gets it. */
  reason: string;
  /** The page on which they can say that they want no more of this kind. */
  unsubscribeUrl?: string;
}

/** An e-mail without its recipient. */
export interface FramedEmail {
  subject: string;
  text: string;
  html: string;
  /** The name that it comes from; its address is MAIL_FROM. */
  senderName: string;
}

/** What an e-mail of the council says of its own, and why somebody gets it. */
export type CouncilWords = Omit<EmailWords, 'greeting' | 'closing'> & { reason: string };

/**
 * Words of the texts with the address that their button leads to. Where no words stand before it in a text, the
 * address is shown below the button: a button alone hides where it leads, and some mail programs show none.
 */
export function leadingTo<Said extends { action: { label: string; inText?: string } }>(
  said: Said,
  url: string,
) {
  const { action, ...more } = said;
  const { label, inText }: { label: string; inText?: string } = action;
  const shown = { label, url, inText: '', isUrlShown: true as const };
  return { ...more, action: inText === undefined ? shown : { label, url, inText } };
}

/** An e-mail that the council signs; it greets by no name where none is given. */
export function councilEmail(
  { reason, ...words }: CouncilWords,
  campus: Omit<EmailFrame, 'reason'>,
  greeting: string = everyEmail.hello,
): FramedEmail {
  return frameEmail({ ...words, greeting, closing: [everyEmail.council] }, { ...campus, reason });
}

/** Puts the words into the frame of the campus, as text and as HTML. */
export function frameEmail(words: EmailWords, frame: EmailFrame): FramedEmail {
  return {
    subject: oneLine(words.subject),
    text: asText(words, frame),
    html: asHtml(words, frame),
    senderName: senderOf(frame),
  };
}

const breaks = /[\p{Cc}\u2028\u2029]+/gu;

/** A name in a header or in a line of text cannot begin another one. */
function oneLine(text: string): string {
  return text.replaceAll(breaks, ' ').trim();
}

const senderOf = ({ universityName }: EmailFrame) =>
  oneLine(universityName || messages.product.name);

const plain = (line: readonly Words[]) =>
  oneLine(line.map((part) => (typeof part === 'string' ? part : boldly(part))).join(''));

/** What is bold is mostly a name, which may run the other way than the sentence. */
const boldly = ({ strong }: { strong: string }) => isolate(oneLine(strong), spokenLanguage().dir);

function asText({ greeting, before, action, after = [], closing }: EmailWords, frame: EmailFrame) {
  const unsubscribe =
    frame.unsubscribeUrl === undefined
      ? []
      : [everyEmail.noMoreInText(oneLine(frame.unsubscribeUrl))];
  const parts = [
    oneLine(greeting),
    ...before.map(plain),
    ...(action === undefined ? [] : [`${action.inText} ${oneLine(action.url)}`.trim()]),
    ...after.map(oneLine),
    closing.map(oneLine).join('\n'),
  ];
  const foot = [`${senderOf(frame)} · ${frame.publicUrl}`, oneLine(frame.reason), ...unsubscribe];
  return `${parts.join('\n\n')}\n\n-- \n${foot.join('\n')}\n`;
}

// As the tokens of the screens have them (src/web/styles/tokens.css), light and dark.
const light = { paper: '#f9f8f3', surface: '#ffffff', ink: '#181b38', quiet: '#64687c' };
const brand = { hero: '#282cb3', onHero: '#fcfaf4', button: '#3338c8', onButton: '#fdfcf9' };
const line = '#dfded8';
const font = "font-family: 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
// Mail programs that know no dark theme read the attributes beside the elements only.
const dark = `
      @media (prefers-color-scheme: dark) {
        .paper { background: #0d0f20 !important; }
        .surface { background: #16192e !important; border-color: #2d314a !important; }
        .head { background: #151856 !important; }
        .ink { color: #f5f3ec !important; }
        .quiet, .quiet a { color: #999db2 !important; }
        a.button { background: #9faafa !important; color: #0e102c !important; }
      }`;

function asHtml(words: EmailWords, frame: EmailFrame): string {
  const { greeting, before, action, after = [], closing } = words;
  const { tag, dir } = spokenLanguage();
  const isRightToLeft = dir === 'rtl';
  const paragraphs = [
    [greeting],
    ...before,
    ...(action === undefined ? [] : [action]),
    ...after.map((one) => [one]),
  ].map((one) => ('url' in one ? button(one) : paragraph(one)));
  const unsubscribe =
    frame.unsubscribeUrl === undefined
      ? ''
      : `<br /><a href="${value(frame.unsubscribeUrl)}" style="color: ${light.quiet}">${value(everyEmail.noMore)}</a>`;
  return `<!doctype html>
<html lang="${tag}"${isRightToLeft ? ' dir="rtl"' : ''}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${value(words.subject)}</title>
    <style>
      :root { color-scheme: light dark; }${dark}
    </style>
  </head>
  <body class="paper" style="margin: 0; background: ${light.paper}; ${font}; font-size: 16px; line-height: 1.5">
    <div style="display: none; max-height: 0; overflow: hidden">${value(words.preview)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
    <table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background: ${light.paper}">
      <tr><td align="center" style="padding: 24px 12px">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 560px; text-align: ${isRightToLeft ? 'right' : 'left'}">
          <tr><td class="head" style="background: ${brand.hero}; color: ${brand.onHero}; padding: 16px 24px; border-radius: 12px 12px 0 0; font-size: 18px; font-weight: 600">${logo(frame)}${value(senderOf(frame))}</td></tr>
          <tr><td class="surface ink" style="background: ${light.surface}; color: ${light.ink}; padding: 16px 24px 24px; border: 1px solid ${line}; border-top: 0; border-radius: 0 0 12px 12px; overflow-wrap: anywhere">
            ${paragraphs.join('\n            ')}
            <p style="margin: 16px 0 0">${closing.map(value).join('<br />')}</p>
          </td></tr>
          <tr><td class="quiet" style="color: ${light.quiet}; padding: 16px 24px; font-size: 13px">
            ${value(frame.reason)}${unsubscribe}<br /><a href="${value(frame.publicUrl)}" style="color: ${light.quiet}">${value(frame.publicUrl.replace(/^https?:\/\//, ''))}</a>
          </td></tr>
        </table>
      </td></tr>
    </table>
  </body>
</html>
`;
}

/** Beside the name, so that nothing is missing where pictures are not loaded. */
function logo({ logoUrl = '' }: EmailFrame): string {
  if (!logoUrl.startsWith('https://')) return '';
  return `<img src="${value(logoUrl)}" alt="${value(everyEmail.logo)}" height="32" style="height: 32px; margin-right: 12px; vertical-align: middle" />`;
}

/** A value as text: nothing that is put in can become markup. */
const value = (text: string) => escapeHtml(oneLine(text));

function paragraph(words: readonly Words[]): string {
  const html = words
    .map((part) =>
      typeof part === 'string'
        ? escapeHtml(part.replaceAll(breaks, ' '))
        : `<strong>${escapeHtml(boldly(part))}</strong>`,
    )
    .join('');
  return `<p style="margin: 16px 0 0">${html}</p>`;
}

function button({ label, url, isUrlShown }: NonNullable<EmailWords['action']>): string {
  const shown =
    isUrlShown === true
      ? `<p class="quiet" style="margin: 12px 0 0; color: ${light.quiet}; font-size: 13px"><a href="${value(url)}" style="color: ${light.quiet}">${value(url)}</a></p>`
      : '';
  return `<p style="margin: 24px 0 0"><a class="button" href="${value(url)}" style="display: inline-block; background: ${brand.button}; color: ${brand.onButton}; padding: 12px 20px; border-radius: 10px; font-weight: 600; text-decoration: none">${value(label)}</a></p>${shown}`;
}
