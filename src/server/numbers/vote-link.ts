import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { VoteLink } from '#contract/vote-links.ts';
import { presentName } from '../elections/translated.ts';
import { findByEmail, findByEnrollmentNumber } from '../accounts/store.ts';
import type { Db } from '../platform/db/client.ts';
import { hashToken } from '../platform/tokens.ts';
import type { Services } from '../services.ts';
import { findClaim, isAskedToken } from './claim-store.ts';
import { findEntry, isFromEntry, isProvedAt } from './entry-store.ts';
import { findLinked } from './vote-link-store.ts';
import type { LinkedRow } from './vote-link-store.ts';
import { isSignedVoteLink, parseVoteLink } from '../email/mailings/vote-link-token.ts';

/** A link that proves a number now; one that was asked for by the number is about no election. */
export interface WorkingLink {
  number: string;
  email: string;
  name: string;
  election: LinkedRow | null;
}

type Judged =
  | { state: 'works'; link: WorkingLink }
  | { state: 'over'; election: LinkedRow }
  | { state: 'used' };

/**
 * Whether a link proves a number, by the rows of now: as long as the list has the address that it was sent
 * to, and until the election is over, or for three days. Refuses what this campus has not signed.
 */
async function judge(
  db: Db,
  { electionKeys }: Pick<Services, 'electionKeys'>,
  token: string,
): Promise<Judged> {
  if (isAskedToken(token)) return judgeAsked(db, token);
  const named = parseVoteLink(token);
  const election = named === null ? null : await findLinked(db, named);
  if (election === null) throw new Refused('vote-link-invalid');
  // The key is deleted at the close; that an election is over is told to everybody anyway.
  if (election.isOver) return { state: 'over', election };
  const { electionId: id, keyCheck, number, email, name } = election;
  if (keyCheck === null) throw new Refused('vote-link-invalid');
  const key = await electionKeys.find({ id, keyCheck });
  if (key === null) throw new Refused('account-key-missing', { retryAfter: 5 });
  if (!isSignedVoteLink(key, token)) throw new Refused('vote-link-invalid');
  if (number === null) return { state: 'used' };
  return { state: 'works', link: { number, email, name, election } };
}

/** Whoever proves a number makes such a link void, and the entry of its address has to be the one that counts. */
async function judgeAsked(db: Db, token: string): Promise<Judged> {
  const claim = await findClaim(db, hashToken(token));
  const entry = claim === null ? null : await findEntry(db, claim.number);
  if (claim === null || entry === null || !(await isFromEntry(db, claim))) return { state: 'used' };
  const { email, name } = entry;
  return { state: 'works', link: { number: claim.number, email, name, election: null } };
}

/**
 * The number that a link proves now, or that this account has proved before; refuses, with what to do, where it
 * proves none.
 */
export async function openVoteLink(
  db: Db,
  services: Pick<Services, 'electionKeys'>,
  { token, accountId }: { token: string; accountId: string | null },
): Promise<WorkingLink> {
  const judged = await judge(db, services, token);
  if (judged.state !== 'works') throw new Refused(`vote-link-${judged.state}`);
  const { number, email } = judged.link;
  const holder = await findByEnrollmentNumber(db, number);
  const isOwn = holder?.id === accountId && holder?.proved_at != null;
  if (!isOwn && !(await isProvedAt(db, number, email))) throw new Refused('vote-link-used');
  return judged.link;
}

/** What a link is about. Reads only: mail scanners open every link. */
export async function readVoteLink(
  services: Services,
  actor: Actor | null,
  { token }: Input<'readVoteLink'>,
): Promise<VoteLink> {
  const { db } = services;
  const judged = await judge(db, services, token);
  if (judged.state === 'over') return { state: 'over', election: presentLinked(judged.election) };
  if (judged.state === 'used') return { state: 'used' };
  const { number, email, name, election } = judged.link;
  const holder = await findByEnrollmentNumber(db, number);
  const isYou = holder?.id === actor?.id;
  const isProved = holder !== null && holder.proved_at !== null;
  // Whoever finds a link learns nothing of who has the number, above all not whether they voted, nor whether
  // the list has another address now.
  if (isProved && !isYou) return { state: 'used' };
  if (!isProved && !(await isProvedAt(db, number, email))) return { state: 'used' };
  return {
    state: judged.state,
    election: election === null ? null : presentLinked(election),
    enrollmentNumber: number,
    email,
    name,
    holder: holder === null ? null : { isYou, isProved },
    hasAccount: (await findByEmail(db, email)) !== null,
  };
}

const presentLinked = (row: LinkedRow) => ({
  _id: row.electionId,
  name: row.election,
  ...presentName(row),
  startDate: row.startsAt.toISOString(),
  endDate: row.endsAt.toISOString(),
});
