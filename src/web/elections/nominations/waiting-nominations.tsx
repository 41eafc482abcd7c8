import { Clock } from 'lucide-react';
import { Notice } from '#web/ui/notice.tsx';
import { forYouMessages } from '#web/messages/en/for-you.ts';
import { useMyNominations } from './queries.ts';

/** On the page of an election: which of the viewer's nominations nobody has decided yet. */
export function WaitingNominations({ electionId }: { electionId: string }) {
  const { data = [] } = useMyNominations();
  const waiting = data.filter(
    ({ election, status, isFrozen }) =>
      election._id === electionId && status === 'pending' && !isFrozen,
  );
  if (waiting.length === 0) return null;
  return (
    <div className="wrap mt-6">
      <Notice icon={Clock}>
        {waiting.map(({ _id, position }) => (
          <p key={_id} className="wrap-anywhere">
            {forYouMessages.nomination.pending(position)}
          </p>
        ))}
      </Notice>
    </div>
  );
}
