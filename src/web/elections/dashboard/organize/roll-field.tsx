import { FileUp, TriangleAlert, Users } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNumberFormat } from '#web/campus/queries.ts';
import { Button, buttonClass } from '#web/kit/button.tsx';
import { Field, fieldError } from '#web/kit/field.tsx';
import { TextArea } from '#web/kit/text-input.tsx';
import { dashboardMessages } from '#texts/en/dashboard.ts';
import { numberText } from '#texts/formats.ts';
import type { GivenRoll } from './parse-roll.ts';
import { parseRoll } from './parse-roll.ts';
import type { ListFile } from '#web/voter-lists/dashboard/read-list-file.ts';
import { listFileTypes, readListFile } from '#web/voter-lists/dashboard/read-list-file.ts';
import { WorkbookParts } from '#web/voter-lists/dashboard/workbook-parts.tsx';

/** Bad lines that are listed; the rest is counted. */
const listedLines = 5;

interface RollFieldProps {
  roll: GivenRoll | null;
  error: string | undefined;
  onRoll: (roll: GivenRoll | null) => void;
  /** What is said in place of the usual words, where the numbers are no voter list. */
  words?: { hint: string; remove: string };
}

interface ChosenFile extends ListFile {
  fileName: string;
}

/** The numbers of those who may vote, pasted or read from a file; nothing is sent yet. */
export function RollField({ roll, error, onRoll, words }: RollFieldProps) {
  const format = useNumberFormat();
  const [problem, setProblem] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const text = dashboardMessages.organize;
  const fileName = roll?.fileName ?? null;
  const wrong = problem ?? error;

  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    const content = await readListFile(file);
    if (content.ok) {
      take({ ...content.value, fileName: file.name });
      return;
    }
    setChosen(null);
    setProblem(content.error);
    onRoll(null);
  };
  const take = (file: ChosenFile) => {
    const read = parseRoll(file.text, format);
    setChosen(file);
    setProblem(read.numbers.size === 0 ? text.rollNone : null);
    onRoll({ ...read, text: '', fileName: file.fileName });
  };
  const forget = () => {
    setChosen(null);
    setProblem(null);
    onRoll(null);
    chooser.current?.focus();
  };

  return (
    <div className="grid gap-4">
      {fileName === null && (
        <Field label={text.rollPaste} hint={words?.hint ?? text.rollPasteHint} error={wrong}>
          {(control) => (
            <TextArea
              {...control}
              isCode
              value={roll?.text ?? ''}
              spellCheck={false}
              autoComplete="off"
              onChange={(event) => {
                const { value } = event.target;
                setProblem(null);
                onRoll(
                  value === ''
                    ? null
                    : { ...parseRoll(value, format), text: value, fileName: null },
                );
              }}
            />
          )}
        </Field>
      )}
      <div className="flex flex-wrap gap-2">
        <input
          ref={chooser}
          type="file"
          id="roll-file"
          className="peer sr-only"
          accept={listFileTypes}
          aria-label={fileName === null ? text.rollFile : text.rollFileAgain}
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            // The same file again, once it was corrected, must be a change, too.
            event.target.value = '';
          }}
        />
        <label
          htmlFor="roll-file"
          className={`${buttonClass({ kind: 'outline', size: 'small' })} cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus`}
        >
          <FileUp size={16} strokeWidth={1.75} aria-hidden />
          {fileName === null ? text.rollFile : text.rollFileAgain}
        </label>
        {roll !== null && (
          <Button kind="danger" size="small" onClick={forget}>
            {words?.remove ?? text.rollRemove}
          </Button>
        )}
      </div>
      {fileName !== null && chosen !== null && <WorkbookParts file={chosen} onSheet={take} />}
      {fileName !== null && wrong !== undefined && (
        <p className={fieldError} role="alert">
          {wrong}
        </p>
      )}
      <div role="status">{roll !== null && <RollSummary roll={roll} />}</div>
    </div>
  );
}

/** How many are on the roll, and what in it was not understood. */
function RollSummary({ roll }: { roll: GivenRoll }) {
  const text = dashboardMessages.organize;
  const count = numberText(roll.numbers.size);
  return (
    <div className="grid gap-2 rounded-control border border-line px-4 py-3.5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Users size={20} strokeWidth={1.75} aria-hidden />
        <b className="tabular-nums">{text.rollCount(roll.numbers.size, count)}</b>
        {roll.fileName !== null && (
          <bdi className="type-meta wrap-anywhere">{text.rollFrom(roll.fileName)}</bdi>
        )}
      </p>
      {roll.twice > 0 && <p className="type-meta">{text.rollTwice(roll.twice)}</p>}
      {roll.bad.length > 0 && (
        <div className="grid gap-1.5 text-ui leading-meta">
          <p className="flex items-center gap-1.5 font-medium text-warning">
            <TriangleAlert className="flex-none" size={16} strokeWidth={1.75} aria-hidden />
            {text.rollBad(roll.bad.length)}
          </p>
          <ul>
            {roll.bad.slice(0, listedLines).map(({ line, text: content }) => (
              <li
                key={line}
                className="grid grid-cols-[5.5em_minmax(0,1fr)] wrap-anywhere text-ink-2"
              >
                <span className="tabular-nums">{text.rollLine(line)}</span>
                <bdi className="type-mono">{content}</bdi>
              </li>
            ))}
          </ul>
          {roll.bad.length > listedLines && (
            <p className="type-meta">{text.rollMoreBad(roll.bad.length - listedLines)}</p>
          )}
        </div>
      )}
    </div>
  );
}
