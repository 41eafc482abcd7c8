import { supportersOf } from '#core/elections/supporters.ts';
import { documentOf, positionDocumentOf } from '../../elections/documents.ts';

/** What the documents of an election and of its position ask for a candidate; null where they ask for nobody. */
export const ruleOf = ({
  settings,
  positionRules,
}: {
  settings: unknown;
  positionRules: unknown;
}) => supportersOf(documentOf(settings).supporters, positionDocumentOf(positionRules).supporters);
