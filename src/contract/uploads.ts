import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';

/** Largest upload in bytes (contract, POST /upload). */
export const largestUpload = 5 * 1024 * 1024;

/** An address that our upload gave: /uploads/<sha-256>.webp, and nothing else (contract). */
export const UploadedImage = z
  .string()
  .regex(/^\/uploads\/[0-9a-f]{64}\.webp$/, 'Please choose an image that was uploaded here');

export const uploads = {
  uploadImage: endpoint({
    ...routes.uploadImage,
    access: 'user',
    summary: 'Upload a picture as multipart field "file"; it is decoded, stripped and kept as WebP',
    reply: z.object({
      imageUrl: z.string(),
      data: z.object({ imageUrl: z.string() }),
      message: z.string(),
    }),
    status: 201,
    refuses: ['not-a-picture', 'upload-too-large', 'picture-too-large', 'no-file'],
  }),
};
