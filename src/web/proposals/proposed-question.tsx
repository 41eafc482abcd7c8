import type { ComponentProps } from 'react';
import { AskedAct } from '#web/kit/confirmed-act.tsx';
import { noteOf, proposed, useOfficersNeeded } from './officers-needed.ts';

type ProposedQuestionProps<Answer> = ComponentProps<typeof AskedAct<Answer>> & { text: string };

/** Asks before an act that two officers may be needed for, and says what becomes of it then. */
export function ProposedQuestion<Answer>(props: ProposedQuestionProps<Answer>) {
  const { text, confirmLabel } = props;
  const needed = useOfficersNeeded();
  return (
    <AskedAct
      {...props}
      text={[text, noteOf(needed)].join(' ').trim()}
      confirmLabel={proposed(needed, confirmLabel)}
    />
  );
}
