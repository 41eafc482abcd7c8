import { Pencil } from 'lucide-react';
import type { RefObject } from 'react';
import { pictureTypes } from '#core/pictures/picture-file.ts';
import type { StoredUser } from '#web/app/stored-user.ts';
import { Avatar } from '#web/kit/avatar.tsx';
import { buttonClass } from '#web/kit/button.tsx';
import { profileMessages } from '#texts/en/account.ts';
import { letterOf } from './profile-button.tsx';
import type { ChosenPhoto } from './use-photo-change.ts';

interface ProfilePhotoProps {
  viewer: StoredUser;
  chosen: ChosenPhoto;
  /** The share that is uploaded, 0 to 1; null while nothing is under way. */
  progress: number | null;
  /** Why the chosen file is refused. */
  problem: string | null;
  isBusy: boolean;
  input: RefObject<HTMLInputElement | null>;
  onChoose: (file: File) => void;
}

/** The person's own picture with its edit control; shows a choice before it is saved. */
export function ProfilePhoto(props: ProfilePhotoProps) {
  const { viewer, chosen, progress, problem, isBusy, input, onChoose } = props;
  const shown = chosen === '' ? '' : (chosen?.preview ?? viewer.profileImg);
  return (
    <div className="grid justify-items-center gap-3">
      <span className="relative grid">
        <Avatar
          id={viewer._id}
          name={viewer.name}
          src={shown}
          letter={letterOf(viewer)}
          size="huge"
        />
        {progress !== null && <Ring share={progress} />}
      </span>
      <label
        className={`${buttonClass({ kind: 'outline', size: 'small' })} cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-aria-disabled:cursor-not-allowed has-aria-disabled:text-ink-3`}
      >
        <input
          ref={input}
          type="file"
          className="sr-only"
          accept={pictureTypes.join(',')}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : 'profile-problem'}
          // A disabled button would lose the focus.
          aria-disabled={isBusy || undefined}
          onClick={(event) => {
            if (isBusy) event.preventDefault();
          }}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file !== undefined && !isBusy) onChoose(file);
            // Choosing the same file again must be a change, too.
            event.target.value = '';
          }}
        />
        <Pencil size={16} strokeWidth={1.75} aria-hidden />
        {profileMessages.changePhoto}
      </label>
    </div>
  );
}

function Ring({ share }: { share: number }) {
  const percent = Math.round(share * 100);
  return (
    <svg
      className="absolute -inset-1.5 size-[calc(100%+12px)] max-w-none -rotate-90 fill-none stroke-brand stroke-4"
      viewBox="0 0 104 104"
      role="progressbar"
      aria-label={profileMessages.uploading}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <circle className="stroke-line" cx="52" cy="52" r="50" pathLength={100} />
      <circle cx="52" cy="52" r="50" pathLength={100} strokeDasharray={`${percent} 100`} />
    </svg>
  );
}
