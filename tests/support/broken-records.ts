import { firstOf, rechain } from './kit-forger.ts';
import type { Broken, ReadKit } from './kit-forger.ts';

/** Changes of the record and of what the format holds. */
export const brokenRecords: Broken[] = [
  // The chain
  [
    'plain',
    'an entry is changed',
    (kit) => {
      kit.record.entries[2].act = 'nomination.refuse';
    },
    1,
    /Entry 3 of the record: its "sha256" is not that of its contents/,
  ],
  [
    'plain',
    'an entry is changed, and its own hash with it',
    (kit) => {
      kit.record.entries[2].act = 'nomination.refuse';
      const before = kit.record.entries.slice(3).map((entry: ReadKit) => ({ ...entry }));
      rechain(kit, 3);
      kit.record.entries.splice(3, 5, ...before);
    },
    1,
    /Entry 4 of the record: its "before" is not the hash of entry 3/,
  ],
  [
    'plain',
    'all entries are changed after each other, but not the head',
    (kit) => {
      kit.record.entries[2].act = 'nomination.refuse';
      const head = { ...kit.record.head };
      rechain(kit);
      kit.record.head = head;
    },
    1,
    /Entry 8 of the record is its head, but the head has another hash/,
  ],
  [
    'plain',
    'two entries change places',
    (kit) => {
      const { entries } = kit.record;
      [entries[2], entries[3]] = [entries[3], entries[2]];
    },
    1,
    /Entry 3 of the record: it stands behind entry 4/,
  ],
  [
    'plain',
    'two entries change places, with new numbers',
    (kit) => {
      const { entries } = kit.record;
      [entries[2], entries[3]] = [
        { ...entries[3], seq: 3 },
        { ...entries[2], seq: 4 },
      ];
    },
    1,
    /Entry 3 of the record: its "sha256" is not/,
  ],
  [
    'plain',
    'the first entry is removed and the second one made the first',
    (kit) => {
      kit.record.entries.shift();
      kit.record.entries[0].before = '';
    },
    1,
    /Entry 2 of the record: "before" has to be empty in entry 1 and nowhere else/,
  ],
  [
    'plain',
    'an entry is about another election',
    (kit) => {
      kit.record.entries[2].electionId = kit.positions[0].id;
      rechain(kit);
    },
    1,
    /Entry 3 of the record: it is not about this election/,
  ],
  [
    'plain',
    'the head is older than the entries',
    (kit) => {
      kit.record.head = { seq: 7, sha256: kit.record.entries[6].sha256 };
    },
    1,
    /Entry 8 of the record comes after its head/,
  ],
  [
    'plain',
    'the head has another number',
    (kit) => {
      kit.record.head.seq = 9;
    },
    1,
    /The head has the hash of entry 8 of the record, but the number 9/,
  ],
  [
    'plain',
    'the head is null',
    (kit) => {
      kit.record.head = null;
    },
    1,
    /"head" of the record is null/,
  ],
  [
    'plain',
    'an act has a line feed',
    (kit) => {
      kit.record.entries[2].act += '\n';
      rechain(kit);
    },
    1,
    /"act" has a line feed/,
  ],
  // What the format does not name, and editions
  [
    'plain',
    'a field is unknown',
    (kit) => {
      firstOf(kit).candidates[0].bonus = 3;
    },
    2,
    /has the key "bonus", which the format does not name/,
  ],
  [
    'plain',
    'a rule has an unknown word',
    (kit) => {
      kit.rules.voters = 'friends';
    },
    1,
    /rules.voters is "friends"/,
  ],
  [
    'second-edition',
    'the earlier edition is another one than in the record',
    (kit) => {
      kit.earlier = [kit.record.head.sha256];
    },
    1,
    /The entries election\.kit of the record name the editions/,
  ],
  [
    'plain',
    'an earlier edition is not named',
    (kit) => {
      kit.edition = 2;
    },
    1,
    /Edition 2 has to name 1 earlier hashes and names 0/,
  ],
  [
    'plain',
    'the version is another one',
    (kit) => {
      kit.version = 7;
    },
    2,
    /"version" of the kit is not 1/,
  ],
  [
    'plain',
    'the method is another one',
    (kit) => {
      kit.positions[0].method = 'approval';
    },
    2,
    /positions\[0\]\.method is not one of plurality, irv, stv/,
  ],
  [
    'plain',
    'the rule of leaving is unknown',
    (kit) => {
      kit.rules.leaving = 'coin';
    },
    2,
    /"leaving" "coin"/,
  ],
  [
    'plain',
    'a field is missing',
    (kit) => {
      delete kit.rules.tie;
    },
    2,
    /kit\.rules\.tie is missing/,
  ],
  [
    'plain',
    'a number is a text',
    (kit) => {
      firstOf(kit).participations = '7';
    },
    2,
    /positions\[0\]\.participations is not a number/,
  ],
  [
    'plain',
    'an id is in upper case',
    (kit) => {
      firstOf(kit).ballots[0].id = firstOf(kit).ballots[0].id.toUpperCase();
    },
    2,
    /ballots\[0\]\.id is not an id/,
  ],
  [
    'plain',
    'there are no seats',
    (kit) => {
      firstOf(kit).seats = 0;
    },
    2,
    /seats is not a number of 1 or more/,
  ],
  [
    'plain',
    'a moment is none',
    (kit) => {
      kit.madeAt = '2026-02-30T00:00:00.000Z';
    },
    2,
    /madeAt is not a moment/,
  ],
];

