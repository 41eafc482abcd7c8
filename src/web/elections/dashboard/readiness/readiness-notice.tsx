import { CircleCheck, ListChecks } from 'lucide-react';
import type { Lack } from '#core/elections/readiness.ts';
import { isBlocked, isRecommended } from '#core/elections/readiness.ts';
import { Notice } from '#web/kit/notice.tsx';
import { readinessMessages as text } from '#texts/en/readiness.ts';
import { LackList } from './lack-list.tsx';

interface ReadinessNoticeProps {
  lacks: readonly Lack[];
  isPublished?: boolean;
}

/** What is missing, beside the form that can mend most of it. */
export function ReadinessNotice({ lacks, isPublished = false }: ReadinessNoticeProps) {
  if (lacks.every(isRecommended)) {
    return isPublished ? null : (
      <Notice tone="success" icon={CircleCheck}>
        <div className="min-w-0 flex-1">
          <p>{text.ready}</p>
          <LackList lacks={lacks} />
        </div>
      </Notice>
    );
  }
  return (
    <Notice
      tone={isBlocked(lacks) ? 'danger' : 'warning'}
      icon={ListChecks}
      role="region"
      aria-labelledby="readiness"
    >
      <div className="min-w-0 flex-1">
        <h4 className="font-semibold" id="readiness">
          {isPublished ? text.headingPublished : text.heading}
        </h4>
        {!isPublished && isBlocked(lacks) && <p>{text.blocked}</p>}
        <LackList lacks={lacks} />
      </div>
    </Notice>
  );
}
