import { useQuery } from '@tanstack/react-query';
import { FileUp, Table } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { CandidateColumns, TablePosition } from '#core/elections/candidate-table.ts';
import {
  guessCandidateColumns,
  positionFinder,
  readCandidateRows,
} from '#core/elections/candidate-table.ts';
import type { ListRow } from '#core/voter-list/list-columns.ts';
import { candidateTable as text } from '#texts/en/candidate-table.ts';
import type { BodyOfCall } from '#web/app/call.ts';
import { useNumberFormat } from '#web/campus/queries.ts';
import { Button, buttonClass } from '#web/kit/button.tsx';
import { Field, fieldError } from '#web/kit/field.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { TextArea } from '#web/kit/text-input.tsx';
import type { LetteredList } from '#web/voter-lists/dashboard/letters-choice.tsx';
import { LettersChoice, asksLetters } from '#web/voter-lists/dashboard/letters-choice.tsx';
import { readDoubtful } from '#web/voter-lists/dashboard/list-letters.ts';
import type { ListFile } from '#web/voter-lists/dashboard/read-list-file.ts';
import {
  listFileTypes,
  noSheets,
  readListFile,
} from '#web/voter-lists/dashboard/read-list-file.ts';
import { WorkbookParts } from '#web/voter-lists/dashboard/workbook-parts.tsx';
import type { EnteredLines, EnteredPosition } from '../entered-lines.ts';
import { judgedQuery } from '../queries.ts';
import { readTable } from './read-table.ts';
import { askedOf, chosenRows, noActs, tableRows, takenOver } from './table-lines.ts';
import { TableColumns, TablePreview } from './table-preview.tsx';

type TableOf = Pick<BodyOfCall<'findCandidates'>, 'electionId' | 'election'>;

interface CandidateTableProps {
  positions: readonly (EnteredPosition & Pick<TablePosition, 'groups'>)[];
  /** Of which election the lines are judged: one that is saved, or what the form says of it. */
  of: TableOf;
  value: EnteredLines;
  /** The boxes with what was taken over, and the addresses out of the table, which no device keeps. */
  onTake: (lines: EnteredLines, addresses: readonly string[]) => void;
}

/** Candidates out of a pasted table or a file: read, looked up line by line, and taken over into the boxes. */
export function CandidateTable(props: CandidateTableProps) {
  const [isOpen, setOpen] = useState(false);
  const [taken, setTaken] = useState(0);
  const opener = useRef<HTMLButtonElement>(null);
  if (isOpen) {
    return (
      <OpenTable
        {...props}
        onClose={(count) => {
          setOpen(false);
          setTaken(count);
          setTimeout(() => opener.current?.focus());
        }}
      />
    );
  }
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button
        ref={opener}
        kind="outline"
        size="small"
        icon={<Table size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {text.open}
      </Button>
      <p className="type-meta empty:hidden" role="status">
        {taken > 0 && text.taken(taken)}
      </p>
    </div>
  );
}

type Source = ListFile & LetteredList;

interface OpenTableProps extends CandidateTableProps {
  onClose: (taken: number) => void;
}

