import { committees } from '#core/council/committees.ts';
import type { Services } from '#server/services.ts';
import type { SampleCampus } from './campus.ts';
import { sampleEvents } from './sample-events.ts';
import { sampleId } from './people.ts';
import { sampleMessages } from './sample-messages.ts';

/** Events, members and messages: what a council lives with between elections. */
export async function createCouncilLife(
  ctx: Services,
  campus: SampleCampus,
  elected: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const events = sampleEvents(ctx.config.timeZone, campus.adminId);
  await ctx.transact(async (tx) => {
    await tx.insertInto('events').values(events).execute();
    await tx.insertInto('members').values(memberRows(campus, elected)).execute();
    await tx.insertInto('contacts').values(sampleMessages()).execute();
  });
}

const hour = 3_600_000;
const doubled = ['Cultural', 'Discipline', 'Women Cell', 'Media', 'Sport', 'Event Management'];
const proposals = ['Women Cell Coordinator', 'Sport Coordinator', 'Treasury Vice Secretary'];

/** Every post is held, by those who were elected to it; some twice; three proposals wait. */
function memberRows(campus: SampleCampus, elected: Readonly<Record<string, readonly string[]>>) {
  const posts = committees.flatMap(({ positions }) => positions);
  const others = campus.studentIds.slice(36)[Symbol.iterator]();
  const next = () => others.next().value ?? campus.adminId;
  const held = posts.flatMap((position) => {
    const committee = doubled.find((name) => position === `${name} Coordinator`);
    const holders = elected[position] ?? (committee === undefined ? [next()] : [next(), next()]);
    return holders.map((accountId) => ({ accountId, position, isVerified: true }));
  });
  const asked = proposals.map((position) => ({ accountId: next(), position, isVerified: false }));
  const rows = [...held, ...asked];
  return rows.map(({ accountId, position, isVerified }, index) => ({
    id: sampleId(`${position} ${index}`),
    account_id: accountId,
    position,
    is_verified: isVerified,
    proposed_by: campus.studentIds[index] ?? null,
    requested_at: new Date(Date.now() - (rows.length - index) * 5 * hour),
  }));
}
