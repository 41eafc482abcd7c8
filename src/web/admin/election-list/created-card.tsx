import { CircleCheck, Link as LinkIcon } from 'lucide-react';
import type { Election } from '#contract/election-shapes.ts';
import { useHydrated } from '#web/app/use-hydrated.ts';
import { electionPath } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { electionActs } from '#web/messages/en/election-acts.ts';
import { copyElectionLink } from '../election-acts/election-menu.tsx';

const text = electionActs.next;

/** What comes next for an election that was created just now. */
export function CreatedCard({ election }: { election: Election }) {
  const { _id: id, name, state, rehearsal } = election;
  const isHydrated = useHydrated();
  const isDraft = state === 'draft';
  return (
    <Notice
      tone="success"
      icon={CircleCheck}
      className="mx-5 mt-4 mb-3"
      title={isDraft ? text.draftTitle(name) : text.title(name)}
      data-next-steps
    >
      <p>{isDraft ? text.draftText : text.text}</p>
      {rehearsal && <p className="mt-1">{text.rehearsal}</p>}
      {!isDraft && isHydrated && (
        <p className="mt-2.5 flex flex-wrap items-center gap-2.5">
          <span className="min-w-0 font-semibold wrap-anywhere">
            <span className="sr-only">{text.link}: </span>
            {new URL(electionPath(id), window.location.href).href}
          </span>
          <Button
            kind="outline"
            size="small"
            icon={<LinkIcon size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => void copyElectionLink(id)}
          >
            {text.copy}
          </Button>
        </p>
      )}
    </Notice>
  );
}
