import { useEffect, useRef, useState } from 'react';
import { checkPictureFile } from '#core/pictures/picture-file.ts';
import { useSavePhoto } from '#web/account/profile-queries.ts';
import { useImageUpload } from '#web/uploads/use-image-upload.ts';
import { sentenceOf } from '#web/app/call-error.ts';
import type { StoredUser } from '#web/app/stored-user.ts';
import { notify } from '#web/ui/notify.ts';
import { uploadsMessages } from '#web/messages/en/uploads.ts';
import { messages } from '#web/messages/en/site.ts';

const refused = {
  'not-a-picture': uploadsMessages.notAPicture,
  'upload-too-large': uploadsMessages.tooLarge,
};

/** What would be saved: a file with an address to show it, '' for no picture, null for nothing. */
export type ChosenPhoto = { file: File; preview: string } | '' | null;

export interface PhotoChange {
  chosen: ChosenPhoto;
  /** A change was begun: Save Changes and Cancel replace the other buttons. */
  isEditing: boolean;
  isSaving: boolean;
  progress: number | null;
  problem: string | null;
  choose: (file: File) => void;
  remove: () => void;
  cancel: () => void;
  save: () => Promise<void>;
}

/** Changes the person's own picture: checks the file, uploads it, then saves its address. */
export function usePhotoChange(viewer: StoredUser, onSaved: () => void): PhotoChange {
  const [chosen, setChosen] = useState<ChosenPhoto>(null);
  const [isEditing, setEditing] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { upload, progress } = useImageUpload();
  const { mutateAsync: savePhoto } = useSavePhoto();

  const preview = useRef('');
  useEffect(() => () => URL.revokeObjectURL(preview.current), []);

  const fail = (sentence: string) => {
    setProblem(sentence);
    notify.refused(sentence);
  };
  const begin = (next: File | '' | null) => {
    URL.revokeObjectURL(preview.current);
    preview.current = next instanceof File ? URL.createObjectURL(next) : '';
    setEditing(true);
    setChosen(next instanceof File ? { file: next, preview: preview.current } : next);
    setProblem(null);
  };
  const choose = (file: File) => {
    const reason = checkPictureFile(file);
    begin(reason === null ? file : null);
    if (reason !== null) fail(refused[reason]);
  };
  const cancel = () => {
    begin(null);
    setEditing(false);
  };

  const addressOf = async (picture: NonNullable<ChosenPhoto>): Promise<string | null> => {
    if (picture === '') return '';
    try {
      return await upload(picture.file);
    } catch (refusal) {
      notify.refused(messages.fixed.imageUploadFailed);
      setProblem(sentenceOf(refusal, messages.fixed.imageUploadFailed));
      return null;
    }
  };
  const save = async () => {
    setProblem(null);
    if (chosen === null) {
      fail(messages.fixed.selectImage);
      return;
    }
    setSaving(true);
    try {
      const profileImg = await addressOf(chosen);
      if (profileImg === null) return;
      await savePhoto({ viewer, profileImg });
      cancel();
      onSaved();
      notify.success(messages.fixed.profileUpdated);
    } catch {
      fail(messages.fixed.profileUpdateFailed);
    } finally {
      setSaving(false);
    }
  };
  return {
    chosen,
    isEditing,
    isSaving,
    progress,
    problem,
    choose,
    remove: () => begin(''),
    cancel,
    save,
  };
}
