import { formerLaw } from '#core/elections/count-law.ts';
import { usualDocument } from '#core/elections/election-settings.ts';
import type { Limits } from '#core/elections/electorate.ts';
import { plainRules, ruleFields } from '#core/elections/position-rules.ts';
import type { PositionRules } from '#core/elections/position-rules.ts';
import { ElectionDocument } from '#contract/election-documents.ts';
import { PositionDocument } from '#contract/position-rules.ts';

// What the application alone reads of an election and of a position: checked when it is written, and what it does not
// say has its usual value when it is read.

const usual: ElectionDocument = ElectionDocument.parse({
  ...usualDocument,
  isTieRuleChosen: true,
  writtenIn: 'en',
  addedTime: null,
  law: formerLaw,
});

/** The document of an election as it is read. */
export function documentOf(written: unknown): ElectionDocument {
  const said = written as Partial<ElectionDocument>;
  return { ...usual, ...said, rules: { ...usual.rules, ...said.rules } };
}

/** The document of an election as it is written. */
export const writtenDocument = (of: unknown): ElectionDocument => ElectionDocument.parse(of);

const isKept = (name: string) => ruleFields[name as keyof PositionRules]?.isColumn !== true;
const keptRules = (of: object) =>
  Object.fromEntries(Object.entries(of).filter(([name]) => isKept(name)));
const usualPosition = PositionDocument.parse({ ...keptRules(plainRules), candidacy: null });

/** The document of a position as it is read. */
export const positionDocumentOf = (written: unknown): PositionDocument => ({
  ...usualPosition,
  ...(written as Partial<PositionDocument>),
});

/** The document of a position as it is written: what of its rules has no column, and who may be a candidate. */
export const writtenPositionDocument = (of: PositionRules & { candidacy: Limits | null }) =>
  PositionDocument.parse(keptRules(of));
