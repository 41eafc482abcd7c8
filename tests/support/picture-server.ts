// Where pictures are sent in a browser without a server: what fetch is for the other calls.
import { vi } from 'vitest';

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

export interface PictureServer {
  /** How many pictures were sent. */
  sent: number;
  /** The next answer; null is a network that gives none. */
  answer: { status: number; body: object } | null;
  /** Answers wait for it. */
  held: Promise<void>;
}

/** Takes pictures until vi.unstubAllGlobals. */
export function takePictures(): PictureServer {
  const server: PictureServer = {
    sent: 0,
    answer: { status: 201, body: { data: { imageUrl: uploadedPicture } } },
    held: Promise.resolve(),
  };
  class Sender extends EventTarget {
    upload = new EventTarget();
    status = 0;
    responseText = '';
    open() {}
    getResponseHeader() {
      return null;
    }
    send() {
      server.sent++;
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 2 }));
      void server.held.then(() => {
        this.status = server.answer?.status ?? 0;
        this.responseText = JSON.stringify(server.answer?.body ?? '');
        this.dispatchEvent(new Event(server.answer === null ? 'error' : 'load'));
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', Sender);
  return server;
}
