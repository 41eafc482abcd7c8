import { ignoreRepeatedKey } from '#web/app/ignore-repeated-key.ts';
import { useSettled } from '#web/app/use-settled.ts';
import { Button } from '#web/kit/button.tsx';
import { DialogActs } from '#web/kit/dialog-parts.tsx';
import { electionsMessages } from '#texts/en/elections.ts';
import { settling } from './ballot-looks.ts';
import type { CastStep } from './use-cast.ts';
import { canTryAgain, needsLogIn } from './use-cast.ts';

interface CastActsProps {
  step: CastStep;
  isClosed: boolean;
  isPending: boolean;
  /** The two buttons share the row, and the second is always at the same place. */
  isWide?: boolean;
  /** The label of the second button while it can cast. */
  castLabel: string;
  /** The id of what says whom the vote is for; read with the second button. */
  castFor?: string;
  backLabel: string;
  /** `isSettled`: the button was shown long enough to be pressed on purpose. */
  onBack: (isSettled: boolean) => void;
  onCast: () => void;
  onClose: () => void;
  onLogIn: () => void;
}

/** The second button stays the same element, so that it keeps the focus. */
export function CastActs({ step, isClosed, isPending, isWide = false, ...props }: CastActsProps) {
  const isRefused = isClosed || step.at === 'refused';
  const isSettled = useSettled(isRefused ? 'refused' : step.at);
  const isLogIn = needsLogIn(step);
  const canCast = !isRefused || canTryAgain(step);

  const press = () => {
    if (!isSettled) return;
    if (isLogIn) props.onLogIn();
    else if (canCast) props.onCast();
    else props.onClose();
  };
  const label = () => {
    if (isLogIn) return electionsMessages.notice.logIn;
    if (!canCast) return electionsMessages.cast.close;
    if (step.at === 'casting') return electionsMessages.cast.casting;
    return step.at === 'asking' ? props.castLabel : electionsMessages.cast.tryAgain;
  };
  return (
    <DialogActs layout={isWide ? 'halves' : 'row'}>
      {(canCast || isLogIn) && (
        <Button
          kind="outline"
          aria-disabled={isPending || undefined}
          onKeyDown={ignoreRepeatedKey}
          onClick={() => props.onBack(isSettled)}
        >
          {props.backLabel}
        </Button>
      )}
      <Button
        kind="primary"
        className={settling.primary}
        aria-describedby={canCast ? props.castFor : undefined}
        isPending={isPending}
        aria-disabled={(!isSettled && !isPending) || undefined}
        onKeyDown={ignoreRepeatedKey}
        onClick={press}
      >
        {label()}
      </Button>
    </DialogActs>
  );
}
