import { CalendarPlus, Copy, Download } from 'lucide-react';
import { useId } from 'react';
import { copyText } from '#web/app/copy-text.ts';
import { shareMessages } from '#texts/en/share.ts';
import { subscribeMessages as text } from '#texts/en/subscribe.ts';
import { Button, buttonClass } from '#web/kit/button.tsx';
import { dialogBody } from '#web/kit/dialog-parts.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { notify } from '#web/kit/notify.ts';
import { TextInput } from '#web/kit/text-input.tsx';
import { calendarPath } from '../queries.ts';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The ways into a calendar: by its own link, by an address to paste, or as a file that stays as it is. */
export function SubscribeDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const id = useId();
  const { host, origin } = window.location;
  const address = `${origin}${calendarPath}`;
  const copy = async () => {
    if (await copyText(address)) notify.success(shareMessages.copied);
    else notify.error(shareMessages.notCopied);
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.title} lede={text.lede}>
      <div className={dialogBody}>
        <p>
          <a href={`webcal://${host}${calendarPath}`} className={buttonClass({ kind: 'primary' })}>
            <CalendarPlus {...icon} />
            {text.open}
          </a>
        </p>
        <div className="grid gap-2">
          <label htmlFor={id} className="text-ui font-semibold">
            {text.address}
          </label>
          <p className="type-meta">{text.addressHint}</p>
          <TextInput
            id={id}
            value={address}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <p>
            <Button kind="outline" icon={<Copy {...icon} />} onClick={copy}>
              {text.copy}
            </Button>
          </p>
        </div>
        <p className="grid justify-items-start gap-1">
          <a href={calendarPath} download="events.ics" className="type-link min-h-11">
            <Download {...icon} />
            {text.file}
          </a>
          <span className="type-meta">{text.fileHint}</span>
        </p>
      </div>
    </Dialog>
  );
}
