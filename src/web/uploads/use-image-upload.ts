import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { routes } from '#contract/routes.ts';
import type { Reply } from '#web/app/call.ts';
import { readJson, refusalIn } from '#web/app/call.ts';
import { CallError } from '#web/kit/call-error.ts';
import { sendWithProgress } from '#web/app/send-with-progress.ts';
import { notify } from '#web/kit/notify.ts';
import { messages } from '#texts/en/site.ts';
import { uploadsMessages } from '#texts/en/uploads.ts';

/** A file that was uploaded is not uploaded again when a later call failed. */
const sent = new WeakMap<File, string>();

export interface ImageUpload {
  /** Gives the address of the picture; throws a CallError. */
  upload: (file: File) => Promise<string>;
  /** The share that is uploaded, 0 to 1; null while nothing is under way. */
  progress: number | null;
}

/** Uploads pictures and tells the progress. */
export function useImageUpload(): ImageUpload {
  const [progress, setProgress] = useState<number | null>(null);
  const turn = useRef(0);
  const { mutateAsync } = useMutation({
    mutationFn: (file: File) => uploadImage(file, setProgress),
  });
  const upload = async (file: File) => {
    const known = sent.get(file);
    if (known !== undefined) return known;
    const own = ++turn.current;
    setProgress(0);
    try {
      const imageUrl = await notify.whileSlow(uploadsMessages.uploading, mutateAsync(file));
      sent.set(file, imageUrl);
      return imageUrl;
    } finally {
      if (own === turn.current) setProgress(null);
    }
  };
  return { upload, progress };
}

/**
 * Uploads a picture and returns its address; `onProgress` gets a share from 0 to 1. Throws a
 * CallError.
 */
async function uploadImage(file: File, onProgress: (share: number) => void): Promise<string> {
  const form = new FormData();
  form.append('file', file);
  const response = await sendWithProgress(routes.uploadImage, form, onProgress);
  const answer = await readJson(response);
  if (!response.ok) throw refusalIn(answer, response);
  const imageUrl = (answer as Partial<Reply<'uploadImage'>> | null)?.data?.imageUrl;
  if (typeof imageUrl !== 'string' || imageUrl === '') {
    // An answer without an address is a failure.
    throw new CallError(messages.fixed.imageUploadFailed, { status: 0, error: 'garbled' });
  }
  return imageUrl;
}
