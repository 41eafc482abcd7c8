import type { SeenFinding } from '#contract/system.ts';
import type { Translated } from '../translated.ts';
import type { systemMessages as English } from '../en/system.ts';
import { counted } from './plurals.ts';

// The messages of the page Server: what the server found of itself comes in its own sentences.

const states = { ok: 'ठीक', warning: 'चेतावनी', problem: 'समस्या' } as const;
const subjects: Readonly<Record<string, string>> = {
  settings: 'सेटिंग',
  database: 'डेटाबेस',
  rights: 'डेटाबेस में अधिकार',
  replication: 'स्टैंडबाय सर्वर',
  release: 'रिलीज़',
  clock: 'घड़ी',
  mail: 'ईमेल',
  pictures: 'तस्वीरें',
  address: 'सार्वजनिक पता',
  disk: 'डिस्क',
  keys: 'चुनावों की चाबियाँ',
  results: 'खत्म हुए चुनाव',
  backup: 'बैकअप',
  places: 'बैकअप की जगहें',
};

interface MessageFacts {
  address: string;
  version: string;
  checkedAt: string;
  timeZone: string;
  /** Elections in which people vote now, with their ends. */
  open: readonly { name: string; until: string }[];
  findings: readonly SeenFinding[];
}

/** To be read by the person who has the server, in an e-mail or a chat: plain text without a secret. */
function messageOf({
  address,
  version,
  checkedAt,
  timeZone,
  open,
  findings,
}: MessageFacts): string {
  const lines = findings.flatMap(({ subject, state, says, advice, since }) => [
    '',
    `${states[state].toUpperCase()}: ${subjects[subject] ?? subject}`,
    says,
    ...(since === null ? [] : [`कब से: ${since}`]),
    ...(advice === null ? [] : [`क्या करें: ${advice}`]),
  ]);
  return [
    `हमारी चुनाव साइट ${address} को आपकी ज़रूरत है: ${counted(findings.length, 'बात', 'बातें')} ठीक नहीं।`,
    `${checkedAt} (${timeZone}) को जाँचा गया। Hustings ${version}।`,
    ...open.map(({ name, until }) => `अभी वोटिंग चल रही है: ${name}, ${until} तक।`),
    ...lines,
    '',
    'मशीन पर, Hustings के फ़ोल्डर में और उसी के यूज़र से, npm run doctor भी यही बताता है। हर सुधार के बाद उसे फिर चलाएँ। रात में क्या करें: docs/volunteer.md।',
  ].join('\n');
}

export const systemMessages: Translated<typeof English> = {
  copy: {
    needed: (names: readonly string[]) => `इसे संभालकर रखें: ${names.join(', ')} के लिए चाहिए।`,
  },

  help: {
    message: messageOf,
  },
};
