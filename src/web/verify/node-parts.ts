import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

// What public/verify-kit.mjs takes of Node, in a browser (vite.config.ts). WebCrypto hashes only whole
// files, and only on https.

const encoder = new TextEncoder();

/** SHA-256, the only hash that the program asks for. */
export function createHash() {
  const hash = sha256.create();
  const made = {
    update(data: string | Uint8Array) {
      hash.update(typeof data === 'string' ? encoder.encode(data) : data);
      return made;
    },
    digest: () => bytesToHex(hash.digest()),
  };
  return made;
}

/** The command line reads files by their path; a page never does. */
export function readFileSync(): never {
  throw new Error('A page reads no file by its path.');
}

export const realpathSync = readFileSync;
export const fileURLToPath = readFileSync;
