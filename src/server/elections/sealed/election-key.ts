// What one election's key does: it seals the ballots of a batch, opens them, and says whether a
// repeated request names the same choice. Sizes are in bytes.
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { standingsModes } from '#core/elections/standings-mode.ts';
import type { StandingsMode } from '#core/elections/standings-mode.ts';

/** Where a sealed batch stands: the seal holds only there. */
export interface BatchPlace {
  positionId: string;
  /** The running number of the batch within its position, from 1. */
  number: number;
  /** How many ballots it holds. */
  ballots: number;
}

/** How an election shows its counts while people vote, as its row says. */
export interface StandingsSetting {
  standings: StandingsMode;
  /** How many votes make a batch that is shown; it counts for `in-batches` only. */
  standings_batch: number;
}

/** Votes by nomination. */
export type Votes = ReadonlyMap<string, number>;

/** What was sealed of a batch. */
export interface OpenedBatch {
  votes: Votes;
  /** Says how counts were shown when the ballots were cast; null in a row of the first release. */
  shown: Buffer | null;
}

export interface ElectionKey {
  /**
   * One row for the ballots of a batch: equal choices look different, their order says nothing. The
   * setting of the standings is sealed with them, so that one who changes it in the database later is
   * found out.
   */
  seal(place: BatchPlace, nominationIds: readonly string[], setting: StandingsSetting): Buffer;
  /** Throws where one byte of it was changed. */
  open(place: BatchPlace, sealed: Buffer): OpenedBatch;
  /** Names a choice that was sent in one request, for whoever holds the key, and for nobody else. */
  markOf(choice: RequestedChoice): Buffer;
  /** A name under the key, such as an enrollment number that must not be registered again. */
  hashName(name: string): Buffer;
}

/** What a voter asked for, and in which request. */
export interface RequestedChoice {
  positionId: string;
  voterId: string;
  nominationId: string;
  /**
   * Hash of the Idempotency-Key. It is part of the mark, so that whoever writes another one into the
   * database learns nothing by repeating the vote: every choice is then another one.
   */
  requestKey: Buffer;
}

/** The random secret of an election, from which its keys are made. */
export const secretLength = 32;

const [nonceLength, tagLength, idLength, markLength, shownLength] = [12, 16, 16, 16, 5];
// The first byte of a sealed row says how it was made: with the setting of the standings or without.
const [withoutSetting, withSetting] = [1, 2];
const checkText = 'the key of this election';

/** Makes the keys of an election from its secret. */
export function electionKey(electionId: string, secret: Buffer): ElectionKey {
  const sealing = deriveKey(electionId, secret, 'ballots');
  const marking = deriveKey(electionId, secret, 'choices');
  const naming = deriveKey(electionId, secret, 'names');
  return {
    seal(place, nominationIds, setting) {
      // Sorted instead of shuffled: either way nothing is left of who stood where in the batch.
      const ballots = Buffer.from(nominationIds.toSorted().join('').replaceAll('-', ''), 'hex');
      const text = Buffer.concat([shownAs(setting), ballots]);
      return encrypt(sealing, text, placeText(place, withSetting), withSetting);
    },
    open(place, sealed) {
      const version = sealed[0] === withoutSetting ? withoutSetting : withSetting;
      const text = decrypt(sealing, sealed, placeText(place, version), version);
      const ballots = version === withSetting ? text.subarray(shownLength) : text;
      return {
        votes: countVotes(ballots),
        shown: version === withSetting ? text.subarray(0, shownLength) : null,
      };
    },
    markOf: ({ positionId, voterId, nominationId, requestKey }) =>
      createHmac('sha256', marking)
        .update(`${positionId}${voterId}${nominationId}`)
        .update(requestKey)
        .digest()
        .subarray(0, markLength),
    hashName: (name) => createHmac('sha256', naming).update(name).digest(),
  };
}

/** A sealed row that proves who holds the secret of an election. It is kept with the election. */
export function sealCheck(electionId: string, secret: Buffer): Buffer {
  return encrypt(deriveKey(electionId, secret, 'check'), Buffer.from(checkText), electionId);
}

/** Whether this is the secret with which the check was sealed. */
export function opensCheck(electionId: string, secret: Buffer, check: Buffer): boolean {
  try {
    const key = deriveKey(electionId, secret, 'check');
    return decrypt(key, check, electionId).toString() === checkText;
  } catch {
    return false;
  }
}

/** A key for one use only, so that no two uses can be played against each other (RFC 5869). */
function deriveKey(electionId: string, secret: Buffer, use: string): KeyObject {
  const bytes = hkdfSync('sha256', secret, electionId, `hustings ${use}`, secretLength);
  return createSecretKey(new Uint8Array(bytes));
}

/** A setting of the standings in few bytes, always as many. */
export function shownAs({ standings, standings_batch }: StandingsSetting): Buffer {
  const bytes = Buffer.alloc(shownLength);
  bytes.writeUInt8(standingsModes.indexOf(standings));
  bytes.writeUInt32BE(standings === 'in-batches' ? standings_batch : 0, 1);
  return bytes;
}

// The version is bound to the row as well: one cannot be passed off as the other.
const placeText = ({ positionId, number, ballots }: BatchPlace, version: number) =>
  `${positionId} ${number} ${ballots}${version === withoutSetting ? '' : ` version ${version}`}`;

/** A batch names few nominations in many ballots: each is read as an id once. */
function countVotes(ballots: Buffer): Votes {
  const votes = new Map<string, number>();
  for (let start = 0; start < ballots.length; start += idLength) {
    const bytes = ballots.toString('latin1', start, start + idLength);
    votes.set(bytes, (votes.get(bytes) ?? 0) + 1);
  }
  return new Map([...votes].map(([bytes, count]) => [idOf(bytes), count]));
}

const idOf = (bytes: string) =>
  Buffer.from(bytes, 'latin1')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

function encrypt(key: KeyObject, text: Buffer, context: string, version = withoutSetting): Buffer {
  // Random, and never counted: a batch that is rolled back gives its number to another one.
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), body]);
}

function decrypt(
  key: KeyObject,
  sealed: Buffer,
  context: string,
  version = withoutSetting,
): Buffer {
  if (sealed[0] !== version) throw new Error('a sealed row of another release');
  const [nonceEnd, tagEnd] = [1 + nonceLength, 1 + nonceLength + tagLength];
  const nonce = sealed.subarray(1, nonceEnd);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength })
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(nonceEnd, tagEnd));
  return Buffer.concat([decipher.update(sealed.subarray(tagEnd)), decipher.final()]);
}
