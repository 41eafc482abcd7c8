import { use } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { titleKey } from '#core/elections/election-draft.ts';
import { positionKey } from '#core/elections/position-lines.ts';
import { candidateTable } from '#texts/en/candidate-table.ts';
import { enteredMessages } from '#texts/en/entered.ts';
import { organize as text } from '#texts/en/organize.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { Notice } from '#web/kit/notice.tsx';
import { CandidateTable } from '#web/nominations/dashboard/candidate-table/candidate-table.tsx';
import {
  AgreedTick,
  ConditionTicks,
  EnteredFields,
} from '#web/nominations/dashboard/entered-fields.tsx';
import type { EnteredLines, RefusedLine } from '#web/nominations/dashboard/entered-lines.ts';
import { countLines } from '#web/nominations/dashboard/entered-lines.ts';
import type { ElectionValues } from './election-values.ts';
import { asksForAny, hasPosts, writtenPosts } from './settings-codec.ts';
import { CheckField } from '#web/kit/check-field.tsx';
import { unsavedElection } from './unsaved-election.ts';
import { FormPart, OpenPartContext } from './form-part.tsx';

/** Whom the form enters as candidates with its election, and what was ticked of them. */
export interface Entering {
  lines: EnteredLines;
  checked: readonly string[];
  haveAgreed: boolean;
  /** How many addresses out of a table this device did not keep. */
  notKept: number;
}

interface CandidatesPartProps {
  entering: Entering;
  /** What the server refused of them. */
  refused: readonly RefusedLine[];
  /** What of it changed; the rest may be newer than what is shown. */
  onEntering: (changed: Partial<Entering> & { addresses?: readonly string[] }) => void;
  /** It was sent without the tick that they have agreed. */
  lacksTick: boolean;
}

/** The positions of the form that people stand for, for the boxes of their candidates. */
export const enterablePositions = ({ positions }: Pick<ElectionValues, 'positions'>) => {
  const posts = writtenPosts(positions);
  const titles = posts.map(({ title }) => titleKey(title));
  return posts
    .filter(({ title }, index) => titles.indexOf(titleKey(title)) === index)
    .map((one) => ({
      ...{ key: positionKey(one), title: one.title, ref: one.title },
      groups: one.limits.groups,
    }));
};

/** Students nominate themselves, and whoever organises can enter people, one box a position. */
export function CandidatesPart(props: CandidatesPartProps) {
  const { entering, refused, onEntering, lacksTick } = props;
  const [positions, conditions, doNominate, supporters] = useWatch<
    ElectionValues,
    ['positions', 'candidateConditions', 'doNominate', 'supporters']
  >({ name: ['positions', 'candidateConditions', 'doNominate', 'supporters'] });
  const form = useFormContext<ElectionValues>();
  const timeZone = useTimeZone();
  const boxes = enterablePositions({ positions });
  const isOpen = use(OpenPartContext).open === 'candidates';
  const count = countLines(boxes, entering.lines);
  if (!hasPosts(positions)) return null;
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
          {entering.notKept > 0 && (
            <Notice tone="warning">{candidateTable.notKept(entering.notKept)}</Notice>
          )}
          {boxes.length > 1 && (
            <CandidateTable
              positions={boxes}
              of={{ election: unsavedElection(form.getValues(), timeZone) }}
              value={entering.lines}
              onTake={(lines, addresses) => onEntering({ lines, addresses })}
            />
          )}
          <EnteredFields
            positions={boxes}
            value={entering.lines}
            takesNames
            refused={refused}
            onChange={(lines) => onEntering({ lines })}
          />
          <p className="type-meta">
            {asksForAny({ supporters, positions })
              ? enteredMessages.withSupporters
              : enteredMessages.standPublished}
          </p>
          <ConditionTicks
            conditions={conditions}
            checked={entering.checked}
            onChange={(checked) => onEntering({ checked })}
            isRefused={false}
          />
          {count > 0 && (
            <AgreedTick
              haveAgreed={entering.haveAgreed}
              onChange={(haveAgreed) => onEntering({ haveAgreed })}
              isRefused={lacksTick}
            />
          )}
          <CheckField name="doNominate">{text.canNominate}</CheckField>
        </>
      )}
    </FormPart>
  );
}