function OpenTable({ positions, of, value, onTake, onClose }: OpenTableProps) {
  const [read, setRead] = useState<{ source: Source; rows: readonly ListRow[] } | null>(null);
  const [error, setError] = useState<string>();
  const heading = useId();
  const show = async (source: Source) => {
    const rows = await readTable(source.text);
    setError(rows.length === 0 ? text.empty : undefined);
    // Of a workbook another sheet can be chosen.
    setRead(rows.length === 0 && source.sheets.length === 0 ? null : { source, rows });
  };
  return (
    <section
      aria-labelledby={heading}
      className="grid min-w-0 grid-cols-1 gap-3 rounded-control border border-line p-3"
    >
      <div>
        <h3 id={heading} className="type-h3">
          {text.title}
        </h3>
        {read === null && <p className="type-meta">{text.lede}</p>}
      </div>
      {error !== undefined && (
        <p className={fieldError} role="alert">
          {error}
        </p>
      )}
      {read === null ? (
        <Chooser onSource={show} onError={setError} />
      ) : (
        <>
          <WorkbookParts
            file={read.source}
            onSheet={(source) => void show({ ...source, letters: null })}
          />
          <LettersChoice list={read.source} onChoose={(source) => void show(source)} />
          {read.rows.length > 0 && (
            <Judged
              key={`${read.source.sheet} ${JSON.stringify(read.rows[0])}`}
              rows={read.rows}
              {...{ positions, of, value }}
              isAsked={asksLetters(read.source)}
              onTake={(lines, addresses, count) => {
                onTake(lines, addresses);
                onClose(count);
              }}
            />
          )}
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {read !== null && (
          <Button kind="outline" size="small" onClick={() => setRead(null)}>
            {text.again}
          </Button>
        )}
        <Button kind="ghost" size="small" onClick={() => onClose(0)}>
          {text.close}
        </Button>
      </div>
    </section>
  );
}

interface ChooserProps {
  onSource: (source: Source) => Promise<void>;
  onError: (error: string) => void;
}

/** A file, by the readers of the voter list, or what is pasted. */
function Chooser({ onSource, onError }: ChooserProps) {
  const [pasted, setPasted] = useState('');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  // It came with the press that asked for a table.
  useEffect(() => field.current?.focus(), []);
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    const read = await readListFile(file);
    if (read.ok) await onSource({ ...read.value, letters: null });
    else onError(read.error);
  };
  return (
    <>
      <div>
        <input
          type="file"
          id={id}
          className="peer sr-only"
          accept={listFileTypes}
          aria-label={text.file}
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <label
          htmlFor={id}
          className={`${buttonClass({ kind: 'outline', size: 'small' })} cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus`}
        >
          <FileUp size={16} strokeWidth={1.75} aria-hidden />
          {text.file}
        </label>
      </div>
      <Field label={text.paste}>
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            rows={5}
            spellCheck={false}
            autoComplete="off"
            value={pasted}
            onChange={(event) => setPasted(event.target.value)}
          />
        )}
      </Field>
      <Button
        className="justify-self-start"
        size="small"
        disabled={pasted.trim() === ''}
        onClick={() => void onSource({ ...readDoubtful(pasted), ...noSheets, letters: null })}
      >
        {text.check}
      </Button>
    </>
  );
}

interface JudgedProps extends Omit<CandidateTableProps, 'onTake'> {
  rows: readonly ListRow[];
  /** Its letters are still asked for. */
  isAsked: boolean;
  onTake: (lines: EnteredLines, addresses: readonly string[], count: number) => void;
}

function Judged({ rows, positions, of, value, isAsked, onTake }: JudgedProps) {
  const format = useNumberFormat();
  const find = positionFinder(positions);
  const [columns, setColumns] = useState<CandidateColumns>(() =>
    guessCandidateColumns(rows, { find, format }),
  );
  const [acts, setActs] = useState(noActs);
  const read = chosenRows(readCandidateRows(rows, columns, { find, format }), acts);
  const asked = askedOf(read, acts, positions);
  const query = useQuery(judgedQuery({ ...of, ...asked }));
  const all = tableRows(read, { acts, found: query.data, positions });
  const taken = all.filter(({ isLeft }) => !isLeft);
  const isReady = !query.isFetching && taken.length > 0 && taken.every(({ open }) => open === null);
  return (
    <>
      <TableColumns
        rows={rows}
        columns={columns}
        onColumns={(next) => {
          setColumns(next);
          setActs(noActs);
        }}
      />
      <Loaded
        query={query}
        failed={() => (
          <p className={fieldError} role="alert">
            {text.failed}
          </p>
        )}
        waiting={null}
      >
        {() => null}
      </Loaded>
      <TablePreview
        rows={all}
        acts={acts}
        positions={positions}
        isBusy={query.isFetching}
        onActs={setActs}
      />
      <Button
        className="justify-self-start"
        disabled={!isReady || isAsked || query.data === undefined}
        onClick={() => {
          const { lines, addresses } = takenOver(value, all);
          onTake(lines, addresses, taken.length);
        }}
      >
        {text.take(taken.length)}
      </Button>
    </>
  );
}
