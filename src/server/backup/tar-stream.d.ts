// The package brings no types; this is what we use of it.
declare module 'tar-stream' {
  import type { Readable, Writable } from 'node:stream';

  interface Pack extends Readable {
    entry(
      header: { name: string; size: number; mtime: Date; mode: number },
      content: Buffer,
      done: (error?: Error | null) => void,
    ): void;
    finalize(): void;
  }
  interface Entry extends AsyncIterable<Buffer> {
    header: { name: string; type: string };
    resume(): void;
  }

  export function pack(): Pack;
  export function extract(): Writable & AsyncIterable<Entry>;
}
