import { useRef, useState } from 'react';
import { sentenceOf, Told } from '#web/kit/call-error.ts';
import { randomKey } from '#web/app/random-key.ts';

/** A file that was uploaded before. */
export interface UploadedFile {
  id: string;
  name: string;
  bytes: number;
}

/** A file of a form: on its way, uploaded, or not uploaded for a reason. */
export interface ChosenFile {
  key: string;
  name: string;
  bytes: number;
  /** Null until it is uploaded. */
  id: string | null;
  /** The share that is on its way, 0 to 1. */
  share: number;
  problem: string | null;
}

export interface FileUploads {
  files: readonly ChosenFile[];
  add: (files: readonly File[]) => void;
  again: (key: string) => void;
  remove: (key: string) => void;
  /** Waits for what is on its way; gives the ids in order, or throws the sentence that one is missing. */
  settled: () => Promise<string[]>;
}

interface Uploading {
  /** Sends one and gives its id. */
  send: (file: File, onProgress: (share: number) => void) => Promise<string>;
  start: readonly UploadedFile[];
  failed: string;
  missing: string;
  /** What is uploaded now, after each change. */
  onChange: (files: UploadedFile[]) => void;
}

/** Uploads files of a form as they are chosen, one after the other, each with its progress. */
export function useFileUploads({ send, start, failed, missing, onChange }: Uploading): FileUploads {
  const [files, setFiles] = useState<readonly ChosenFile[]>(() =>
    start.map((one) => ({ ...one, key: one.id, share: 1, problem: null })),
  );
  // An upload that ends later changes the newest list, not the one it began with.
  const list = useRef(files);
  const sources = useRef(new Map<string, File>());
  const turn = useRef<Promise<void>>(Promise.resolve());

  const save = (next: readonly ChosenFile[]) => {
    list.current = next;
    setFiles(next);
  };
  const change = (key: string, part: Partial<ChosenFile>) =>
    save(list.current.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const tell = () =>
    onChange(
      list.current.flatMap(({ id, name, bytes }) => (id === null ? [] : [{ id, name, bytes }])),
    );
  const upload = async (key: string) => {
    const file = sources.current.get(key);
    // It was taken away before its turn.
    if (file === undefined || !list.current.some((one) => one.key === key)) return;
    try {
      const id = await send(file, (share) => change(key, { share }));
      change(key, { id, share: 1 });
      tell();
    } catch (refusal) {
      change(key, { problem: sentenceOf(refusal, failed) });
    }
  };
  const enqueue = (key: string) => {
    turn.current = turn.current.then(() => upload(key));
  };

  return {
    files,
    add(chosen) {
      for (const file of chosen) {
        const key = randomKey();
        sources.current.set(key, file);
        const { name, size: bytes } = file;
        save([...list.current, { key, name, bytes, id: null, share: 0, problem: null }]);
        enqueue(key);
      }
    },
    again(key) {
      change(key, { problem: null, share: 0 });
      enqueue(key);
    },
    remove(key) {
      sources.current.delete(key);
      save(list.current.filter((one) => one.key !== key));
      tell();
    },
    async settled() {
      await turn.current;
      return list.current.map(({ id }) => {
        if (id === null) throw new Told(missing);
        return id;
      });
    },
  };
}
