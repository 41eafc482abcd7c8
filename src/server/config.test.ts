import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { hostsOf } from './platform/db/database-hosts.ts';

const problemsOf = (environment: Record<string, string>) => readConfig(environment).problems;

test('nothing has to be set', () => {
  const { config, problems } = readConfig({});
  expect(problems).toEqual([]);
  expect(config).toMatchObject({ s3: null, smtpUrl: null, databaseUrl: null });
});

describe('S3_URL', () => {
  test('names a store, a bucket and who asks', () => {
    const S3_URL = 's3://key:se%2Fcret%40@s3.campus.example:9000/hustings?region=ap-south-1';
    const { config, problems } = readConfig({ S3_URL });
    expect(problems).toEqual([]);
    expect(config.s3).toEqual({
      endpoint: 'https://s3.campus.example:9000',
      bucket: 'hustings',
      region: 'ap-south-1',
      key: 'key',
      secret: 'se/cret@',
    });
  });

  test('speaks http only where that is said, and has a region by default', () => {
    const { config } = readConfig({ S3_URL: 's3://k:s@localhost:9000/b/?insecure=yes' });
    expect(config.s3).toMatchObject({
      endpoint: 'http://localhost:9000',
      bucket: 'b',
      region: 'us-east-1',
    });
  });

  test.each([
    'pictures',
    'https://key:hidden@s3.campus.example/bucket',
    's3://s3.campus.example/bucket',
    's3://key@s3.campus.example/bucket',
    's3://key:hidden@s3.campus.example',
    's3://key:hidden@s3.campus.example/',
    's3://key:hidden@s3.campus.example/a/b',
    's3://key:hidden%@s3.campus.example/bucket',
    's3://key:hidden@s3.campus.example/bucket?insecure=maybe',
  ])('%s is none, and the sentence does not tell the secret', (S3_URL) => {
    expect(problemsOf({ S3_URL })).toEqual(['S3_URL must look like s3://key:secret@host/bucket.']);
  });
});

test('UNIVERSITY_NAME is a name of at most 120 characters', () => {
  expect(readConfig({}).config.universityName).toBeNull();
  expect(readConfig({ UNIVERSITY_NAME: ' Sarovar University ' }).config.universityName).toBe(
    'Sarovar University',
  );
  expect(problemsOf({ UNIVERSITY_NAME: 'x'.repeat(121) })).toEqual([
    'UNIVERSITY_NAME can have at most 120 characters.',
  ]);
});

test('a first admin has a password that a person could have', () => {
  const problems = problemsOf({ ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'aaaaaaaa' });
  expect(problems).toEqual(['ADMIN_PASSWORD: Password must have at least 4 different characters.']);
});

describe('SIGN_ON_ISSUER', () => {
  const right = {
    SIGN_ON_ISSUER: 'https://login.campus.example/realms/students',
    SIGN_ON_CLIENT_ID: 'hustings',
    SIGN_ON_CLIENT_SECRET: 'hidden',
  };

  test('needs an id and a secret; the rest has defaults', () => {
    expect(readConfig({}).config.signOn).toBeNull();
    expect(readConfig(right).config.signOn).toEqual({
      issuer: 'https://login.campus.example/realms/students',
      clientId: 'hustings',
      clientSecret: 'hidden',
      scopes: 'openid profile email',
      name: 'your university account',
      numberClaim: null,
      groupsClaim: null,
      doGroupsDecide: false,
    });
  });

  test.each([
    [{ SIGN_ON_ISSUER: '' }, 'SIGN_ON_CLIENT_ID needs SIGN_ON_ISSUER as well.'],
    [
      { SIGN_ON_ISSUER: '', SIGN_ON_CLIENT_ID: '', SIGN_ON_SCOPES: 'openid' },
      'SIGN_ON_CLIENT_SECRET needs SIGN_ON_ISSUER as well.',
    ],
    [{ SIGN_ON_CLIENT_ID: '' }, 'SIGN_ON_CLIENT_ID is missing: SIGN_ON_ISSUER needs it.'],
    [{ SIGN_ON_CLIENT_SECRET: ' ' }, 'SIGN_ON_CLIENT_SECRET is missing: SIGN_ON_ISSUER needs it.'],
    [
      { SIGN_ON_SCOPES: 'profile' },
      'SIGN_ON_SCOPES must hold openid, such as "openid profile email".',
    ],
    [{ SIGN_ON_NAME: 'x'.repeat(41) }, 'SIGN_ON_NAME can have at most 40 characters.'],
    [
      { SIGN_ON_GROUPS_DECIDE: 'yes' },
      'SIGN_ON_GROUPS_CLAIM is missing: SIGN_ON_GROUPS_DECIDE needs it.',
    ],
    [{ SIGN_ON_GROUPS_DECIDE: 'maybe' }, 'SIGN_ON_GROUPS_DECIDE must be yes or no.'],
    [
      { SIGN_ON_NUMBER_CLAIM: 'student number' },
      'SIGN_ON_NUMBER_CLAIM must be the name of a claim, such as student_number.',
    ],
  ])('%j is one sentence that names the variable', (wrong, sentence) => {
    expect(problemsOf({ ...right, ...wrong })).toEqual([sentence]);
  });

  test.each([
    'login.campus.example',
    'http://login.campus.example',
    'https://login.campus.example/?a=b',
    'https://user:hidden@login.campus.example',
  ])('%s is none', (SIGN_ON_ISSUER) => {
    expect(problemsOf({ ...right, SIGN_ON_ISSUER })).toEqual([
      'SIGN_ON_ISSUER must be an address that begins with https://, without ? and #; http:// only on this machine.',
    ]);
  });
});

