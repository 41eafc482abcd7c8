import { ImageUp } from 'lucide-react';
import type { DragEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { checkPictureFile, pictureTypes } from '#core/pictures/picture-file.ts';
import { Button, buttonClass } from '#web/kit/button.tsx';
import { Field } from '#web/kit/field.tsx';
import { notify } from '#web/kit/notify.ts';
import { uploadsMessages } from '#texts/en/uploads.ts';

const text = uploadsMessages;
const refused = {
  'not-a-picture': text.notAPicture,
  'picture-heic': text.heic,
  'upload-too-large': text.tooLarge,
};

const zone =
  'grid cursor-pointer content-center justify-items-center gap-2 rounded-control ' +
  'border-[1.5px] border-dashed border-line-strong bg-surface text-center text-ui leading-meta ' +
  'text-ink-2 transition-[border-color,background-color] duration-quick ' +
  'group-hover/picker:border-brand group-hover/picker:bg-[color-mix(in_oklab,var(--brand)_5%,var(--surface))] ' +
  'group-data-over/picker:border-brand ' +
  'group-data-over/picker:bg-[color-mix(in_oklab,var(--brand)_5%,var(--surface))] ' +
  'peer-aria-invalid:border-2 peer-aria-invalid:border-danger';
/** The input itself is hidden, so its label shows the focus. */
const focused =
  'group-has-[input:focus-visible]/picker:outline-3 ' +
  'group-has-[input:focus-visible]/picker:outline-offset-2 ' +
  'group-has-[input:focus-visible]/picker:outline-focus';
const bar =
  'h-2 w-full appearance-none overflow-hidden rounded-full border-0 ' +
  'bg-[color-mix(in_oklab,var(--ink)_9%,var(--surface))] ' +
  '[&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full ' +
  '[&::-webkit-progress-value]:bg-brand [&::-webkit-progress-value]:transition-[inline-size] ' +
  '[&::-webkit-progress-value]:duration-steady ' +
  '[&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-brand';

interface ImagePickerProps {
  label: string;
  /** Shown instead of the allowed types and sizes; null for nothing. */
  hint?: string | null;
  error?: string | undefined;
  isOptional?: boolean;
  /** In a form that has to fit on a screen. */
  isLow?: boolean;
  /** The picture that was chosen here and is not sent yet. */
  file: File | null;
  /** The address of a picture that is there already; '' for none. */
  imageUrl?: string;
  /** The share that is uploaded, 0 to 1; null while nothing is under way. */
  progress: number | null;
  /** Gets a file of an allowed type and size. */
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/** Chooses one picture, by a press or by dropping it, and checks it before it is sent. */
export function ImagePicker(props: ImagePickerProps) {
  const { label, hint = text.hint, error, isOptional, file, imageUrl = '', progress } = props;
  const [problem, setProblem] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isBusy = progress !== null;
  const isChosen = file !== null || imageUrl !== '';

  const choose = (chosen: File | undefined) => {
    if (chosen === undefined || isBusy) return;
    const reason = checkPictureFile(chosen);
    setProblem(reason === null ? null : refused[reason]);
    if (reason === null) props.onChoose(chosen);
    else notify.error(refused[reason]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files[0]);
  };
  const remove = () => {
    setProblem(null);
    props.onRemove();
    input.current?.focus();
  };

  return (
    <Field
      label={label}
      {...(hint !== null && { hint })}
      error={problem ?? error}
      {...(isOptional === true && { isOptional })}
    >
      {(control) => (
        <div
          className="group/picker relative grid gap-3"
          data-slot="image-picker"
          data-over={isOver || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <input
            {...control}
            ref={input}
            type="file"
            // It lies over its zone, so that a press by its name reaches it, by hand or by a program.
            className={`peer ${isChosen ? 'sr-only' : 'absolute inset-0 size-full cursor-pointer opacity-0'}`}
            accept={pictureTypes.join(',')}
            // A disabled button would lose the focus.
            aria-disabled={isBusy || undefined}
            onClick={(event) => {
              if (isBusy) event.preventDefault();
            }}
            onChange={(event) => {
              choose(event.target.files?.[0]);
              // Choosing the same file again must be a change, too.
              event.target.value = '';
            }}
          />
          {isChosen ? (
            <Preview key={file === null ? imageUrl : 'file'} file={file} imageUrl={imageUrl} />
          ) : (
            <label
              htmlFor={control.id}
              className={`${zone} ${props.isLow === true ? 'min-h-14 grid-flow-col px-5 py-2' : 'min-h-37 p-5'} ${focused}`}
            >
              <ImageUp size={24} strokeWidth={1.75} aria-hidden />
              <span>
                <span className="font-semibold text-brand underline decoration-[1.5px] underline-offset-4">
                  {text.choose}
                </span>
                <span className="pointer-coarse:hidden"> {text.orDrop}</span>
              </span>
            </label>
          )}
          {isChosen && !isBusy && (
            <div className="flex flex-wrap gap-2">
              <label
                htmlFor={control.id}
                className={`${buttonClass({ kind: 'outline', size: 'small' })} ${focused}`}
              >
                {text.change}
              </label>
              <Button kind="danger" size="small" onClick={remove}>
                {text.remove}
              </Button>
            </div>
          )}
          {progress !== null && <Progress share={progress} />}
        </div>
      )}
    </Field>
  );
}

/** The picture as it will be seen; where the browser cannot show it, the file's name. */
function Preview({ file, imageUrl }: { file: File | null; imageUrl: string }) {
  const image = useRef<HTMLImageElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    if (file === null || image.current === null) return;
    const address = URL.createObjectURL(file);
    image.current.src = address;
    setBroken(false);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return (
    <div className="grid min-h-37 place-items-center overflow-hidden rounded-control border border-line bg-sunken group-data-over/picker:border-brand">
      <img
        ref={image}
        alt={text.chosen}
        className="max-h-65 w-full object-contain"
        hidden={isBroken}
        {...(file === null && { src: imageUrl })}
        onError={() => setBroken(true)}
      />
      {isBroken && <bdi className="p-4 wrap-anywhere text-ink-2">{file?.name ?? text.chosen}</bdi>}
    </div>
  );
}

function Progress({ share }: { share: number }) {
  const id = useId();
  const percent = Math.round(share * 100);
  return (
    <div className="grid gap-1.5 text-meta text-ink-2">
      <p id={id}>
        {text.sending} <span className="tabular-nums">{text.percent(percent)}</span>
      </p>
      <progress className={bar} max={100} value={percent} aria-labelledby={id} />
    </div>
  );
}
