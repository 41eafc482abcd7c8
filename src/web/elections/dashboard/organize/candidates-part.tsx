import { use } from 'react';
import { useWatch } from 'react-hook-form';
import { titleKey } from '#core/elections/election-draft.ts';
import { writtenPositions } from '#core/elections/position-lines.ts';
import { useCampusSettings } from '#web/campus/queries.ts';
import { enteredMessages } from '#texts/en/entered.ts';
import { organize as text } from '#texts/en/organize.ts';
import { ConditionTicks, EnteredFields } from '#web/nominations/dashboard/entered-fields.tsx';
import type { EnteredLines } from '#web/nominations/dashboard/entered-lines.ts';
import { countLines } from '#web/nominations/dashboard/entered-lines.ts';
import type { ElectionValues } from './election-values.ts';
import { CheckField } from '#web/kit/check-field.tsx';
import { FormPart, OpenPartContext } from './form-part.tsx';

/** Whom the form enters as candidates once its election is there, and the conditions that were ticked. */
export interface Entering {
  lines: EnteredLines;
  checked: readonly string[];
}

interface CandidatesPartProps {
  entering: Entering;
  onEntering: (entering: Entering) => void;
  hasMailServer: boolean;
}

/** The positions of the form that people stand for, for the boxes of their candidates. */
export const enterablePositions = ({ positions }: Pick<ElectionValues, 'positions'>) => {
  const titles = writtenPositions(positions)
    .filter(({ rules }) => rules.kind === 'post')
    .map(({ title }) => title);
  const keys = titles.map(titleKey);
  return titles
    .filter((title, index) => keys.indexOf(titleKey(title)) === index)
    .map((title) => ({ key: title, title }));
};

/** Students nominate themselves, and whoever organises can enter people, one box a position. */
export function CandidatesPart({ entering, onEntering, hasMailServer }: CandidatesPartProps) {
  const [positions, conditions, doNominate] = useWatch<
    ElectionValues,
    ['positions', 'candidateConditions', 'doNominate']
  >({ name: ['positions', 'candidateConditions', 'doNominate'] });
  const doStand = useCampusSettings().data?.enteredStand === true;
  const boxes = enterablePositions({ positions });
  const isOpen = use(OpenPartContext).open === 'candidates';
  const count = countLines(boxes, entering.lines);
  return (
    <FormPart
      id="candidates"
      title={text.candidates}
      says={
        <>
          <p>{doNominate ? text.nominateThemselves : text.onlyEntered}</p>
          {count > 0 && !isOpen && <p>{text.youEnter(count)}</p>}
        </>
      }
      change={enteredMessages.enter}
    >
      {boxes.length === 0 ? (
        <p className="type-meta">{text.noPositions}</p>
      ) : (
        <>
          <EnteredFields
            positions={boxes}
            value={entering.lines}
            takesNames
            onChange={(lines) => onEntering({ ...entering, lines })}
          />
          <p className="type-meta">
            {doStand
              ? enteredMessages.askedStanding
              : hasMailServer
                ? enteredMessages.asked
                : enteredMessages.askedByLink}
          </p>
          <ConditionTicks
            conditions={conditions}
            checked={entering.checked}
            onChange={(checked) => onEntering({ ...entering, checked })}
            isRefused={false}
          />
          <CheckField name="doNominate">{text.canNominate}</CheckField>
        </>
      )}
    </FormPart>
  );
}
