import { useQuery } from '@tanstack/react-query';
import { Download, EyeOff, Image } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { MessageFile } from '#contract/message-file.ts';
import { downloadFile } from '#web/app/save-file.ts';
import { messageAbout } from '#texts/en/message-about.ts';
import { ActButton } from '#web/kit/act-button.tsx';
import { Button, Spinner } from '#web/kit/button.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { fetchMessageFile, messagePictureQuery } from './file-queries.ts';

const text = messageAbout.files;

interface MessageFilesProps {
  files: readonly MessageFile[];
  /** For officers: that somebody else made them. */
  isOfOthers?: boolean;
}

/** What came with a message. Nothing is loaded before somebody asks for it. */
export function MessageFiles({ files, isOfOthers = false }: MessageFilesProps) {
  if (files.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-2">
      {isOfOthers && <p className="max-w-(--measure) text-ui text-ink-2">{text.care}</p>}
      <ul className="grid grid-cols-1 gap-2" aria-label={text.title}>
        {files.map((file, place) => (
          <li key={file._id} className="grid grid-cols-1 justify-items-start gap-2">
            {file.kind === 'picture' ? (
              <Picture file={file} at={place + 1} />
            ) : (
              <ActButton
                kind="outline"
                icon={<Download size={20} strokeWidth={1.75} aria-hidden />}
                act={() => fetchMessageFile(file._id)}
                failed={text.loadFailed}
                done={null}
                onDone={(blob) => downloadFile(`message-file-${place + 1}.pdf`, blob)}
              >
                {text.save(place + 1, file.bytes)}
              </ActButton>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PictureProps {
  file: MessageFile;
  at: number;
}

function Picture({ file, at }: PictureProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const Icon = isOpen ? EyeOff : Image;
  return (
    <>
      <Button
        kind="outline"
        icon={<Icon size={20} strokeWidth={1.75} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? text.hide(at) : text.show(at, file.bytes)}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Opened id={file._id} alt={text.picture(at)} />}
      </div>
    </>
  );
}

function Opened({ id, alt }: { id: string; alt: string }) {
  const query = useQuery(messagePictureQuery(id));
  return (
    <Loaded query={query} failed={text.loadFailed} waiting={<Spinner />} level={3}>
      {(blob) => <Shown blob={blob} alt={alt} />}
    </Loaded>
  );
}

/** The bytes are in this page alone: no address leads to them. */
function Shown({ blob, alt }: { blob: Blob; alt: string }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(blob);
    if (image.current !== null) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [blob]);
  return <img ref={image} alt={alt} className="max-w-full rounded-control border border-line" />;
}
