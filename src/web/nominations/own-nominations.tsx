import { Check, Clock, Undo2, X } from 'lucide-react';
import type { MyNomination } from '#contract/nominations.ts';
import { canAsk, supporterNotes } from './supporters/queries.ts';
import { Button } from '#web/kit/button.tsx';
import { Chip } from '#web/kit/chip.tsx';
import { electionsMessages } from '#texts/en/elections.ts';
import { outcomeMessages } from '#texts/en/outcomes.ts';
import { supporterMessages } from '#texts/en/supporters.ts';
import { nominationMessages } from '#texts/en/nominations.ts';

const text = nominationMessages.mine;

interface OwnNominationsProps {
  nominations: readonly MyNomination[];
  onEdit: (nomination: MyNomination) => void;
  /** Asks somebody to propose or second them. */
  onAskSupport: (nomination: MyNomination) => void;
  onWithdraw: (nomination: MyNomination) => void;
  /** After the first vote, when nobody can withdraw any more. */
  onStepDown: (nomination: MyNomination) => void;
  onAskAgain: (nomination: MyNomination) => void;
}

/** The state of one's nominations, and what can still be done with each. */
export function OwnNominations({ nominations, ...acts }: OwnNominationsProps) {
  return (
    <section className="mt-4.5" aria-labelledby="own-nominations">
      <h3 className="text-ui leading-body font-semibold" id="own-nominations">
        {electionsMessages.nominations.mine}
      </h3>
      <ul className="mt-2 grid gap-2">
        {nominations.map((one) => (
          <OwnNomination key={one._id} nomination={one} {...acts} />
        ))}
      </ul>
    </section>
  );
}

const looks = {
  pending: { tone: 'warning', icon: <Clock size={14} strokeWidth={2.25} aria-hidden /> },
  accepted: { tone: 'success', icon: <Check size={14} strokeWidth={2.5} aria-hidden /> },
  rejected: { tone: 'danger', icon: <X size={14} strokeWidth={2.5} aria-hidden /> },
  withdrawn: { tone: 'neutral', icon: <Undo2 size={14} strokeWidth={2.25} aria-hidden /> },
  removed: { tone: 'danger', icon: <X size={14} strokeWidth={2.5} aria-hidden /> },
} as const;

type OwnNominationProps = Omit<OwnNominationsProps, 'nominations'> & { nomination: MyNomination };

function OwnNomination(props: OwnNominationProps) {
  const { nomination, onEdit, onAskSupport, onWithdraw, onStepDown, onAskAgain } = props;
  const { position, status, election, isFrozen, hasLeft } = nomination;
  const isOn = status === 'pending' || status === 'accepted';
  return (
    <li className="grid gap-2 rounded-control border border-line px-4 py-3">
      <div className="flex items-start justify-between gap-3">
        <span className="grid min-w-0 text-ui leading-label text-ink-2 wrap-anywhere">
          <b className="font-semibold text-ink">
            <bdi>{position}</bdi>
          </b>
          <span>
            <bdi>{election.name}</bdi>
          </span>
        </span>
        <Chip tone={looks[status].tone} icon={looks[status].icon} className="flex-none">
          {electionsMessages.nominations.status[status]}
        </Chip>
      </div>
      {[...notesOf(nomination), ...supporterNotes(nomination)].map((note) => (
        <p key={note} className="text-ui leading-meta text-ink-2 wrap-anywhere">
          {note}
        </p>
      ))}
      {isFrozen && status === 'accepted' && !hasLeft && (
        <div className="-mx-3.5">
          <Button kind="danger" size="small" onClick={() => onStepDown(nomination)}>
            {outcomeMessages.stepDown.button}
          </Button>
        </div>
      )}
      {!isFrozen && (
        <div className="-mx-3.5 flex flex-wrap gap-x-1">
          {isOn ? (
            <>
              {canAsk(nomination) && (
                <Button
                  kind="ghost"
                  size="small"
                  aria-label={supporterMessages.own.askOf(position)}
                  onClick={() => onAskSupport(nomination)}
                >
                  {supporterMessages.own.ask}
                </Button>
              )}
              <Button
                kind="ghost"
                size="small"
                aria-label={text.editOf(position)}
                onClick={() => onEdit(nomination)}
              >
                {text.edit}
              </Button>
              <Button
                kind="danger"
                size="small"
                aria-label={text.withdrawOf(position)}
                onClick={() => onWithdraw(nomination)}
              >
                {text.withdraw}
              </Button>
            </>
          ) : (
            <Button
              kind="ghost"
              size="small"
              aria-label={text.askAgainOf(position)}
              onClick={() => onAskAgain(nomination)}
            >
              {text.askAgain}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** What the nominee has to know beside the state. */
function notesOf({ status, reason, edit, isFrozen, hasLeft }: MyNomination): string[] {
  if (hasLeft) return [outcomeMessages.stepDown.done];
  const notes: string[] = [];
  if (status === 'rejected' || status === 'removed') {
    notes.push(reason === null ? text.noReason : text.reason(reason));
  }
  if (status === 'pending' && isFrozen) notes.push(text.tooLate);
  if (status === 'accepted') {
    if (edit !== null && edit.isRejected) {
      notes.push(text.editRejected, ...(edit.reason === null ? [] : [text.reason(edit.reason)]));
    } else if (isFrozen) notes.push(text.fixed);
    else if (edit !== null) notes.push(text.editWaits);
  }
  return notes;
}
