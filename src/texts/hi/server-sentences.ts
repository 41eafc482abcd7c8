import { each } from './sentence-parts.ts';
import type { Part } from './sentence-parts.ts';

// What the server says besides core.

const restores = each(
  [
    [
      'The server was restored on {day} from a backup of {moment}. ',
      'सर्वर को {day} को {moment} के बैकअप से वापस लाया गया। ',
    ],
  ],
  [
    [
      'The votes of the result that was published before were brought back.',
      'पहले पब्लिश हुए नतीजे के वोट वापस लाए गए।',
    ],
    ['Votes cast in between may be missing.', 'बीच में डाले गए कुछ वोट शायद न हों।'],
    ['No vote that was cast in between is missing.', 'बीच में डाला गया कोई वोट गायब नहीं है।'],
    ['1 vote that was cast in between is missing.', 'बीच में डाला गया 1 वोट नहीं है।'],
    ['{missing} votes that were cast in between are missing.', 'बीच में डाले गए {missing} वोट नहीं हैं।'],
  ],
);

/** Refusals and answers with a sentence of their own. */
const answered: readonly Part[] = [
  ['Nobody can support this candidate any more.', 'अब कोई इस उम्मीदवार का समर्थन नहीं कर सकता।'],
  ['The e-mail came back.', 'ईमेल वापस आ गया।'],
];

/** What the server says, by what it says in English. */
export const serverSentences: Readonly<Record<string, string>> = Object.fromEntries([
  ...restores,
  ...answered,
]);
