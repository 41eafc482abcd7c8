import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Bytes as they go out, with the strong tag that names exactly them. */
export interface EncodedBytes {
  bytes: Buffer;
  etag: string;
  encoding: Encoding | null;
}
export type Encoding = 'br' | 'gzip';

/** An answer in every form a reader may take; each is made once, when it is first wanted. */
export interface EncodedBody {
  plain: EncodedBytes;
  /** The packed form; the plain one where packing is not worth it. */
  in(encoding: Encoding): EncodedBytes | Promise<EncodedBytes>;
}

// Compressing a body that fits into one network packet gains nothing.
const smallestEncoded = 1_200;

const encoders: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 5 }),
};

export function encodeBody(text: string): EncodedBody {
  const bytes = Buffer.from(text);
  const name = hash('sha256', bytes, 'base64url').slice(0, 22);
  const plain: EncodedBytes = { bytes, etag: `"${name}"`, encoding: null };
  const encodings = new Map<Encoding, EncodedBytes | Promise<EncodedBytes>>();

  return {
    plain,
    in(encoding) {
      if (bytes.length < smallestEncoded) return plain;
      const known = encodings.get(encoding);
      if (known !== undefined) return known;
      const making = encoders[encoding](bytes).then((smaller) => {
        const encoded = { bytes: smaller, etag: `"${name}-${encoding}"`, encoding };
        encodings.set(encoding, encoded);
        return encoded;
      });
      encodings.set(encoding, making);
      return making;
    },
  };
}
