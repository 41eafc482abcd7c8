import type { Services } from '#server/services.ts';
import type { ElectionPlan, SampleElection } from './ballots.ts';
import { castVotes, createElection, endElection } from './ballots.ts';
import type { SampleCampus } from './campus.ts';
import { createCampus, createVoterList, createWaitingAccounts } from './campus.ts';
import { createCouncilLife } from './council-life.ts';
import { givePortraits } from './portraits.ts';
import { recordPreparing } from './sample-record.ts';

const students = 2400;
/** Milliseconds between two students who vote: the last one does after more than an hour. */
const votesEvery = 2_500;

/** The open election of the demo with those who have not voted yet. */
export interface DemoElection extends SampleElection {
  voters: string[];
}

/** How a position's candidates are liked: the shares of the votes, in the order of candidates. */
type Liking = readonly number[];

// The second position is a race so close that the leaders change places while somebody watches.
const likings: readonly Liking[] = [
  [0.35, 0.29, 0.21, 0.15],
  [0.36, 0.355, 0.285],
  [0.53, 0.47],
];

/** The candidate of a voter: scattered, and the same at every start. */
function choiceOf(liking: Liking, voter: number, position: number): number {
  const turn = (((voter + 1) * 2_654_435_761 + position * 97_531) >>> 7) % 1000;
  let reached = 0;
  const choice = liking.findIndex((share) => (reached += share * 1000) > turn);
  return choice === -1 ? 0 : choice;
}

const take = (campus: SampleCampus, from: number, count: number) =>
  campus.studentIds.slice(from, from + count);

/** A campus to be shown to a student council: past, present and coming elections. Says each step before it is taken. */
export async function createDemoCampus(
  ctx: Services,
  say: (step: string) => void = () => {},
): Promise<DemoElection> {
  say(`${students.toLocaleString('en')} accounts, with a voter list`);
  const campus = await createCampus(ctx, students);
  await createWaitingAccounts(ctx, campus);
  await createVoterList(ctx, campus);
  say('Portraits');
  await givePortraits(ctx, take(campus, 0, 36));
  const year = new Date().getFullYear();

  const [president, vice, speaker] = [
    take(campus, 24, 3),
    take(campus, 27, 3),
    take(campus, 30, 2),
  ];
  say('An election of last year, with its votes, count and record');
  await pastElection(ctx, campus, 365, {
    name: `Student Council Election ${year - 1}`,
    description: 'The council of the year that ends.',
    candidates: { President: president, 'Vice President': vice, Representative: speaker },
  });
  say('A by-election that ended in a tie');
  const coordinators = take(campus, 32, 3);
  await pastElection(
    ctx,
    campus,
    128,
    {
      name: 'Cultural Committee By-election',
      description: 'Two posts became vacant in the summer.',
      candidates: {
        'Cultural Coordinator': coordinators,
        'Cultural Vice Secretary': take(campus, 35, 1),
      },
    },
    even,
  );
  say('The council: members, events, messages');
  await createCouncilLife(ctx, campus, {
    President: president.slice(0, 1),
    'Vice President': vice.slice(0, 1),
    Representative: speaker.slice(0, 1),
    'Cultural Coordinator': coordinators.slice(0, 2),
    'Cultural Vice Secretary': take(campus, 35, 1),
  });

  say('The election that is open');
  const election = await createElection(ctx, {
    name: `Student Council Election ${year}`,
    description:
      'Choose the people who will speak for you in the coming year. You have one vote for each ' +
      'position. Who you vote for is kept apart from who you are.',
    opensInDays: -1,
    closesInDays: 2.17,
    voters: 'proved',
    candidates: {
      President: take(campus, 1, 4),
      'Vice President': take(campus, 5, 3),
      Representative: take(campus, 8, 2),
      'Cultural Secretary': [],
    },
    pending: { 'Cultural Secretary': take(campus, 10, 5) },
  });
  await recordPreparing(ctx, election);
  say('The votes of 720 people in it');
  await castVotes(ctx, election, take(campus, 80, 720), liked);
  say('An election to come');
  await comingElection(ctx, campus);
  return { ...election, voters: campus.studentIds.slice(800) };
}

const liked = (voter: number, position: number) =>
  choiceOf(likings[position] ?? [1], voter, position);

/** Two posts outside the council, with the counts sealed until the close. */
async function comingElection(ctx: Services, campus: SampleCampus): Promise<void> {
  const election = await createElection(ctx, {
    name: 'Hostel Representatives',
    description: 'Each hostel block sends one person to the mess committee and one to the council.',
    opensInDays: 9,
    closesInDays: 10,
    standings: 'after-close',
    voters: 'confirmed',
    candidates: {
      'Mess Representative': take(campus, 15, 2),
      'Block Representative': take(campus, 17, 2),
    },
    pending: {
      'Mess Representative': take(campus, 19, 1),
      'Block Representative': take(campus, 20, 2),
    },
  });
  await recordPreparing(ctx, election);
}

/** An election that ended so many days ago. */
async function pastElection(
  ctx: Services,
  campus: SampleCampus,
  daysAgo: number,
  plan: Omit<ElectionPlan, 'opensInDays' | 'closesInDays'>,
  choose: (voter: number, position: number) => number = favourite,
): Promise<void> {
  const election = await createElection(ctx, {
    ...plan,
    opensInDays: -1,
    closesInDays: 1,
    voters: 'confirmed',
  });
  await castVotes(ctx, election, take(campus, 80, 240), choose);
  await endElection(ctx, election, daysAgo);
}

/** The first candidate of every position wins, two of five votes go elsewhere. */
const favourite = (voter: number, position: number) =>
  choiceOf(position === 2 ? [0.6, 0.4] : [0.52, 0.3, 0.18], voter, position);

/** The first two of the first position are exactly even, the third has a fifth of the votes. */
const even = (voter: number, position: number) =>
  position > 0 ? 0 : voter % 5 === 4 ? 2 : (voter % 5) % 2;

/** Lets the remaining students vote, one every few seconds. Answers the way to stop. */
export function keepVoting(ctx: Services, election: DemoElection): () => void {
  let next = 0;
  const timer = setInterval(() => {
    const voter = election.voters[next];
    next += 1;
    if (voter === undefined) return clearInterval(timer);
    const turn = next;
    castVotes(ctx, election, [voter], (_voter, position) =>
      liked(1000 + turn * 31, position),
    ).catch((error: Error) => console.error(error.message));
  }, votesEvery);
  return () => clearInterval(timer);
}
