import { Users } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Reply } from '#web/app/call.ts';
import { Button } from '#web/kit/button.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { eachMessages } from '#texts/en/one-for-each.ts';
import { messages } from '#texts/en/site.ts';

type Stored = Extract<Reply<'importVoterList'>, { import: unknown }>;
export type ImportedIn = NonNullable<Stored['inNone']>;

interface ImportedInNoneProps {
  inNone: ImportedIn;
  onClose: () => void;
}

/** After an import: whom none of the positions of an election is for that has not opened. */
export function ImportedInNone({ inNone, onClose }: ImportedInNoneProps) {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  return (
    <Notice tone="warning" icon={Users} role="status">
      <div className="grid min-w-0 flex-1 gap-2">
        {inNone.map((one) => (
          <p key={one.electionId} className="wrap-anywhere">
            {eachMessages.inNoneOf(one.election, eachMessages.inNone(one))}
          </p>
        ))}
        <Button
          kind="outline"
          size="small"
          className="justify-self-start"
          ref={close}
          onClick={onClose}
        >
          {messages.dialog.close}
        </Button>
      </div>
    </Notice>
  );
}
