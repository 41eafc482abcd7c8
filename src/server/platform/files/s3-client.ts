import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { S3Address } from './s3-address.ts';

/** Milliseconds. */
export interface Timeouts {
  connecting: number;
  /** Until an answer begins, and between two pieces of it. */
  answering: number;
}

/** The way to any S3-compatible store. */
export function openS3Client(address: Omit<S3Address, 'bucket'>, timeouts: Timeouts): S3Client {
  return new S3Client({
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
    // Stores without trailer support would keep the checksum's framing inside the object.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** Stores call it NoSuchKey or NotFound, or send a 404 without a name. */
export function isMissing(error: unknown): error is S3ServiceException {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
}
