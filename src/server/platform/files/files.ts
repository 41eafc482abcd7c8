/** Where uploaded pictures are kept: a folder, or an S3-compatible store. Names are ours alone. */
export interface Files {
  /** Stores the bytes under the name; storing the same name again changes nothing. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** The bytes, or null when there are none under this name. */
  get(name: string): Promise<Buffer | null>;
  remove(name: string): Promise<void>;
  /** Asks a store whether the bucket is there; throws a StoreProblem. */
  check?(): Promise<void>;
}

/** What an operator has to put right, in S3_URL or at the store. */
export class StoreProblem extends Error {}

/** The bucket that S3_URL names is not there. */
export class MissingBucket extends StoreProblem {
  constructor(bucket: string) {
    super(`S3_URL names the bucket ${bucket}, and the store has none of that name.`);
  }
}

/** The store does not know the key, or not this secret for it, or they may not do what was asked. */
export class StoreRefused extends StoreProblem {
  constructor(reason: string) {
    super(`The store refused the key and the secret of S3_URL (${reason}).`);
  }
}
