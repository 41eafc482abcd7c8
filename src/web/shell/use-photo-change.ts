import { useEffect, useRef, useState } from 'react';
import { checkPictureFile } from '#core/pictures/picture-file.ts';
import { useImageUpload } from '#web/uploads/use-image-upload.ts';
import { sentenceOf, Told } from '#web/kit/call-error.ts';
import { useNewViewer } from '#web/app/session.ts';
import type { StoredUser } from '#web/app/stored-user.ts';
import { useCall } from '#web/app/use-call.ts';
import { notify } from '#web/kit/notify.ts';
import { perform } from '#web/kit/act-button.tsx';
import { uploadsMessages } from '#texts/en/uploads.ts';
import { messages } from '#texts/en/site.ts';

const refused = {
  'not-a-picture': uploadsMessages.notAPicture,
  'picture-heic': uploadsMessages.heic,
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
  const onSuccess = useNewViewer();
  const editStudent = useCall('editStudent', { onSuccess });
  const editUser = useCall('editUser', { onSuccess });

  const preview = useRef('');
  useEffect(() => () => URL.revokeObjectURL(preview.current), []);

  const fail = (sentence: string) => {
    setProblem(sentence);
    notify.error(sentence);
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

  /** Why the upload failed stands with the picture; the toast says that it did. */
  const addressOf = async (picture: NonNullable<ChosenPhoto>): Promise<string> =>
    picture === ''
      ? ''
      : upload(picture.file).catch((refusal: unknown) => {
          setProblem(sentenceOf(refusal, messages.fixed.imageUploadFailed));
          throw new Told(messages.fixed.imageUploadFailed);
        });
  const savePhoto = async (picture: NonNullable<ChosenPhoto>) => {
    const profileImg = await addressOf(picture);
    const given = { params: { id: viewer._id }, body: { profileImg } };
    return viewer.role === 'student' ? editStudent.mutateAsync(given) : editUser.mutateAsync(given);
  };
  const save = async () => {
    setProblem(null);
    if (chosen === null) return fail(messages.fixed.selectImage);
    setSaving(true);
    const refused = await perform({
      act: () => savePhoto(chosen),
      failed: (refusal) =>
        refusal instanceof Told ? refusal.message : messages.fixed.profileUpdateFailed,
      done: messages.fixed.profileUpdated,
      onDone: () => {
        cancel();
        onSaved();
      },
    });
    setProblem((known) => known ?? refused);
    setSaving(false);
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
