import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { Candidate, Election } from '#contract/election-shapes.ts';
import { isPerson } from '#core/elections/nomination.ts';
import { isOver } from '#core/elections/order.ts';
import { call } from '#web/app/call.ts';
import { lazyDialog } from '#web/app/lazy-part.tsx';
import { useCall } from '#web/app/use-call.ts';
import { usePhase } from '../../use-phase.ts';
import { Avatar } from '#web/kit/avatar.tsx';
import { Button } from '#web/kit/button.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { dashboardMessages } from '#texts/en/dashboard.ts';
import { nominationMessages } from '#texts/en/nominations.ts';
import { enteredMessages } from '#texts/en/entered.ts';
import { ReasonedAct } from '#web/proposals/reasoned-act.tsx';
import { ballotName } from '#texts/entry-name.ts';
import { CandidateName } from '../../candidate-name.tsx';

const text = nominationMessages.candidates;
const AddCandidatesDialog = lazyDialog(
  async () =>
    (await import('#web/nominations/dashboard/add-candidates-dialog.tsx')).AddCandidatesDialog,
);

interface CandidatesDialogProps {
  election: Election;
  isOpen: boolean;
  onClose: () => void;
}

/** Nobody, and the answers of a question, are no candidates whom somebody takes off. */
export const peopleOf = (election: Election) => election.nominations.filter(isPerson);

/** The candidates of an election by position; each can be taken off with a reason. */
export function CandidatesDialog({ election, isOpen, onClose }: CandidatesDialogProps) {
  const phase = usePhase(election);
  const isFixed = isOver(phase);
  const [isAdding, setAdding] = useState(false);
  const alike = useLookAlikes(election._id, isOpen);
  const remove = useCall('removeCandidate');
  const [asked, setAsked] = useState<{ candidate: Candidate; isOpen: boolean } | null>(null);
  const people = peopleOf(election);
  const posts = election.positions.filter(({ kind }) => kind !== 'question');
  const positions = posts.map(({ _id, title }) => ({
    _id,
    title,
    candidates: people.filter(({ positionId }) => positionId === _id),
  }));
  return (
    <Dialog
      isOpen={isOpen}
      title={text.of(election.name)}
      lede={isFixed ? text.fixed : text.text}
      onClose={onClose}
      over={
        <>
          {asked !== null && (
            <ReasonedAct
              key={asked.candidate._id}
              isOpen={asked.isOpen && isOpen}
              onClose={() => setAsked((now) => now && { ...now, isOpen: false })}
              title={text.removeTitle(ballotName(asked.candidate.nominee))}
              text={text.removeText(asked.candidate.position)}
              confirm={text.remove}
              act={(reason) =>
                remove.mutateAsync({ params: { id: asked.candidate._id }, body: { reason } })
              }
              failed={text.failed}
            />
          )}
          <AddCandidatesDialog
            election={election}
            isOpen={isAdding && isOpen}
            onClose={() => setAdding(false)}
          />
        </>
      }
    >
      <div className="mt-5 grid gap-5">
        {positions.map(({ _id, title, candidates }) => (
          <section key={_id} aria-label={title}>
            <h3 className="text-ui leading-body font-semibold">
              <bdi>{title}</bdi>
            </h3>
            {candidates.length === 0 && <p className="type-meta">{text.none}</p>}
            <ul>
              {candidates.map((candidate) => (
                <li key={candidate._id} className="flex items-center gap-3 py-2">
                  <Avatar
                    id={candidate.nominee._id}
                    name={candidate.nominee.name}
                    src={candidate.nominee.profileImg}
                    size="small"
                    isNeutral
                  />
                  <div className="min-w-0 flex-1 wrap-anywhere">
                    <CandidateName person={candidate.nominee} />
                    {alike.has(candidate._id) && (
                      <p className="type-meta">
                        {dashboardMessages.nominations.looksLike(alike.get(candidate._id) ?? [])}
                      </p>
                    )}
                  </div>
                  {!isFixed && (
                    <Button
                      kind="danger"
                      size="small"
                      aria-label={text.removeOf(ballotName(candidate.nominee), title)}
                      onClick={() => setAsked({ candidate, isOpen: true })}
                    >
                      {text.remove}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
        {(phase === 'draft' || phase === 'upcoming') && (
          <Button
            kind="outline"
            className="justify-self-start"
            icon={<UserPlus size={18} strokeWidth={1.75} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            {enteredMessages.add}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** The names that look like each candidate's, by its id; a warning, so a failure says nothing. */
function useLookAlikes(id: string, isWanted: boolean): ReadonlyMap<string, readonly string[]> {
  const { data = [] } = useQuery({
    queryKey: ['officers', 'look-alikes', id],
    queryFn: () => call('listLookAlikes', { params: { id } }),
    enabled: isWanted,
    refetchOnMount: 'always',
  });
  return new Map(data.map(({ _id, looksLike }) => [_id, looksLike]));
}
