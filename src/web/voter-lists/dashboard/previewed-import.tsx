import { FileDown } from 'lucide-react';
import { useState } from 'react';
import type { ListColumns } from '#core/voter-list/list-columns.ts';
import type { ListPreview } from '#contract/voter-lists.ts';
import { downloadCsv } from '#web/app/save-file.ts';
import { writeCsv } from '#web/app/csv.ts';
import { Button } from '#web/kit/button.tsx';
import type { ChipTone } from '#web/kit/chip.tsx';
import { Chip } from '#web/kit/chip.tsx';
import { Select } from '#web/kit/select.tsx';
import { voterListMessages } from '#texts/en/voter-list.ts';
import type { ListText } from './list-letters.ts';
import { numberText } from '#texts/formats.ts';

const text = voterListMessages;

const partTitle = 'type-h3';

interface PreviewedImportProps {
  preview: ListPreview;
  /** Lines of other letters than the rest of the file. */
  oddLines: ListText['oddLines'];
  isBusy: boolean;
  isStoring: boolean;
  onColumns: (columns: ListColumns) => void;
}

/** What an import would do: the columns as they were understood, the totals, and each wrong line. */
export function PreviewedImport(props: PreviewedImportProps) {
  const { preview, oddLines, isBusy } = props;
  const odd = oddLines.map((one) => ({ ...one, kind: 'note' as const, why: text.oddLetters }));
  const [asked = [], rest = []] = [true, false].map((isAsked) =>
    [...odd, ...preview.problems]
      .filter(({ kind }) => (kind === 'two-names') === isAsked)
      .toSorted((a, b) => a.line - b.line),
  );
  const problems = [...asked, ...rest];
  return (
    <div className="grid grid-cols-1 gap-5" aria-busy={isBusy}>
      <Columns {...props} />
      <Totals preview={preview} />
      {problems.length > 0 && <Problems problems={problems} more={preview.moreProblems} />}
    </div>
  );
}

const kinds = ['none', 'number', 'name', 'email', 'group'] as const;

type Kind = (typeof kinds)[number];

function kindOf({ number, name, email, groups }: ListColumns, column: number): Kind {
  if (column === number) return 'number';
  if (column === email) return 'email';
  if (name.includes(column)) return 'name';
  return groups.includes(column) ? 'group' : 'none';
}

/** The columns with one that holds something else now; number and e-mail are in one column each. */
function withKind(columns: ListColumns, column: number, kind: Kind): ListColumns {
  const others = (list: readonly number[]) => list.filter((one) => one !== column);
  const insert = (list: readonly number[], is: boolean) =>
    is ? [...others(list), column].toSorted((a, b) => a - b) : others(list);
  return {
    number: kind === 'number' ? column : columns.number,
    email: kind === 'email' ? column : columns.email === column ? null : columns.email,
    name: insert(columns.name, kind === 'name'),
    groups: insert(columns.groups, kind === 'group'),
  };
}

