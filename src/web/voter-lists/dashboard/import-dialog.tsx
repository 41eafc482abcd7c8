import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { z } from 'zod/mini';
import type { ImportMode } from '#core/voter-list/list-plan.ts';
import type { ListColumns } from '#core/voter-list/list-columns.ts';
import type { ListPreview } from '#contract/voter-lists.ts';
import { CallError, sentenceOf } from '#web/kit/call-error.ts';
import type { BodyOfCall } from '#web/app/call.ts';
import { useCall } from '#web/app/use-call.ts';
import { useKeptFocus } from '#web/app/use-kept-focus.ts';
import { Button, buttonClass } from '#web/kit/button.tsx';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { DialogActs, dialogBody } from '#web/kit/dialog-parts.tsx';
import { fieldError } from '#web/kit/field.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { notify } from '#web/kit/notify.ts';
import { RadioCards } from '#web/kit/radio-cards.tsx';
import { TextArea } from '#web/kit/text-input.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { voterListMessages } from '#texts/en/voter-list.ts';
import { messages } from '#texts/en/site.ts';
import { ReasonedAct } from '#web/proposals/reasoned-act.tsx';
import { needsReason } from '#web/proposals/touching-act.tsx';
import { readDoubtful } from './list-letters.ts';
import type { LetteredList } from './letters-choice.tsx';
import { LettersChoice, asksLetters } from './letters-choice.tsx';
import type { ImportedIn } from './imported-in-none.tsx';
import { ImportedInNone } from './imported-in-none.tsx';
import { PreviewedImport } from './previewed-import.tsx';
import { sendList } from './queries.ts';
import { listFileTypes, noSheets, readListFile } from './read-list-file.ts';
import type { ListFile } from './read-list-file.ts';
import { WorkbookParts } from './workbook-parts.tsx';

const text = voterListMessages;

interface ImportDialogProps {
  /** Null for the list of the campus. */
  electionId: string | null;
  isOpen: boolean;
  onClose: () => void;
}

/** What was chosen or pasted. */
interface Source extends ListFile, LetteredList {
  fileName: string;
}

const noFile = { fileName: '', ...noSheets, letters: null };
const toCheck = ({ text, fileName }: Source) => ({ text, fileName });

/** Imports a voter list: a file or pasted lines, then what would happen, and only then the import. */
export function ImportDialog({ electionId, isOpen, onClose }: ImportDialogProps) {
  const [source, setSource] = useState<Source | null>(null);
  const [mode, setMode] = useState<ImportMode>('add');
  const [preview, setPreview] = useState<ListPreview | null>(null);
  const [stage, setStage] = useState<Stage | null>(null);
  const [error, setError] = useState<string>();
  const [inNone, setInNone] = useState<ImportedIn | null>(null);
  const [proposed, setProposed] = useState<BodyOfCall<'importVoterList'> | null>(null);
  const turn = useRef(0);

  const forget = () => {
    turn.current += 1;
    setSource(null);
    setPreview(null);
    setStage(null);
    setError(undefined);
    setInNone(null);
    setMode('add');
  };
  const close = () => {
    forget();
    onClose();
  };
  /** Shows how far the list is on its way; what the server then does takes longer. */
  const tell = (then: 'checking' | 'storing') => (share: number) =>
    setStage(share < 1 ? { name: 'sending', share } : { name: then });

  const send = useCall('importVoterList', {
    via: (_usual, { body }) => sendList('importVoterList', body, tell('storing')),
  });

  const check = async (given: Source, how: ImportMode, columns?: ListColumns) => {
    const own = ++turn.current;
    setError(undefined);
    setStage({ name: 'sending', share: 0 });
    try {
      const body = {
        ...toCheck(given),
        electionId,
        mode: how,
        ...(columns !== undefined && { columns: toSend(columns) }),
      };
      const next = await sendList('previewVoterList', body, (share) => {
        if (own === turn.current) tell('checking')(share);
      });
      if (own !== turn.current) return;
      setPreview(next);
    } catch (problem) {
      if (own === turn.current) setError(sentenceOf(problem, text.checkFailed));
    } finally {
      if (own === turn.current) setStage(null);
    }
  };
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    const own = ++turn.current;
    setError(undefined);
    setStage({ name: 'reading' });
    const read = await readListFile(file);
    if (own !== turn.current) return;
    setPreview(null);
    if (!read.ok) {
      setSource(null);
      setStage(null);
      setError(read.error);
      return;
    }
    const given = { ...read.value, fileName: file.name, letters: null };
    setSource(given);
    await check(given, mode);
  };
  const store = async () => {
    if (source === null || preview === null) return;
    setError(undefined);
    setStage({ name: 'sending', share: 0 });
    const { stamp, columns } = preview;
    const body = { ...toCheck(source), electionId, mode, stamp, columns: toSend(columns) };
    try {
      const done = await send.mutateAsync({ body });
      if ('import' in done) notify.success(text.imported(done.import));
      forget();
      // Who is in none of the positions is read before the dialog goes.
      if ('import' in done && done.inNone !== undefined) setInNone(done.inNone);
      else onClose();
    } catch (problem) {
      setStage(null);
      if (needsReason(problem)) {
        setProposed(body);
        return;
      }
      const sentence = sentenceOf(problem, text.importFailed);
      // What would happen now is another thing, so it is shown before it is asked for again.
      const hasMoved = problem instanceof CallError && problem.reason === 'voter-list-moved';
      if (hasMoved) await check(source, mode, columns);
      setError(sentence);
    }
  };
  const isStoring = send.isPending;
  const box = useKeptFocus();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={text.import}
      lede={text.file}
      size="wide"
      isPending={isStoring}
      isDirty={source !== null}
    >
      <div ref={box} data-keeps-focus tabIndex={-1} className={`${dialogBody} outline-none`}>
        {electionId !== null && (
          <Notice>
            <p>{text.ownList}</p>
          </Notice>
        )}
        {inNone !== null && <ImportedInNone inNone={inNone} onClose={close} />}
        {inNone === null && <Chooser source={source} isStoring={isStoring} onFile={choose} />}
        {source === null && inNone === null && (
          <PasteForm
            isBusy={stage !== null}
            onPaste={(pasted) => {
              const given = { ...readDoubtful(pasted), ...noFile };
              setSource(given);
              void check(given, mode);
            }}
          />
        )}
        {source !== null && (
          <WorkbookParts
            file={source}
            isDisabled={isStoring}
            onSheet={(given) => {
              setSource({ ...given, letters: null });
              setPreview(null);
              void check(given, mode);
            }}
          />
        )}
        {error !== undefined && (
          <p className={fieldError} role="alert">
            {error}
          </p>
        )}
        <ImportProgress stage={stage} />
        {proposed !== null && (
          <ReasonedAct
            isOpen
            onClose={() => setProposed(null)}
            title={text.proposeTitle}
            text={text.proposeText}
            confirm={text.propose}
            confirmKind="primary"
            reader="secondOfficer"
            act={(reason) => send.mutateAsync({ body: { ...proposed, reason } })}
            failed={text.importFailed}
            onDone={close}
          />
        )}
        {source !== null && preview !== null && (
          <>
            <LettersChoice
              list={source}
              onChoose={(given) => {
                setSource(given);
                if (given.text !== source.text) void check(given, mode, preview.columns);
              }}
            />
            <RadioCards
              legend={text.mode}
              name="import-mode"
              value={mode}
              cards={(['add', 'replace'] as const).map((value) => ({
                value,
                ...text.modes[value],
              }))}
              onChange={(value) => {
                setMode(value);
                void check(source, value, preview.columns);
              }}
            />
            <PreviewedImport
              preview={preview}
              oddLines={source.oddLines}
              isBusy={stage !== null}
              isStoring={isStoring}
              onColumns={(columns) => {
                setPreview({ ...preview, columns: toSend(columns) });
                void check(source, mode, columns);
              }}
            />
            <DialogActs>
              <Button kind="outline" disabled={isStoring} onClick={close}>
                {messages.dialog.cancel}
              </Button>
              <Button
                disabled={stage !== null || asksLetters(source) || !changesSomething(preview)}
                isPending={isStoring}
                onClick={() => void store()}
              >
                {mode === 'replace'
                  ? text.confirmReplace
                  : text.confirm(preview.totals.added + preview.totals.changed)}
              </Button>
            </DialogActs>
          </>
        )}
      </div>
    </Dialog>
  );
}

