import { Check } from 'lucide-react';
import { useState } from 'react';
import type { Reply } from '#web/app/call.ts';
import { useCall } from '#web/app/use-call.ts';
import { ActButton } from '#web/kit/act-button.tsx';
import { Button } from '#web/kit/button.tsx';
import { nominationMessages } from '#texts/en/nominations.ts';
import { ReasonedAct } from '#web/proposals/reasoned-act.tsx';
import type { Profile } from './candidate-profile.tsx';
import { CandidateProfile, hasProfile } from './candidate-profile.tsx';
import { PersonCell, rowDetail } from './person-cell.tsx';

const text = nominationMessages.edits;

export type Pending = Reply<'listPendingNominations'>[number];
/** A change of an accepted candidate, beside what voters see. */
export type Edited = Pending & { accepted: NonNullable<Pending['accepted']> };
export const isEdited = (item: Pending): item is Edited => item.accepted !== undefined;

/** What accepted candidates want to say instead, beside what voters see. */
export function EditedCandidates({ edited }: { edited: readonly Edited[] }) {
  const accept = useCall('acceptNomination');
  const reject = useCall('rejectNomination');
  const [asked, setAsked] = useState<{ nomination: Edited; isOpen: boolean } | null>(null);
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
            accept={() =>
              accept.mutateAsync({
                params: { id: nomination._id },
                body: { version: nomination.version },
              })
            }
            onReject={() => setAsked({ nomination, isOpen: true })}
          />
        ))}
      </ul>
      {asked !== null && (
        <ReasonedAct
          isOpen={asked.isOpen}
          onClose={() => setAsked({ ...asked, isOpen: false })}
          title={text.rejectTitle(asked.nomination.nominee.name)}
          text={text.rejectText}
          confirm={text.reject}
          isOptional
          act={(reason) =>
            reject.mutateAsync({ params: { id: asked.nomination._id }, body: { reason } })
          }
          failed={text.failed}
        />
      )}
    </section>
  );
}

interface EditedCandidateProps {
  nomination: Edited;
  accept: () => Promise<unknown>;
  onReject: () => void;
}

function EditedCandidate({ nomination, accept, onReject }: EditedCandidateProps) {
  const { nominee, position, election, accepted } = nomination;
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
        <Version title={text.now} profile={accepted} />
        <Version title={text.asked} profile={nomination} isNew />
      </div>
      <div className="flex flex-wrap justify-end gap-1">
        <Button
          kind="danger"
          size="small"
          aria-label={text.rejectOf(nominee.name)}
          onClick={onReject}
        >
          {text.reject}
        </Button>
        <ActButton
          kind="outline"
          size="small"
          icon={<Check size={16} strokeWidth={2} aria-hidden />}
          aria-label={text.acceptOf(nominee.name)}
          act={accept}
          failed={text.failed}
        >
          {text.accept}
        </ActButton>
      </div>
    </li>
  );
}

interface VersionProps {
  title: string;
  profile: Profile;
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
