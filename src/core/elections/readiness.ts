import type { Electorate, VoterKind } from './electorate.ts';
import { needsList } from './electorate.ts';
import { isVisible } from '../text.ts';
import { missingIn } from './election-draft.ts';
import type { ElectionState } from './phase.ts';
import type { PositionKind } from './position-rules.ts';
import { areNominationsOpen, phaseOf } from './phase.ts';

/** What can be missing of an election, in the order in which it is told. */
export const lackKinds = [
  'no-description',
  'no-positions',
  'no-opening',
  'no-closing',
  'opening-past',
  'closing-past',
  'closing-first',
  'short-voting',
  'short-nominations',
  'no-voter-list',
  'voters-without-address',
  'listed-without-address',
  'list-not-written',
  'voters-not-confirmed',
  'tie-rule-usual',
  'no-email',
  'no-candidates',
  'nominations-waiting',
  'names-alike',
  'no-key',
  'one-officer',
  'officers-without-step',
  'no-second-officer',
] as const;
export type LackKind = (typeof lackKinds)[number];

/** Who can do something about it: any officer, an admin, or who runs the server. */
export type LackHelper = 'officers' | 'admin' | 'operator';

const recommendations: readonly LackKind[] = [
  'no-description',
  'officers-without-step',
  'no-second-officer',
];

/** What an election goes well without, and most campuses should have. */
export const isRecommended = ({ kind }: Pick<Lack, 'kind'>): boolean =>
  recommendations.includes(kind);

/** One thing that is missing. What blocks has to be there before the form publishes. */
export interface Lack {
  kind: LackKind;
  isBlocking: boolean;
  who: LackHelper;
  /** Of how many people or nominations; 0 where it is not counted. */
  count: number;
  /** The position that it is about; '' for the election. */
  position: string;
}

/** What is known of an election, or of a form that is to become one. */
export interface ElectionFacts {
  /** Null for one that is not saved yet. */
  state: ElectionState | null;
  description: string;
  /** ISO 8601 in UTC; '' while they are missing. */
  startDate: string;
  endDate: string;
  nominationsCloseAt: string;
  /** Nobody stands for a question. */
  positions: readonly {
    title: string;
    candidates: number;
    /** Whom officers entered in a draft. */
    entered?: number;
    kind?: PositionKind;
  }[];
  /** Candidates with the name of another one and no line that tells them apart. */
  withoutLine?: number;
  /** Nominations that nobody has decided. */
  waiting: number;
  electorate: Electorate['kind'];
  voters: VoterKind;
  /** How many numbers its voter list has, and how many of them without an address. */
  listed: number;
  withoutAddress: number;
  /** How many people could vote once they have confirmed their address. */
  unconfirmed: number;
  /** False where a call said nothing of what decides a tie. */
  isTieRuleChosen: boolean;
  /** Null where it has no key, or none yet. */
  key: { isHere: boolean } | null;
}

/** What is known of the campus. */
export interface CampusFacts {
  hasMailServer: boolean;
  hasSignOn: boolean;
  officers: number;
  /** How many of them have no second step of the log-in, and whether the campus asks for one. */
  officersWithoutStep: number;
  needsSecondStep: boolean;
  needsTwoOfficers: boolean;
  /** Council members accept nominations too. */
  councilDecides: boolean;
}

const hour = 3_600_000;
const day = 24 * hour;

const blocking: readonly LackKind[] = [
  'no-positions',
  'no-opening',
  'no-closing',
  'closing-past',
  'closing-first',
  'no-voter-list',
  'no-key',
];
const helpers: Partial<Record<LackKind, LackHelper>> = {
  'nominations-waiting': 'admin',
  'no-email': 'operator',
  'no-key': 'operator',
  'one-officer': 'admin',
  'no-second-officer': 'admin',
};

/**
 * What an election is missing at `now`, in milliseconds since 1970: what it cannot be published
 * without, and what officers should know. Nothing once it is over.
 */
export function lacksOf(given: ElectionFacts, campus: CampusFacts, now: number): Lack[] {
  const election = { ...given, state: given.state ?? 'draft' };
  const phase = phaseOf(election, now);
  if (phase === 'closed' || phase === 'cancelled') return [];
  const isBefore = phase === 'draft' || phase === 'upcoming';
  const found = [
    ...(isBefore ? [...missingFields(election), ...wrongDates(given, phase, now)] : []),
    ...(isBefore ? missingVoters(election, campus) : []),
    ...(isBefore && !election.isTieRuleChosen ? [lack('tie-rule-usual')] : []),
    ...(phase === 'draft'
      ? emptyAtOpening(election, now)
      : missingCandidates(election, campus, now)),
    ...missingCare(election, campus),
    ...(isBefore ? recommended(election, campus) : []),
  ];
  return found.toSorted((a, b) => Number(b.isBlocking) - Number(a.isBlocking));
}

/** True where something keeps the form from publishing. */
export const isBlocked = (lacks: readonly Lack[]): boolean => lacks.some((lack) => lack.isBlocking);

