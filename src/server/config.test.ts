import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

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
