import { CircleCheck } from 'lucide-react';
import type { Election } from '#contract/election-shapes.ts';
import { useHydrated } from '#web/kit/use-hydrated.ts';
import { CopyLinkButton } from '#web/app/share/copy-link-button.tsx';
import { ShareButton } from '#web/app/share/share-button.tsx';
import { electionPath } from '#web/app/paths.ts';
import { Notice } from '#web/kit/notice.tsx';
import { electionActs } from '#texts/en/election-acts.ts';

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
          <CopyLinkButton path={electionPath(id)} />
          <ShareButton name={name} path={electionPath(id)} size="small" />
        </p>
      )}
    </Notice>
  );
}
