import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { phaseOf } from '#core/elections/phase.ts';
import { CallError } from '#web/kit/call-error.ts';
import { useServerTime } from '#web/app/server-clock.ts';
import { electionsQuery } from '#web/elections/queries.ts';
import { Button } from '#web/kit/button.tsx';
import { ConfirmedAct } from '#web/kit/confirmed-act.tsx';
import { ReasonField } from '#web/kit/reason-field.tsx';
import { twoOfficersMessages } from '#texts/en/two-officers.ts';
import { useOfficersNeeded } from './officers-needed.ts';
import { ReasonedAct } from './reasoned-act.tsx';

// Acts that another officer confirms while voting is open that they touch. Whom an act touches the server knows:
// while any election is open or its close is held they ask for the reason, and else where the server wants one.

/** Whether voting is open somewhere, so that an act may have to be confirmed by another officer. */
function useMayTouch(access: 'officers' | 'admin'): boolean {
  const isBound = useOfficersNeeded(access) !== null;
  const { data } = useQuery({ ...electionsQuery, enabled: isBound });
  const isOpen = useServerTime((now) =>
    (data?.elections ?? []).some(
      (one) => one.held !== undefined || ['open', 'paused'].includes(phaseOf(one, now)),
    ),
  );
  return isBound && isOpen;
}

/** True where the server asks for the reason of an act, because another officer has to confirm it. */
export const needsReason = (problem: unknown): boolean =>
  problem instanceof CallError && problem.fields?.['reason'] !== undefined;

interface TouchingActProps<Answer> {
  access: 'officers' | 'admin';
  button: Pick<
    ComponentProps<typeof Button>,
    'kind' | 'size' | 'className' | 'disabled' | 'aria-label'
  >;
  title: string;
  text: string;
  /** Says what it does, on the button and in its question. */
  confirm: string;
  act: (reason: string) => Promise<Answer>;
  failed: string;
  onDone?: (answer: Answer) => unknown;
}

/** A button that asks before it does something, and for the reason where another officer may have to confirm it. */
export function TouchingButton<Answer>(props: TouchingActProps<Answer>) {
  const { access, button, title, text, confirm, act, failed, onDone } = props;
  const [isAsked, setAsked] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const mayTouch = useMayTouch(access);
  const more = onDone === undefined ? {} : { onDone };
  const withoutReason = async () => {
    try {
      return await act('');
    } catch (problem) {
      if (needsReason(problem)) {
        setWanted(true);
        setAsked(true);
      }
      throw problem;
    }
  };
  if (!mayTouch && !isWanted) {
    return (
      <ConfirmedAct
        {...button}
        {...more}
        title={title}
        text={text}
        act={withoutReason}
        failed={failed}
      >
        {confirm}
      </ConfirmedAct>
    );
  }
  return (
    <>
      <Button {...button} onClick={() => setAsked(true)}>
        {confirm}
      </Button>
      <ReasonedAct
        {...more}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={title}
        text={`${text} ${twoOfficersMessages.noteOpen}`}
        confirm={confirm}
        reader="secondOfficer"
        hint={twoOfficersMessages.reasonHint}
        act={act}
        failed={failed}
      />
    </>
  );
}

/** The reason in a form whose act another officer may have to confirm; nothing where none has to. */
export function TouchingReason({ access }: { access: 'officers' | 'admin' }) {
  return useMayTouch(access) && <ReasonField hint={twoOfficersMessages.noteOpen} isOptional />;
}

/** The sentence about it, where a form asks for a reason in any case. */
export function TouchingNote({ access }: { access: 'officers' | 'admin' }) {
  return useMayTouch(access) && <p className="type-meta">{twoOfficersMessages.noteOpen}</p>;
}
