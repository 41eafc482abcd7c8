import { useState } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import type { MyNomination } from '#contract/nominations.ts';
import { draftKeys } from '#web/app/draft-keys.ts';
import { forgetDraft } from '#web/app/saved-draft.ts';
import { useCall } from '#web/app/use-call.ts';
import { AskedAct } from '#web/kit/confirmed-act.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { electionsMessages } from '#texts/en/elections.ts';
import { outcomeMessages } from '#texts/en/outcomes.ts';
import { nominationMessages } from '#texts/en/nominations.ts';
import { AskSupportDialog } from '../supporters/ask-support-dialog.tsx';
import { EditNominationDialog } from './edit-nomination-dialog.tsx';
import { NominationForm } from '../nomination-form.tsx';
import { OwnNominations } from '../own-nominations.tsx';
import { useMyNominations } from '../queries.ts';

interface NominationDialogProps {
  isOpen: boolean;
  elections: readonly Election[];
  /** On whose page it is opened; '' where all elections stand. */
  electionId?: string;
  onClose: () => void;
}

/** What is asked about one of the viewer's nominations. */
interface Asked {
  nomination: MyNomination;
  what: 'edit' | 'support' | 'withdraw' | 'step-down';
  isOpen: boolean;
}

/** The form to become a candidate, and the viewer's nominations with what can be done with them. */
export function NominationDialog(props: NominationDialogProps) {
  const { isOpen, elections, electionId = '', onClose } = props;
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => {
    forgetDraft(draftKeys.nomination);
    onClose();
  };
  const stopAsking = () => setAsked(asked && { ...asked, isOpen: false });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={electionsMessages.nominations.title}
      startsAt="field"
      over={
        asked !== null && (
          <>
            <EditNominationDialog
              key={`${asked.nomination._id} ${asked.nomination.version}`}
              nomination={asked.nomination}
              writtenIn={
                elections.find(({ _id }) => _id === asked.nomination.election._id)?.writtenIn
              }
              isOpen={asked.isOpen && asked.what === 'edit'}
              onClose={stopAsking}
            />
            <AskSupportDialog
              nomination={asked.nomination}
              isOpen={asked.isOpen && asked.what === 'support'}
              onClose={stopAsking}
            />
            <LeaveDialog
              key={asked.what}
              nomination={asked.nomination}
              isStepDown={asked.what === 'step-down'}
              isOpen={asked.isOpen && (asked.what === 'withdraw' || asked.what === 'step-down')}
              onClose={stopAsking}
            />
          </>
        )
      }
    >
      <DialogContent
        elections={elections}
        electionId={electionId}
        onDone={close}
        onAsk={(nomination, what) => setAsked({ nomination, what, isOpen: true })}
      />
    </Dialog>
  );
}

interface DialogContentProps {
  elections: readonly Election[];
  electionId: string;
  onDone: () => void;
  onAsk: (nomination: MyNomination, what: Asked['what']) => void;
}

function DialogContent({ onAsk, ...form }: DialogContentProps) {
  const mine = useMyNominations();
  const [again, setAgain] = useState<{ nomination: MyNomination; turn: number } | null>(null);
  return (
    <>
      <Loaded query={mine} failed={nominationMessages.mine.failed} waiting={null} level={3}>
        {(own) =>
          own.length > 0 && (
            <>
              <OwnNominations
                nominations={own}
                onEdit={(nomination) => onAsk(nomination, 'edit')}
                onAskSupport={(nomination) => onAsk(nomination, 'support')}
                onWithdraw={(nomination) => onAsk(nomination, 'withdraw')}
                onStepDown={(nomination) => onAsk(nomination, 'step-down')}
                onAskAgain={(nomination) => setAgain({ nomination, turn: (again?.turn ?? 0) + 1 })}
              />
              <h3 className="mt-6 text-ui leading-body font-semibold">
                {nominationMessages.another}
              </h3>
            </>
          )
        }
      </Loaded>
      <NominationForm
        key={again?.turn ?? 0}
        own={mine.data ?? []}
        again={again?.nomination ?? null}
        {...form}
      />
    </>
  );
}

interface LeaveDialogProps {
  nomination: MyNomination;
  /** After the first vote one steps down; before it one withdraws. */
  isStepDown: boolean;
  isOpen: boolean;
  onClose: () => void;
}

function LeaveDialog({ nomination, isStepDown, isOpen, onClose }: LeaveDialogProps) {
  const text = nominationMessages.withdraw;
  const { stepDown } = outcomeMessages;
  const withdraw = useCall('withdrawNomination');
  const leave = useCall('stepDown');
  const params = { id: nomination._id };
  return (
    <AskedAct
      isOpen={isOpen}
      onClose={onClose}
      title={isStepDown ? stepDown.title(nomination.position) : text.title(nomination.position)}
      text={isStepDown ? stepDown.text : text.text}
      confirmLabel={isStepDown ? stepDown.button : text.confirm}
      keepLabel={text.keep}
      act={(): Promise<unknown> =>
        isStepDown ? leave.mutateAsync({ params }) : withdraw.mutateAsync({ params })
      }
      failed={text.failed}
    />
  );
}