const changesSomething = ({ totals }: ListPreview) =>
  totals.added + totals.changed + totals.removed > 0;

const toSend = ({ number, name, email, groups }: ListColumns) => ({
  number,
  name: [...name],
  email,
  groups: [...groups],
});

interface ChooserProps {
  source: Source | null;
  /** While a list is only checked, another one can be chosen. */
  isStoring: boolean;
  onFile: (file: File | undefined) => Promise<void>;
}

function Chooser({ source, isStoring, onFile }: ChooserProps) {
  const label = source === null ? text.fileLabel : text.fileAgain;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <input
        type="file"
        id="voter-list-file"
        className="peer sr-only"
        accept={listFileTypes}
        aria-label={label}
        disabled={isStoring}
        onChange={(event) => {
          void onFile(event.target.files?.[0]);
          // The same file again, once it was corrected, must be a change, too.
          event.target.value = '';
        }}
      />
      <label
        htmlFor="voter-list-file"
        className={`${buttonClass({ kind: source === null ? 'primary' : 'outline' })} cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-disabled:cursor-not-allowed peer-disabled:opacity-60`}
      >
        <FileUp size={18} strokeWidth={1.75} aria-hidden />
        {label}
      </label>
      {source !== null && (
        <bdi className="font-semibold wrap-anywhere">
          {source.fileName === '' ? text.pasted : source.fileName}
        </bdi>
      )}
    </div>
  );
}

const Pasted = z.object({ text: z.string() });

function PasteForm({ isBusy, onPaste }: { isBusy: boolean; onPaste: (text: string) => void }) {
  const form = useCallForm(Pasted, { text: '' });
  return (
    <CallForm
      form={form}
      // What is pasted is only looked at: the dialog says what becomes of it.
      send={async (pasted) => onPaste(pasted.text)}
      failed={text.checkFailed}
      submit={text.check}
      kind="outline"
      look={{ className: 'justify-self-start' }}
      isDisabled={isBusy || form.watch('text').trim() === ''}
      className="grid grid-cols-1 gap-3"
    >
      <TextField
        as={TextArea}
        name="text"
        label={text.paste}
        hint={text.pasteHint}
        isCode
        spellCheck={false}
        autoComplete="off"
      />
    </CallForm>
  );
}

/** What is being done with a list; while it is sent, the share that is on its way. */
type Stage = { name: 'reading' | 'checking' | 'storing' } | { name: 'sending'; share: number };

/** How far an import is: a long list takes seconds, and nobody should press twice. */
function ImportProgress({ stage }: { stage: Stage | null }) {
  return (
    <div role="status">
      {stage !== null && (
        <div className="grid gap-1.5">
          <span className="text-ui font-medium">{voterListMessages.stages[stage.name]}</span>
          <progress
            className="h-2 w-full accent-brand"
            aria-label={voterListMessages.stages[stage.name]}
            {...(stage.name === 'sending' && { value: stage.share, max: 1 })}
          />
        </div>
      )}
    </div>
  );
}
