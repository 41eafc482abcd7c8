import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { call } from '#web/app/call.ts';
import { sentenceOf } from '#web/app/call-error.ts';
import { downloadJson } from '#web/app/download.ts';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/notify.ts';
import { profileMessages } from '#web/messages/en/account.ts';

const text = profileMessages;

/** Everything that is kept of the signed-in person, as a file. */
export function OwnDataButton({ className }: { className: string }) {
  const { mutate: read, isPending } = useMutation({
    mutationFn: () => call('readOwnData'),
    onSuccess: (data) => {
      downloadJson(`my-data-${data.asOf.slice(0, 10)}.json`, data);
      notify.success(text.ownDataSaved);
    },
    onError: (refusal) => notify.error(sentenceOf(refusal, text.ownDataFailed)),
  });
  return (
    <Button
      kind="ghost"
      className={className}
      icon={<Download size={20} aria-hidden />}
      isPending={isPending}
      onClick={() => read()}
    >
      {text.ownData}
    </Button>
  );
}
