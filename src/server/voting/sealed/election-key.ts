// What one election's key does: it seals the ballots of a batch, opens them, and says whether a
// repeated request names the same choice. Sizes are in bytes.
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hash,
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
  /** Votes by nomination; of a ranked position none, because first preferences are not told. */
  votes: Votes;
  /** Ballots by what they say: the ids of their choices, joined by commas; '' for an abstention. */
  lists: Votes;
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
  /**
   * The same for a position whose ballots can say more than one candidate. Each ballot has one width,
   * so that the length of the row says only how many there are, and the candidates are sealed with it.
   */
  sealLists(
    place: BatchPlace,
    ballots: readonly (readonly string[])[],
    paper: SealedPaper,
    setting: StandingsSetting,
  ): Buffer;
  /** Throws where one byte of it was changed. */
  open(place: BatchPlace, sealed: Buffer): OpenedBatch;
  /** Names the choices of one request, for whoever holds the key and nobody else. */
  marksOf(request: VoteRequest): ChoiceMarks;
  /** A name under the key, such as an enrollment number that must not be registered again. */
  hashName(name: string): Buffer;
}

/** What the ballots of a position can say. */
export interface SealedPaper {
  /** The entries, by their ids: 1 to 255. */
  entries: readonly string[];
  /** The greatest number of choices on one ballot. */
  width: number;
  isRanked: boolean;
}

/** The request in which a voter sent a ballot. */
export interface VoteRequest {
  voterId: string;
  /**
   * Hash of the Idempotency-Key, in hex. It is part of the mark, so that whoever writes another one into the
   * database learns nothing by repeating the vote: every choice is then another one.
   */
  requestKey: string;
}

/** What a ballot says of one position. */
export interface MarkedChoice {
  positionId: string;
  /** The nominations, joined by commas, in order where order says something. */
  choice: string;
}

/** Marks of the choices of one request, in hex. */
export interface ChoiceMarks {
  of(choice: MarkedChoice): string;
  /** Whether this mark, of this release or an earlier one, is that of the choice. */
  isOf(mark: string, choice: MarkedChoice): boolean;
}

/** The random secret of an election, from which its keys are made. */
export const secretLength = 32;

const [nonceLength, tagLength, idLength, markLength, shownLength] = [12, 16, 16, 16, 5];
// The first byte of a sealed row says how it was made: with the setting of the standings or without.
// The third holds lists of choices: a byte each, which is a place among the sealed candidates.
const [withoutSetting, withSetting, withLists] = [1, 2, 3];
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
    sealLists(place, ballots, paper, setting) {
      const text = Buffer.concat([shownAs(setting), writeLists(ballots, paper)]);
      return encrypt(sealing, text, placeText(place, withLists), withLists);
    },
    open(place, sealed) {
      const version = [withoutSetting, withLists].find((one) => one === sealed[0]) ?? withSetting;
      const text = decrypt(sealing, sealed, placeText(place, version), version);
      if (version === withoutSetting) return { ...countSingles(text), shown: null };
      const shown = text.subarray(0, shownLength);
      const rest = text.subarray(shownLength);
      return { ...(version === withLists ? readLists(rest) : countSingles(rest)), shown };
    },
    marksOf: (request) => choiceMarks(marking, request),
    hashName: (name) => createHmac('sha256', naming).update(name).digest(),
  };
}

/**
 * One keyed hash for each ballot: its positions are hashed with what comes of it, which nobody learns and
 * which is that ballot's alone.
 */
function choiceMarks(marking: KeyObject, { voterId, requestKey }: VoteRequest): ChoiceMarks {
  const keyed = (text: string) =>
    createHmac('sha256', marking).update(text).update(requestKey, 'hex').digest('hex');
  const ballot = keyed(`ballot ${voterId}`);
  const of = ({ positionId, choice }: MarkedChoice) =>
    hash('sha256', `${ballot}${positionId}${choice}`).slice(0, 2 * markLength);
  // Before, each position had a keyed hash of its own. Elections that were open then go on.
  const formerly = ({ positionId, choice }: MarkedChoice) =>
    keyed(`${positionId}${voterId}${choice}`).slice(0, 2 * markLength);
  return { of, isOf: (mark, choice) => mark === of(choice) || mark === formerly(choice) };
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

const countSingles = (ballots: Buffer) => {
  const votes = countVotes(ballots);
  return { votes, lists: votes };
};

/** Whether it is ranked, how many candidates there are, how wide a ballot is, the candidates, the ballots. */
function writeLists(
  ballots: readonly (readonly string[])[],
  { entries, width, isRanked }: SealedPaper,
): Buffer {
  const ids = entries.toSorted();
  const places = new Map(ids.map((id, index) => [id, index + 1]));
  const lists = ballots.map((choices) => {
    const list = Buffer.alloc(width);
    for (const [rank, id] of choices.entries()) {
      const place = places.get(id);
      if (place === undefined || rank >= width)
        throw new Error('a ballot does not fit its position');
      list[rank] = place;
    }
    return list;
  });
  return Buffer.concat([
    Buffer.of(Number(isRanked), ids.length, width),
    Buffer.from(ids.join('').replaceAll('-', ''), 'hex'),
    ...lists.toSorted((a, b) => a.compare(b)),
  ]);
}

function readLists(text: Buffer): Pick<OpenedBatch, 'votes' | 'lists'> {
  const [isRanked = 0, count = 0, width = 0] = text;
  const start = 3 + count * idLength;
  const ids = Array.from({ length: count }, (_, index) => {
    const from = 3 + index * idLength;
    return idOf(text.toString('latin1', from, from + idLength));
  });
  const votes = new Map<string, number>();
  const lists = new Map<string, number>();
  for (let from = start; from < text.length; from += width) {
    const chosen = [...text.subarray(from, from + width)].filter((place) => place > 0);
    const choices = chosen.map((place) => ids[place - 1] ?? '');
    addOne(lists, choices.join(','));
    if (isRanked === 0) for (const id of choices) addOne(votes, id);
  }
  return { votes, lists };
}

const addOne = (counts: Map<string, number>, name: string) =>
  counts.set(name, (counts.get(name) ?? 0) + 1);

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