type BrokenText = [what: string, change: (text: string) => string, code: 1 | 2, says: RegExp];

const ashaIn = (text: string): string => firstOf(JSON.parse(text)).candidates[0].id;

/** Changes in the text of the file of the sample `plain`. */
export const brokenTexts: BrokenText[] = [
  ['is cut off', (text) => text.slice(0, text.length / 2), 2, /no JSON; it may be cut off/],
  ['is cut off by its last bracket', (text) => text.slice(0, -2), 2, /no JSON; it may be cut off/],
  ['is empty', () => '', 2, /no JSON/],
  [
    'has a ballot with two candidates',
    (text) =>
      text.replace(/("candidate":)("[^"]*")/, '$1"b032549b-1e07-41be-bbc0-0c41b25e4d28",$1$2'),
    2,
    /the key "candidate" is there twice in one object/,
  ],
  [
    'has a key twice, once with an escape',
    (text) => text.replace('"seats":1', '"seats":1,"\\u0073eats":1'),
    2,
    /the key "seats" is there twice/,
  ],
  ['has a byte order mark', (text) => `\u{feff}${text}`, 2, /no JSON/],
  ['has something behind its end', (text) => `${text}{}`, 2, /no JSON/],
  [
    'has a number with a point',
    (text) => text.replace('"seats":1', '"seats":1.0'),
    2,
    /1\.0 is no whole number/,
  ],
  [
    'has a negative number',
    (text) => text.replace('"disputed":0', '"disputed":-1'),
    2,
    /-1 is no whole number/,
  ],
  [
    'has half of a character',
    (text) => text.replace('"Asha Rao"', '"Asha \\ud800"'),
    2,
    /half of a character/,
  ],
  [
    'has two ballots in a line',
    (text) => text.replace(/("candidate":"[^"]*"\},)\n/, '$1'),
    1,
    /A line has more than one ballot: for "/,
  ],
  [
    'hides a ballot from grep',
    (text) => text.replace(`"candidate":"${ashaIn(text)}`, `"candidate": "${ashaIn(text)}`),
    1,
    /3 lines name "Asha Rao" .* and 4 ballots/,
  ],
  ['has carriage returns', (text) => text.replaceAll('\n', '\r\n'), 1, /carriage returns/],
  [
    'has the key __proto__',
    (text) => text.replace('"seats":1', '"seats":1,"__proto__":{"disputed":0}'),
    2,
    /the key "__proto__"/,
  ],
];
