// Where pictures are sent in a component test.
import type { Reply } from '#web/app/call.ts';
import { fakeServer, noNetwork } from './fake-server.ts';
import type { Answer, Answers } from './fake-server.ts';

const onePixel = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (char) => char.charCodeAt(0),
);

/** The address that the server gives every picture. */
export const uploadedPicture = `/uploads/${'a'.repeat(64)}.webp`;

/** A file that a browser can show. */
export const aPicture = (name = 'kite.png') => new File([onePixel], name, { type: 'image/png' });

/** What the server says of a picture that it took. */
export const pictureTaken: Reply<'uploadImage'> = {
  imageUrl: uploadedPicture,
  data: { imageUrl: uploadedPicture },
  message: 'Done',
};

export interface PictureServer {
  /** How many pictures were sent. */
  sent: number;
  /** The next answer; null is a network that gives none. */
  answer: Answer<'uploadImage'> | null;
  /** Answers wait for it. */
  held: Promise<void>;
}

/** Takes pictures until the test has ended, and answers other calls as it is told. */
export function takePictures(others: Answers = {}): PictureServer {
  const pictures: PictureServer = { sent: 0, answer: pictureTaken, held: Promise.resolve() };
  fakeServer({
    ...others,
    uploadImage: async () => {
      pictures.sent++;
      await pictures.held;
      return pictures.answer ?? noNetwork();
    },
  });
  return pictures;
}
