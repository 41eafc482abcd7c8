// What the server finds of itself (src/server/doctor): `npm run doctor` says it in English, the page Server in the
// language of the page. Names of settings and commands stay.
import { spanOf } from '#core/kernel/span.ts';
import { firstOf, row } from '../formats.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

/** Where pictures are: in a bucket, or in the folder uploads. */
const inPlace = (bucket: string | null) => ({
  place: bucket === null ? 'folder' : 'bucket',
  bucket: bucket ?? '',
});

export const findings = spoken('findings.findings', {
  late: said('It gave no answer within {seconds, number} seconds.', (seconds: number) => ({
    seconds,
  })),
  noDatabase: 'Not looked at: there is no database.',
  otherRelease: 'Not looked at: the database is that of another release.',
  databaseFull: 'The disk of the database is full: it takes nothing that is new.',
  settings: {
    fine: 'All settings can be read.',
    strangers: said('In .env or the environment: {sentences}', (sentences: string) => ({
      sentences,
    })),
    noAddress: said(
      'PUBLIC_URL is not set: links in e-mails lead to {address}.',
      (address: string) => ({ address }),
    ),
    noSecrecy: 'PUBLIC_URL begins with http://: passwords and votes travel where others can read.',
  },
  database: said(
    'PostgreSQL {version} answers, with {encoding}.',
    (version: string, encoding: string) => ({ version, encoding }),
  ),
  rights: {
    noTables: 'The account of the database may not make tables.',
    noWrites: 'The database takes no writes.',
    closed: said(
      'The account of the database may not read or write {tables}.',
      (tables: readonly string[]) => ({ tables: row(tables) }),
    ),
    record:
      'The account of the database could change or delete the record of what officers do, and counted elections.',
    counted: 'The account of the database could change counted elections.',
    all: 'The account of the database may read, write and change tables.',
    two: 'The account of the database may read and write; another one changes tables.',
  },
  replication: {
    unawaited: said(
      '{standbys, plural, one {# standby} other {# standbys}}; no commit waits for one.',
      (standbys: number) => ({ standbys }),
    ),
    notMeant:
      'synchronous_standby_names is set, and commits do not wait for a standby all the same.',
    unseen: said(
      '{standbys, plural, one {# standby} other {# standbys}}; this account may not see whether one of them confirms commits.',
      (standbys: number) => ({ standbys }),
    ),
    none: 'Commits wait for a standby, and none confirms them: no vote can be cast.',
    confirmed: said(
      '{standbys, plural, one {# standby} other {# standbys}}; {confirming, number} of them confirm every commit.',
      (standbys: number, confirming: number) => ({ standbys, confirming }),
    ),
  },
  release: {
    empty: said(
      'Hustings {version}; there is no campus in this database yet.',
      (version: string) => ({ version }),
    ),
    newer: said(
      'A newer Hustings has changed this database, and {version} cannot run on it ({changes}).',
      (version: string, changes: readonly string[]) => ({ version, changes: row(changes) }),
    ),
    beside: said(
      'Hustings {version} runs beside a newer release, which it can.',
      (version: string) => ({ version }),
    ),
    older: said(
      'Hustings {version}; the database is that of an older release: {waiting, number} migrations wait for the next start.',
      (version: string, waiting: number) => ({ version, waiting }),
    ),
    fine: said(
      'Hustings {version}, with its {migrations, number} migrations.',
      (version: string, migrations: number) => ({ version, migrations }),
    ),
  },
  clock: {
    apart: said(
      "The database's clock is {unit, select, second {{count, plural, one {# second} other {# seconds}}} minute {{count, number} minutes} hour {{count, number} hours} other {{count, number} days}} {way, select, behind {behind} other {ahead of}} this machine's, which shows {here}.",
      (ms: number, here: string) => ({
        ...spanOf(ms),
        way: ms < 0 ? 'behind' : 'ahead',
        here,
      }),
    ),
    fine: said('This machine and the database agree about the time: {here}.', (here: string) => ({
      here,
    })),
  },
  mail: {
    asFiles: 'SMTP_URL is not set: e-mails are saved as files and reach nobody.',
    fine: said('The mail server {host} took the log-in; nothing was sent.', (host: string) => ({
      host,
    })),
    late: said(
      'An e-mail has waited for {minutes, plural, one {# minute} other {# minutes}}.',
      (minutes: number) => ({ minutes }),
    ),
  },
  pictures: {
    atStart: 'The folder uploads is made at the first start.',
    changed: said(
      '{place, select, folder {What was put into the folder uploads does not come back as it was.} other {What was put into the bucket {bucket} does not come back as it was.}}',
      inPlace,
    ),
    fine: said(
      '{place, select, folder {Put into the folder uploads, read and deleted again.} other {Put into the bucket {bucket}, read and deleted again.}}',
      inPlace,
    ),
  },
  address: {
    nothing: said(
      'Nothing answers at {address} ({reason}).',
      (address: string, reason: string) => ({
        address,
        reason,
      }),
    ),
    noTls: said(
      '{address} begins with https://, and what answers there speaks http.',
      (address: string) => ({ address }),
    ),
    wrong: said('{address}/api/health answers {status}.', (address: string, status: number) => ({
      address,
      status,
    })),
    another: said(
      'At {address} another release answers, or another campus.',
      (address: string) => ({ address }),
    ),
    noneTrusted:
      'A proxy is in front of this server, and TRUST_PROXY is no: to the limits all people come from one address, that of the proxy.',
    moreSeen: said(
      'A request had {seen, number} addresses in X-Forwarded-For, and TRUST_PROXY says {trusted, number}.',
      (seen: number, trusted: number) => ({ seen, trusted }),
    ),
    fine: said('This campus and this release answer at {address}.', (address: string) => ({
      address,
    })),
  },
  keys: {
    foreign: said('The folder {folder} belongs to another campus.', (folder: string) => ({
      folder,
    })),
    missing: said(
      '{folder} has no key for {elections}: without it nobody can open the votes.',
      (folder: string, elections: readonly string[]) => ({
        folder,
        elections: row(firstOf(elections)),
      }),
    ),
    elsewhere: said(
      'Servers of this campus have another folder of keys: {servers}.',
      (servers: readonly string[]) => ({ servers: row(firstOf(servers)) }),
    ),
    /** In the list of those for which there is no key. */
    withVotes: said(
      '{votes, plural, one {{election} (# sealed vote)} other {{election} (# sealed votes)}}',
      (election: string, votes: number) => ({ election, votes }),
    ),
    spent: said(
      'All elections of it are counted, and nobody has said that this file of keys was destroyed: {files}.',
      (files: readonly string[]) => ({ files: row(files) }),
    ),
    keep: said('Keep until the count: {files}.', (files: readonly string[]) => ({
      files: row(files),
    })),
    /** In the list of those to be kept, and of those that backups wrote. */
    forElections: said(
      '{file} (for {elections})',
      (file: string, elections: readonly string[]) => ({
        file,
        elections: row(firstOf(elections)),
      }),
    ),
    copied: said(
      'The key of each open election is here, and backups wrote copies: {files}.',
      (files: readonly string[]) => ({ files: row(files) }),
    ),
    none: 'There is no election whose votes are sealed.',
    fine: said('The key is here of {elections}.', (elections: readonly string[]) => ({
      elections: row(firstOf(elections)),
    })),
  },
  results: {
    uncounted: said(
      '{where, select, all {Voting is over, and no server could count its votes: {election} ({cause}).} other {Voting is over, and no server could count its votes: {election}, {position} ({cause}).}}',
      (election: string, position: string | null, cause: string) => ({
        where: position === null ? 'all' : 'one',
        election,
        position: position ?? '',
        cause,
      }),
    ),
    held: said(
      'Closed and published before a restore, so an admin has to decide which result counts: {elections}.',
      (elections: readonly string[]) => ({ elections: row(firstOf(elections)) }),
    ),
    doubtful: 'The count and the record do not agree.',
    fine: said(
      'Count and record agree in {elections, number} closed elections.',
      (elections: number) => ({ elections }),
    ),
  },
  backup: {
    failed: said('The last backup by itself is not whole: {problem}', (problem: string) => ({
      problem,
    })),
    never: 'There was no backup of this campus yet.',
    restored: said(
      'This campus was restored from the backup of {moment}, and none was taken since.',
      (moment: string) => ({ moment }),
    ),
    otherPassphrase: said(
      'The newest one, {file}, was written with another BACKUP_PASSPHRASE than that of now, or without one.',
      (file: string) => ({ file }),
    ),
    off: 'No server takes one by itself: BACKUP_HOUR is off.',
    last: said('The last backup is of {moment}.', (moment: string) => ({ moment })),
    encrypted: 'Backups are encrypted.',
    plain: 'Backups are not encrypted.',
    noDrill: 'No restore drill has proved one yet.',
    drill: said('The last restore drill that proved one was on {moment}.', (moment: string) => ({
      moment,
    })),
  },
  places: {
    fine: said(
      'A file was written where backups go ({settings}), and deleted again.',
      (settings: readonly string[]) => ({ settings: row(settings) }),
    ),
    lost: said('What was put into the bucket {bucket} does not come back.', (bucket: string) => ({
      bucket,
    })),
    refused: said(
      'The bucket {bucket} takes no file: {reason}',
      (bucket: string, reason: string) => ({ bucket, reason }),
    ),
  },
});
