import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { isOver } from '#core/elections/order.ts';
import { areNominationsOpen, phaseOf } from '#core/elections/phase.ts';
import type { Election } from '#contract/election-shapes.ts';
import { draftKeys } from '#web/app/draft-keys.ts';
import { useIsBackAtDraft } from '#web/app/saved-draft.ts';
import { fetchWhenReached, lazyDialog } from '#web/app/lazy-part.tsx';
import { useSearchParams } from '#web/kit/location.ts';
import { useServerTime } from '#web/app/server-clock.ts';
import { useViewer } from '#web/app/session.ts';
import { Button } from '#web/kit/button.tsx';
import { electionsMessages } from '#texts/en/elections.ts';

const NominationDialog = lazyDialog(
  async () => (await import('./dialogs/nomination-dialog.tsx')).NominationDialog,
);
const text = electionsMessages.nominations;

const mayEverStand = (election: Election, now: number): boolean =>
  !isOver(phaseOf(election, now)) && election.positions.some(({ kind }) => kind !== 'question');

interface OpenNominationsProps {
  elections: readonly Election[];
  /** The election whose page it is; '' where all elections stand. */
  electionId: string;
}

/** The button and its dialog, for those who are signed in, while there are elections. */
export function OpenNominations({ elections, electionId }: OpenNominationsProps) {
  const { viewer } = useViewer();
  const search = useSearchParams();
  const isBack = useIsBackAtDraft(draftKeys.nomination);
  const areAnyOpen = useServerTime((now) => elections.some((one) => areNominationsOpen(one, now)));
  // On the page of an election that nobody can stand in any more, or that only asks something.
  const isPast = useServerTime((now) =>
    elections.some((one) => one._id === electionId && !mayEverStand(one, now)),
  );
  // A link may open the form directly; a visitor then reads there that it needs a log-in.
  const [asked, setOpen] = useState<boolean | null>(null);
  const isOpen = asked ?? (isBack || search.has('nominate'));
  return (
    <>
      {viewer !== null && !isPast && (
        <Button
          kind="outline"
          className="print:hidden"
          data-nominations
          {...fetchWhenReached(NominationDialog)}
          icon={<UserPlus size={20} strokeWidth={1.75} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          <span>
            {text.open}
            {!areAnyOpen && (
              <span className="font-normal text-ink-2 max-[360px]:sr-only"> {text.closedNow}</span>
            )}
          </span>
        </Button>
      )}
      <NominationDialog
        isOpen={isOpen}
        elections={elections}
        electionId={electionId}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
