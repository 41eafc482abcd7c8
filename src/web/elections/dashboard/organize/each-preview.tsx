import type { EachChoices, EachLine, EachValue } from '#core/elections/one-for-each.ts';
import { alikeValues, limitsOfEach } from '#core/elections/one-for-each.ts';
import { Checkbox } from '#web/kit/checkbox.tsx';
import { Field, fieldLabel } from '#web/kit/field.tsx';
import { Select } from '#web/kit/select.tsx';
import { eachMessages as text } from '#texts/en/one-for-each.ts';
import { saysLimits } from './says.ts';

/** What was chosen so far. */
export type EachChosen = EachChoices;

interface EachPreviewProps {
  values: readonly EachValue[];
  lines: readonly EachLine[];
  /** Of the lines that are not small, in their order. */
  titles: readonly string[];
  chosen: EachChosen;
  onChosen: (chosen: EachChosen) => void;
}

/** What would be written: values that look alike and small classes first, each to be chosen, then every line. */
export function EachPreview({ values, lines, titles, chosen, onChosen }: EachPreviewProps) {
  const alike = alikeValues(values.filter(({ group }) => group !== undefined));
  const ready = lines.filter(({ isSmall }) => !isSmall);
  return (
    <>
      {alike.length > 0 && (
        <section className="grid grid-cols-1 gap-1" data-alike>
          <h3 className={fieldLabel}>{text.alike}</h3>
          <p className="type-meta">{text.alikeText(alike.length)}</p>
          {alike.map((same) => (
            <AlikeRow key={same[0]?.value} same={same} chosen={chosen} onChosen={onChosen} />
          ))}
        </section>
      )}
      <SmallClasses lines={lines} chosen={chosen} onChosen={onChosen} />
      {ready.length > 0 && (
        <section className="grid min-w-0 grid-cols-1 gap-1.5">
          <h3 className={fieldLabel}>{text.lines(ready.length)}</h3>
          <ol
            className="max-h-80 overflow-y-auto rounded-control border border-line"
            aria-label={text.lines(ready.length)}
            // It scrolls, so a keyboard must reach it.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
          >
            {ready.map((line, at) => (
              <li
                key={line.value}
                className="grid grid-cols-1 border-b border-line px-3 py-2 text-ui last:border-b-0"
              >
                <bdi className="font-medium wrap-anywhere">{titles[at]}</bdi>
                <span className="type-meta wrap-anywhere">
                  {text.line(byWhat(line.values), line.people)}
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

/** "Section: CSE-A": a group with its column says by itself what it is. */
const byWhat = (values: readonly EachValue[]): string => {
  const [only, other] = values;
  if (other === undefined && only?.group !== undefined) return only.group;
  const limits = limitsOfEach(values);
  return limits === null ? '' : (saysLimits(limits) ?? '');
};

interface ChoosingProps {
  chosen: EachChosen;
  onChosen: (chosen: EachChosen) => void;
}

function AlikeRow({ same, chosen, onChosen }: ChoosingProps & { same: readonly EachValue[] }) {
  const names = same.map(({ value }) => value);
  return (
    <Checkbox
      checked={names.every((name) => chosen.apart.has(name))}
      onChange={(event) => {
        const others = [...chosen.apart].filter((one) => !names.includes(one));
        const apart = new Set(event.target.checked ? [...others, ...names] : others);
        onChosen({ ...chosen, apart });
      }}
    >
      {text.apart(same.map(({ value, people }) => text.smallOf(value, people)))}
    </Checkbox>
  );
}

/** Classes of fewer than five, also those for which it was chosen by now. */
function SmallClasses({ lines, chosen, onChosen }: ChoosingProps & { lines: readonly EachLine[] }) {
  const names = new Set(lines.map(({ value }) => value));
  const joined = lines.flatMap(({ value: host, values }) =>
    values.flatMap((one) => (chosen.joined.get(one.value) === host ? [{ ...one, host }] : [])),
  );
  const own = lines.filter(({ value, isSmall }) => isSmall || chosen.alone.has(value));
  const small = [...own.map(({ value, people }) => ({ value, people, host: '' })), ...joined];
  if (small.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-3" data-small>
      <div>
        <h3 className={fieldLabel}>{text.small}</h3>
        <p className="type-meta">{text.smallText}</p>
      </div>
      {small
        .toSorted((a, b) => (a.value < b.value ? -1 : 1))
        .map(({ value, people, host }) => (
          <Field key={value} label={text.smallOf(value, people)}>
            {(control) => (
              <Select
                {...control}
                value={host !== '' ? `with ${host}` : chosen.alone.has(value) ? 'alone' : 'none'}
                onChange={(event) => {
                  const alone = new Set([...chosen.alone].filter((one) => one !== value));
                  const with_ = new Map([...chosen.joined].filter(([one]) => one !== value));
                  if (event.target.value === 'alone') alone.add(value);
                  const other = /^with (.*)$/.exec(event.target.value)?.[1];
                  if (other !== undefined) with_.set(value, other);
                  onChosen({ ...chosen, alone, joined: with_ });
                }}
              >
                <option value="none">{text.smallChoices.none}</option>
                <option value="alone">{text.smallChoices.alone}</option>
                {[...names]
                  .filter((other) => other !== value && mayJoin(value, other, lines, host))
                  .map((other) => (
                    <option key={other} value={`with ${other}`}>
                      {text.smallWith(other)}
                    </option>
                  ))}
              </Select>
            )}
          </Field>
        ))}
    </section>
  );
}

/** Whether both can be one position: of branch and year together not any two can. */
function mayJoin(value: string, other: string, lines: readonly EachLine[], host: string): boolean {
  if (other === host) return true;
  const valuesOf = (name: string) => lines.find((line) => line.value === name)?.values ?? [];
  const own = valuesOf(value);
  const all = own.length > 0 ? own : valuesOf(host).filter((one) => one.value === value);
  return limitsOfEach([...all, ...valuesOf(other)]) !== null;
}
