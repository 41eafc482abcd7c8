import { resolveRules } from '#core/elections/position-rules.ts';
import type { Election } from '#contract/election-shapes.ts';
import { ElectionNews } from '../../election-news.tsx';
import { ConditionsNotice } from '#web/nominations/condition-list.tsx';
import { PositionBallot } from '#web/voting/position-ballot.tsx';
import { Button } from '#web/kit/button.tsx';
import { DialogActs } from '#web/kit/dialog-parts.tsx';
import { ModalFrame } from '#web/kit/modal-frame.tsx';
import { notify } from '#web/kit/notify.ts';
import { electionActs } from '#texts/en/election-acts.ts';

/** What is shown of an election, or of a form that is to become one. */
export type Previewed = Pick<
  Election,
  | '_id'
  | 'name'
  | 'description'
  | 'positions'
  | 'nominations'
  | 'state'
  | 'rehearsal'
  | 'changes'
  | 'candidateConditions'
>;

interface PreviewDialogProps {
  election: Previewed;
  isOpen: boolean;
  onClose: () => void;
}

/** The ballot as a voter sees it while voting is open. Nothing can be cast. */
export function PreviewDialog({ election, isOpen, onClose }: PreviewDialogProps) {
  const text = electionActs;
  const { candidateConditions: conditions = [] } = election;
  const candidates = Map.groupBy(election.nominations, ({ positionId }) => positionId);
  return (
    <ModalFrame
      isOpen={isOpen}
      size="wide"
      title={text.previewTitle}
      lede={text.previewText}
      onAskToClose={onClose}
    >
      <div className="mt-5 grid grid-cols-1 gap-5 border-t border-line pt-5" data-preview>
        <ElectionNews election={election} />
        <div className="grid grid-cols-1 gap-2">
          <h3 className="type-h3 wrap-anywhere">
            <bdi>{election.name}</bdi>
          </h3>
          {election.description !== '' && (
            <p className="wrap-anywhere whitespace-pre-line text-ink-2">
              <bdi>{election.description}</bdi>
            </p>
          )}
        </div>
        {conditions.length > 0 && <ConditionsNotice conditions={conditions} />}
        {election.positions.map(({ _id, title, limits, ...given }) => (
          <PositionBallot
            key={_id}
            position={{
              _id,
              electionId: election._id,
              title,
              rules: resolveRules(given),
              ...(limits !== undefined && { limits }),
              candidates: candidates.get(_id) ?? [],
            }}
            askedId={null}
            canVote
            onPress={() => notify.error(text.previewText)}
            onAbstain={() => notify.error(text.previewText)}
          />
        ))}
      </div>
      <DialogActs>
        <Button kind="outline" onClick={onClose}>
          {text.keep}
        </Button>
      </DialogActs>
    </ModalFrame>
  );
}
