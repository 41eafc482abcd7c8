import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { MissingBucket, StoreRefused } from './files.ts';
import type { Files } from './files.ts';
import type { S3Address } from './s3-address.ts';
import { isMissing, openS3Client } from './s3-client.ts';
import type { Timeouts } from './s3-client.ts';

// Somebody waits in front of a progress bar. A test is less patient.
const defaultTimeouts: Timeouts = { connecting: 5_000, answering: 20_000 };

/** Pictures in a bucket of any S3-compatible store. */
export function openS3Files({ bucket, ...address }: S3Address, timeouts = defaultTimeouts): Files {
  const client = openS3Client(address, timeouts);
  return {
    async put(name, bytes) {
      const put = { Bucket: bucket, Key: name, Body: bytes, ContentType: 'image/webp' };
      await client.send(new PutObjectCommand(put)).catch(explain);
    },
    async get(name) {
      try {
        const found = await client.send(new GetObjectCommand({ Bucket: bucket, Key: name }));
        const bytes = await found.Body?.transformToByteArray();
        return bytes === undefined ? null : Buffer.from(bytes);
      } catch (error) {
        if (isMissing(error) && error.name !== 'NoSuchBucket') return null;
        return explain(error);
      }
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: name })).catch(explain);
    },
    async check() {
      try {
        const abortSignal = AbortSignal.timeout(timeouts.connecting);
        await client.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal });
      } catch (error) {
        if (isMissing(error)) throw new MissingBucket(bucket);
        explain(error);
      }
    },
  };

  /** In words what an operator can put right; everything else as it came. */
  function explain(error: unknown): never {
    if (error instanceof S3ServiceException) {
      const { name, $metadata } = error;
      if (name === 'NoSuchBucket') throw new MissingBucket(bucket);
      const status = $metadata.httpStatusCode ?? 0;
      if (status === 401 || status === 403) throw new StoreRefused(`${status}, ${name}`);
    }
    throw error;
  }
}
