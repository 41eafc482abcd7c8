// What an election must do, as a few maps: the server is compared with this after every step.
import type { Refusal } from '#core/refusal.ts';

/** `gone` is a candidate whose account was deleted before the opening. */
export type Status = 'pending' | 'accepted' | 'rejected' | 'withdrawn' | 'gone';
type State = 'published' | 'paused' | 'cancelled' | 'draft';

/** People and positions are numbers here; `seat` joins a person and a position. */
export interface Model {
  /** What the dates say; the state goes before. */
  dates: 'upcoming' | 'open' | 'closed';
  state: State;
  isDeleted: boolean;
  /** Its close has run: no mark of a choice is left. */
  isCounted: boolean;
  people: { isGone: boolean }[];
  nominations: Map<string, Status>;
  votes: Map<string, { candidate: number; key: string }>;
}

export interface Ballot {
  voter: number;
  position: number;
  candidate: number;
  key: string;
}

export const seat = (person: number, position: number) => `${person} at ${position}`;

export const newModel = (people: number): Model => ({
  dates: 'upcoming',
  state: 'published',
  isDeleted: false,
  isCounted: false,
  people: Array.from({ length: people }, () => ({ isGone: false })),
  nominations: new Map(),
  votes: new Map(),
});

export const phaseOf = ({ state, dates }: Model) => (state === 'published' ? dates : state);

const hasVotes = ({ votes }: Model, position: number) =>
  [...votes.keys()].some((key) => key.endsWith(` at ${position}`));

/** Why a person may not ask to be a candidate; null when they may, after a rejection as well. */
export function refuseNomination(model: Model, person: number, position: number): Refusal | null {
  if (model.people[person]?.isGone !== false) return 'login-to-nominate';
  const phase = phaseOf(model);
  if (model.isDeleted || phase === 'draft') return 'unknown-election';
  const status = model.nominations.get(seat(person, position));
  if (status === 'pending' || status === 'accepted') return 'already-nominated';
  if (phase !== 'upcoming' && phase !== 'open') return 'nominations-closed';
  return hasVotes(model, position) ? 'candidates-frozen' : null;
}

/** Why an admin may not decide on a nomination. */
export function refuseDecision(model: Model, person: number, position: number): Refusal | null {
  const isThere = model.nominations.has(seat(person, position)) && !model.isDeleted;
  if (!isThere || model.people[person]?.isGone !== false) return 'unknown-nomination';
  if (isFrozen(model, position)) return 'candidates-frozen';
  const status = model.nominations.get(seat(person, position));
  return status === 'withdrawn' ? 'nomination-withdrawn' : null;
}

/** Why somebody may not withdraw. To withdraw twice is no mistake. */
export function refuseWithdrawal(model: Model, person: number, position: number): Refusal | null {
  const status = model.nominations.get(seat(person, position));
  if (status === undefined || model.isDeleted) return 'unknown-nomination';
  if (isFrozen(model, position)) return 'candidates-frozen';
  return status === 'rejected' ? 'nomination-over' : null;
}

const isFrozen = (model: Model, position: number) =>
  hasVotes(model, position) || model.dates === 'closed' || model.state === 'cancelled';

export const lifeCalls = {
  pause: 'pauseElection',
  resume: 'resumeElection',
  extend: 'extendElection',
  'close now': 'closeElectionNow',
  cancel: 'cancelElection',
  'to draft': 'returnElectionToDraft',
  publish: 'publishElection',
} as const;
export type Act = keyof typeof lifeCalls;

/** Why officers may not do something with an election. */
export function refuseAct(model: Model, act: Act): Refusal | null {
  const phase = phaseOf(model);
  if (model.isDeleted) return 'unknown-election';
  if (act === 'publish') {
    if (phase !== 'draft') return 'election-not-draft';
    return model.dates === 'closed' ? 'invalid-input' : null;
  }
  if (act === 'resume') return phase === 'paused' ? null : 'election-not-paused';
  if (phase === 'draft') return 'election-is-draft';
  if (phase === 'closed') return 'voting-closed';
  if (phase === 'cancelled') return 'election-cancelled';
  if (act === 'to draft') return model.votes.size > 0 ? 'election-ballots-cast' : null;
  if (phase === 'upcoming' && (act === 'pause' || act === 'close now')) return 'voting-not-open';
  return phase === 'paused' && (act === 'pause' || act === 'extend') ? 'election-paused' : null;
}

/** What an act that was not refused makes of the election. */
export function act(model: Model, done: Act): void {
  if (done === 'close now') model.dates = 'closed';
  if (done === 'cancel') model.votes.clear();
  if (done === 'pause') model.state = 'paused';
  else if (done === 'cancel') model.state = 'cancelled';
  else if (done === 'to draft') model.state = 'draft';
  else if (done !== 'extend') model.state = 'published';
}

/** Why the title of a position may not be edited. */
export function refuseTitle(model: Model): Refusal | null {
  if (model.isDeleted) return 'unknown-election';
  const isOver = ['closed', 'cancelled'].includes(phaseOf(model));
  return isOver || model.votes.size > 0 ? 'election-frozen' : null;
}

/** Whoever an admin deletes is no candidate any more, except after the opening and where candidates are fixed. */
export function leave(model: Model, person: number, positions: number): void {
  if (['open', 'paused'].includes(phaseOf(model))) return;
  for (let position = 0; position < positions; position += 1) {
    const place = seat(person, position);
    if (model.nominations.get(place) === 'accepted' && !isFrozen(model, position)) {
      model.nominations.set(place, 'gone');
    }
  }
}

/** Why a vote is not counted; null when it is, or was before under the same key for the same choice. */
export function refuseVote(model: Model, { voter, position, candidate, key }: Ballot) {
  if (model.people[voter]?.isGone !== false) return 'login-to-vote';
  const phase = phaseOf(model);
  if (model.isDeleted || phase === 'draft') return 'unknown-election';
  const stands = model.nominations.get(seat(candidate, position)) === 'accepted';
  const earlier = model.votes.get(seat(voter, position));
  if (stands && earlier?.key === key)
    return earlier.candidate === candidate || model.isCounted ? null : 'other-choice';
  if (phase === 'cancelled') return 'election-cancelled';
  if (phase === 'paused') return 'election-paused';
  if (phase === 'upcoming') return 'voting-not-open';
  if (phase === 'closed') return 'voting-closed';
  if (!stands) return 'unknown-candidate';
  return earlier === undefined ? null : 'already-voted';
}

/** Counts a vote that was not refused. */
export function count(model: Model, { voter, position, candidate, key }: Ballot): void {
  const place = seat(voter, position);
  if (!model.votes.has(place)) model.votes.set(place, { candidate, key });
}

/** Why an election may not be deleted. */
export function refuseDeletion(model: Model, isConfirmed: boolean): Refusal | null {
  if (model.isDeleted) return 'unknown-election';
  return model.votes.size > 0 && !isConfirmed ? 'election-has-votes' : null;
}

/** The votes of every accepted candidate of a position, by person. */
export function countsOf(model: Model, position: number): Map<number, number> {
  const counts = new Map<number, number>();
  for (const [place, status] of model.nominations) {
    const [person, at] = place.split(' at ').map(Number);
    if (at === position && status === 'accepted' && person !== undefined) counts.set(person, 0);
  }
  for (const [place, { candidate }] of model.votes) {
    if (place.endsWith(` at ${position}`)) counts.set(candidate, (counts.get(candidate) ?? 0) + 1);
  }
  return counts;
}