function Columns({ preview, isStoring, onColumns }: PreviewedImportProps) {
  const { columns, headers, sample } = preview;
  const width = Math.max(headers.length, columns.number + 1, ...sample.map((row) => row.length));
  const all = Array.from({ length: width }, (_, column) => column);
  const nameOf = (column: number) => {
    const header = headers[column] ?? '';
    return header === '' ? text.column(column + 1) : header;
  };
  const unused = all.filter((column) => kindOf(columns, column) === 'none').map(nameOf);
  return (
    <section className="grid min-w-0 grid-cols-1 gap-2">
      <div>
        <h3 className={partTitle}>{text.columns}</h3>
        <p className="type-meta">{text.columnsHint}</p>
        {unused.length > 0 && <p className="type-meta">{text.unused(unused)}</p>}
      </div>
      <div
        className="overflow-x-auto rounded-control border border-line"
        role="group"
        aria-label={text.columns}
        // It scrolls, so a keyboard must reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table className="w-full border-collapse text-ui">
          <thead>
            <tr>
              {all.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="min-w-40 p-2 text-start align-bottom font-medium"
                >
                  <span className="mb-1 block wrap-anywhere">{nameOf(column)}</span>
                  <Select
                    isSmall
                    aria-label={text.holds(nameOf(column))}
                    value={kindOf(columns, column)}
                    // The number is somewhere: another column is made it instead.
                    disabled={isStoring || column === columns.number}
                    onChange={(event) =>
                      onColumns(withKind(columns, column, event.target.value as Kind))
                    }
                  >
                    {kinds.map((kind) => (
                      <option key={kind} value={kind}>
                        {text.kinds[kind]}
                      </option>
                    ))}
                  </Select>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sample.map((row, index) => (
              <tr key={index} className="border-t border-line">
                {all.map((column) => (
                  <td key={column} className="max-w-60 truncate px-2 py-1.5">
                    <bdi>{row[column]}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const shownAlways = ['added', 'changed', 'same'] as const;

const shownIfAny = ['removed', 'bad', 'twoNames', 'duplicates', 'withoutEmail'] as const;

function Totals({ preview: { totals, removedNames } }: { preview: ListPreview }) {
  const shown = [...shownAlways, ...shownIfAny.filter((total) => totals[total] > 0)];
  return (
    <section className="grid gap-2" role="status">
      <h3 className={partTitle}>{text.totals}</h3>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-2">
        {shown.map((total) => (
          <div
            key={total}
            className="flex flex-col-reverse rounded-control border border-line px-3 py-2"
          >
            <dt className="type-meta">{text.total[total]}</dt>
            <dd className="text-lede font-semibold tabular-nums">{numberText(totals[total])}</dd>
          </div>
        ))}
      </dl>
      <p>
        {totals.added + totals.changed + totals.removed > 0
          ? text.after(totals.after)
          : text.nothing}
      </p>
      {totals.removed > 0 && <p>{text.removed(totals.removed, removedNames)}</p>}
      {totals.kept > 0 && <p>{text.kept(totals.kept)}</p>}
    </section>
  );
}

const atOnce = 30;

const tones: Record<ListPreview['problems'][number]['kind'], ChipTone> = {
  bad: 'danger',
  duplicate: 'warning',
  'two-names': 'danger',
  'no-email': 'neutral',
  note: 'neutral',
};

interface ProblemsProps {
  problems: ListPreview['problems'];
  /** How many the server did not send. */
  more: number;
}

function Problems({ problems, more }: ProblemsProps) {
  const [shown, setShown] = useState(atOnce);
  const left = problems.length - shown;
  return (
    <section className="grid min-w-0 grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-[1_1_240px]">
          <h3 className={partTitle}>{text.problems}</h3>
          <p className="type-meta">{text.problemsHint}</p>
        </div>
        <Button
          kind="outline"
          size="small"
          icon={<FileDown size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => downloadCsv('lines-to-correct.csv', problemsCsv(problems))}
        >
          {text.saveProblems}
        </Button>
      </div>
      <ul className="rounded-control border border-line" aria-label={text.problems}>
        {problems.slice(0, shown).map(({ line, kind, text: content, why }, index) => (
          <li
            key={index}
            className="grid gap-0.5 border-b border-line px-3 py-2 text-ui last:border-b-0"
          >
            <span className="flex flex-wrap items-center gap-2">
              <b className="tabular-nums">{text.line(line)}</b>
              <Chip tone={tones[kind]}>{text.kind[kind]}</Chip>
            </span>
            <bdi className="type-mono wrap-anywhere text-ink-2">{content}</bdi>
            <span>{why}</span>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button
          kind="outline"
          size="small"
          className="justify-self-start"
          onClick={() => setShown(shown + 100)}
        >
          {text.more(Math.min(left, 100))}
        </Button>
      )}
      {left <= 0 && more > 0 && <p className="type-meta">{text.tooMany(more)}</p>}
    </section>
  );
}

/** The lines of a list that somebody has to look at, for whoever corrects the file: the dialog forgets them. */
function problemsCsv(problems: ListPreview['problems']): string {
  const { kind: kinds, problemColumns } = voterListMessages;
  const rows = problems.map(({ line, kind, why, text }) => [line, kinds[kind], why, text]);
  return writeCsv([problemColumns, ...rows]);
}