describe('addresses that cannot be right are told, without the password in them', () => {
  test.each([
    ['SMTP_URL', 'smtp://', 'must name one host and a port from 1 to 65535'],
    ['SMTP_URL', 'smtp://u:hidden@mail.invalid:99999', 'must name one host and a port'],
    ['SMTP_URL', 'http://mail.invalid', 'must begin with smtp:// or smtps://'],
    ['DATABASE_URL', 'postgres://u:hidden@h1:5501,h2:5502/db', 'names several hosts: put target'],
    [
      'DATABASE_URL',
      'postgres://u:hidden@h1,h2/db?target_session_attrs=any',
      'names several hosts',
    ],
    ['DATABASE_URL', 'postgres://u:hidden@h1,/db', 'must name each host as name or name:port'],
    ['DATABASE_URL', 'postgres://u:hidden@h1,h2:99999/db', 'must name each host as name or'],
    ['DATABASE_URL', 'postgres://', 'must name one host and a port from 1 to 65535'],
    ['DATABASE_URL', 'mysql://u:hidden@h/db', 'must begin with postgres:// or postgresql://'],
    ['SMTP_URL', 'smtp://u:hidden@mail.invalid:0', 'must name one host and a port'],
    ['SMTP_URL', 'smtp://u:hidden@one,two', 'must name one host and a port'],
    ['SMTP_URL', 'smtp://u:hidden%zz@mail.invalid', ': write each % of the name and the password'],
    ['PUBLIC_URL', 'https://x.example/sub/path', 'must end with the host or its port'],
    ['PUBLIC_URL', 'https://x.example/?from=mail', 'must end with the host or its port'],
    ['PUBLIC_URL', 'https://u:hidden@x.example', 'must end with the host or its port'],
    ['PUBLIC_URL', 'https://x.example:99999', 'must name one host and a port'],
    ['PUBLIC_URL', 'x.example', 'must begin with http:// or https://'],
  ])('%s=%s', (name, value, said) => {
    const [problem, ...more] = problemsOf({ [name]: value });
    expect(problem).toContain(said.startsWith(':') ? `${name}${said}` : `${name} ${said}`);
    expect(problem).not.toContain('hidden');
    expect(more).toEqual([]);
  });

  test('several hosts of one database', () => {
    const DATABASE_URL = 'postgres://u:p,w@h1:5501,[::1],h3/db?target_session_attrs=read-write';
    expect(readConfig({ DATABASE_URL })).toMatchObject({
      problems: [],
      config: { databaseUrl: DATABASE_URL },
    });
    expect(hostsOf(DATABASE_URL)?.map(({ host, port }) => [host, port])).toEqual([
      ['h1', 5501],
      ['::1', 5432],
      ['h3', 5432],
    ]);
  });

  test('a socket of this machine is one', () => {
    const DATABASE_URL = 'postgres:///hustings?host=/run/postgresql';
    expect(readConfig({ DATABASE_URL })).toMatchObject({
      problems: [],
      config: { databaseUrl: DATABASE_URL },
    });
  });
});

