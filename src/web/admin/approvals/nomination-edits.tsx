import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { recountOfficerLists } from '#web/campus/officer-queries.ts';
import type { Reply } from '#web/app/call.ts';
import { call } from '#web/app/call.ts';
import { sentenceOf } from '#web/app/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBlock } from '#web/ui/error-block.tsx';
import { notify } from '#web/ui/notify.ts';
import { nominationMessages } from '#web/messages/en/nominations.ts';
import { ReasonDialog } from '#web/proposals/reason-dialog.tsx';
import { CandidateProfile, hasProfile } from './candidate-profile.tsx';
import { PersonCell, rowDetail } from './person-cell.tsx';
import { nominationEditsQuery } from './queries.ts';

const text = nominationMessages.edits;

type Edited = Reply<'listNominationEdits'>[number];

/** What accepted candidates want to say instead, beside what voters see; nothing when none waits. */
export function NominationEdits() {
  const { data: edited, isError, refetch } = useQuery(nominationEditsQuery);
  const { decide, isPending } = useDecide();
  const [asked, setAsked] = useState<{ nomination: Edited; isOpen: boolean } | null>(null);
  if (isError && edited === undefined) {
    return (
      <div className="px-5 pb-5">
        <ErrorBlock level={3} title={text.loadFailed} onRetry={() => refetch()} />
      </div>
    );
  }
  if (edited === undefined || edited.length === 0) return null;
  return (
    <section className="border-b border-line px-5 pb-5 max-md:px-3.5" aria-labelledby="edits-title">
      <h3 className="text-body leading-snug font-semibold" id="edits-title">
        {text.title}
      </h3>
      <p className="type-meta">{text.text}</p>
      <ul className="mt-3 grid gap-3">
        {edited.map((nomination) => (
          <EditedCandidate
            key={nomination._id}
            nomination={nomination}
            isPending={isPending}
            onAccept={() => void decide(nomination, null)}
            onReject={() => setAsked({ nomination, isOpen: true })}
          />
        ))}
      </ul>
      {asked !== null && (
        <ReasonDialog
          isOpen={asked.isOpen}
          title={text.rejectTitle(asked.nomination.nominee.name)}
          text={text.rejectText}
          confirm={text.reject}
          isOptional
          onKeep={() => setAsked({ ...asked, isOpen: false })}
          onConfirm={(reason) => {
            setAsked({ ...asked, isOpen: false });
            return decide(asked.nomination, reason);
          }}
        />
      )}
    </section>
  );
}

/** Accepts a change, or rejects it where there is a reason, which may be empty. */
function useDecide() {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ _id, version, reason }: Pick<Edited, '_id' | 'version'> & Reason) => {
      const params = { id: _id };
      return reason === null
        ? call('acceptNominationEdit', { params, body: { version } })
        : call('rejectNominationEdit', { params, body: { version, reason } });
    },
    onSettled: () =>
      Promise.all([
        recountOfficerLists(client),
        client.invalidateQueries({ queryKey: ['elections'] }),
      ]),
  });
  const decide = async ({ _id, version }: Edited, reason: string | null) => {
    try {
      notify.success((await mutateAsync({ _id, version, reason })).message);
    } catch (refusal) {
      notify.error(sentenceOf(refusal, text.failed));
    }
  };
  return { decide, isPending };
}

interface Reason {
  reason: string | null;
}

interface EditedCandidateProps {
  nomination: Edited;
  isPending: boolean;
  onAccept: () => void;
  onReject: () => void;
}

function EditedCandidate({ nomination, isPending, onAccept, onReject }: EditedCandidateProps) {
  const { nominee, position, election, edit } = nomination;
  return (
    <li className="grid gap-3.5 rounded-control border border-line px-4 py-3.5">
      <div className="flex items-center gap-3">
        <PersonCell person={nominee}>
          <span className={`block ${rowDetail}`}>
            <bdi>{position}</bdi> · <bdi>{election.name}</bdi>
          </span>
        </PersonCell>
      </div>
      <div className="grid grid-cols-2 gap-3.5 max-md:grid-cols-1">
        <Version title={text.now} profile={nomination} />
        <Version title={text.asked} profile={edit} isNew />
      </div>
      <div className="flex flex-wrap justify-end gap-1">
        <Button
          kind="danger"
          size="small"
          aria-label={text.rejectOf(nominee.name)}
          aria-disabled={isPending || undefined}
          onClick={onReject}
        >
          {text.reject}
        </Button>
        <Button
          kind="outline"
          size="small"
          icon={<Check size={16} strokeWidth={2} aria-hidden />}
          aria-label={text.acceptOf(nominee.name)}
          isPending={isPending}
          onClick={onAccept}
        >
          {text.accept}
        </Button>
      </div>
    </li>
  );
}

interface VersionProps {
  title: string;
  profile: Pick<Edited, 'statement' | 'imageUrl' | 'link'>;
  isNew?: boolean;
}

function Version({ title, profile, isNew = false }: VersionProps) {
  return (
    <div className={`rounded-control px-3.5 py-3 ${isNew ? 'bg-brand-soft' : 'bg-sunken'}`}>
      <h4 className="type-meta mb-2 font-semibold">{title}</h4>
      {hasProfile(profile) ? (
        <CandidateProfile profile={profile} />
      ) : (
        <p className="type-meta">{text.nothing}</p>
      )}
    </div>
  );
}
