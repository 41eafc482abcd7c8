import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { titleKey } from '#core/elections/election-draft.ts';
import { electionJobs } from '#server/closing/close.ts';
import type { KeyStore } from '#server/voting/sealed/key-folder.ts';
import type { Schema } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';
import { sampleManifesto, sampleStatements } from './sample-statements.ts';
import { writeSampleTurnout } from './sample-turnout.ts';

/** An election with its candidates, ready for votes. */
export interface SampleElection {
  id: string;
  name: string;
  positions: { id: string; title: string; candidateIds: string[] }[];
}

export interface ElectionPlan {
  name: string;
  description: string;
  /** Days from now; fractions are hours. */
  opensInDays: number;
  closesInDays: number;
  standings?: 'live' | 'after-close';
  /** How voters are known; anybody, if it says nothing. */
  voters?: 'confirmed' | 'proved';
  /** Accepted candidates per position, by account id. */
  candidates: Record<string, readonly string[]>;
  /** How every position is won; most votes, if it says nothing. */
  method?: 'irv';
  /** Nominations that wait for a decision. */
  pending?: Record<string, readonly string[]>;
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

/** Writes an election with accepted and pending nominations, and the job of its close. */
export function createElection(ctx: Services, plan: ElectionPlan): Promise<SampleElection> {
  return ctx.transact(async (tx) => {
    const { election, endsAt } = await writeElection(tx, ctx.electionKeys, plan);
    const data = { electionId: election.id };
    await ctx.jobs.enqueue(tx, 'close-election', data, { notBefore: endsAt });
    return election;
  });
}

/** The rows and the key alone. */
export async function writeElection(
  db: Kysely<Schema>,
  keys: Pick<KeyStore, 'create'>,
  plan: ElectionPlan,
): Promise<{ election: SampleElection; endsAt: Date }> {
  const election: SampleElection = { id: randomUUID(), name: plan.name, positions: [] };
  const endsAt = inDays(plan.closesInDays);
  const startsAt = inDays(plan.opensInDays);
  await db
    .insertInto('elections')
    .values({
      id: election.id,
      name: plan.name,
      description: plan.description,
      starts_at: startsAt,
      ends_at: endsAt,
      published_at: inDays(plan.opensInDays - 12),
      nominations_close_at: plan.opensInDays > 0 ? startsAt : endsAt,
      standings: plan.standings ?? 'live',
      electorate: 'everyone',
      voters: plan.voters ?? 'anybody',
      mail_domains: plan.voters === 'confirmed' ? ['sarovar.example'] : [],
      key_check: await keys.create(election.id),
    })
    .execute();
  for (const [ordinal, [title, nominees]] of Object.entries(plan.candidates).entries()) {
    const positionId = randomUUID();
    const { method = 'plurality' as const } = plan;
    const position = { title, title_key: titleKey(title), ordinal, method };
    await db
      .insertInto('positions')
      .values({ id: positionId, election_id: election.id, ...position })
      .execute();
    await db.insertInto('turnouts').values({ position_id: positionId }).execute();
    const row = (nomineeId: string, status: 'accepted' | 'pending', place: number) => ({
      id: randomUUID(),
      election_id: election.id,
      position_id: positionId,
      nominee_id: nomineeId,
      name: sql<string>`(select name from accounts where id = ${nomineeId})`,
      upload_id: sql<string | null>`(select upload_id from accounts where id = ${nomineeId})`,
      statement: sampleStatements[(ordinal * 2 + place) % sampleStatements.length] ?? '',
      // Only who wrote the first statement has more to say.
      manifesto: ordinal + place === 0 ? sampleManifesto : '',
      status,
      // One every few hours, as people make up their minds.
      requested_at: inDays(-(place + 1) * 0.19 - ordinal * 0.07),
    });
    const accepted = nominees.map((id, place) => row(id, 'accepted', place));
    const waiting = (plan.pending?.[title] ?? []).map((id, place) => row(id, 'pending', place));
    const all = [...accepted, ...waiting];
    if (all.length > 0) await db.insertInto('nominations').values(all).execute();
    if (accepted.length > 0) {
      const tallies = accepted.map((one) => ({ nomination_id: one.id }));
      await db.insertInto('tallies').values(tallies).execute();
    }
    election.positions.push({ id: positionId, title, candidateIds: accepted.map((one) => one.id) });
  }
  return { election, endsAt };
}

/** Casts votes through the same queue as everybody's: `choose` names the candidate's index. */
export async function castVotes(
  ctx: Services,
  election: SampleElection,
  voters: readonly string[],
  choose: (voter: number, position: number) => number,
): Promise<void> {
  const votes = voters.flatMap((voterId, voter) =>
    election.positions.flatMap((position, index) => {
      const nominationId = position.candidateIds[choose(voter, index)];
      if (nominationId === undefined) return [];
      return [
        {
          electionId: election.id,
          positionId: position.id,
          choices: [nominationId],
          voterId,
          requestKey: null,
        },
      ];
    }),
  );
  const outcomes = await Promise.all(votes.map((vote) => ctx.voteQueue.cast(vote)));
  const refused = outcomes.find((outcome) => 'refusal' in outcome);
  if (refused !== undefined)
    throw new Error(`a sample vote was refused: ${JSON.stringify(refused)}`);
}

/** Moves an election into the past, as if it had ended that many days ago. */
export async function endElection(
  ctx: Services,
  election: SampleElection,
  daysAgo: number,
): Promise<void> {
  const { timeZone } = await ctx.campus.settings();
  const [opens, closes] = [inDays(-daysAgo - 2), inDays(-daysAgo)];
  await ctx.transact(async (tx) => {
    await tx
      .updateTable('elections')
      .set({ starts_at: opens, ends_at: closes, nominations_close_at: opens })
      .where('id', '=', election.id)
      .execute();
    await writeSampleTurnout(tx, election.id, { opens, closes, timeZone });
  });
  // The real close: the ballots are opened, and the recount kit is made.
  await electionJobs(ctx)['close-election']({ electionId: election.id });
}
