import { useWatch } from 'react-hook-form';
import { positionKey } from '#core/elections/position-lines.ts';
import { organize as text } from '#texts/en/organize.ts';
import { votersForm } from '#texts/en/voters-form.ts';
import { ListField } from '#web/kit/list-field.tsx';
import { TextArea } from '#web/kit/text-input.tsx';
import { SelectValueField } from '#web/kit/value-field.tsx';
import type { ElectionValues } from './election-values.ts';
import { emptyLimits, partFor } from './election-values.ts';
import { FormPart } from './form-part.tsx';
import { LimitFields } from './limit-fields.tsx';
import { saysCandidacies, saysLimits, standByList } from './says.ts';
import { linesIn } from './parse-roll.ts';

type Position = ElectionValues['positions'][number];

/** Who can be a candidate in the whole election, on which conditions, and for which position who else. */
export function CandidacyPart() {
  const [candidacy, conditions, positions, electorate, voters] = useWatch<
    ElectionValues,
    ['candidacy', 'candidateConditions', 'positions', 'electorate', 'voters']
  >({ name: ['candidacy', 'candidateConditions', 'positions', 'electorate', 'voters'] });
  const isByList = standByList({ electorate, voters, positions });
  const ofAll = text.candidacy(saysLimits(candidacy), conditions.length, isByList);
  return (
    <FormPart
      id="rules.candidacy"
      says={[ofAll, ...saysCandidacies(positions)].map((one) => (
        <p key={one}>{one}</p>
      ))}
      change={text.changeCandidacy}
      field="candidacy"
    >
      <LimitFields name="candidacy" hint={votersForm.candidacyHint} />
      <ListField
        name="candidateConditions"
        as={TextArea}
        label={votersForm.conditions}
        hint={votersForm.conditionsHint}
        isOptional
        read={linesIn}
        write={(lines) => lines.join('\n')}
      />
      {positions.map(
        (position, index) =>
          position.title.trim() !== '' &&
          position.rules.kind === 'post' && (
            <FormPart
              key={positionKey(position)}
              id={partFor('rules.candidacy', position)}
              says={saysCandidacies([position])[0] ?? text.votersStand(position.title.trim())}
              change={text.changeCandidacyOf(position.title.trim())}
              short={text.change}
            >
              <OwnCandidacy key={index} at={`positions.${index}.candidacy`} />
            </FormPart>
          ),
      )}
    </FormPart>
  );
}

/** Who can be a candidate for one position: those who vote for it, or limits of its own. */
function OwnCandidacy({ at }: { at: `positions.${number}.candidacy` }) {
  const own = useWatch<ElectionValues, typeof at>({ name: at });
  return (
    <>
      <SelectValueField
        name={at}
        label={text.whoStands}
        read={(chosen): Position['candidacy'] => (chosen === 'own' ? emptyLimits() : null)}
        write={(value) => (value === null ? 'voters' : 'own')}
      >
        <option value="voters">{text.thoseWhoVote}</option>
        <option value="own">{text.chosenHere}</option>
      </SelectValueField>
      {own !== null && <LimitFields name={at} hint={votersForm.candidacyHint} />}
    </>
  );
}
