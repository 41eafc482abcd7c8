import { useState } from 'react';
import { sentenceOf } from '#web/app/call-error.ts';
import { notify } from '#web/ui/notify.ts';
import { messages } from '#web/messages/en/site.ts';
import { ImagePicker } from './image-picker.tsx';
import type { ImageUpload } from './use-image-upload.ts';

interface ImageFieldProps {
  label: string;
  hint?: string;
  imageUrl: string;
  error: string | undefined;
  upload: ImageUpload;
  onChange: (imageUrl: string) => void;
}

/** An optional picture that is uploaded at once, so that the draft of its form can store it. */
export function ImageField(props: ImageFieldProps) {
  const { label, hint, imageUrl, error, upload, onChange } = props;
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const send = async (chosen: File) => {
    setFile(chosen);
    setProblem(undefined);
    try {
      onChange(await upload.upload(chosen));
    } catch (refusal) {
      notify.error(messages.fixed.imageUploadFailed);
      setProblem(sentenceOf(refusal, messages.fixed.imageUploadFailed));
    }
    // From here on the draft's own picture is shown.
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
      progress={upload.progress}
      onChoose={(chosen) => void send(chosen)}
      onRemove={() => {
        setProblem(undefined);
        onChange('');
      }}
    />
  );
}
