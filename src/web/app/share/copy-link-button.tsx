import { Link as LinkIcon } from 'lucide-react';
import { copyText } from '../copy-text.ts';
import { shareMessages as text } from '#texts/en/share.ts';
import { Button } from '#web/kit/button.tsx';
import { notify } from '#web/kit/notify.ts';

/** Puts the address of a page on the clipboard and says so. `path` begins at the root. */
export function CopyLinkButton({ path }: { path: string }) {
  const copy = async () => {
    if (await copyText(`${window.location.origin}${path}`)) notify.success(text.copied);
    else notify.error(text.notCopied);
  };
  return (
    <Button
      kind="outline"
      size="small"
      icon={<LinkIcon size={16} strokeWidth={1.75} aria-hidden />}
      onClick={copy}
    >
      {text.copy}
    </Button>
  );
}
