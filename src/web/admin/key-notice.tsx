import { KeyRound } from 'lucide-react';
import type { Reply } from '#web/app/call.ts';
import { Notice } from '#web/ui/notice.tsx';
import { electionKeys } from '#web/messages/en/election-keys.ts';

/** What the officers must know of keys: the elections whose votes the server refuses. */
export function KeyNotice({ health }: { health: Reply<'health'> | undefined }) {
  const missing = health?.missingKeys ?? [];
  if (missing.length === 0) return null;
  return (
    <Notice
      tone="danger"
      icon={KeyRound}
      className="mb-6"
      role="region"
      aria-labelledby="missing-keys"
    >
      <div className="min-w-0 flex-1">
        <h2 className="font-semibold" id="missing-keys">
          {electionKeys.title(missing.length)}
        </h2>
        <p>{electionKeys.text}</p>
        <ul className="my-2 list-disc ps-[1.25em] font-semibold wrap-anywhere">
          {missing.map(({ electionId, election }) => (
            <li key={electionId}>
              <bdi>{election}</bdi>
            </li>
          ))}
        </ul>
        <p>
          {electionKeys.wayOut}{' '}
          <bdi className="type-mono wrap-anywhere">{electionKeys.command}</bdi>. {electionKeys.more}
        </p>
      </div>
    </Notice>
  );
}
