import type { ElectionField, Life } from '#core/elections/freezing.ts';
import { electionFields, freezeSentences, frozenBy } from '#core/elections/freezing.ts';
import { spokenSentence } from '#texts/spoken-sentence.ts';

/** Why a part of an election cannot be edited any more; nothing where it can. */
export type Frozen = Partial<Record<ElectionField, string>>;

/** Why each part is fixed, in words; nothing for one that is not. */
export function frozenParts(life: Life): Frozen {
  const sentences = electionFields.flatMap((field) => {
    const freeze = frozenBy(field, life);
    return freeze === null ? [] : [[field, spokenSentence(freezeSentences[freeze])]];
  });
  return Object.fromEntries(sentences);
}
