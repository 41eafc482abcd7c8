import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { needsReason } from '#core/elections/freezing.ts';
import { isPerson } from '#core/elections/nomination.ts';
import type { Reply } from '#web/app/call.ts';
import { useCall } from '#web/app/use-call.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { useCampusSettings, useNumberFormat } from '#web/campus/queries.ts';
import { serverNow } from '#web/app/server-clock.ts';
import { sectionsOf } from '#core/accounts/dashboard-sections.ts';
import { useViewer } from '#web/app/session.ts';
import { pendingNominationsPage } from '#web/approvals/dashboard/queries.ts';
import { enteredQuery } from '#web/nominations/dashboard/queries.ts';
import { waitingQuery } from '#web/dashboard/waiting/queries.ts';
import { electionToEdit, voterSourcesQuery } from '../../officer-queries.ts';
import { usePhase } from '../../use-phase.ts';
import { useImageUpload } from '#web/uploads/use-image-upload.ts';
import { Button } from '#web/kit/button.tsx';
import { Told } from '#web/kit/call-error.ts';
import { useCallForm } from '#web/kit/call-form.tsx';
import { LoadedList, RowsSkeleton } from '#web/kit/list/loaded-list.tsx';
import { electionActs } from '#texts/en/election-acts.ts';
import { organize as text } from '#texts/en/organize.ts';
import { messages } from '#texts/en/site.ts';
import { ProposedReason, ProposingForm, useReasonAsked } from '#web/proposals/proposing-form.tsx';
import { PublicationWaits } from '#web/proposals/publication-waits.tsx';
import { ReadinessNotice } from '../readiness/readiness-notice.tsx';
import { useAddress } from '#web/kit/location.ts';
import type { Meanwhile, Side } from './changed-meanwhile.tsx';
import {
  ChangedMeanwhile,
  choiceOf,
  meanwhileIn,
  rebased,
  unsettledOf,
} from './changed-meanwhile.tsx';
import type { ToldField } from './says-settings.ts';
import { electionSchema, fieldOf, firstPart } from './check-election.ts';
import { ElectionFields } from './election-fields.tsx';
import type { ElectionValues } from './election-values.ts';
import { changesOf, formOf, givenOf, newWords, settingsOf } from './settings-codec.ts';
import { FixedNotice, fixedIn, formActs, formBody } from './form-part.tsx';
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
          {(known) => <FormOnceKnown given={given} sources={known} />}
        </LoadedList>
      )}
    </LoadedList>
  );
}

type Given = Reply<'readElectionToEdit'>;

interface FormProps {
  given: Given;
  sources: Sources;
  /** Somebody wants to be a candidate, as far as this officer may read. */
  hasNominations: boolean;
}

/** The form, once it is known whether candidates rely on something already. */
function FormOnceKnown(props: Omit<FormProps, 'hasNominations'>) {
  const { _id: id, nominations } = props.given.election;
  const { viewer } = useViewer();
  const campus = useCampusSettings();
  const councilDecides = campus.data?.councilDecidesNominations === true;
  const mayDecide = sectionsOf(viewer?.role ?? 'student', { councilDecides }).includes(
    'nomination-requests',
  );
  const pending = useQuery({ ...pendingNominationsPage(1), enabled: mayDecide });
  const entered = useQuery(enteredQuery(id));
  if (campus.isLoading || pending.isLoading || entered.isLoading) return <RowsSkeleton />;
  const hasNominations =
    nominations.some(isPerson) ||
    pending.data?.some(({ election }) => election._id === id) === true ||
    entered.data?.some(({ status }) => status === 'draft' || status === 'waits') === true;
  return <Form {...props} hasNominations={hasNominations} />;
}

/** What somebody began to write from: which edit of the settings, and how the form showed it. */
function baseOf(given: Given, timeZone: string, tags: readonly string[]) {
  const { election, version } = given;
  return {
    version,
    settings: settingsOf(election),
    values: {
      ...formOf(election, timeZone),
      translations: Object.fromEntries(tags.map((tag) => [tag, wordsIn(election, tag)])),
    },
  };
}

