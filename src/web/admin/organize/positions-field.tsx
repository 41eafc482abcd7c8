import { Plus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useFieldArray, useFormState } from 'react-hook-form';
import { committees } from '#core/council/committees.ts';
import { electionLimits, titleKey } from '#core/elections/election-draft.ts';
import type { Limits } from '#core/elections/electorate.ts';
import { announce } from '#web/ui/announce.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import { votersForm } from '#web/messages/en/voters-form.ts';
import type { OrganizeFields, OrganizePartProps } from './organize-draft.ts';
import { isLimited } from './organize-voters.ts';
import { PositionRow } from './position-row.tsx';

const councilPositions = committees.flatMap(({ positions }) => positions);

const tidy = (title: string) => title.trim().replaceAll(/\s+/g, ' ');

/** The title as a position to add; null where there is none, or it is refused. */
export function positionToAdd(titles: readonly string[], title: string) {
  return title.trim() === '' || whyNot(titles, title) !== null ? null : { title: tidy(title) };
}

function whyNot(titles: readonly string[], title: string): string | null {
  const text = dashboardMessages.organize;
  if (title.trim() === '') return text.untitled;
  if (titles.length >= electionLimits.positions) return text.tooMany(electionLimits.positions);
  const isTwice = titles.some((one) => titleKey(one) === titleKey(title));
  return isTwice ? text.twice(tidy(title)) : null;
}

/** A position without the key that the form gave it. */
const written = ({ _id, title, limits }: OrganizeFields['positions'][number]) => ({
  ...(_id !== undefined && { _id }),
  title,
  ...(limits !== undefined && { limits }),
});

const writable = ({ branches, years, groups }: Limits) => ({
  branches: [...branches],
  years: [...years],
  groups: [...groups],
});

interface PositionsFieldProps extends OrganizePartProps {
  /** The text in the field for a new position. */
  newTitle: string;
  onNewTitle: (title: string) => void;
}

/** The positions in their order; moved by buttons, so no pointer is needed. */
export function PositionsField(props: PositionsFieldProps) {
  const { form, frozen = {}, newTitle, onNewTitle } = props;
  const isFixed = frozen.positions !== undefined;
  const { control } = form;
  const positions = useFieldArray({ control, name: 'positions' });
  const titles = positions.fields.map(({ title }) => title);
  const { errors } = useFormState({ control });
  const error = errors.positions?.message ?? errors.positions?.root?.message;
  const text = dashboardMessages.organize;
  const [refusal, setRefusal] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const suggestionsId = useId();
  /** The button to focus once the list is rendered again. */
  const nextFocus = useRef<{ title: string; act: string } | null>(null);

  useEffect(() => {
    const wanted = nextFocus.current;
    if (wanted === null) return;
    nextFocus.current = null;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-act]') ?? [])];
    buttons
      .find(({ dataset }) => dataset['act'] === wanted.act && dataset['title'] === wanted.title)
      ?.focus();
  });

  const move = (index: number, by: 1 | -1) => {
    const title = titles[index];
    if (title === undefined || titles[index + by] === undefined) return;
    nextFocus.current = { title, act: by === 1 ? 'down' : 'up' };
    announce(text.moved(title, index + by + 1, titles.length), 'status');
    positions.move(index, index + by);
  };
  const remove = (index: number) => {
    const title = titles[index];
    if (title === undefined) return;
    const neighbour = titles[index + 1] ?? titles[index - 1];
    if (neighbour === undefined) input.current?.focus();
    else nextFocus.current = { title: neighbour, act: 'remove' };
    announce(text.removed(title), 'status');
    positions.remove(index);
  };
  const rename = (index: number, title: string): string | null => {
    const was = positions.fields[index];
    if (was === undefined || tidy(title) === was.title) return null;
    const why = whyNot(titles.toSpliced(index, 1), title);
    if (why !== null) return why;
    nextFocus.current = { title: tidy(title), act: 'rename' };
    announce(text.renamed(was.title, tidy(title)), 'status');
    positions.update(index, { ...written(was), title: tidy(title) });
    return null;
  };
  const limit = (index: number, limits: Limits) => {
    const was = positions.fields[index];
    if (was === undefined) return;
    nextFocus.current = { title: was.title, act: 'limit' };
    announce(votersForm.limited(was.title), 'status');
    const { limits: _, ...rest } = written(was);
    positions.update(index, isLimited(limits) ? { ...rest, limits: writable(limits) } : rest);
  };
  const add = () => {
    const why = whyNot(titles, newTitle);
    setRefusal(why);
    input.current?.focus();
    if (why !== null) return;
    const title = tidy(newTitle);
    announce(text.added(title), 'status');
    onNewTitle('');
    positions.append({ title }, { shouldFocus: false });
  };

  const isStillTwice = refusal !== null && whyNot(titles, newTitle) === refusal;
  return (
    <>
      {titles.length > 0 && (
        <ol className="grid gap-2" ref={list} aria-label={text.positions}>
          {positions.fields.map(({ id, title, limits }, index) => (
            <PositionRow
              key={id}
              title={title}
              index={index}
              isLast={index === titles.length - 1}
              onMove={(by) => move(index, by)}
              isFixed={isFixed}
              onRename={(next) => rename(index, next)}
              onRemove={() => remove(index)}
              limits={limits}
              onLimit={frozen.limits === undefined ? (next) => limit(index, next) : null}
            />
          ))}
        </ol>
      )}
      {isFixed ? (
        <p className="type-meta">{text.positionsFixed}</p>
      ) : (
        <div>
          <Field
            label={text.newPosition}
            hint={text.positionsHint}
            error={isStillTwice ? refusal : error}
          >
            {(described) => (
              <span className="flex gap-2 max-md:flex-col">
                <TextInput
                  {...described}
                  ref={input}
                  className="flex-1 max-md:flex-none"
                  list={suggestionsId}
                  value={newTitle}
                  maxLength={electionLimits.positionTitle}
                  autoComplete="off"
                  onChange={(event) => {
                    setRefusal(null);
                    onNewTitle(event.target.value);
                  }}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                    // Enter adds; it does not send the form.
                    event.preventDefault();
                    add();
                  }}
                />
                <Button
                  kind="outline"
                  className="min-h-12! max-md:min-h-11! max-md:self-start"
                  icon={<Plus size={16} strokeWidth={2} aria-hidden />}
                  onClick={add}
                >
                  {text.addPosition}
                </Button>
              </span>
            )}
          </Field>
          <datalist id={suggestionsId}>
            {councilPositions
              .filter((title) => !titles.some((one) => titleKey(one) === titleKey(title)))
              .map((title) => (
                <option key={title}>{title}</option>
              ))}
          </datalist>
        </div>
      )}
    </>
  );
}
