import { isRanked } from '#core/elections/position-rules.ts';
import type { PositionRules } from '#core/elections/position-rules.ts';
import { takesLists } from '#core/elections/choices.ts';
import { areListsPublic } from '#core/elections/public-lists.ts';
import type { RankedLists } from '#core/elections/public-lists.ts';
import type { CountLaw } from '#core/elections/count-law.ts';
import type { OutcomeRules } from '#core/elections/outcome-rules.ts';
import type { KitEntry } from './store.ts';

/** The format of today; docs/recount-kit.md describes it field by field. */
const format = 'hustings-recount-kit';

/** 4, or 5 with rulings in a position; 6 of an election of its law, with rulings and without. */
export type KitVersion = 4 | 5 | 6;
export const versionOf = (law: CountLaw, positions: Kit['positions']): KitVersion =>
  law >= 6 ? 6 : isRuled({ positions }) ? 5 : 4;

/** A recount kit without its ballots. The order of the keys is their order in the file. */
export interface Kit {
  version: KitVersion;
  edition: number;
  earlier: string[];
  madeAt: string;
  /** 32 random bytes in hexadecimal, the same in every edition; none in versions 1 and 2. */
  nonce?: string;
  election: {
    id: string;
    name: string;
    campus: string;
    opensAt: string;
    closesAt: string;
    isSealed: boolean;
  };
  rules: {
    tie: OutcomeRules['tie'];
    drawSeed: OutcomeRules['seed'];
    drawSource: string;
    drawMinutes: number;
    leaving: OutcomeRules['leaving'];
    voters: string;
    mailDomains: string[];
    electorate: {
      kind: string;
      roles: string[];
      branches: string[];
      years: string[];
      groups: string[];
    };
    addedAfterOpening: number;
    standings: string;
  };
  /** Once the election is certified: since when, and what was answered to appeals. */
  certification?: {
    certifiedAt: string;
    answers: { number: number; answeredAt: string; answer: string }[];
  };
  record: { head: { seq: number; sha256: string } | null; count: number; entries: KitEntry[] };
  positions: KitPosition[];
}

/** What stands on the ballot: persons, nobody, or the answers of a question. */
export interface KitCandidate {
  id: string;
  /** Not in the versions before 4, which know persons only. */
  kind?: 'person' | 'nobody' | 'yes' | 'no';
  name: string;
  /** Only in version 6, and there of a person whose name somebody else in the election has: the line under it. */
  apart?: string;
  /** The ballots that name it; of a ranked position, those that name it first. */
  votes: number;
  hasLeft: boolean;
}

/** A position; what is optional is not in the versions before 4, which know one mark and most votes. */
export interface KitPosition extends Partial<KitRules> {
  id: string;
  title: string;
  seats: number;
  /** Of a question: what is asked, how it is decided, and how many could vote at the close. */
  question?: {
    text: string;
    quorum: PositionRules['quorum'];
    majority: PositionRules['majority'];
    eligible: number;
  };
  /** Only in version 6, and there of each post: what decides it besides its votes, and how many could vote for it. */
  quorum?: PositionRules['quorum'];
  majority?: PositionRules['majority'];
  eligible?: number;
  limits: { branches: string[]; years: string[]; groups: string[]; allGroups?: boolean };
  participations: number;
  disputed: number;
  isDisputeDecisive: boolean;
  candidates: KitCandidate[];
  abstained?: number;
  draw?: { seed: string; order: string[] };
  /** Only in version 6, and there in each ranked position: which counts were asked for the orders of a draw. */
  orders?: { left: string[]; disqualified: string[]; isSame: boolean }[];
  /** Only since version 5, and there where a ruling changes the position: `asCast` is the result without it. */
  rulings?: KitRuling[];
  result: KitResult;
  asCast?: KitResult;
}

