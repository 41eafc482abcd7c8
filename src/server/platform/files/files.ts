/** Where uploaded pictures are kept: a folder, or an S3-compatible store. Names are ours alone. */
export interface Files {
  /** Stores the bytes under the name; storing the same name again changes nothing. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** The bytes, or null when there are none under this name. */
  get(name: string): Promise<Buffer | null>;
  remove(name: string): Promise<void>;
  /** Asks a store whether the bucket is there; throws a MissingBucket. */
  check?(): Promise<void>;
}

/** The bucket that S3_URL names is not there. */
export class MissingBucket extends Error {
  constructor(bucket: string) {
    super(`S3_URL names the bucket ${bucket}, and the store has none of that name.`);
  }
}
