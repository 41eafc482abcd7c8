import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Files } from './files.ts';

/** Pictures in a bucket of any S3-compatible store: s3://key:secret@host[:port]/bucket?region=… */
export function openS3Files(address: string): Files {
  const url = new URL(address);
  const bucket = url.pathname.slice(1);
  const scheme = url.searchParams.get('insecure') === 'yes' ? 'http' : 'https';
  const client = new S3Client({
    endpoint: `${scheme}://${url.host}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    forcePathStyle: true,
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
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
        return found.Body === undefined
          ? null
          : Buffer.from(await found.Body.transformToByteArray());
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: name }));
    },
  };
}
