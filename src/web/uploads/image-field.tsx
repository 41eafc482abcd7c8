import { useState } from 'react';
import { sentenceOf } from '#web/kit/call-error.ts';
import { notify } from '#web/kit/notify.ts';
import { messages } from '#texts/en/site.ts';
import { ImagePicker } from './image-picker.tsx';
import type { ImageUpload } from './use-image-upload.ts';
import { useImageUpload } from './use-image-upload.ts';
import type { ComponentProps } from 'react';
import { useController } from 'react-hook-form';

interface ImageFieldProps {
  label: string;
  /** Null where it is said for several at once. */
  hint?: string | null;
  imageUrl: string;
  error: string | undefined;
  /** Of a form that waits for it; otherwise the field has its own. */
  upload?: ImageUpload;
  onChange: (imageUrl: string) => void;
}

/** An optional picture. It is uploaded at once, and used only after its form was sent. */
export function ImageField(props: ImageFieldProps) {
  const { label, hint, imageUrl, error, onChange } = props;
  const own = useImageUpload();
  const { upload, progress } = props.upload ?? own;
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const send = async (chosen: File) => {
    setFile(chosen);
    setProblem(undefined);
    try {
      onChange(await upload(chosen));
    } catch (refusal) {
      notify.error(messages.fixed.imageUploadFailed);
      setProblem(sentenceOf(refusal, messages.fixed.imageUploadFailed));
    }
    // From here on the form's own picture is shown.
    setFile(null);
  };
  return (
    <ImagePicker
      label={label}
      {...(hint !== undefined && { hint })}
      isOptional
      error={problem ?? error}
      file={file}
      imageUrl={imageUrl}
      progress={progress}
      onChoose={(chosen) => void send(chosen)}
      onRemove={() => {
        setProblem(undefined);
        onChange('');
      }}
    />
  );
}

type PictureFieldProps = Pick<ComponentProps<typeof ImageField>, 'label' | 'hint'> & {
  name: string;
};

/** An optional picture of the form around it. */
export function PictureField({ name, ...words }: PictureFieldProps) {
  const { field, fieldState } = useController({ name });
  return (
    <ImageField
      {...words}
      imageUrl={field.value}
      error={fieldState.error?.message}
      onChange={field.onChange}
    />
  );
}
