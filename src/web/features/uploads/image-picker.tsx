import { ImageUp } from 'lucide-react';
import type { DragEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { checkPictureFile, pictureTypes } from '#core/pictures/picture-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { notify } from '#web/ui/notify.ts';
import { uploadsMessages } from '#web/messages/en/uploads.ts';

const text = uploadsMessages;
const refused = { 'not-a-picture': text.notAPicture, 'upload-too-large': text.tooLarge };

interface ImagePickerProps {
  label: string;
  /** Under the zone, instead of the kinds and sizes that are taken. */
  hint?: string;
  error?: string | undefined;
  isOptional?: boolean;
  /** The picture that was chosen here and is not sent yet. */
  file: File | null;
  /** The address of a picture that is there already; '' for none. */
  imageUrl?: string;
  /** How much has gone out, 0 to 1; null while nothing is under way. */
  progress: number | null;
  /** Gets a file of a kind and size that the server takes. */
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/** Chooses one picture, by a press or by dropping it; looks at it before anything is sent. */
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
      hint={hint}
      error={problem ?? error}
      {...(isOptional === true && { isOptional })}
    >
      {(control) => (
        <div
          className={isOver ? 'image-picker is-over' : 'image-picker'}
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
            className="visually-hidden"
            accept={pictureTypes.join(',')}
            // Disabled, it would lose the focus that it has.
            aria-disabled={isBusy || undefined}
            onClick={(event) => {
              if (isBusy) event.preventDefault();
            }}
            onChange={(event) => {
              choose(event.target.files?.[0]);
              // The same file again is a change too.
              event.target.value = '';
            }}
          />
          {isChosen ? (
            <Preview key={file === null ? imageUrl : 'file'} file={file} imageUrl={imageUrl} />
          ) : (
            <label htmlFor={control.id} className="image-zone">
              <ImageUp size={24} strokeWidth={1.75} aria-hidden />
              <span>
                <span className="image-zone-act">{text.choose}</span>
                <span className="image-zone-drop"> {text.orDrop}</span>
              </span>
            </label>
          )}
          {isChosen && !isBusy && (
            <div className="image-acts">
              <label htmlFor={control.id} className="button button-outline button-small">
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
    <div className="image-preview">
      <img
        ref={image}
        alt={text.chosen}
        hidden={isBroken}
        {...(file === null && { src: imageUrl })}
        onError={() => setBroken(true)}
      />
      {isBroken && <bdi className="image-name">{file?.name ?? text.chosen}</bdi>}
    </div>
  );
}

function Progress({ share }: { share: number }) {
  const id = useId();
  const percent = Math.round(share * 100);
  return (
    <div className="image-progress">
      <p id={id}>
        {text.sending} <span className="num">{text.percent(percent)}</span>
      </p>
      <progress max={100} value={percent} aria-labelledby={id} />
    </div>
  );
}
