import { useState } from 'react';
import { ImagePicker } from '#web/uploads/image-picker.tsx';
import { useImageUpload } from '#web/uploads/use-image-upload.ts';
import { sentenceOf } from '#web/app/call-error.ts';
import { notify } from '#web/ui/notify.ts';
import { messages } from '#web/messages/en/site.ts';

interface PictureFieldProps {
  label: string;
  hint?: string;
  imageUrl: string;
  error: string | undefined;
  onChange: (imageUrl: string) => void;
}

/** A picture of the settings. It is uploaded at once, but used only after Save. */
export function PictureField({ label, hint, imageUrl, error, onChange }: PictureFieldProps) {
  const { upload, progress } = useImageUpload();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const send = async (chosen: File) => {
    setFile(chosen);
    setProblem(undefined);
    try {
      onChange(await upload(chosen));
    } catch (refusal) {
      const sentence = sentenceOf(refusal, messages.fixed.imageUploadFailed);
      notify.error(sentence);
      setProblem(sentence);
    }
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
