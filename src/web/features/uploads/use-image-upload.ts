import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { uploadImage } from './upload-image.ts';

/** What was sent once is not sent again when the call after it failed. */
const sent = new WeakMap<File, string>();

export interface ImageUpload {
  /** Gives the address of the picture; throws a CallError. */
  upload: (file: File) => Promise<string>;
  /** The share that has gone out, 0 to 1; null while nothing is under way. */
  progress: number | null;
}

/** Sends pictures and tells how far it is. */
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
      const imageUrl = await mutateAsync(file);
      sent.set(file, imageUrl);
      return imageUrl;
    } finally {
      if (own === turn.current) setProgress(null);
    }
  };
  return { upload, progress };
}
