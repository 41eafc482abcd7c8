import { ClipboardCheck } from 'lucide-react';
import { Notice } from '#web/kit/notice.tsx';
import { nominationMessages } from '#texts/en/nominations.ts';

/** The conditions of an election for its candidates, in the words of its officers. */
function ConditionList({ conditions }: { conditions: readonly string[] }) {
  return (
    <ul className="list-disc ps-[1.25em]">
      {conditions.map((condition) => (
        <li key={condition} className="wrap-anywhere">
          <bdi>{condition}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** The same for somebody who wants to be a candidate, before they ask. */
export function ConditionsNotice({ conditions }: { conditions: readonly string[] }) {
  return (
    <Notice icon={ClipboardCheck} title={nominationMessages.conditions.title}>
      <ConditionList conditions={conditions} />
      <p className="mt-1.5">{nominationMessages.conditions.text}</p>
    </Notice>
  );
}
