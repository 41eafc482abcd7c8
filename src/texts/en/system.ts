// The messages of the page Server: what the server found of itself comes in its own sentences.
import type { Finding } from '#contract/system.ts';
import { spoken } from '../spoken.ts';

export const systemMessages = spoken('system.systemMessages', {
  loadFailed: 'The state of the system could not be read.',
  running: (version: string) => `Hustings ${version} is running.`,
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
  destroyedFor: (file: string) => `This file was destroyed: ${file}`,
  copies: 'Files of keys that backups made',
  copy: {
    title: 'Was this file destroyed?',
    text: (file: string) =>
      `${file} leaves this list. Confirm only if no copy of it is left anywhere, because a person who has it can open the votes. The record keeps your answer.`,
    confirm: 'It was destroyed',
    keep: 'Go back',
    failed: 'That could not be saved.',
    written: (moment: string) => `Written on ${moment}.`,
    spent: 'One of its elections is closed: destroy it.',
    needed: 'Its elections are not closed yet.',
  },
  states: { ok: 'OK', warning: 'Warning', problem: 'Problem' },
  subjects: {
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
  } satisfies Record<Finding['subject'], string>,
});