test.each([
  ['::1', 'http://[::1]:3000'],
  ['::', 'http://localhost:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
])('HOST=%s is opened at %s', (HOST, publicUrl) => {
  expect(readConfig({ HOST })).toMatchObject({ problems: [], config: { publicUrl } });
});

test('BACKUP_COPY_URL names a bucket, and a mistake in it is told without the secret', () => {
  const { config, problems } = readConfig({ BACKUP_COPY_URL: 's3://key:secret@host/backups' });
  expect(problems).toEqual([]);
  expect(config.backups.copyStore).toMatchObject({ bucket: 'backups', secret: 'secret' });
  expect(readConfig({ BACKUP_COPY_URL: 's3://key:secret@host' }).problems).toEqual([
    'BACKUP_COPY_URL must look like s3://key:secret@host/bucket.',
  ]);
});

describe('BACKUP_PASSPHRASE', () => {
  test('holds whatever the hour is', () => {
    const { config, problems } = readConfig({
      BACKUP_HOUR: 'off',
      BACKUP_PASSPHRASE: ' four words of a campus ',
    });
    expect(problems).toEqual([]);
    expect(config.backups).toMatchObject({ hour: null, passphrase: 'four words of a campus' });
  });

  test('that is short is refused, and not repeated', () => {
    const { problems } = readConfig({ BACKUP_PASSPHRASE: 'too-short' });
    expect(problems).toEqual(['BACKUP_PASSPHRASE must have at least 16 characters.']);
  });
});

test.each([
  ['https://council.campus.example/', 'https://council.campus.example'],
  ['https://Council.Campus.example:443', 'https://council.campus.example'],
])('PUBLIC_URL=%s is the address %s', (PUBLIC_URL, publicUrl) => {
  expect(readConfig({ PUBLIC_URL })).toMatchObject({ problems: [], config: { publicUrl } });
});

describe('a number is a whole one in decimal digits, within its bounds', () => {
  const numbers = [
    ['PORT', 0, 65_535],
    ['DRAIN_SECONDS', 0, 300],
    ['EMAILS_PER_MINUTE', 1, 6_000],
    ['ARRIVALS_PER_MINUTE', 1, 6_000],
    ['PICTURES_MB', 1, 10_000_000],
    ['PICTURES_MB_PER_ACCOUNT', 1, 10_000_000],
    ['BACKUP_KEEP', 1, 1_000],
  ] as const;

  test.each(numbers)('%s from %d to %d', (name, from, to) => {
    const nonsense = ['many', '-1', '1.5', '0x10', '1e3', 'Infinity', 'NaN', '1 000', `${to + 1}`];
    for (const value of from === 0 ? nonsense : [...nonsense, '0']) {
      expect(problemsOf({ [name]: value }), value).toEqual([
        `${name} must be a whole number from ${from} to ${to}.`,
      ]);
    }
    for (const value of [`${from}`, ` ${to} `]) expect(problemsOf({ [name]: value })).toEqual([]);
  });

  test.each(['24', '-1', 'noon', '1.5'])('BACKUP_HOUR=%s is none', (BACKUP_HOUR) => {
    expect(problemsOf({ BACKUP_HOUR })).toEqual([
      'BACKUP_HOUR must be an hour from 0 to 23, or off.',
    ]);
  });
});

test.each([
  ['TIME_ZONE', 'Nowhere/City', 'TIME_ZONE must be an IANA name such as Asia/Kolkata.'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of silent, error, warn, info, debug.'],
  ['TRUST_PROXY', 'maybe', 'TRUST_PROXY must be yes, no or the number of proxies, at most 9.'],
  ['METRICS_TOKEN', 'short', 'METRICS_TOKEN must have at least 16 characters.'],
  [
    'RECORD_WITNESSES',
    'adviser',
    'RECORD_WITNESSES must be e-mail addresses with commas between them.',
  ],
  [
    'MIGRATE_DATABASE_URL',
    'postgres://u@h/d',
    'MIGRATE_DATABASE_URL goes with DATABASE_URL: set both or neither.',
  ],
])('%s=%s is one sentence', (name, value, sentence) => {
  expect(problemsOf({ [name]: value })).toEqual([sentence]);
});

test('a name of the environment is told where it is as good as one of ours, and no other is', () => {
  const names = (environment: Record<string, string>, ofFile: string[] = []) =>
    readConfig(environment, ofFile).config.strangers;
  expect(names({ SMPT_URL: 'x', BACKUP_PASPHRASE: 'y', LOGLEVEL: 'info' })).toEqual([
    'SMPT_URL is no setting of Hustings. Is SMTP_URL meant?',
    'BACKUP_PASPHRASE is no setting of Hustings. Is BACKUP_PASSPHRASE meant?',
    'LOGLEVEL is no setting of Hustings. Is LOG_LEVEL meant?',
  ]);
  const usual = {
    HOME: '/',
    HOSTNAME: 'a',
    TERM: 'x',
    SHELL: 'x',
    USER: 'a',
    PWD: '/',
    DB_URL: 'x',
  };
  expect(
    names({ ...usual, MAIL: '/var/mail/a', SMTP_URL: 'smtp://a.example', MY_OWN: 'x' }),
  ).toEqual([]);
  // Told once: a file has it, too.
  expect(names({ SMPT_URL: 'x' }, ['SMPT_URL'])).toHaveLength(1);
});
