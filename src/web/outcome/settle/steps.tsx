import { ChevronDown, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Reply } from '#web/app/call.ts';
import { settleMessages as text } from '#texts/en/settle.ts';

type Outcome = Reply<'readOutcome'>;
type StepId = keyof typeof text.steps;

/** Whether a draw or another vote is due, or can be asked for. */
export const isUndecided = ({ certifiedAt, draw, positions }: Outcome): boolean =>
  certifiedAt === null &&
  (draw !== null ||
    positions.some(
      ({ outcome, openedAgain, followedBy }) =>
        followedBy.length === 0 && (outcome !== 'winner' || openedAgain > 0),
    ));

/** What is to be done now. */
export const stepNow = (outcome: Outcome): StepId =>
  isUndecided(outcome) ? 'decide' : outcome.certifiedAt === null ? 'certificate' : 'seats';

interface Step {
  id: StepId;
  status?: string | undefined;
  body: ReactNode;
}

/** What is due one after the other: one step is open, at first the one that is to be done now. */
export const Steps = ({ now, steps }: { now: StepId; steps: readonly Step[] }) => (
  <ol className="grid">
    {steps.map((step, index) => (
      <StepLine key={step.id} {...step} number={index + 1} isNow={step.id === now} />
    ))}
  </ol>
);

function StepLine({ id, status, body, number, isNow }: Step & { number: number; isNow: boolean }) {
  const [wasOpen, setWasOpen] = useState(isNow);
  return (
    <li className="border-t border-line">
      <details
        name="settle-steps"
        open={isNow}
        data-step={id}
        onToggle={({ currentTarget }) => setWasOpen((before) => before || currentTarget.open)}
      >
        <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-center gap-x-3 rounded-control py-2 hover:bg-ink/3 [&::-webkit-details-marker]:hidden">
          <span className="text-ink-2 tabular-nums" aria-hidden>
            {number}
          </span>
          <h3 className="font-semibold">{text.steps[id]}</h3>
          {status !== undefined && (
            <span className="flex items-center gap-1.5 text-ui text-ink-2">
              <CircleCheck size={16} strokeWidth={2} aria-hidden />
              {status}
            </span>
          )}
          <ChevronDown
            className="ms-auto flex-none text-ink-3 in-[details[open]>summary]:rotate-180"
            size={20}
            strokeWidth={1.75}
            aria-hidden
          />
        </summary>
        {/* Links lead to places in the others; who sits where is asked for with the step. */}
        {(id !== 'seats' || wasOpen) && (
          <div className="grid gap-5 pt-1 pb-5 empty:hidden">{body}</div>
        )}
      </details>
    </li>
  );
}
