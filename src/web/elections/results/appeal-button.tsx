import { MessageSquareWarning } from 'lucide-react';
import { useState } from 'react';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { useServerTime } from '#web/app/server-clock.ts';
import { useViewer } from '#web/app/session.ts';
import { lazyDialog } from '#web/app/lazy-part.tsx';
import { useMyBallots } from '#web/elections/queries.ts';
import { outcomeMessages } from '#web/messages/en/outcomes.ts';
import { Button } from '#web/ui/button.tsx';

const text = outcomeMessages.appeal;

const AppealDialog = lazyDialog(async () => (await import('./appeal-dialog.tsx')).AppealDialog);

/** That one's own appeal waits; and for voters and candidates, while the time for appeals lasts, the way to one. */
export function AppealButton({ result }: { result: ElectionResults }) {
  const { viewer } = useViewer();
  const { data } = useMyBallots();
  const until = result.afterClose?.appealsUntil ?? '';
  const inTime = useServerTime((now) => now < Date.parse(until));
  const ballot = data?.find(({ electionId }) => electionId === result.electionId);
  const isVoter =
    ballot !== undefined &&
    (ballot.barrier === null || ballot.receipts.length > 0 || ballot.nominations.length > 0);
  const mayAppeal = viewer !== null && isVoter && inTime && result.afterClose?.certifiedAt === null;
  const open = ballot?.openAppeals ?? 0;
  return (
    <>
      {open > 0 && (
        <p className="self-center font-semibold" data-own-appeal>
          {text.waits(open)}
        </p>
      )}
      {mayAppeal && <Appealing electionId={result.electionId} />}
    </>
  );
}

function Appealing({ electionId }: { electionId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="outline"
        icon={<MessageSquareWarning size={20} strokeWidth={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {text.button}
      </Button>
      <AppealDialog electionId={electionId} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
