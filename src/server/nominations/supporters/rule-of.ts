import { supportersOf } from '#core/elections/supporters.ts';
import { documentOf, positionDocumentOf } from '../../elections/documents.ts';

interface Documents {
  settings: unknown;
  positionRules: unknown;
}

/** What the documents of an election and of its position ask for a candidate; null where they ask for nobody. */
export const ruleOf = ({ settings, positionRules }: Documents) =>
  supportersOf(documentOf(settings).supporters, positionDocumentOf(positionRules).supporters);

/** Whether any of these candidates needs supporters. */
export const areSupportersAsked = (candidates: readonly Documents[]): boolean =>
  candidates.some((one) => ruleOf(one) !== null);
