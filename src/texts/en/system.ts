// The messages of the page Server: what the server found of itself is in findings.ts.
import type { Finding } from '#contract/system.ts';
import { said } from '../said.ts';
import { firstOf, row } from '../formats.ts';
import { spoken } from '../spoken.ts';

const states = { ok: 'OK', warning: 'Warning', problem: 'Problem' };
const subjects: Record<Finding['subject'], string> = {
  settings: 'Settings',
  database: 'Database',
  rights: 'Rights in the database',
  replication: 'Standbys',
  release: 'Release',
  clock: 'Clock',
  mail: 'E-mail',
  pictures: 'Pictures',
  address: 'Public address',
  disk: 'Disk',
  keys: 'Keys of elections',
  results: 'Closed elections',
  backup: 'Backup',
  places: 'Places for backups',
};

const votesAreSafe =
  'Votes that were cast are safe. If people cannot vote, extend the election once the server works again.';

/** What an admin can do who has no way to the machine. */
const without: Record<Finding['subject'], string> = {
  settings: 'The campus works. Send the message below.',
  database: votesAreSafe,
  rights: votesAreSafe,
  replication: votesAreSafe,
  release: votesAreSafe,
  clock:
    'Do not end an election early, and do not count on its end: extend it if it would close too soon. Votes that were cast are safe.',
  mail: 'E-mails do not arrive. Until they do, hand out links: Show all links in the list of candidates, and Show a link of an officer on the page People.',
  pictures: 'Everything but new pictures works. Upload them later.',
  address:
    'Some people may not reach this site. Tell them on another way that it is known, and extend an open election if many could not vote.',
  disk: 'Upload no pictures. If people cannot vote, tell them that voting goes on as soon as there is room, and extend the election afterwards. No vote that was confirmed is lost.',
  keys: 'Ask that nobody stops the server. Look for the file of keys that was saved when the election was published, and hand it over. Extend an election that refuses votes.',
  results: 'Announce and certify nothing of these elections before it is solved.',
  backup:
    'Ask for a backup before voting opens and after it has closed. Of closed elections download the recount kit: it stands on the page of each.',
  places:
    'The campus works, but a copy of it may be missing on the day that it is needed. Send the message below.',
};

export const systemMessages = spoken('system.systemMessages', {
  loadFailed: 'The state of the system could not be read.',
  running: said('Hustings {version} is running.', (version: string) => ({ version })),
  all: {
    ok: 'Everything is as it should be.',
    warning: 'There are warnings.',
    problem: 'Something has to be fixed.',
  },
  list: 'What was checked',
  again: 'Check again',
  looking: 'Checking…',
  machine: 'On the machine, npm run doctor says the same.',
  destroyed: 'This file was destroyed',
  destroyedFor: said('This file was destroyed: {file}', (file: string) => ({ file })),
  copies: 'Files of keys that backups made',
  copy: {
    title: 'Was this file destroyed?',
    text: said(
      '{file} leaves this list. Confirm only if no copy of it is left anywhere, because a person who has it can open the votes. The record keeps your answer.',
      (file: string) => ({ file }),
    ),
    confirm: 'It was destroyed',
    keep: 'Go back',
    failed: 'That could not be saved.',
    written: said('Written on {moment}.', (moment: string) => ({ moment })),
    spent: 'All its elections are counted: destroy it.',
    needed: said('Keep it: needed for {names}.', (names: readonly string[]) => ({
      names: row(firstOf(names)),
    })),
  },
  states,
  subjects,
  since: said('Seen since {moment}', (moment: string) => ({ moment })),
  help: {
    yours: 'What you can do yourself',
    without,
    title: 'A message to the person who has the server',
    about:
      'Copy it into an e-mail or a chat. It says what is wrong, since when, and what helps. It holds no password and no vote.',
    copy: 'Copy the message',
    copied: 'The message is copied',
    notCopied: 'It could not be copied. Open the message and select it.',
    show: 'Read the message',
    /** The lines of the message: plain text without a secret. */
    needs: said(
      '{count, plural, one {Our election site {address} needs you: # thing is not well.} other {Our election site {address} needs you: # things are not well.}}',
      (address: string, count: number) => ({ address, count }),
    ),
    checked: said(
      'Checked on {moment} ({timeZone}). Hustings {version}.',
      (moment: string, timeZone: string, version: string) => ({ moment, timeZone, version }),
    ),
    open: said('People vote now: {name}, until {until}.', (name: string, until: string) => ({
      name,
      until,
    })),
    since: said('Seen since: {moment}', (moment: string) => ({ moment })),
    advice: said('What helps: {advice}', (advice: string) => ({ advice })),
    doctor:
      'On the machine, in the folder of Hustings and as its user, npm run doctor says the same. After each repair run it again. What to do at night: docs/volunteer.md.',
    /** Where the page itself could not be read. */
    unread: said(
      'Our election site {address} needs you: the server does not answer as it should.\nOn {moment} ({timeZone}) the page Server could not be read.\n\nOn the machine, in the folder of Hustings and as its user, run npm run doctor: it says what is wrong and what helps. What to do at night: docs/volunteer.md.',
      (address: string, moment: string, timeZone: string) => ({ address, moment, timeZone }),
    ),
  },
});
