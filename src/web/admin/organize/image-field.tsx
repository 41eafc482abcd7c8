import { useState } from 'react';
import { ImagePicker } from '#web/uploads/image-picker.tsx';
import type { ImageUpload } from '#web/uploads/use-image-upload.ts';
import { sentenceOf } from '#web/app/call-error.ts';
import { notify } from '#web/ui/notify.ts';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import { messages } from '#web/messages/en/site.ts';

interface ImageFieldProps {
  imageUrl: string;
  error: string | undefined;
  upload: ImageUpload;
  onChange: (imageUrl: string) => void;
}

/** The picture of the election's banner. It is uploaded at once, so that the draft can store it. */
export function ImageField({ imageUrl, error, upload, onChange }: ImageFieldProps) {
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
      label={dashboardMessages.organize.image}
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
