import { Clock } from 'lucide-react';
import { supporterNotes } from './supporters/queries.ts';
import { Notice } from '#web/kit/notice.tsx';
import { forYouMessages } from '#texts/en/for-you.ts';
import { messages } from '#texts/en/site.ts';
import { useMyNominations } from './queries.ts';

const text = forYouMessages;

/** On the page of an election: how the viewer's nominations stand, while they can change them. */
export function WaitingNominations({ electionId }: { electionId: string }) {
  const { data = [] } = useMyNominations();
  const waiting = data.filter(
    ({ election, status, isFrozen }) =>
      election._id === electionId && (status === 'pending' || status === 'accepted') && !isFrozen,
  );
  if (waiting.length === 0) return null;
  return (
    <div className="wrap mt-6">
      <Notice icon={Clock}>
        {waiting.map((one) => (
          <p key={one._id} className="wrap-anywhere">
            {[
              `${text.nomination[one.status === 'accepted' ? 'accepted' : 'pending'](one.position)}${messages.fullStop}`,
              ...supporterNotes(one),
              text.changeNomination,
            ].join(' ')}
          </p>
        ))}
      </Notice>
    </div>
  );
}
