import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** A passkey as a device would hold it, with every answer open to being wrong. */
export interface SoftwarePasskey {
  /** What navigator.credentials.create() gives, as JSON. */
  create(options: Options, wrong?: Wrong): Record<string, unknown>;
  /** What navigator.credentials.get() gives, as JSON. */
  get(options: Options, wrong?: Wrong): Record<string, unknown>;
}

interface Options {
  challenge: string;
}

interface Wrong {
  origin?: string;
  rpId?: string;
  /** False for a touch alone, without a finger or a code. */
  isVerified?: boolean;
  /** The counter of a copy that was made before. */
  counter?: number;
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const flags = { present: 0x01, verified: 0x04, hasKey: 0x40 };

export function makePasskey(): SoftwarePasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, { challenge }: Options, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (rpId: string, bits: number, count: number, rest: Buffer) => {
    const head = Buffer.alloc(5);
    head.writeUInt8(bits, 0);
    head.writeUInt32BE(count, 1);
    return Buffer.concat([sha256(rpId), head, rest]);
  };
  const answer = (response: Record<string, Buffer>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    response: Object.fromEntries(
      Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')]),
    ),
  });
  const bitsOf = ({ isVerified = true }: Wrong) =>
    flags.present + (isVerified ? flags.verified : 0);

  return {
    create(options, wrong = {}) {
      const { origin = 'http://localhost', rpId = 'localhost' } = wrong;
      const cose = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const key = Buffer.concat([Buffer.alloc(16), length, id, Buffer.from(isoCBOR.encode(cose))]);
      const authData = authenticatorData(rpId, bitsOf(wrong) + flags.hasKey, counter, key);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', options, origin),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)),
      });
    },
    get(options, wrong = {}) {
      const { origin = 'http://localhost', rpId = 'localhost' } = wrong;
      counter += 1;
      const clientDataJSON = clientData('webauthn.get', options, origin);
      const bits = bitsOf(wrong);
      const data = authenticatorData(rpId, bits, wrong.counter ?? counter, Buffer.alloc(0));
      const signature = sign('sha256', Buffer.concat([data, sha256(clientDataJSON)]), privateKey);
      return answer({ clientDataJSON, authenticatorData: data, signature });
    },
  };
}
