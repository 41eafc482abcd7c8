import type { UseQueryResult } from '@tanstack/react-query';
import { dashboardMessages } from '#texts/en/dashboard.ts';
import { Chip } from '#web/kit/chip.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import type { SectionCount } from './section-entry.ts';

/** The count of a section; a dash where it could not be read. */
export function CountBadge({ count }: { count: UseQueryResult<SectionCount> | undefined }) {
  if (count === undefined) return null;
  return (
    <Loaded
      query={count}
      failed={() => (
        <Chip>
          <span aria-hidden>–</span>
          <span className="sr-only">{dashboardMessages.uncounted}</span>
        </Chip>
      )}
      waiting={<Skeleton className="my-0! w-16!" />}
    >
      {({ badge }) => badge && <Chip tone={badge.tone}>{badge.text}</Chip>}
    </Loaded>
  );
}
