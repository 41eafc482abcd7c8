import type { FilledSeats } from '#core/elections/fill-seats.ts';
import type { OutcomeRules } from '#core/elections/outcome-rules.ts';
import type { KitEntry } from './store.ts';

/** The format of today; docs/recount-kit.md describes it field by field. */
const format = 'hustings-recount-kit';
const version = 3;

/** A recount kit without its ballots. The order of the keys is their order in the file. */
export interface Kit {
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
    method: 'plurality';
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

export interface KitPosition {
  id: string;
  title: string;
  seats: number;
  limits: { branches: string[]; years: string[]; groups: string[] };
  participations: number;
  disputed: number;
  isDisputeDecisive: boolean;
  candidates: { id: string; name: string; votes: number; hasLeft: boolean }[];
  draw?: { seed: string; order: string[] };
  result: FilledSeats;
}

/**
 * The text of a kit around its ballots: what stands before those of the first position, between two
 * positions, and behind those of the last one. A ballot and an entry of the record are a line each.
 */
export function kitTexts({ record, positions, ...rest }: Kit): string[] {
  const head = Object.entries({ format, version, ...rest }).map(
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

/** The lines of ballots; `isFirst` for those that stand at the beginning of their list. */
export function ballotLines(
  ballots: readonly { id: string; candidate: string }[],
  isFirst: boolean,
): string {
  const lines = ballots.map(({ id, candidate }) => `{"id":"${id}","candidate":"${candidate}"}`);
  return (isFirst ? '' : ',\n') + lines.join(',\n');
}
