import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DeleteObjectCommand, GetObjectCommand, paginateListObjectsV2 } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { S3Address } from '../platform/files/s3-address.ts';
import { isMissing, openS3Client } from '../platform/files/s3-client.ts';
import { BackupError } from '../platform/backup-error.ts';

/** Backups in a bucket of any S3-compatible store. */
export interface Bucket {
  /** Copies a file there, in parts where it is large; it has its name only once it is whole. */
  put(file: string): Promise<void>;
  /** Copies an object to a new file that only its owner reads. */
  get(name: string, file: string): Promise<void>;
  /** The names that begin so. */
  list(beginning: string): Promise<string[]>;
  remove(name: string): Promise<void>;
}

// Nobody waits in front of a screen, and a part may go out over a slow line.
const timeouts = { connecting: 10_000, answering: 5 * 60_000 };

/** A store takes at most 10,000 parts: 160 GB. Two of them are in memory at a time. */
const partSize = 16 * 1024 * 1024;

export function openBucket({ bucket: Bucket, ...address }: S3Address, size = partSize): Bucket {
  const client = openS3Client(address, timeouts);
  return {
    async put(file) {
      const params = { Bucket, Key: path.basename(file), Body: createReadStream(file) };
      // What was sent of a file that does not arrive whole is taken away again.
      const sending = { partSize: size, queueSize: 2, leavePartsOnError: false };
      await new Upload({ client, params, ...sending }).done();
    },
    async get(name, file) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: name }));
        if (!(Body instanceof Readable)) throw new BackupError(`${name} came without its bytes.`);
        await pipeline(Body, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
      } catch (error) {
        if (!isMissing(error)) throw error;
        throw new BackupError(`There is no ${name} in the bucket ${Bucket}.`, { cause: error });
      }
    },
    async list(beginning) {
      const names: string[] = [];
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: beginning })) {
        names.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []));
      }
      return names;
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: name }));
    },
  };
}
