import { Camera, FileUp, RotateCw, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { mostFiles } from '#core/contact/about.ts';
import { checkPictureFile, pictureTypes } from '#core/pictures/picture-file.ts';
import { messageAbout } from '#texts/en/message-about.ts';
import { uploadsMessages } from '#texts/en/uploads.ts';
import { Button, buttonClass } from '#web/kit/button.tsx';
import { Field, FieldError } from '#web/kit/field.tsx';
import type { ChosenFile, FileUploads } from '#web/uploads/use-file-uploads.ts';

const text = messageAbout.files;
const refused = {
  'not-a-picture': uploadsMessages.notAPicture,
  'picture-heic': uploadsMessages.heic,
  'upload-too-large': uploadsMessages.tooLarge,
};
/** The inputs are hidden, so their labels show the focus. */
const choice =
  'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus';

/** Pictures that go with a message, chosen on a computer or taken with a phone's camera. */
export function PictureChooser({ uploads }: { uploads: FileUploads }) {
  const { files, add, again, remove } = uploads;
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const choose = (chosen: readonly File[]) => {
    const reasons = chosen.flatMap((file) => checkPictureFile(file) ?? []);
    const [reason] = reasons;
    const fitting = chosen.filter((file) => checkPictureFile(file) === null);
    const room = Math.max(0, mostFiles - files.length);
    if (reason !== undefined) setProblem(refused[reason]);
    else setProblem(fitting.length > room ? text.tooMany : undefined);
    add(fitting.slice(0, room));
  };
  return (
    <Field label={text.label} hint={text.hint} error={problem} isOptional>
      {(control) => (
        <div className="grid gap-3">
          {files.length > 0 && (
            <ul className="grid gap-2">
              {files.map((file) => (
                <Row
                  key={file.key}
                  file={file}
                  onAgain={() => again(file.key)}
                  onRemove={() => {
                    setProblem(undefined);
                    remove(file.key);
                    input.current?.focus();
                  }}
                />
              ))}
            </ul>
          )}
          <div className="flex flex-wrap gap-2.5">
            <div>
              <input
                {...control}
                ref={input}
                className="peer sr-only"
                type="file"
                multiple
                accept={pictureTypes.join(',')}
                onChange={(event) => {
                  choose([...(event.target.files ?? [])]);
                  event.target.value = '';
                }}
              />
              <label
                htmlFor={control.id}
                className={`${buttonClass({ kind: 'outline' })} cursor-pointer ${choice}`}
              >
                <FileUp size={20} strokeWidth={1.75} aria-hidden />
                {text.choose}
              </label>
            </div>
            {/* Only where a finger points is there a camera to hold. */}
            <div className="pointer-fine:hidden">
              <input
                id={`${control.id}-photo`}
                className="peer sr-only"
                type="file"
                accept="image/*"
                capture="environment"
                onChange={(event) => {
                  choose([...(event.target.files ?? [])]);
                  event.target.value = '';
                }}
              />
              <label
                htmlFor={`${control.id}-photo`}
                className={`${buttonClass({ kind: 'outline' })} cursor-pointer ${choice}`}
              >
                <Camera size={20} strokeWidth={1.75} aria-hidden />
                {text.photo}
              </label>
            </div>
          </div>
        </div>
      )}
    </Field>
  );
}

interface RowProps {
  file: ChosenFile;
  onAgain: () => void;
  onRemove: () => void;
}

function Row({ file, onAgain, onRemove }: RowProps) {
  const { name, bytes, id, share, problem } = file;
  return (
    <li className="grid gap-1.5 rounded-control border border-line p-3">
      <div className="flex items-start justify-between gap-2">
        <span className="min-w-0 pt-2 text-ui wrap-anywhere">
          <bdi>{name}</bdi>
        </span>
        <span className="flex flex-none gap-1">
          {problem !== null && (
            <Button kind="ghost" isIcon aria-label={text.againOf(name)} onClick={onAgain}>
              <RotateCw size={20} strokeWidth={1.75} aria-hidden />
            </Button>
          )}
          <Button kind="ghost" isIcon aria-label={text.removeOf(name)} onClick={onRemove}>
            <X size={20} strokeWidth={1.75} aria-hidden />
          </Button>
        </span>
      </div>
      <div role="status">
        {problem !== null && <FieldError text={problem} />}
        {id !== null && <p className="text-meta text-ink-2">{text.sent(bytes)}</p>}
      </div>
      {id === null && problem === null && (
        <progress
          className="h-2 w-full accent-brand"
          max={100}
          value={Math.round(share * 100)}
          aria-label={text.sending(name)}
        />
      )}
    </li>
  );
}
