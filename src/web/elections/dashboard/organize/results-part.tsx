import { useFormContext, useWatch } from 'react-hook-form';
import { fromLocalTime, toFormTime } from '#core/campus/time-zone.ts';
import { resultsAtModes, usualShowBy } from '#core/elections/results-at.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { releaseMessages as text } from '#texts/en/release.ts';
import { RadioCardsField } from '#web/kit/radio-cards-field.tsx';
import { MomentField } from '../moment-field.tsx';
import type { ElectionValues } from './election-values.ts';
import { FormPart } from './form-part.tsx';
import { saysResults } from './says.ts';

/** When results are shown; nothing where counts are shown before the close already. */
export function ResultsPart() {
  const [standings, resultsAt, showBy, endDate] = useWatch<
    ElectionValues,
    ['standings', 'resultsAt', 'showBy', 'endDate']
  >({ name: ['standings', 'resultsAt', 'showBy', 'endDate'] });
  const timeZone = useTimeZone();
  const { setValue } = useFormContext<ElectionValues>();
  const fillIn = () => {
    const usual = usualShowBy(fromLocalTime(endDate, timeZone) ?? '');
    if (showBy === '' && usual !== '') setValue('showBy', toFormTime(usual, timeZone));
  };
  if (standings !== 'after-close') return null;
  return (
    <FormPart
      id="rules.results"
      says={saysResults({ standings, resultsAt, showBy }, timeZone)}
      change={text.change}
      field="resultsAt"
    >
      <RadioCardsField
        name="resultsAt"
        legend={text.legend}
        cards={resultsAtModes.map((value) => ({ value, ...text.cards[value] }))}
        onChosen={(value) => {
          if (value === 'release') fillIn();
        }}
      />
      {resultsAt === 'release' && (
        <MomentField name="showBy" label={text.showBy} hint={text.showByHint} />
      )}
    </FormPart>
  );
}
