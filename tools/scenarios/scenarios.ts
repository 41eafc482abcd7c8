import type { Services } from '#server/services.ts';
import type { SampleElection } from './ballots.ts';
import { castVotes, createElection, endElection } from './ballots.ts';
import { createCampus, createWaitingAccounts } from './campus.ts';
import type { SampleCampus } from './campus.ts';

const description =
  'Choose the people who will speak for you in the coming year. One vote for each position.';

// A spread that looks like an election: the first candidate leads, nobody is at zero.
const spread = (candidates: number) => (voter: number, position: number) => {
  const turn = (voter * 2_654_435_761 + position * 40_503) % 1000;
  return Math.min(candidates - 1, Math.trunc((turn / 1000) ** 1.35 * candidates));
};

const take = (campus: SampleCampus, from: number, count: number) =>
  campus.studentIds.slice(from, from + count);

/** An open election with three positions, half of the campus has voted, some still ask to stand. */
async function open(ctx: Services, students = 400): Promise<SampleElection> {
  const campus = await createCampus(ctx, students);
  await createWaitingAccounts(ctx, campus);
  const election = await createElection(ctx, {
    name: `Student Council Election ${new Date().getFullYear()}`,
    description,
    opensInDays: -1,
    closesInDays: 2.2,
    candidates: {
      President: take(campus, 0, 4),
      'Vice President': take(campus, 4, 3),
      Representative: take(campus, 7, 2),
      'Cultural Secretary': [],
    },
    pending: { 'Cultural Secretary': take(campus, 9, 5) },
  });
  await castVotes(ctx, election, take(campus, 20, Math.trunc(students / 2)), (voter, position) =>
    spread([4, 3, 2, 0][position] ?? 0)(voter, position),
  );
  return election;
}

/** A closed election in which the first two of a position have exactly as many votes. */
async function tie(ctx: Services): Promise<SampleElection> {
  const campus = await createCampus(ctx, 60);
  const election = await createElection(ctx, {
    name: 'Sports By-election',
    description,
    opensInDays: -1,
    closesInDays: 1,
    candidates: { 'Sport Secretary': take(campus, 0, 3), 'Sport Coordinator': take(campus, 3, 2) },
  });
  await castVotes(ctx, election, take(campus, 10, 40), (voter, position) =>
    position === 0 ? voter % 2 : voter % 3 === 0 ? 1 : 0,
  );
  await endElection(ctx, election, 0.1);
  return election;
}

/** A closed election with a winner for every position. */
async function closed(ctx: Services): Promise<SampleElection> {
  const campus = await createCampus(ctx, 300);
  const election = await createElection(ctx, {
    name: `Student Council Election ${new Date().getFullYear() - 1}`,
    description,
    opensInDays: -1,
    closesInDays: 1,
    candidates: {
      President: take(campus, 0, 3),
      'Vice President': take(campus, 3, 3),
      Representative: take(campus, 6, 3),
    },
  });
  await castVotes(ctx, election, take(campus, 20, 241), (voter, position) =>
    spread(3)(voter, position),
  );
  await endElection(ctx, election, 1);
  return election;
}

/** An open election with 200 candidates for one position. */
async function crowd(ctx: Services): Promise<SampleElection> {
  const campus = await createCampus(ctx, 600);
  const election = await createElection(ctx, {
    name: 'Class Representatives',
    description,
    opensInDays: -1,
    closesInDays: 3,
    candidates: { Representative: take(campus, 0, 200), Treasurer: take(campus, 200, 2) },
  });
  await castVotes(ctx, election, take(campus, 250, 300), (voter, position) =>
    position === 0 ? spread(200)(voter, position) : voter % 2,
  );
  return election;
}

/** The named campuses of `npm run seed`. */
export const scenarios = { open, tie, closed, crowd };
export type ScenarioName = keyof typeof scenarios;
