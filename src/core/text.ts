// The rules of every text that somebody types. The contract and the forms are both built from them.

import { wrong } from './kernel/wrong.ts';

// Control characters (below U+0020, U+007F to U+009F), and characters that hide or turn text around.
const control =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]/;
const lineBreak = /[\r\n\t]/;
const loneSurrogate = /[\uD800-\uDFFF]/u;
// A visible character. A name of spaces, joiners and marks alone could not be read.
const visible = /[^\s\p{Cc}\p{Cf}\p{Mn}\p{Me}\u034F\u115F\u1160\u2800\u3164\uFFA0]/u;

/** True when a text has something that can be read. */
export const isVisible = (text: string) => visible.test(text);

/** True when a text has no control characters. */
export const isPlain = (text: string) => !control.test(text) && !loneSurrogate.test(text);

// Marks of direction, joiners, fillers and whatever else a font draws nothing for; control characters; halves of letters.
const hidden = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\u2028\u2029\uFFF9-\uFFFB]/gu;

/** A line of text without what nobody sees in it. */
export const withoutHidden = (text: string) => text.replaceAll(hidden, '');

/** True when a text has no line breaks. */
export const isOneLine = (text: string) => !lineBreak.test(text);

/** The sentences about texts, for the server and the forms. */
export const textSentences = {
  empty: wrong('fill-in'),
  tooLong: (max: number) => wrong('use-at-most-characters', { count: max }),
  notPlain: wrong('use-plain-text'),
  notOneLine: wrong('use-one-line'),
  notEmail: wrong('enter-valid-e-mail-address'),
} as const;

// The usual mailboxes: no quotes, no comments, no literal addresses of machines.
const emailAddress =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** True for an e-mail address, wherever one is typed or stands in a list. */
export const isEmailAddress = (text: string) =>
  text.length <= emailLength && emailAddress.test(text);

/** The greatest length of an e-mail address, in characters. */
export const emailLength = 254;
