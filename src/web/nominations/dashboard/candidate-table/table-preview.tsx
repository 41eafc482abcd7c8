import type { CandidateColumn, CandidateColumns } from '#core/elections/candidate-table.ts';
import { candidateColumns } from '#core/elections/candidate-table.ts';
import type { ListRow } from '#core/voter-list/list-columns.ts';
import { candidateTable as text } from '#texts/en/candidate-table.ts';
import { enteredMessages } from '#texts/en/entered.ts';
import { row as inRow } from '#texts/formats.ts';
import { Button } from '#web/kit/button.tsx';
import { Checkbox } from '#web/kit/checkbox.tsx';
import { Chip } from '#web/kit/chip.tsx';
import { Field } from '#web/kit/field.tsx';
import { Select } from '#web/kit/select.tsx';
import type { EnteredPosition } from '../entered-lines.ts';
import type { TableActs, TableRow } from './table-lines.ts';

interface TableColumnsProps {
  rows: readonly ListRow[];
  columns: CandidateColumns;
  onColumns: (columns: CandidateColumns) => void;
}

/** Which column holds what, as it was understood; a column is one thing. */
export function TableColumns({ rows, columns, onColumns }: TableColumnsProps) {
  const width = Math.max(...rows.slice(0, 50).map(({ cells }) => cells.length));
  const top = rows[0]?.cells ?? [];
  const nameOf = (column: number) => {
    const cell = (top[column] ?? '').trim();
    return cell === '' ? text.columnOf(column + 1) : cell.slice(0, 40);
  };
  const choose = (what: CandidateColumn, at: number | null) => {
    const others = Object.entries(columns).map(([name, column]) => [
      name,
      column === at ? null : column,
    ]);
    onColumns({ ...(Object.fromEntries(others) as unknown as CandidateColumns), [what]: at });
  };
  return (
    <fieldset className="grid min-w-0 grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2">
      <legend className="mb-1 text-ui font-semibold">{text.columns}</legend>
      {candidateColumns.map((what) => (
        <Field key={what} label={text.column[what]}>
          {(control) => (
            <Select
              {...control}
              isSmall
              value={columns[what] ?? ''}
              onChange={({ target }) =>
                choose(what, target.value === '' ? null : Number(target.value))
              }
            >
              <option value="">{text.none}</option>
              {Array.from({ length: width }, (_, column) => (
                <option key={column} value={column}>
                  {nameOf(column)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
    </fieldset>
  );
}

interface TablePreviewProps {
  rows: readonly TableRow[];
  acts: TableActs;
  positions: readonly EnteredPosition[];
  isBusy: boolean;
  onActs: (acts: TableActs) => void;
}

/** What became of each line: those that are to be looked at, and the others in a fold. */
export function TablePreview({ rows, acts, positions, isBusy, onActs }: TablePreviewProps) {
  const open = rows.filter((row) => row.open !== null);
  const left = rows.filter(({ isLeft }) => isLeft);
  const fitting = rows.filter((row) => row.open === null && !row.isLeft);
  const noted = fitting.filter(({ notes }) => notes.length > 0);
  const plain = fitting.filter(({ notes }) => notes.length === 0);
  const asked = rows.filter(({ asks, isLeft }) => asks === 'may-stand' && !isLeft).length;
  const leave = (lines: readonly TableRow[], isLeft: boolean) =>
    onActs({
      ...acts,
      left: { ...acts.left, ...Object.fromEntries(lines.map(({ line }) => [line, isLeft])) },
    });
  const shown = [...open, ...left, ...noted];
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2.5" aria-busy={isBusy}>
      <p role="status">
        {text.totals({
          lines: rows.length,
          fit: fitting.length,
          open: open.length,
          left: left.length,
        })}
      </p>
      {asked > 0 && (
        <Checkbox
          checked={acts.mayStand}
          onChange={({ target }) => onActs({ ...acts, mayStand: target.checked })}
        >
          {text.mayStand(asked)}
        </Checkbox>
      )}
      {shown.length > 0 && (
        <ul aria-label={text.toLookAt} className="rounded-control border border-line">
          {shown.map((one) => (
            <Line
              key={one.line}
              row={one}
              {...{ acts, positions, onActs }}
              onLeave={(isLeft) => leave([one], isLeft)}
            />
          ))}
        </ul>
      )}
      {open.length > 1 && (
        <Button
          kind="outline"
          size="small"
          className="justify-self-start"
          onClick={() => leave(open, true)}
        >
          {text.leaveAllOut(open.length)}
        </Button>
      )}
      {plain.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center text-ui font-semibold">
            {text.fitting(plain.length)}
          </summary>
          <ul className="grid gap-1 text-ui">
            {plain.map(({ line, key, person, found }) => (
              <li key={line} className="wrap-anywhere">
                <bdi>{titleOf(positions, key)}</bdi>: <bdi>{found?.name ?? person}</bdi>{' '}
                <span className="text-ink-2">{found?.enrollmentNumber}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const titleOf = (positions: readonly EnteredPosition[], key: string) =>
  positions.find((one) => one.key === key)?.title ?? '';

interface LineProps {
  row: TableRow;
  acts: TableActs;
  positions: readonly EnteredPosition[];
  onActs: (acts: TableActs) => void;
  onLeave: (isLeft: boolean) => void;
}

function Line({ row, acts, positions, onActs, onLeave }: LineProps) {
  const { line, isLeft, open, choices, asks, notes, found } = row;
  const said = [row.position || titleOf(positions, row.key), row.name || row.person];
  const needsPosition = row.problem !== null && row.problem !== 'nobody';
  return (
    <li className="grid gap-1 border-b border-line px-3 py-2 text-ui last:border-b-0">
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <b className="tabular-nums">{text.line(line)}</b>
        <bdi className={`wrap-anywhere ${isLeft ? 'text-ink-2 line-through' : ''}`}>
          {inRow(said.filter((one) => one !== ''))}
        </bdi>
        {!isLeft && found !== undefined && found.name !== row.name && (
          <bdi className="text-ink-2">{found.name}</bdi>
        )}
        {!isLeft &&
          notes.map((one) => (
            <Chip key={one} tone="neutral">
              {one}
            </Chip>
          ))}
      </span>
      {open !== null && <span className="font-medium text-danger">{open}</span>}
      {!isLeft && needsPosition && (
        <Choice
          label={text.choosePosition(line)}
          value=""
          options={positions.map(({ key, title }) => [key, title])}
          onChoose={(key) => onActs({ ...acts, placed: { ...acts.placed, [line]: key } })}
        />
      )}
      {!isLeft && choices.length > 0 && (
        <Choice
          label={text.who(line)}
          value={acts.chosen[line] ?? ''}
          options={choices.map(({ enrollmentNumber: number, name, branch, year }) => [
            number,
            inRow([name, number, ...[branch, year].filter((one) => one !== null)]),
          ])}
          onChoose={(number) => onActs({ ...acts, chosen: { ...acts.chosen, [line]: number } })}
        />
      )}
      {!isLeft && asks === 'by-name' && (
        <Checkbox
          checked={acts.byName[line] === true}
          onChange={({ target }) =>
            onActs({ ...acts, byName: { ...acts.byName, [line]: target.checked } })
          }
        >
          {enteredMessages.ask['by-name'](row.person)}
        </Checkbox>
      )}
      {(open !== null || isLeft) && (
        <Checkbox
          checked={isLeft}
          aria-label={text.leaveOut(line)}
          onChange={({ target }) => onLeave(target.checked)}
        >
          {text.leaveOutShort}
        </Checkbox>
      )}
    </li>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChoose: (value: string) => void;
}

const Choice = ({ label, value, options, onChoose }: ChoiceProps) => (
  <Select
    isSmall
    aria-label={label}
    value={value}
    onChange={({ target }) => onChoose(target.value)}
  >
    <option value="" disabled>
      {text.choose}
    </option>
    {options.map(([one, says]) => (
      <option key={one} value={one}>
        {says}
      </option>
    ))}
  </Select>
);
