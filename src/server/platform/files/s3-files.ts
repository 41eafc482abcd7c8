import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { MissingBucket } from './files.ts';
import type { Files } from './files.ts';
import type { S3Address } from './s3-address.ts';

/** Milliseconds; somebody waits in front of a progress bar. A test is less patient. */
export interface Timeouts {
  connecting: number;
  /** Until an answer begins, and between two pieces of it. */
  answering: number;
}

const defaultTimeouts: Timeouts = { connecting: 5_000, answering: 20_000 };

/** Pictures in a bucket of any S3-compatible store. */
export function openS3Files({ bucket, ...address }: S3Address, timeouts = defaultTimeouts): Files {
  const client = new S3Client({
    endpoint: address.endpoint,
    region: address.region,
    credentials: { accessKeyId: address.key, secretAccessKey: address.secret },
    forcePathStyle: true,
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: timeouts.connecting,
      requestTimeout: timeouts.answering,
      // Else a store that never answers is only warned of, and waited for.
      throwOnRequestTimeout: true,
      socketTimeout: timeouts.answering,
    },
    // Stores without trailer support would keep the checksum's framing inside the picture.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    async put(name, bytes) {
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: name, Body: bytes, ContentType: 'image/webp' }),
      );
    },
    async get(name) {
      try {
        const found = await client.send(new GetObjectCommand({ Bucket: bucket, Key: name }));
        const bytes = await found.Body?.transformToByteArray();
        return bytes === undefined ? null : Buffer.from(bytes);
      } catch (error) {
        // Stores call it NoSuchKey or NotFound, or send a 404 without a name.
        if (!isMissing(error)) throw error;
        if (error.name === 'NoSuchBucket') throw new MissingBucket(bucket);
        return null;
      }
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: name }));
    },
    async check() {
      try {
        const abortSignal = AbortSignal.timeout(timeouts.connecting);
        await client.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal });
      } catch (error) {
        throw isMissing(error) ? new MissingBucket(bucket) : error;
      }
    },
  };
}

function isMissing(error: unknown): error is S3ServiceException {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
}
