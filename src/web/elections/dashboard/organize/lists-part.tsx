import { useWatch } from 'react-hook-form';
import { rankedLists } from '#core/elections/public-lists.ts';
import { isRanked } from '#core/elections/position-rules.ts';
import { RadioCardsField } from '#web/kit/radio-cards-field.tsx';
import { waysMessages as text } from '#texts/en/ways.ts';
import type { ElectionValues } from './election-values.ts';
import { FormPart } from './form-part.tsx';

/** Who may read each ranked ballot after the close; nothing where nobody ranks. */
export function ListsPart() {
  const [positions, lists] = useWatch<ElectionValues, ['positions', 'rankedLists']>({
    name: ['positions', 'rankedLists'],
  });
  if (!positions.some(({ rules }) => isRanked(rules))) return null;
  return (
    <FormPart
      id="rules.lists"
      says={text.listTexts[lists]}
      change={text.changeLists}
      field="rankedLists"
    >
      <RadioCardsField
        name="rankedLists"
        legend={text.lists}
        cards={rankedLists.map((value) => ({
          value,
          label: text.listNames[value],
          text: text.listTexts[value],
        }))}
      />
      <p className="type-meta">{text.listsHint}</p>
    </FormPart>
  );
}
