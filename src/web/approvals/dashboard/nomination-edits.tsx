import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import type { Reply } from '#web/app/call.ts';
import { useCall } from '#web/app/use-call.ts';
import { ActButton } from '#web/kit/act-button.tsx';
import { Button } from '#web/kit/button.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { nominationMessages } from '#texts/en/nominations.ts';
import { ReasonedAct } from '#web/proposals/reasoned-act.tsx';
import type { Profile } from './candidate-profile.tsx';
import { CandidateProfile, hasProfile } from './candidate-profile.tsx';
import { PersonCell, rowDetail } from './person-cell.tsx';
import { nominationEditsQuery } from './queries.ts';

const text = nominationMessages.edits;

type Edited = Reply<'listNominationEdits'>[number];

/** What accepted candidates want to say instead, beside what voters see; nothing when none waits. */
export function NominationEdits() {
  return (
    <Loaded
      query={useQuery(nominationEditsQuery)}
      failed={text.loadFailed}
      waiting={null}
      className="px-5 pb-5"
      level={3}
    >
      {(edited) => edited.length > 0 && <EditedCandidates edited={edited} />}
    </Loaded>
  );
}

function EditedCandidates({ edited }: { edited: readonly Edited[] }) {
  const accept = useCall('acceptNominationEdit');
  const reject = useCall('rejectNominationEdit');
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
            accept={() => accept.mutateAsync(givenFor(nomination))}
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
          act={(reason) => {
            const { params, body } = givenFor(asked.nomination);
            return reject.mutateAsync({ params, body: { ...body, reason } });
          }}
          failed={text.failed}
        />
      )}
    </section>
  );
}

/** What was read is what is decided on. */
const givenFor = ({ _id, version }: Edited) => ({ params: { id: _id }, body: { version } });

interface EditedCandidateProps {
  nomination: Edited;
  accept: () => Promise<unknown>;
  onReject: () => void;
}

function EditedCandidate({ nomination, accept, onReject }: EditedCandidateProps) {
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