/** Who is disqualified, or that the position is void, by a ruling after the first vote. */
export interface KitRuling {
  kind: 'disqualified' | 'void';
  /** Not `candidate`: a line with that key is a ballot, for those who count with grep. */
  person: string | null;
  complaint: number | null;
  ruledAt: string;
  reason: string;
}

/** How a position is won, as far as the kit does not say it elsewhere. */
type KitRules = Pick<
  PositionRules,
  'kind' | 'method' | 'maxChoices' | 'leastRanks' | 'canAbstain' | 'unopposed'
> & { nobody: NonNullable<PositionRules['nobody']>['effect'] | null };

/** What came out of a post, in ids; or of a question. Versions before 4 say it by other fields. */
export type KitResult =
  | { outcome: string; elected: string[]; tied: string[]; openSeats: number }
  | { outcome: string; voted: number; quorumNeeded: number; yesNeeded: number };

/** Whether the ballots of a position are lists; else each names one candidate. */
export const hasLists = ({ method, maxChoices, canAbstain }: KitPosition): boolean =>
  takesLists({
    method: method ?? 'plurality',
    maxChoices: maxChoices ?? 1,
    leastRanks: 1,
    canAbstain: canAbstain ?? false,
  });

/** Whether people put the candidates of a position in an order. */
export const isRankedPosition = ({ method }: KitPosition): boolean =>
  isRanked({ method: method ?? 'plurality' });

/** Whether a ruling changes what comes out of a position. */
const isRuled = ({ positions }: Pick<Kit, 'positions'>): boolean =>
  positions.some(({ rulings }) => rulings !== undefined);

/** Whether everybody may read the ballots of a kit. */
export const isPublicKit = ({ positions }: Kit, lists: RankedLists): boolean =>
  positions.every(({ method, candidates, participations, abstained }) =>
    areListsPublic({
      rules: { method: method ?? 'plurality' },
      lists,
      entries: candidates.length,
      valid: participations - (abstained ?? 0),
    }),
  );

/** The ids that a ballot names, as it is read from the database; none of one that abstains. */
export const choicesOf = (said: string): string[] => (said === '' ? [] : said.split(','));

/**
 * The text of a kit around its ballots: what stands before those of the first position, between two
 * positions, and behind those of the last one. A ballot and an entry of the record are a line each.
 */
export function kitTexts({ record, positions, ...rest }: Kit): string[] {
  const head = Object.entries({ format, ...rest }).map(
    ([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)},`,
  );
  const entries = record.entries.map((entry) => JSON.stringify(entry)).join(',\n');
  const start = [
    '{',
    ...head,
    `"record":{"head":${JSON.stringify(record.head)},"count":${record.count},"entries":[`,
    ...(entries === '' ? [] : [entries]),
    ']},',
    '"positions":[',
    '',
  ].join('\n');
  const opened = positions.map((one) => `${JSON.stringify(one).slice(0, -1)},"ballots":[\n`);
  const end = ']\n}\n';
  if (opened.length === 0) return [start + end];
  const texts = opened.map((text, index) => (index === 0 ? start + text : `]},\n${text}`));
  return [...texts, `]}\n${end}`];
}

/** What the texts of a kit say, without its ballots. */
export const readKitTexts = (texts: readonly string[]): Kit => JSON.parse(texts.join('')) as Kit;

/** A ballot as it is read: its candidate, or its choices in order, joined by commas. */
export interface SaidBallot {
  id: string;
  candidate: string;
}

/** The lines of ballots; `isFirst` for those that stand at the beginning of their position. */
export function ballotLines(
  ballots: readonly SaidBallot[],
  { isFirst, isList }: { isFirst: boolean; isList: boolean },
): string {
  const lines = ballots.map(({ id, candidate }) =>
    isList
      ? `{"id":"${id}","choices":${JSON.stringify(choicesOf(candidate))}}`
      : `{"id":"${id}","candidate":"${candidate}"}`,
  );
  return (isFirst ? '' : ',\n') + lines.join(',\n');
}
