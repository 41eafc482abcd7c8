import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '../lazy-part.tsx';
import type { SharedPlace } from './share-dialog.tsx';
import { shareMessages } from '#texts/en/share.ts';
import type { ButtonLook } from '#web/kit/button.tsx';
import { Button } from '#web/kit/button.tsx';

const ShareDialog = lazyDialog(async () => (await import('./share-dialog.tsx')).ShareDialog);

interface ShareButtonProps extends Pick<ButtonLook, 'kind' | 'size'> {
  /** What is shared, as a person calls it. */
  name: string;
  /** The path of its page, from the root. */
  path: string;
  /** Places on it that can be shared as well, by what they are called. */
  places?: SharedPlace[] | undefined;
  /** On phones it is its icon alone. */
  isShort?: boolean;
}

/** Opens the dialog with the link of a page, and its QR code. */
export function ShareButton(props: ShareButtonProps) {
  const { name, path, places, kind = 'outline', size = 'middle', isShort = false } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        kind={kind}
        size={size}
        icon={<Share2 size={18} strokeWidth={1.75} aria-hidden />}
        aria-haspopup="dialog"
        aria-label={shareMessages.title(name)}
        onClick={() => setOpen(true)}
      >
        <span className={isShort ? 'max-md:hidden' : undefined}>{shareMessages.button}</span>
      </Button>
      <ShareDialog
        isOpen={isOpen}
        name={name}
        path={path}
        places={places}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
