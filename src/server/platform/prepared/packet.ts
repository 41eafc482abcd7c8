import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Bytes as they go out, with the strong tag that names exactly them. */
export interface Parcel {
  bytes: Buffer;
  etag: string;
  encoding: Encoding | null;
}
export type Encoding = 'br' | 'gzip';

/** An answer in every form a reader may take; each is made once, when it is first wanted. */
export interface Packet {
  plain: Parcel;
  /** The packed form; the plain one where packing is not worth it. */
  in(encoding: Encoding): Parcel | Promise<Parcel>;
}

// What fits into one network packet gains nothing.
const worthPacking = 1_200;

const packers: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 5 }),
};

export function pack(text: string): Packet {
  const bytes = Buffer.from(text);
  const name = hash('sha256', bytes, 'base64url').slice(0, 22);
  const plain: Parcel = { bytes, etag: `"${name}"`, encoding: null };
  const packed = new Map<Encoding, Parcel | Promise<Parcel>>();

  return {
    plain,
    in(encoding) {
      if (bytes.length < worthPacking) return plain;
      const known = packed.get(encoding);
      if (known !== undefined) return known;
      const making = packers[encoding](bytes).then((smaller) => {
        const parcel = { bytes: smaller, etag: `"${name}-${encoding}"`, encoding };
        packed.set(encoding, parcel);
        return parcel;
      });
      packed.set(encoding, making);
      return making;
    },
  };
}
