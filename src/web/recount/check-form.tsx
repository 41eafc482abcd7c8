import { cx } from 'class-variance-authority';
import { useQueryClient } from '@tanstack/react-query';
import { BadgeCheck, Check, FileCheck, FileUp, ShieldAlert, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { readResultCode } from '#core/elections/result-code.ts';
import { routes } from '#contract/routes.ts';
import { useSearchParams } from '#web/kit/location.ts';
import { resultsQuery } from '#web/elections/queries.ts';
import { verifyMessages as text } from '#texts/en/verify.ts';
import { kitChecks } from '#texts/en/kit-checks.ts';
import type { KitCheck } from '#texts/en/kit-checks.ts';
import { Button, buttonClass, Spinner } from '#web/kit/button.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { Field } from '#web/kit/field.tsx';
import { TextInput } from '#web/kit/text-input.tsx';
import type { Judgement } from './judge.ts';

/** The program reads a kit as one text, which has an end in a browser. */
const mostBytes = 256 * 1024 * 1024;
const icons = { success: BadgeCheck, warning: FileCheck, danger: ShieldAlert };

class Unreadable extends Error {
  /** Danger where something may be wrong with the file. */
  readonly tone: 'warning' | 'danger';
  constructor(message: string, tone: 'warning' | 'danger' = 'danger') {
    super(message);
    this.tone = tone;
  }
}

async function load(electionId: string): Promise<ArrayBuffer> {
  const path = routes.readRecountKit.path.replace(':id', encodeURIComponent(electionId));
  const response = await fetch(`/api${path}`).catch(() => null);
  if (response?.status === 403) throw new Unreadable(text.notPublic, 'warning');
  if (response?.ok !== true) throw new Unreadable(text.notLoaded);
  return response.arrayBuffer();
}

async function read(file: File): Promise<ArrayBuffer> {
  if (file.size > mostBytes) throw new Unreadable(text.tooLarge);
  return file.arrayBuffer().catch(() => {
    throw new Unreadable(text.unreadable);
  });
}

/** Takes a recount kit, counts it again in this browser, and says what came out. */
export function CheckForm() {
  const client = useQueryClient();
  const electionId = useSearchParams().get('election') ?? '';
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [checksDone, setChecksDone] = useState(0);
  const [isOver, setOver] = useState(false);
  const [judgement, setJudgement] = useState<Judgement | null>(null);
  const answer = useRef<HTMLDivElement>(null);

  const check = async (bytesOf: () => Promise<ArrayBuffer>) => {
    const expected = readResultCode(code);
    if (code.trim() !== '' && expected === null) {
      setJudgement({ tone: 'warning', title: text.noCode, lines: [text.noCodeText], checks: [] });
      answer.current?.focus();
      return;
    }
    setBusy(true);
    setChecksDone(0);
    setJudgement(null);
    try {
      // The program comes with the press. What is published may be out of reach: then it is said.
      const [{ checkKit }, { judge }, bytes, published] = await Promise.all([
        import('./check-kit.ts'),
        import('./judge.ts'),
        bytesOf(),
        client.fetchQuery({ ...resultsQuery, staleTime: 0 }).catch(() => null),
      ]);
      setJudgement(
        judge(await checkKit({ bytes, code: expected ?? '' }, setChecksDone), published),
      );
    } catch (problem) {
      const { message: title, tone } =
        problem instanceof Unreadable ? problem : new Unreadable(text.stopped);
      setJudgement({ tone, title, lines: [], checks: [] });
    }
    setBusy(false);
    answer.current?.focus();
  };

  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="max-w-100">
        <Field label={text.code} hint={text.codeHint} isOptional>
          {(control) => (
            <TextInput
              {...control}
              value={code}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              // What was found is about the code that was checked.
              readOnly={isBusy}
              onChange={({ target }) => {
                setCode(target.value);
                setJudgement(null);
              }}
            />
          )}
        </Field>
      </div>
      <div
        className={cx(
          'sheet grid justify-items-start gap-3 p-6 max-md:p-5',
          isOver && 'outline-2 outline-brand',
        )}
        data-drop
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const [file] = event.dataTransfer.files;
          if (file !== undefined && !isBusy) void check(() => read(file));
        }}
      >
        <div className="flex flex-wrap gap-2.5">
          {electionId !== '' && (
            <Button
              icon={<FileCheck size={20} strokeWidth={1.75} aria-hidden />}
              disabled={isBusy}
              onClick={() => void check(() => load(electionId))}
            >
              {text.published}
            </Button>
          )}
          <label
            className={cx(
              buttonClass({ kind: electionId === '' ? 'primary' : 'outline' }),
              'relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
            )}
          >
            <FileUp size={20} strokeWidth={1.75} aria-hidden />
            {text.file}
            <input
              type="file"
              accept=".json,application/json"
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              disabled={isBusy}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file !== undefined) void check(() => read(file));
                // The same file can be chosen again.
                target.value = '';
              }}
            />
          </label>
        </div>
        <p className="type-meta">{text.drop}</p>
      </div>
      <div ref={answer} tabIndex={-1} className="focus:outline-none" data-answer>
        <p role="status" className="flex items-center gap-3">
          {isBusy && (
            <>
              <Spinner /> {text.busy}
            </>
          )}
          {judgement !== null && <span className="sr-only">{judgement.title}</span>}
        </p>
        {isBusy && checksDone > 0 && <p className="type-meta">{text.done(checksDone)}</p>}
        {judgement !== null && <Answer judgement={judgement} />}
      </div>
    </div>
  );
}

/** What a check of the program is called; a newer program may have others. */
const nameOf = (name: string): string =>
  Object.hasOwn(kitChecks, name) ? kitChecks[name as KitCheck] : name;

function Answer({ judgement: { tone, title, lines, checks } }: { judgement: Judgement }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <Notice tone={tone} icon={icons[tone]} title={title} data-judgement={tone}>
        {lines.map((line) => (
          <p key={line} className="wrap-anywhere">
            {line}
          </p>
        ))}
      </Notice>
      {checks.length > 0 && (
        <section className="grid gap-3">
          <h2 className="type-h3">{text.checks}</h2>
          <ul className="grid gap-2">
            {checks.map(({ name, wrong }) => (
              <li key={name} className="flex items-start gap-2.5 text-ui">
                {wrong.length === 0 ? (
                  <Check
                    size={20}
                    strokeWidth={2}
                    className="flex-none text-success"
                    aria-label={text.holds}
                  />
                ) : (
                  <X
                    size={20}
                    strokeWidth={2}
                    className="flex-none text-danger"
                    aria-label={text.holdsNot}
                  />
                )}
                <div className="min-w-0 wrap-anywhere">
                  {nameOf(name)}
                  {wrong.slice(0, 10).map((sentence) => (
                    // The program speaks English.
                    <p key={sentence} className="type-meta" lang="en" dir="auto">
                      {sentence}
                    </p>
                  ))}
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
