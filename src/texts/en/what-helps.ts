// What helps where the server finds something wrong with itself (findings.ts).
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const whatHelps = spoken('what-helps.whatHelps', {
  /** Where a look fails in a way of its own: by what was looked at. */
  look: {
    settings: 'See .env.example.',
    database: 'See DATABASE_URL, and whether PostgreSQL runs.',
    rights: 'See the rights of the account in DATABASE_URL.',
    replication: 'See the log of the database.',
    release: 'See the log of the database.',
    clock: 'See the log of the database.',
    mail: 'See SMTP_URL and MAIL_FROM: host, port, name and password.',
    pictures: 'See S3_URL, or the rights on the folder uploads in DATA_DIR.',
    address: 'See PUBLIC_URL and the proxy.',
    disk: 'Give this account the right to write to DATA_DIR and KEYS_DIR.',
    keys: 'See KEYS_DIR, and whether this account may read it.',
    results: 'See the log of the server, and run npm run verify-record.',
    places: 'See BACKUP_DIR, BACKUP_COPY_DIR, BACKUP_COPY_URL and BACKUP_KEYS_DIR.',
    backup: 'Start the server of this release once.',
  },
  /** Where another line says it. */
  line: {
    disk: 'See the line of the disk.',
    database: 'See the line of the database.',
    release: 'See the line of the release.',
  },
  settings: {
    problems: 'Correct it in the environment or in .env; .env.example explains every setting.',
    strangers: 'Correct the name, or take the line out; .env.example has every name.',
    noAddress: 'Set PUBLIC_URL to the address that people open.',
    noSecrecy: 'Put a proxy with TLS in front (docs/operations.md).',
  },
  rights: {
    noTables: 'Give it the right: grant usage, create on schema public to ACCOUNT.',
    noWrites: 'Take default_transaction_read_only off, or name the primary in DATABASE_URL.',
    closed: 'Let the account own the tables, or grant select, insert, update, delete on them.',
    twoRoles:
      'Set MIGRATE_DATABASE_URL to it, and DATABASE_URL to one without its rights (docs/operations.md).',
    restart: 'Restart the server: a start gives its account its rights anew.',
  },
  replication: {
    notMeant: 'Set synchronous_commit = on, or a vote may be lost with the primary.',
    unseen: 'grant pg_read_all_stats to ACCOUNT.',
    none: 'Start the standby, or name another one in synchronous_standby_names.',
  },
  release: {
    empty: 'Start the server, which makes one.',
    newer: 'Start the newer release.',
    beside: 'Bring every server to the newer release.',
    older: 'Take a backup, then start the server, which brings the database up to date.',
  },
  clock:
    'Compare both with a phone. Set the wrong one right, and let both machines keep their time by NTP (timedatectl set-ntp true).',
  mail: 'Set SMTP_URL and MAIL_FROM (docs/operations.md).',
  mailLate:
    'See the page Messages of the dashboard, and the log of the mail server (docs/emails.md).',
  pictures: 'Look at the store of S3_URL: another one answered.',
  address: {
    start:
      'Start the server (systemctl start hustings; without such a service npm start), or see the proxy, its certificate and the name.',
    noTls: 'Let PUBLIC_URL begin with http://, or put a proxy with TLS there (docs/operations.md).',
    logs: 'See the log of the proxy, then that of the server.',
    restart: 'Restart every server, and see where the proxy leads.',
    trust: said(
      'Set TRUST_PROXY={value} and restart the server (docs/operations.md).',
      (proxies: number) => ({ value: proxies === 1 ? 'yes' : String(proxies) }),
    ),
    moreSeen:
      'Set TRUST_PROXY to the number of proxies in front, or have the first one replace the header: limits count the address that the last but so many added (docs/operations.md).',
  },
  noRoom: 'Without room no vote is written.',
  keys: {
    missing:
      'Bring the key back from a file of keys: npm run keys -- import FILE. Without a name it asks for the lines of two sheets (docs/operations.md).',
    elsewhere:
      'Give all servers one shared folder as KEYS_DIR: who lacks a key takes no vote (docs/operations.md).',
    foreign:
      'Set KEYS_DIR to the folder of this campus and restart. If the other campus is gone for good: npm run keys -- adopt.',
    unsaved:
      'Do not stop this server: it holds the key in its memory. Make KEYS_DIR writable, and it writes the file within a minute.',
    spent:
      'Destroy the file, then say so: on the page Server of the dashboard, or with npm run keys -- destroyed FILE.',
    copied:
      'Once these elections are counted, destroy the files and say so: on the page Server of the dashboard, or with npm run keys -- destroyed FILE.',
  },
  results: {
    uncounted:
      'The votes stay sealed, and each server tries again. Bring a missing key back (npm run keys); for damaged rows restore a backup.',
    held: 'Nothing is counted until then. On the dashboard an admin chooses: the result that was published before stands, or the restored votes are counted.',
    doubtful:
      'Do not rely on these results. Run npm run verify-record, and compare with the files in recounts and with earlier backups.',
  },
  backup: {
    mend: 'Mend this, then run "npm run backup" (docs/backup.md).',
    byHand: 'Run "npm run backup".',
    atHour: said(
      'Run "npm run backup". The server takes one by itself at {hour}:00 (docs/backup.md).',
      (hour: number) => ({ hour }),
    ),
    setHour:
      'Set BACKUP_HOUR to an hour, such as 3. Leave it off only where something else, such as cron, takes one every night (docs/backup.md).',
    encrypt:
      'The copies at the second place can be read there: set BACKUP_PASSPHRASE (docs/backup.md).',
    otherPassphrase:
      'Run "npm run backup", and keep the former passphrase as long as backups of it (docs/backup.md).',
    drill: 'Run "npm run restore-drill" (docs/backup.md).',
  },
  places: {
    store: 'See BACKUP_COPY_URL: host, key, secret and bucket, and whether the store answers.',
    second:
      'They are on this machine alone: name another disk or machine in BACKUP_COPY_DIR or BACKUP_COPY_URL (docs/backup.md).',
  },
});
