import { voterListMessages } from '#texts/en/voter-list.ts';

/** What is being done with a list; while it is sent, the share that is on its way. */
export type Stage =
  | { name: 'reading' | 'checking' | 'storing' }
  | { name: 'sending'; share: number };

/** How far an import is: a long list takes seconds, and nobody should press twice. */
export function ImportProgress({ stage }: { stage: Stage | null }) {
  return (
    <div role="status">
      {stage !== null && (
        <div className="grid gap-1.5">
          <span className="text-ui font-medium">{voterListMessages.stages[stage.name]}</span>
          <progress
            className="h-2 w-full accent-brand"
            aria-label={voterListMessages.stages[stage.name]}
            {...(stage.name === 'sending' && { value: stage.share, max: 1 })}
          />
        </div>
      )}
    </div>
  );
}
