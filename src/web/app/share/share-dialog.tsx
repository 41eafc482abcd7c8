import { Copy, Download, Send, Table2 } from 'lucide-react';
import { useId, useMemo } from 'react';
import { renderSVG } from 'uqr';
import { copyText } from '../copy-text.ts';
import { fileName } from '../save-file.ts';
import { shareMessages as text } from '#texts/en/share.ts';
import { yourVoteMessages } from '#texts/en/your-vote.ts';
import { Button, buttonClass } from '#web/kit/button.tsx';
import { dialogBody } from '#web/kit/dialog-parts.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { notify } from '#web/kit/notify.ts';
import { TextInput } from '#web/kit/text-input.tsx';

/** A place on a page, such as one position of an election. */
export interface SharedPlace {
  title: string;
  anchor: string;
}

interface ShareDialogProps {
  isOpen: boolean;
  name: string;
  path: string;
  places?: SharedPlace[] | undefined;
  onClose: () => void;
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The link of a page to copy or to send, and its QR code for a poster. */
export function ShareDialog({ isOpen, name, path, places = [], onClose }: ShareDialogProps) {
  const id = useId();
  const address = `${window.location.origin}${path}`;
  const code = useMemo(() => codeOf(address), [address]);
  const copy = async (what = address) => {
    if (await copyText(what)) notify.success(text.copied);
    else notify.error(text.notCopied);
  };
  // Spreadsheets and messages take it as a table: a line for each, its cells apart by tabs.
  const table = [
    [yourVoteMessages.position, yourVoteMessages.link],
    ...places.map(({ title, anchor }) => [title.replaceAll(/\s+/g, ' '), `${address}#${anchor}`]),
  ];
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.title(name)} lede={text.lede}>
      <div className={dialogBody}>
        <div className="grid gap-2">
          <label htmlFor={id} className="text-ui font-semibold">
            {text.address}
          </label>
          <TextInput
            id={id}
            value={address}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <div className="flex flex-wrap gap-2.5">
            <Button icon={<Copy {...icon} />} onClick={() => copy()}>
              {text.copy}
            </Button>
            {places.length > 1 && (
              <Button
                kind="outline"
                icon={<Table2 {...icon} />}
                onClick={() => copy(table.map((cells) => cells.join('\t')).join('\n'))}
              >
                {yourVoteMessages.copyTable}
              </Button>
            )}
            {'share' in navigator && (
              <Button
                kind="outline"
                icon={<Send {...icon} />}
                // A person who closes the sheet of the system has changed their mind.
                onClick={() => navigator.share({ title: name, url: address }).catch(() => {})}
              >
                {text.send}
              </Button>
            )}
          </div>
        </div>
        <figure className="grid justify-items-start gap-3">
          <img
            src={code}
            alt={text.code(name)}
            width={224}
            height={224}
            className="rounded-control border border-line"
          />
          <figcaption className="type-meta">{text.poster}</figcaption>
          <a href={code} download={pictureName(name)} className={buttonClass({ kind: 'outline' })}>
            <Download {...icon} />
            {text.download}
          </a>
        </figure>
      </div>
    </Dialog>
  );
}

/** A QR code as a picture that prints at any size; black on white, in the dark theme as well. */
function codeOf(address: string): string {
  const picture = renderSVG(address, { ecc: 'M', border: 4, pixelSize: 8 });
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture)}`;
}

const pictureName = (name: string) =>
  fileName([name], 'svg', 'qr-code').replaceAll(' ', '-').toLowerCase();
