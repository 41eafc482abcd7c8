import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { VoteLink } from '#contract/vote-links.ts';
import { presentName } from '../elections/translated.ts';
import { findByEmail, findByEnrollmentNumber } from '../accounts/store.ts';
import type { Db } from '../platform/db/client.ts';
import type { Services } from '../services.ts';
import { isProvedAt } from './entry-store.ts';
import { findLinked } from './vote-link-store.ts';
import type { LinkedRow } from './vote-link-store.ts';
import { isSignedVoteLink, parseVoteLink } from '../email/mailings/vote-link-token.ts';

/** A link that proves a number now. */
export type WorkingLink = LinkedRow & { number: string };

type Judged = { state: 'works'; link: WorkingLink } | { state: 'over' | 'used'; link: LinkedRow };

/**
 * Whether a link proves a number, by the rows of now: until the election is over, and as long as the
 * list has the address that it was sent to. Refuses what this campus has not signed.
 */
async function judge(
  db: Db,
  { electionKeys }: Pick<Services, 'electionKeys'>,
  token: string,
): Promise<Judged> {
  const named = parseVoteLink(token);
  const link = named === null ? null : await findLinked(db, named);
  if (link === null) throw new Refused('vote-link-invalid');
  // The key is deleted at the close; that an election is over is told to everybody anyway.
  if (link.isOver) return { state: 'over', link };
  const { electionId: id, keyCheck, number } = link;
  if (keyCheck === null) throw new Refused('vote-link-invalid');
  const key = await electionKeys.find({ id, keyCheck });
  if (key === null) throw new Refused('account-key-missing', { retryAfter: 5 });
  if (!isSignedVoteLink(key, token)) throw new Refused('vote-link-invalid');
  return number === null ? { state: 'used', link } : { state: 'works', link: { ...link, number } };
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
  const { link } = judged;
  const election = {
    _id: link.electionId,
    name: link.election,
    ...presentName(link),
    startDate: link.startsAt.toISOString(),
    endDate: link.endsAt.toISOString(),
  };
  if (judged.state !== 'works') {
    return judged.state === 'over' ? { state: 'over', election } : { state: 'used' };
  }
  const { number, email, name } = judged.link;
  const holder = await findByEnrollmentNumber(db, number);
  const isYou = holder?.id === actor?.id;
  const isProved = holder !== null && holder.proved_at !== null;
  // Whoever finds a link learns nothing of who has the number, above all not whether they voted, nor whether
  // the list has another address now.
  if (isProved && !isYou) return { state: 'used' };
  if (!isProved && !(await isProvedAt(db, number, email))) return { state: 'used' };
  return {
    state: judged.state,
    election,
    enrollmentNumber: number,
    email,
    name,
    holder: holder === null ? null : { isYou, isProved },
    hasAccount: (await findByEmail(db, email)) !== null,
  };
}
