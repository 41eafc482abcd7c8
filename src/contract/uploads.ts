import { wrong } from '../core/kernel/wrong.ts';
import { z } from 'zod';
import { uploadAddress } from '../core/pictures/picture-address.ts';
import { largestPicture } from '../core/pictures/picture-file.ts';
import { sentences } from '../core/sentences.ts';
import { answers } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';

/** The size of the largest upload, in bytes (contract, POST /upload). */
export const largestUpload = largestPicture;

/** The sentence for an image address that no upload of this campus returned. */
export const notUploadedHere = wrong('choose-image-was-uploaded-here');

/**
 * The address of an uploaded picture: /uploads/<sha-256>.webp and nothing else (contract). The use
 * case checks that the picture still exists.
 */
export const UploadedImage = z
  .string({ error: notUploadedHere })
  .regex(uploadAddress, notUploadedHere);

/** The address of an uploaded picture, or '' for none (contract, PUT /user/edit/{id}). */
export const MaybeUploadedImage = z
  .string({ error: ({ input }) => (input === undefined ? sentences.selectImage : notUploadedHere) })
  .regex(/^(?:\/uploads\/[0-9a-f]{64}\.webp)?$/, notUploadedHere);

/** The call that uploads a picture (contract, POST /upload). */
export const uploads = {
  uploadImage: endpoint({
    ...routes.uploadImage,
    access: 'user',
    done: answers.imageUploaded,
    summary: 'Upload a picture in the form field "file"; it is stored as WebP without its metadata',
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
      'picture-cut',
      'picture-heic',
      'upload-too-large',
      'picture-too-large',
      'own-pictures-full',
      'pictures-full',
      'too-many-requests',
      'overloaded',
    ],
  }),
};
