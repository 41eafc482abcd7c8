import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { Receipt } from '#contract/ballot-shapes.ts';
import type { Candidate, Election } from '#contract/election-shapes.ts';
import { useSettled } from '#web/app/use-settled.ts';
import { Avatar } from '#web/kit/avatar.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { notify } from '#web/kit/notify.ts';
import { useSessionEnd } from '#web/kit/refusal.ts';
import { electionsMessages } from '#texts/en/elections.ts';
import { messages } from '#texts/en/site.ts';
import { CastActs } from '../cast-acts.tsx';
import { CastNotice } from '../ballot-notice.tsx';
import { castVote } from '../cast-vote.ts';
import { keepForLogIn } from '../kept-ballot.ts';
import { takeReceipts } from '#web/elections/queries.ts';
import type { CastStep } from '../use-cast.ts';
import { useCast, useCastElsewhere } from '../use-cast.ts';
import { usePhase } from '#web/elections/use-phase.ts';
import { CandidateName } from '#web/elections/candidate-name.tsx';

const text = electionsMessages.cast;

interface CastDialogProps {
  isOpen: boolean;
  election: Election;
  position: string;
  /** Whom the vote is for; null once it is cast, so that the choice is stored nowhere. */
  candidate: Candidate | null;
  userId: string;
  /** There is a receipt for the position. */
  isVoted: boolean;
  onClose: () => void;
  onLogIn: () => void;
  onRecorded: () => void;
  onAlready: (sentence: string) => void;
}

/**
 * The confirmation of a vote. It starts on its heading, so that a second Enter casts nothing. Give
 * it another key for another candidate.
 */
export function CastDialog(props: CastDialogProps) {
  const { isOpen, election, position, candidate, userId, onClose } = props;
  const isOver = candidate === null;
  const vote = isOver
    ? null
    : {
        userId,
        electionId: election._id,
        position: candidate.positionId,
        candidateId: candidate._id,
      };
  const client = useQueryClient();
  const whereId = useId();
  const choiceId = useId();
  const finalId = useId();
  const { step, cast, isPending, leave } = useCast(isOpen, {
    send: vote === null ? null : (key) => castVote(vote, key),
    // An answer of the specification has no receipt.
    onRecorded: async ({ receipt }: { receipt?: Receipt }) => {
      await takeReceipts(client, receipt === undefined ? [] : [receipt]);
      notify.success(messages.fixed.voteSuccessful);
      props.onRecorded();
    },
    onAlready: props.onAlready,
  });
  const isClosed = usePhase(election) === 'closed' && step.at === 'asking';
  // After the log-in it is a ballot of one position, filled in.
  const holdForLogIn = () => {
    if (!isOpen || vote === null) return;
    const chosen = { [vote.position]: { ids: [vote.candidateId], isAbstaining: false } };
    const positionIds = [vote.position];
    const { electionId, userId: voterId } = vote;
    keepForLogIn({ electionId, voterId, positionIds, chosen, place: { at: 'review' } });
  };
  useSessionEnd(holdForLogIn);

  // The second click of a double click on a row must not close the dialog.
  const isSettled = useSettled(isOpen ? 'open' : 'shut');
  const closeNow = () => {
    leave();
    onClose();
  };
  const close = () => isSettled && closeNow();
  const isAsking = isOpen && !isOver && step.at === 'asking';
  useCastElsewhere({ isOpen: isAsking, isCast: props.isVoted, onClose });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={(isByBack) => (isByBack ? closeNow() : close())}
      title={isOver ? electionsMessages.receipt.recorded : titleOf(step, isClosed)}
      lede={
        <span id={whereId}>
          <bdi>{position}</bdi> · <bdi>{election.name}</bdi>
        </span>
      }
      describedBy={`${whereId} ${choiceId} ${finalId}`}
      isPending={isPending}
      hasCross={false}
    >
      {candidate !== null && (
        <>
          <Choice id={choiceId} candidate={candidate} position={position} />
          <div id={finalId}>
            <Explanation step={step} isClosed={isClosed} />
          </div>
          <CastActs
            step={step}
            isClosed={isClosed}
            isPending={isPending}
            castLabel={text.cast}
            castFor={choiceId}
            backLabel={text.back}
            onBack={close}
            onCast={() => void cast()}
            onClose={close}
            onLogIn={() => {
              holdForLogIn();
              props.onLogIn();
            }}
          />
        </>
      )}
    </Dialog>
  );
}

function titleOf(step: CastStep, isClosed: boolean): string {
  if (isClosed || step.at === 'refused') return text.refusedTitle;
  return step.at === 'unsure' ? text.unsureTitle : text.title;
}

interface ChoiceProps {
  id: string;
  candidate: Candidate;
  position: string;
}

function Choice({ id, candidate, position }: ChoiceProps) {
  const { nominee } = candidate;
  return (
    <div
      className="my-4.5 flex items-center gap-4 rounded-control border-[1.5px] border-brand bg-brand-soft p-4 forced-colors:border-[Highlight]"
      id={id}
      data-choice
    >
      <Avatar id={nominee._id} name={nominee.name} src={nominee.profileImg} isNeutral />
      <div className="min-w-0">
        <b className="block text-lede leading-[1.25] font-semibold wrap-anywhere">
          <CandidateName person={nominee} />
        </b>
        <span className="text-ink-2">
          <bdi>{position}</bdi>
        </span>
      </div>
    </div>
  );
}

function Explanation({ step, isClosed }: { step: CastStep; isClosed: boolean }) {
  if (step.at === 'unsure') return <CastNotice text={text.unsure} kind="warning" isNews />;
  // A toast announces this one.
  if (step.at === 'refused') return <CastNotice text={step.problem.message} kind="danger" />;
  if (isClosed) return <CastNotice text={electionsMessages.notice.closed} kind="danger" isNews />;
  return <p className="text-ui leading-lede text-ink-2">{text.once}</p>;
}
