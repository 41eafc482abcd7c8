// Elections over the year: how they are organised, who votes for whom, and whether the count is theirs.
import type { Contest, Post } from './contest.ts';
import type { Asks, Human, Reply } from './people.ts';
import { askAs, forEachOf, must } from './people.ts';
import type { Stage } from './stage.ts';

const moment = (text: string) => new Date(`${text}+05:30`).toISOString();

/** Organises an election; moments are those of the campus, such as 2025-08-11T09:00. */
export async function organise(
  { line, council, contests }: Stage,
  given: {
    name: string;
    from: string;
    to: string;
    until?: string;
    posts: (string | object)[];
    [setting: string]: unknown;
  },
): Promise<Contest> {
  const { name, from, to, until, posts, ...more } = given;
  const body = {
    name,
    description: `${name}: who speaks for the students.`,
    startDate: moment(from),
    endDate: moment(to),
    ...(until === undefined ? {} : { nominationsCloseAt: moment(until) }),
    positions: posts,
    ...more,
  };
  const { election } = await must(askAs(line, council, 'createElection', { body }), 201);
  const contest: Contest = {
    id: election._id,
    name,
    posts: election.positions.map((one: { _id: string; title: string }, at: number) => {
      const asked = posts[at];
      const rules =
        typeof asked === 'object' ? (asked as { method?: 'stv'; kind?: 'question' }) : {};
      const method = rules.kind ?? rules.method ?? 'plurality';
      return { id: one._id, title: one.title, method, candidates: [] };
    }),
    cast: new Map(),
  };
  contests.push(contest);
  return contest;
}

/** The election of this name. */
export function contestOf({ contests }: Stage, name: string): Contest {
  const found = contests.find((one) => one.name === name);
  if (found === undefined) throw new Error(`there is no ${name}`);
  return found;
}

/** People nominate themselves, and the admin accepts them. */
export async function stand(
  { line, admin }: Stage,
  contest: Contest,
  title: string,
  people: readonly Human[],
): Promise<void> {
  const post = contest.posts.find((one) => one.title === title);
  if (post === undefined) throw new Error(`${contest.name} has no ${title}`);
  for (const person of people) {
    const body = { electionId: contest.id, position: title, userId: person.id };
    const { nomination } = await must(askAs(line, person, 'createNomination', { body }), 201);
    await must(askAs(line, admin, 'acceptNomination', { params: { id: nomination._id } }));
    post.candidates.push({ id: nomination._id, person });
  }
}

/** What stands on the ballot without being a person: the answers of a question. */
export async function readAnswers({ line, admin }: Stage, contest: Contest): Promise<void> {
  const { elections } = await must(askAs(line, admin, 'listElections'));
  const found = elections.find(({ _id }: { _id: string }) => _id === contest.id);
  for (const post of contest.posts.filter(({ method }) => method === 'question')) {
    post.candidates = found.nominations
      .filter((one: { position: string }) => one.position === post.title)
      .toSorted((one: { kind: string }) => (one.kind === 'yes' ? -1 : 1))
      .map((one: { _id: string }) => ({ id: one._id, person: null }));
  }
}

/** What a voter sends: their first choice by their place, and the others after it where they rank. */
function marksOf(post: Post, place: number): string[] {
  const ids = post.candidates.map(({ id }) => id);
  // The first candidate is liked best, and so on: 1 of 2, 1 of 4, 1 of 8 …
  let first = 0;
  for (let left = place + 1; left % 2 === 0 && first < ids.length - 1; left /= 2) first += 1;
  const inOrder = [...ids.slice(first), ...ids.slice(0, first)];
  return post.method === 'stv' ? inOrder : inOrder.slice(0, 1);
}

/** Sends one ballot with all positions. */
export function sendBallot(
  { line }: Stage,
  contest: Contest,
  voter: Human,
  marks: ReadonlyMap<string, readonly string[]>,
): Promise<Reply> {
  const votes = contest.posts.map((post) => {
    const chosen = marks.get(post.id) ?? [];
    return post.method === 'stv'
      ? { position: post.id, choices: chosen }
      : { position: post.id, candidateId: chosen[0] };
  });
  const asks: Asks = { body: { userId: voter.id, electionId: contest.id, votes } };
  return askAs(line, voter, 'castBallot', asks);
}

