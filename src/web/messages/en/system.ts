// The messages of the section System: what the server found of itself comes in its own sentences.
import type { Finding } from '#contract/system.ts';

export const systemMessages = {
  loadFailed: 'The state of the system could not be read.',
  running: (version: string) => `Hustings ${version} is running.`,
  all: {
    ok: 'Everything is as it should be.',
    warning: 'There are warnings.',
    problem: 'Something has to be mended.',
  },
  list: 'What the server looked at',
  again: 'Look again',
  looking: 'Looking…',
  machine: 'On the machine, npm run doctor says the same.',
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
    backup: 'Backup',
  } satisfies Record<Finding['subject'], string>,
};
