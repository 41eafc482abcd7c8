import { useQuery } from '@tanstack/react-query';
import type { ListImport } from '#contract/voter-lists.ts';
import { useCall } from '#web/app/use-call.ts';
import { useKeptFocus } from '#web/app/use-kept-focus.ts';
import { WhenShown } from '#web/app/when-shown.tsx';
import { Chip } from '#web/kit/chip.tsx';
import { voterListMessages } from '#texts/en/voter-list.ts';
import { TouchingButton } from '#web/proposals/touching-act.tsx';
import { LoadedList } from '#web/kit/list/loaded-list.tsx';
import { importsQuery } from './queries.ts';

const text = voterListMessages;
const nameOf = ({ fileName }: ListImport) => (fileName === '' ? text.pasted : fileName);

/** What was imported into a list, newest first; the newest that stands can be undone. */
export function Imports({ electionId, canUndo }: { electionId: string; canUndo: boolean }) {
  const query = useQuery(importsQuery(electionId));
  const undo = useCall('undoVoterListImport');
  const box = useKeptFocus();
  return (
    <section
      ref={box}
      data-keeps-focus
      tabIndex={-1}
      className="border-t border-line px-5 py-4 max-md:px-3.5"
    >
      <h3 className="type-h3 mb-2">{text.imports}</h3>
      <LoadedList query={query} failed={text.importsFailed}>
        {(imports) => {
          const newest = imports.find(({ undoneAt }) => undoneAt === null);
          return imports.length === 0 ? (
            <p className="type-meta">{text.noImports}</p>
          ) : (
            <ul aria-label={text.imports} className="grid">
              {imports.map((one) => (
                <li
                  key={one._id}
                  data-keeps-focus
                  tabIndex={-1}
                  className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-t border-line py-2.5"
                >
                  <span className="grid min-w-0 gap-0.5">
                    <bdi className="font-medium wrap-anywhere">{nameOf(one)}</bdi>
                    <span className="type-meta">
                      {text.counts(one)}
                      <br />
                      <WhenShown at={one.importedAt} />{' '}
                      {one.importedBy !== '' && text.by(one.importedBy)}
                    </span>
                  </span>
                  {one.undoneAt !== null && <Chip tone="neutral">{text.undone}</Chip>}
                  {canUndo && one === newest && (
                    <TouchingButton
                      access="officers"
                      button={{
                        kind: 'outline',
                        size: 'small',
                        'aria-label': text.undoOne(nameOf(one)),
                      }}
                      title={text.undoAsk(nameOf(one))}
                      text={text.undoText}
                      confirm={text.undo}
                      act={(reason) =>
                        undo.mutateAsync({ params: { id: one._id }, body: { reason } })
                      }
                      failed={text.undoFailed}
                    />
                  )}
                </li>
              ))}
            </ul>
          );
        }}
      </LoadedList>
    </section>
  );
}
