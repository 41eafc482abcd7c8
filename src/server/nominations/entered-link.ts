import type { Actor } from '#core/actor.ts';
import { enteredStatusOf } from '#core/elections/entered.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { EnteredLink } from '#contract/entered.ts';
import type { Tx } from '../platform/db/client.ts';
import { readSigningKey } from '../platform/db/signing-key.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import { countActs, listOpenOf } from '../elections/counted-acts.ts';
import { lockCandidates } from '../elections/first-vote-store.ts';
import { presentNames } from '../elections/translated.ts';
import { listEnteredRows, noteLeft } from './entered-store.ts';
import type { EnteredRow } from './entered-store.ts';
import { readEntered } from './entered-token.ts';
import type { EnteredWay } from './entered-token.ts';
import { hasProved } from './proved-store.ts';
import { updateStatus } from './store.ts';

/** What a link was made for, which way it went, and whether the list is fixed. */
export interface OpenedLink {
  row: EnteredRow;
  way: EnteredWay;
  isFrozen: boolean;
}

/** What a link is about; reading it changes nothing. */
export async function readEnteredLink(
  services: Services,
  actor: Actor | null,
  { token }: Input<'readEnteredLink'>,
): Promise<EnteredLink> {
  return services.transact(async (tx) => {
    const link = await openLink(tx, token);
    const { row } = link;
    return {
      _id: row.id,
      election: { _id: row.electionId, name: row.election },
      position: row.position,
      name: row.name,
      status: enteredStatusOf(row),
      way: wayOut(link),
      account: await accountOf(tx, link, actor),
      ...presentNames(row),
    };
  });
}

/**
 * Whether a candidacy is that of an account, or can become that of the caller's. A link that an officer was shown leads
 * to none once the list is fixed.
 */
async function accountOf(
  tx: Tx,
  { row, way, isFrozen }: OpenedLink,
  actor: Actor | null,
): Promise<EnteredLink['account']> {
  if (row.accountId !== null) return 'taken';
  if (row.number === '' && row.address === null) return 'none';
  if (isFrozen && way !== 'sent') return 'none';
  const isMine = actor !== null && (await hasProved(tx, row.id, actor.id));
  return isMine ? 'mine' : 'to-prove';
}

/** What a link was made for, without a lock. */
export async function findLink(tx: Tx, token: string): Promise<Omit<OpenedLink, 'isFrozen'>> {
  const read = readEntered(await readSigningKey(tx), token);
  const [row] = read === null ? [] : await listEnteredRows(tx, { id: read.id });
  if (read === null || row === undefined) throw new Refused('entered-link-invalid');
  return { row, way: read.way };
}

/** Opens a link under the lock of its position. */
export async function openLink(tx: Tx, token: string): Promise<OpenedLink> {
  const { row: found } = await findLink(tx, token);
  const isFrozen = await lockCandidates(tx, found.positionId);
  return { ...(await findLink(tx, token)), isFrozen };
}

/**
 * How a link leads out: off the ballot until the list is fixed, and afterwards to stepping down. One that an officer
 * was shown, or that went to an address which an officer typed and nobody proved in time, leads to the council alone;
 * with the rule of two each does, for one officer may have written the address of the list as well.
 */
export function wayOut({ row, way, isFrozen }: OpenedLink): EnteredLink['way'] {
  if (row.nominationId === null || enteredStatusOf(row) === 'off' || row.hasSteppedDown)
    return null;
  if (!isFrozen) return 'leave';
  const isTheirs = row.status === 'accepted' && wentToThem(row, way);
  return isTheirs && !row.isByTwo ? 'step-down' : 'write';
}

/** Whether a link went into a mailbox that is not only what an officer typed. */
const wentToThem = (row: EnteredRow, way: EnteredWay): boolean =>
  way === 'sent' && (row.isListAddress || row.isProved || row.nominationId !== row.id);

/**
 * Takes somebody off by their link, until the list is fixed. Where an officer may have it, because it was shown or went
 * to an address that one typed, and voting is open, the page counts it as what that officer did.
 */
export async function leaveByLink(
  services: Services,
  _actor: Actor | null,
  { token }: Input<'leaveByLink'>,
): Promise<void> {
  await services.transact(async (tx) => {
    const { row, way, isFrozen } = await openLink(tx, token);
    const { id, nominationId, electionId, position, election, enteredBy } = row;
    if (row.hasLeft) return;
    if (nominationId === null || enteredStatusOf(row) === 'off') {
      throw new Refused('unknown-nomination');
    }
    if (isFrozen) throw new Refused('candidates-frozen');
    await noteLeft(tx, id);
    const left = { id: nominationId, status: 'withdrawn' as const, actorId: null };
    await updateStatus(tx, { ...left, reason: null, checked: [] });
    const by = way === 'sent' ? 'e-mailed' : 'handed over';
    const detail = `${position}, ${election}, by the link that was ${by}`;
    const line = { actorId: null, objectId: nominationId, electionId, detail };
    await record(tx, { ...line, act: 'nomination.withdraw' });
    if (wentToThem(row, way)) return;
    const touched = await listOpenOf(tx, new Map([[electionId, 1]]));
    await countActs(tx, services, { kind: 'candidates', by: enteredBy, touched });
  });
}
