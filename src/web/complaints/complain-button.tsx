import { MessageSquareWarning } from 'lucide-react';
import { useState } from 'react';
import { useServerTime } from '#web/app/server-clock.ts';
import { useViewer } from '#web/app/session.ts';
import { lazyDialog } from '#web/app/lazy-part.tsx';
import { useMyBallots } from '#web/elections/queries.ts';
import { complaintMessages as text } from '#texts/en/complaints.ts';
import { Button } from '#web/kit/button.tsx';

const ComplaintDialog = lazyDialog(
  async () => (await import('./dialogs/complaint-dialog.tsx')).ComplaintDialog,
);

interface ComplainButtonProps {
  electionId: string;
  /** Until when somebody can complain; null while voting is not over. */
  until: string | null;
  isCertified: boolean;
}

/** That one's own complaint waits; and for voters and candidates, as long as they can, the way to one. */
export function ComplainButton({ electionId, until, isCertified }: ComplainButtonProps) {
  const { viewer } = useViewer();
  const { data } = useMyBallots();
  const inTime = useServerTime((now) => until === null || now < Date.parse(until));
  const ballot = data?.find((one) => one.electionId === electionId);
  const isVoter =
    ballot !== undefined &&
    (ballot.barrier === null || ballot.receipts.length > 0 || ballot.nominations.length > 0);
  const open = ballot?.openAppeals ?? 0;
  return (
    <>
      {open > 0 && (
        <p className="self-center font-semibold" data-own-complaint>
          {text.waits(open)}
        </p>
      )}
      {viewer !== null && isVoter && inTime && !isCertified && (
        <Complaining electionId={electionId} />
      )}
    </>
  );
}

function Complaining({ electionId }: { electionId: string }) {
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
      <ComplaintDialog electionId={electionId} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