/** These people vote; answers how many were acknowledged, and what the others heard. */
export async function vote(
  stage: Stage,
  contest: Contest,
  voters: readonly Human[],
  choose: (post: Post, place: number) => string[] = marksOf,
): Promise<{ acknowledged: number; refused: Reply[] }> {
  let acknowledged = 0;
  const refused: Reply[] = [];
  await forEachOf(voters, async (voter, place) => {
    const marks = new Map(contest.posts.map((post) => [post.id, choose(post, place)]));
    const reply = await sendBallot(stage, contest, voter, marks);
    const lines: { receipt: object | null }[] = reply.body?.votes ?? [];
    const isTaken =
      reply.status === 200 && lines.length > 0 && lines.every(({ receipt }) => receipt !== null);
    if (!isTaken) return void refused.push(reply);
    acknowledged += 1;
    contest.cast.set(voter.id, marks);
  });
  return { acknowledged, refused };
}

/** The result as everybody reads it; undefined where there is none yet. */
export async function resultOf({ line }: Stage, { id }: Contest) {
  const results = await must(askAs(line, nobody, 'listResults'));
  return results.find(({ electionId }: { electionId: string }) => electionId === id);
}

const nobody: Human = {
  id: '',
  name: '',
  email: '',
  role: 'student',
  number: null,
  cookie: 'hustings=none',
  marks: {},
  address: '10.254.0.1',
};

/** How many first choices each candidate got, by what was acknowledged. */
export function expectedOf({ cast }: Contest, post: Post): Map<string, number> {
  const counts = new Map(post.candidates.map(({ id }) => [id, 0]));
  for (const marks of cast.values()) {
    const [first] = marks.get(post.id) ?? [];
    if (first !== undefined) counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  return counts;
}

/** Holds the published count against every vote that was acknowledged, position by position. */
export async function checkCount(stage: Stage, contest: Contest): Promise<void> {
  const { check } = stage.diary;
  const result = await resultOf(stage, contest);
  if (result === undefined) return check(`${contest.name} has a result`, false);
  for (const post of contest.posts) {
    const expected = Object.fromEntries(expectedOf(contest, post));
    const what = `${contest.name}, ${post.title}: the count is that of the votes`;
    const isIt = (one: { position: string }) => one.position === post.title;
    if (post.method === 'question') {
      const found = result.questions.find(isIt);
      const [yes = '', no = ''] = post.candidates.map(({ id }) => id);
      check(what, found?.yes === expected[yes] && found?.no === expected[no], { found, expected });
      continue;
    }
    const found = [...result.results, ...(result.withoutWinner ?? [])].find(isIt);
    const said = post.method === 'stv' ? firstChoices(found) : votesIn(found);
    const isEqual = post.candidates.every(({ id }) => said[id] === expected[id]);
    check(what, isEqual, { said, expected });
  }
}

interface Found {
  candidates: { _id: string; votes: number }[];
  disqualified?: { _id: string; votes: number }[];
  asCast?: { count?: Count };
  count?: Count;
}
interface Count {
  entries: string[];
  scale: number;
  rounds: { tallies: number[] }[];
}

const votesIn = (found: Found | undefined): Record<string, number> =>
  Object.fromEntries(
    [...(found?.candidates ?? []), ...(found?.disqualified ?? [])].map((one) => [
      one._id,
      one.votes,
    ]),
  );

/** The first round of a ranked count: as the votes were cast, whatever was ruled since. */
function firstChoices(found: Found | undefined): Record<string, number> {
  const count = found?.asCast?.count ?? found?.count;
  const tallies = count?.rounds[0]?.tallies ?? [];
  return Object.fromEntries(
    (count?.entries ?? []).map((id, at) => [id, (tallies[at] ?? 0) / (count?.scale ?? 1)]),
  );
}
