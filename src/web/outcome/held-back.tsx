import { Suspense, lazy } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { releaseMessages as text } from '#texts/en/release.ts';
import { messages } from '#texts/en/site.ts';
import { useNamed } from '#web/elections/use-named.ts';
import { weekdayMoment } from '#web/elections/moments.ts';

/** Only officers load it. */
const ReleasePanel = lazy(async () => ({
  default: (await import('./release-panel.tsx')).ReleasePanel,
}));

/** Whether the results of an ended election wait until its officers release them. */
export const isHeldBack = ({ resultsAt, releasedAt, resultCode }: Election): boolean =>
  resultsAt === 'release' && releasedAt === undefined && resultCode !== undefined;

/** What everybody reads of an election whose results are not released yet, with its result code. */
export function HeldBack({ election }: { election: Election }) {
  const { showBy = '', resultCode = '' } = election;
  const timeZone = useTimeZone();
  const { mayAct } = useNamed(election._id);
  return (
    <>
      <p className="type-lede">{text.held(weekdayMoment(showBy, timeZone))}</p>
      {mayAct && (
        <Suspense fallback={null}>
          <ReleasePanel election={election} />
        </Suspense>
      )}
      <section aria-label={text.code} className="sheet p-5 beside-sheet:hidden">
        <p>
          {text.code}{' '}
          <strong className="font-mono whitespace-nowrap select-all">{resultCode}</strong>
          {messages.fullStop} {text.codeWhy}
        </p>
      </section>
    </>
  );
}
