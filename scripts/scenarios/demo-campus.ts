import type { Context } from '#server/context.ts';
import type { SampleElection } from './ballots.ts';
import { castVotes, createElection, endElection } from './ballots.ts';
import type { SampleCampus } from './campus.ts';
import { createCampus, createWaitingAccounts } from './campus.ts';
import { createCouncilLife } from './council-life.ts';

const students = 1200;

/** The open election of the demo with those who have not voted yet. */
export interface DemoElection extends SampleElection {
  voters: string[];
}

const lean = (candidates: number, voter: number, position: number) => {
  const turn = ((voter + 1) * 2_654_435_761 + position * 97_531) % 1000;
  return Math.min(candidates - 1, Math.trunc((turn / 1000) ** 1.3 * candidates));
};

const take = (campus: SampleCampus, from: number, count: number) =>
  campus.studentIds.slice(from, from + count);

/** A campus to be shown to a student council: past, present and coming elections. */
export async function createDemoCampus(ctx: Context): Promise<DemoElection> {
  const campus = await createCampus(ctx, students);
  await createWaitingAccounts(ctx, campus);
  await createCouncilLife(ctx, campus);
  const year = new Date().getFullYear();
  await pastElection(ctx, campus, `Student Council Election ${year - 1}`, 240);
  const election = await createElection(ctx, {
    name: `Student Council Election ${year}`,
    description:
      'Choose the people who will speak for you in the coming year. One vote for each position; ' +
      'who you vote for is kept apart from who you are.',
    opensInDays: -1,
    closesInDays: 2.17,
    candidates: {
      President: take(campus, 1, 4),
      'Vice President': take(campus, 5, 3),
      Representative: take(campus, 8, 2),
      'Cultural Secretary': [],
    },
    pending: { 'Cultural Secretary': take(campus, 10, 6) },
  });
  const early = take(campus, 40, 540);
  await castVotes(ctx, election, early, (voter, position) =>
    lean(election.positions[position]?.candidateIds.length ?? 0, voter, position),
  );
  await createElection(ctx, {
    name: 'Sports By-election',
    description: 'Two posts of the sports committee are vacant until the summer.',
    opensInDays: 9,
    closesInDays: 10,
    standings: 'after-close',
    candidates: {
      'Sport Secretary': take(campus, 20, 2),
      'Sport Coordinator': take(campus, 22, 1),
    },
    pending: { 'Sport Coordinator': take(campus, 23, 2) },
  });
  return { ...election, voters: campus.studentIds.slice(580) };
}

async function pastElection(
  ctx: Context,
  campus: SampleCampus,
  name: string,
  voters: number,
): Promise<void> {
  const election = await createElection(ctx, {
    name,
    description: 'The council of the year that ends.',
    opensInDays: -1,
    closesInDays: 1,
    candidates: {
      President: take(campus, 24, 3),
      'Vice President': take(campus, 27, 3),
      Representative: take(campus, 30, 3),
    },
  });
  await castVotes(ctx, election, take(campus, 40, voters), (voter, position) =>
    lean(3, voter, position),
  );
  await endElection(ctx, election, 240);
}

/** Lets the remaining students vote, one every few seconds. Answers the way to stop. */
export function keepVoting(ctx: Context, election: DemoElection): () => void {
  let next = 0;
  const timer = setInterval(() => {
    const voter = election.voters[next];
    next += 1;
    if (voter === undefined) return clearInterval(timer);
    castVotes(ctx, election, [voter], (_voter, position) =>
      lean(election.positions[position]?.candidateIds.length ?? 0, next * 31, position),
    ).catch((error: Error) => console.error(error.message));
  }, 2_500);
  return () => clearInterval(timer);
}
