import type { UseQueryResult } from '@tanstack/react-query';
import { dashboardMessages } from '#texts/en/dashboard.ts';
import { Chip } from '#web/kit/chip.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import type { SectionCount } from './section-entry.ts';

interface CountBadgeProps {
  count: UseQueryResult<SectionCount> | undefined;
  /** Whether it stands there also where nothing waits for a decision. */
  isZeroShown?: boolean;
}

/** The count of a section; a dash where it could not be read. */
export function CountBadge({ count, isZeroShown = true }: CountBadgeProps) {
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
      {({ badge, decisions }) =>
        badge && (isZeroShown || decisions > 0) && <Chip tone={badge.tone}>{badge.text}</Chip>
      }
    </Loaded>
  );
}
