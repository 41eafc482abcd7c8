import { Download } from 'lucide-react';
import { downloadJson } from '#web/app/save-file.ts';
import { useCall } from '#web/app/use-call.ts';
import { ActButton } from '#web/kit/act-button.tsx';
import { profileMessages } from '#texts/en/account.ts';

const text = profileMessages;

/** Everything that is kept of the signed-in person, as a file. */
export function OwnDataButton({ className }: { className: string }) {
  const read = useCall('readOwnData');
  return (
    <ActButton
      kind="ghost"
      className={className}
      icon={<Download size={20} aria-hidden />}
      act={() => read.mutateAsync()}
      failed={text.ownDataFailed}
      done={text.ownDataSaved}
      onDone={(data) => downloadJson(`my-data-${data.asOf.slice(0, 10)}.json`, data)}
    >
      {text.ownData}
    </ActButton>
  );
}