function lack(kind: LackKind, about: { count?: number; position?: string } = {}): Lack {
  const isBlocking = blocking.includes(kind);
  return { kind, isBlocking, who: helpers[kind] ?? 'officers', count: 0, position: '', ...about };
}

const fieldKinds = {
  startDate: 'no-opening',
  endDate: 'no-closing',
  positions: 'no-positions',
} as const;

const missingFields = (election: ElectionFacts): Lack[] =>
  Object.keys(missingIn(election)).map((field) =>
    lack(fieldKinds[field as keyof typeof fieldKinds]),
  );

function wrongDates(election: ElectionFacts, phase: 'draft' | 'upcoming', now: number): Lack[] {
  const [start, end] = [Date.parse(election.startDate), Date.parse(election.endDate)];
  const close = Date.parse(election.nominationsCloseAt);
  const found: Lack[] = [];
  if (end <= start) found.push(lack('closing-first'));
  else if (end <= now) found.push(lack('closing-past'));
  else if (end - Math.max(start, now) < hour) found.push(lack('short-voting'));
  // Whoever fills in the form has chosen that it opens now; a draft that lay by may have missed its day.
  const isForm = election.state === null;
  if (phase === 'draft' && !isForm && start < now && end > now) found.push(lack('opening-past'));
  // Where nominations close with the opening nobody has set a time of their own.
  const left = (close || Math.max(start, now)) - now;
  const { positions } = election;
  const isAsked = positions.length > 0 && positions.every(({ kind }) => kind === 'question');
  const hasNone = isAsked || close <= now || (isForm && left <= 0);
  if (phase === 'draft' && left < day && !hasNone) found.push(lack('short-nominations'));
  return found;
}

function missingVoters(election: ElectionFacts, campus: CampusFacts): Lack[] {
  const { voters, electorate, listed, withoutAddress } = election;
  const found: Lack[] = [];
  if (needsList({ electorate: { kind: electorate } as Electorate, voters }) && listed === 0) {
    found.push(lack('no-voter-list'));
  }
  const isByList = voters === 'listed' || voters === 'proved';
  if (withoutAddress > 0 && isByList) {
    // Where numbers need no proof, nobody hears that somebody else voted with theirs.
    const kind = voters === 'proved' ? 'voters-without-address' : 'listed-without-address';
    found.push(lack(kind, { count: withoutAddress }));
  }
  // Where nobody has an address the line above says it.
  if (isByList && listed > withoutAddress && !campus.hasMailServer) {
    found.push(lack('list-not-written', { count: listed }));
  }
  if (voters === 'confirmed' && election.unconfirmed > 0) {
    found.push(lack('voters-not-confirmed', { count: election.unconfirmed }));
  }
  // Nobody could confirm an address, unless the campus's own log-in does it.
  if (voters === 'confirmed' && !campus.hasMailServer && !campus.hasSignOn) {
    found.push({ ...lack('no-email'), isBlocking: true });
  }
  return found;
}

/** The positions of a draft that would open at once with nobody on the ballot; who is entered stands then. */
function emptyAtOpening(election: ElectionFacts, now: number): Lack[] {
  if (!(Date.parse(election.startDate) <= now)) return [];
  return election.positions
    .filter(
      ({ candidates, entered = 0, kind }) => candidates + entered === 0 && kind !== 'question',
    )
    .map(({ title }) => lack('no-candidates', { position: title }));
}

function missingCandidates(
  election: ElectionFacts & { state: ElectionState },
  { councilDecides }: CampusFacts,
  now: number,
): Lack[] {
  const areOpen = areNominationsOpen(election, now);
  const empty = election.positions.filter(
    ({ candidates, kind }) => candidates === 0 && kind !== 'question',
  );
  const found = empty.map(({ title }) => lack('no-candidates', { position: title }));
  if (election.waiting > 0 && !areOpen) {
    const waiting = lack('nominations-waiting', { count: election.waiting });
    found.push(councilDecides ? { ...waiting, who: 'officers' } : waiting);
  }
  const { withoutLine: count = 0 } = election;
  if (count > 0) found.push(lack('names-alike', { count }));
  return found;
}

function missingCare({ key }: ElectionFacts, { officers }: CampusFacts): Lack[] {
  const found: Lack[] = [];
  if (key !== null && !key.isHere) found.push(lack('no-key'));
  if (officers < 2) found.push(lack('one-officer'));
  return found;
}

function recommended({ description }: ElectionFacts, campus: CampusFacts): Lack[] {
  const { officers, officersWithoutStep: count, needsSecondStep, needsTwoOfficers } = campus;
  return [
    ...(isVisible(description) ? [] : [lack('no-description')]),
    ...(count > 0 && !needsSecondStep ? [lack('officers-without-step', { count })] : []),
    // With a single officer there is nobody who could be the second one.
    ...(officers > 1 && !needsTwoOfficers ? [lack('no-second-officer')] : []),
  ];
}
