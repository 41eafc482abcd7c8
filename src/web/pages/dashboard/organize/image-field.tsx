import { useState } from 'react';
import { ImagePicker } from '#web/features/uploads/image-picker.tsx';
import type { ImageUpload } from '#web/features/uploads/use-image-upload.ts';
import { sentenceOf } from '#web/lib/call-error.ts';
import { notify } from '#web/ui/notify.ts';
import { dashboardWords } from '#web/words/dashboard.ts';
import { words } from '#web/words/words.ts';

interface ImageFieldProps {
  imageUrl: string;
  error: string | undefined;
  upload: ImageUpload;
  onChange: (imageUrl: string) => void;
}

/** The picture on the election's poster. It goes out at once, so that the draft can keep it. */
export function ImageField({ imageUrl, error, upload, onChange }: ImageFieldProps) {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const send = async (chosen: File) => {
    setFile(chosen);
    setProblem(undefined);
    try {
      onChange(await upload.upload(chosen));
    } catch (refusal) {
      notify.error(words.fixed.imageUploadFailed);
      setProblem(sentenceOf(refusal, words.fixed.imageUploadFailed));
    }
    // From here on the draft's own picture is shown.
    setFile(null);
  };
  return (
    <ImagePicker
      label={dashboardWords.organize.image}
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