function Form({ given, sources, ...props }: FormProps) {
  const { election, hasBallots, ownGroups } = given;
  const timeZone = useTimeZone();
  const format = useNumberFormat();
  const address = useAddress();
  const phase = usePhase(election);
  const edit = useCall('editElection');
  const upload = useImageUpload();
  const client = useQueryClient();
  const [open, setOpen] = useState('');
  const { others } = useWritingLanguages(election.writtenIn);
  const read = (one: Given) =>
    baseOf(
      one,
      timeZone,
      others.map(({ tag }) => tag),
    );
  // What is read again meanwhile does not change what somebody is writing.
  const [base, setBase] = useState(() => read(given));
  const [hasNominations] = useState(props.hasNominations);
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  const fixed = fixedIn({
    phase,
    hasBallots,
    // A field that somebody is writing in stays: the server refuses it, and says so beside it.
    hasNominations,
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
      fixed: fixed.has('positions') ? base.values.positions : undefined,
      reason,
    }),
    base.values,
  );
  const found = useQuery(waitingQuery).data?.elections;
  const lacks = found?.find(({ electionId }) => electionId === election._id)?.lacks;
  const leave = () => address.replace({ section: 'election-list' });
  const send = (values: ElectionValues) => {
    const unsettled = meanwhile === null ? [] : unsettledOf(meanwhile);
    for (const field of unsettled) {
      form.setError(choiceOf(field), { message: text.meanwhile.choose });
    }
    if (unsettled.length > 0) throw new Told(text.meanwhile.chooseEach);
    // Whoever saves the form has seen the rule, and so has chosen it.
    const isUnchosen = lacks?.some(({ kind }) => kind === 'tie-rule-usual') === true;
    const { version, settings, values: before } = base;
    const body = {
      version,
      ...(isUnchosen && { rules: givenOf(values, timeZone).rules }),
      ...changesOf(values, settings, timeZone, serverNow()),
      ...newWords(values, before),
    };
    return edit.mutateAsync({ params: { id: election._id }, body });
  };
  /** All that was typed stays, over what another officer has saved. */
  const meet = async (fields: Meanwhile['fields']) => {
    const { queryKey } = electionToEdit(election._id);
    await client.refetchQueries({ queryKey, exact: true });
    const latest = client.getQueryData(queryKey);
    // The next press meets it again.
    if (latest === undefined || client.getQueryState(queryKey)?.status === 'error') return;
    const now = read(latest);
    const mine = rebased(form.getValues(), base.values, now.values);
    setBase(now);
    setOpen('');
    form.reset(mine, { keepDefaultValues: true });
    setMeanwhile({ fields, mine, theirs: now.values, chosen: {} });
  };
  const takeRefusal = (refusal: unknown) => {
    const fields = meanwhileIn(refusal);
    if (fields !== null) void meet(fields);
    // Its sentence is said above the form.
    return false;
  };
  const choose = (field: ToldField, side: Side) => {
    if (meanwhile === null) return;
    setMeanwhile({ ...meanwhile, chosen: { ...meanwhile.chosen, [field]: side } });
    setOpen('');
    form.setValue(field, meanwhile[side][field], { shouldDirty: true });
    if (field === 'electorate' && side === 'theirs') form.setValue('roll', null);
  };
  return (
    <div data-edited={election._id}>
      <ProposingForm
        proposes={proposes}
        form={form}
        send={send}
        onDone={leave}
        failed={electionActs.failed}
        onRefused={takeRefusal}
        fieldOf={fieldOf}
        isBeside
        onWrong={(fields) => setOpen((part) => firstPart(fields, form.getValues()) || part)}
        submit={text.save}
        look={{ isPending: form.formState.isSubmitting || upload.progress !== null }}
        className={formBody}
        row={(button) => (
          <div className={formActs}>
            <p className="w-full text-ui text-ink-2">{text.editing}</p>
            {button}
            <Button kind="ghost" onClick={leave}>
              {electionActs.keep}
            </Button>
          </div>
        )}
      >
        {meanwhile !== null && (
          <ChangedMeanwhile key={base.version} meanwhile={meanwhile} onChoose={choose} />
        )}
        <h3 className="type-h3 wrap-anywhere">
          {text.editTitle} <bdi>{election.name}</bdi>
        </h3>
        {lacks !== undefined && <ReadinessNotice lacks={lacks} isPublished={phase !== 'draft'} />}
        {phase === 'draft' ? (
          <PublicationWaits electionId={election._id} />
        ) : (
          <AllStandNotice electionId={election._id} />
        )}
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
