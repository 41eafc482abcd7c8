import { z } from 'zod';
import { largestPicture } from '../core/pictures/picture-file.ts';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';

/** Largest upload in bytes (contract, POST /upload). */
export const largestUpload = largestPicture;

/** What somebody reads whose image has an address that our upload did not give. */
export const notUploadedHere = 'Please choose an image that was uploaded here';

/**
 * An address that our upload gave: /uploads/<sha-256>.webp, and nothing else (contract). The use
 * case looks whether the picture is still there.
 */
export const UploadedImage = z
  .string({ error: notUploadedHere })
  .regex(/^\/uploads\/[0-9a-f]{64}\.webp$/, notUploadedHere);

/** An address that our upload gave, or '' for none. */
export const MaybeUploadedImage = z
  .string({ error: notUploadedHere })
  .regex(/^(?:\/uploads\/[0-9a-f]{64}\.webp)?$/, notUploadedHere);

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
    takesFile: true,
    refuses: [
      'no-file',
      'several-files',
      'not-a-picture',
      'upload-too-large',
      'picture-too-large',
      'too-many-requests',
      'overloaded',
    ],
  }),
};
