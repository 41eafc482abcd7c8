import { useState } from 'react';
import type { KeyFile } from '#contract/system.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { useCall } from '#web/app/use-call.ts';
import { shortMoment } from '#web/elections/moments.ts';
import { systemMessages } from '#texts/en/system.ts';
import { Button } from '#web/kit/button.tsx';
import { AskedAct } from '#web/kit/confirmed-act.tsx';

const text = systemMessages.copy;

/** The copies of keys that backups wrote; an admin says of each that it was destroyed. */
export function KeyCopies({ files }: { files: readonly KeyFile[] }) {
  const timeZone = useTimeZone();
  // The last one stays while its dialog closes.
  const [asked, setAsked] = useState<{ copy: KeyFile; isOpen: boolean } | null>(null);
  const say = useCall('sayKeyFileDestroyed');
  const close = () => setAsked((one) => one && { ...one, isOpen: false });
  if (files.length === 0 && asked === null) return null;
  return (
    <>
      {files.length > 0 && (
        <ul aria-label={systemMessages.copies} className="mt-2 grid gap-3">
          {files.map((copy) => (
            <li key={copy.id} className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
              <div className="min-w-0 flex-1 basis-64">
                <p className="type-mono wrap-anywhere">
                  <bdi>{copy.file}</bdi>
                </p>
                <p className="type-meta">
                  {text.written(shortMoment(copy.writtenAt, timeZone))}{' '}
                  {copy.neededBy.length === 0 ? text.spent : text.needed(copy.neededBy)}
                </p>
              </div>
              <Button
                kind="outline"
                size="small"
                aria-label={systemMessages.destroyedFor(copy.file)}
                onClick={() => setAsked({ copy, isOpen: true })}
              >
                {systemMessages.destroyed}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {asked !== null && (
        <AskedAct
          isOpen={asked.isOpen}
          onClose={close}
          title={text.title}
          text={<span className="wrap-anywhere">{text.text(asked.copy.file)}</span>}
          confirmLabel={text.confirm}
          keepLabel={text.keep}
          act={() => say.mutateAsync({ params: { id: asked.copy.id } })}
          failed={text.failed}
        />
      )}
    </>
  );
}
