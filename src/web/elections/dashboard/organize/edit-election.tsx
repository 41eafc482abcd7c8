import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { needsReason } from '#core/elections/freezing.ts';
import { isPerson } from '#core/elections/nomination.ts';
import type { Reply } from '#web/app/call.ts';
import { useCall } from '#web/app/use-call.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { useNumberFormat } from '#web/campus/queries.ts';
import { serverNow } from '#web/app/server-clock.ts';
import { waitingQuery } from '#web/dashboard/waiting/queries.ts';
import { electionToEdit, voterSourcesQuery } from '../../officer-queries.ts';
import { usePhase } from '../../use-phase.ts';
import { useImageUpload } from '#web/uploads/use-image-upload.ts';
import { Button } from '#web/kit/button.tsx';
import { useCallForm } from '#web/kit/call-form.tsx';
import { LoadedList } from '#web/kit/list/loaded-list.tsx';
import { electionActs } from '#texts/en/election-acts.ts';
import { organize as text } from '#texts/en/organize.ts';
import { messages } from '#texts/en/site.ts';
import { ProposedReason, ProposingForm, useReasonAsked } from '#web/proposals/proposing-form.tsx';
import { ReadinessNotice } from '../readiness/readiness-notice.tsx';
import { useAddress } from '#web/kit/location.ts';
import { electionSchema, fieldOf, firstPart } from './check-election.ts';
import { ElectionFields } from './election-fields.tsx';
import type { ElectionValues } from './election-values.ts';
import { changesOf, formOf, givenOf, newWords, settingsOf } from './settings-codec.ts';
import { FixedNotice, fixedIn, formBody } from './form-part.tsx';
import { OwnGroupsContext } from './limit-fields.tsx';
import type { Sources } from './says.ts';
import { useWritingLanguages } from '#web/campus/words-in-languages.tsx';
import { wordsIn } from './words-in-language.ts';
import { UserRoundCheck } from 'lucide-react';
import { Link } from '#web/app/link.tsx';
import { namedQuery } from '../../use-named.ts';
import { electionPath } from '#web/app/paths.ts';
import { Notice } from '#web/kit/notice.tsx';
import { returningOfficerMessages } from '#texts/en/returning-officer.ts';

/** An election in the form of a new one; what is fixed by then says why. */
export function EditElection({ id }: { id: string }) {
  const sources = useQuery(voterSourcesQuery);
  return (
    <LoadedList query={useQuery(electionToEdit(id))} failed={messages.fixed.electionsLoadFailed}>
      {(given) => (
        <LoadedList query={sources} failed={text.loadFailed}>
          {(known) => <Form given={given} sources={known} />}
        </LoadedList>
      )}
    </LoadedList>
  );
}

interface FormProps {
  given: Reply<'readElectionToEdit'>;
  sources: Sources;
}

function Form({ given, sources }: FormProps) {
  const { election, hasBallots, ownGroups } = given;
  const timeZone = useTimeZone();
  const format = useNumberFormat();
  const address = useAddress();
  const phase = usePhase(election);
  const edit = useCall('editElection');
  const upload = useImageUpload();
  const [open, setOpen] = useState('');
  // What is read again meanwhile does not change what somebody is writing.
  const { others } = useWritingLanguages(election.writtenIn);
  const [before] = useState(() => ({
    settings: settingsOf(election),
    values: {
      ...formOf(election, timeZone),
      translations: Object.fromEntries(others.map(({ tag }) => [tag, wordsIn(election, tag)])),
    },
  }));
  const fixed = fixedIn({
    phase,
    hasBallots,
    // Of those who are not accepted yet the server knows.
    hasNominations: election.nominations.some(isPerson),
    areVotesHidden: election.standings !== 'live',
  });
  const proposes = phase !== 'draft';
  const reason = useReasonAsked({
    proposes,
    isAlways: needsReason(phase),
    missing: electionActs.reasonMissing,
  });
  const form = useCallForm(
    electionSchema({
      // Dates that are fixed may be past.
      now: () => (fixed.has('dates') ? -Infinity : serverNow()),
      timeZone,
      format,
      hasRoll: election.electorate.kind === 'roll',
      fixed: fixed.has('positions') ? before.values.positions : undefined,
      reason,
    }),
    before.values,
  );
  const found = useQuery(waitingQuery).data?.elections;
  const lacks = found?.find(({ electionId }) => electionId === election._id)?.lacks;
  const leave = () => address.replace({ section: 'election-list' });
  const send = (values: ElectionValues) => {
    // Whoever saves the form has seen the rule, and so has chosen it.
    const isUnchosen = lacks?.some(({ kind }) => kind === 'tie-rule-usual') === true;
    return edit.mutateAsync({
      params: { id: election._id },
      body: {
        ...(isUnchosen && { rules: givenOf(values, timeZone).rules }),
        ...changesOf(values, before.settings, timeZone, serverNow()),
        ...newWords(values, before.values),
      },
    });
  };
  return (
    <div data-edited={election._id}>
      <ProposingForm
        proposes={proposes}
        form={form}
        send={send}
        onDone={leave}
        failed={electionActs.failed}
        fieldOf={fieldOf}
        isBeside
        onWrong={(fields) => setOpen((part) => firstPart(fields, form.getValues()) || part)}
        submit={text.save}
        look={{ isPending: form.formState.isSubmitting || upload.progress !== null }}
        className={formBody}
        row={(button) => (
          <div className="grid justify-items-center gap-2">
            <p className="text-ui text-ink-2">{text.editing}</p>
            {button}
            <Button kind="ghost" onClick={leave}>
              {electionActs.keep}
            </Button>
          </div>
        )}
      >
        <h3 className="type-h3 wrap-anywhere">
          {text.editTitle} <bdi>{election.name}</bdi>
        </h3>
        {lacks !== undefined && <ReadinessNotice lacks={lacks} isPublished={phase !== 'draft'} />}
        {phase !== 'draft' && <AllStandNotice electionId={election._id} />}
        <FixedNotice fixed={fixed} />
        <OwnGroupsContext value={ownGroups}>
          <ElectionFields
            sources={sources}
            election={election}
            fixed={fixed}
            upload={upload}
            open={open}
            onOpen={setOpen}
          />
        </OwnGroupsContext>
        {reason !== null && <ProposedReason proposes={proposes} hint={electionActs.reasonHint} />}
      </ProposingForm>
    </div>
  );
}

/** Where every officer is a candidate of a published election: that somebody else has to hear its complaints. */
function AllStandNotice({ electionId }: { electionId: string }) {
  const named = useQuery(namedQuery(electionId)).data;
  if (named?.areAllCandidates !== true || named.returningOfficer !== null) return null;
  return (
    <Notice tone="warning" icon={UserRoundCheck}>
      <div className="min-w-0 flex-1">
        <p>{returningOfficerMessages.all}</p>
        <Link to={electionPath(electionId)} className="type-link text-ui">
          {returningOfficerMessages.there}
        </Link>
      </div>
    </Notice>
  );
}
