import { useQueryClient } from '@tanstack/react-query';
import type { ChangeEvent } from 'react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod/mini';
import { areCandidatesFixed } from '#core/elections/nomination.ts';
import { phaseOf } from '#core/elections/phase.ts';
import type { MyBallot } from '#contract/ballot-shapes.ts';
import type { Election } from '#contract/election-shapes.ts';
import type { MyNomination } from '#contract/nominations.ts';
import { sentenceOf, Told } from '#web/kit/call-error.ts';
import { draftText } from '#web/app/draft-fields.ts';
import { useSavedDraft, useSaveTyped } from '#web/app/saved-draft.ts';
import { draftKeys } from '#web/app/draft-keys.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import { checkedBy } from '#web/app/form-schema.ts';
import { useLocation } from '#web/kit/location.ts';
import { useLine } from '#web/kit/use-line.ts';
import { serverNow } from '#web/app/server-clock.ts';
import { isSessionEnd } from '#web/kit/refusal.ts';
import { forgetViewer, useViewer } from '#web/app/session.ts';
import { useCall } from '#web/app/use-call.ts';
import { useMyBallots } from '#web/elections/queries.ts';
import type { HistoryState } from '#web/app/paths.ts';
import { paths } from '#web/app/paths.ts';
import { useWritingLanguages } from '#web/campus/words-in-languages.tsx';
import { Button } from '#web/kit/button.tsx';
import { Fold } from '#web/kit/fold.tsx';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { LineNotice } from '#web/kit/line-notice.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { Select } from '#web/kit/select.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { useImageUpload } from '#web/uploads/use-image-upload.ts';
import { electionsMessages } from '#texts/en/elections.ts';
import { nominationMessages } from '#texts/en/nominations.ts';
import { messages } from '#texts/en/site.ts';
import type { Language } from '#texts/languages.ts';
import {
  asSent,
  CandidateFields,
  candidateSchema,
  saidDraft,
  saidFields,
  saidIn,
} from './candidate-fields.tsx';
import { ConditionsNotice } from './condition-list.tsx';
import { HeartHandshake } from 'lucide-react';
import { supporterRuleWords } from '#texts/supporter-words.ts';
import { supportersOf } from '#core/elections/supporters.ts';
import type { SupporterRule } from '#core/elections/supporters.ts';
import { supporterMessages } from '#texts/en/supporters.ts';

const text = electionsMessages.nominations;

const NominationDraft = z.object({
  electionId: draftText,
  position: draftText,
  ...saidDraft,
});

const Nomination = z.object({
  electionId: z.string(),
  position: z.string(),
  ...candidateSchema,
} satisfies FormFields<'createNomination', 'userId'>);

type Nomination = z.output<typeof Nomination>;

interface NominationFormProps {
  elections: readonly Election[];
  /** On whose page the form was opened; '' where all elections stand. */
  electionId: string;
  own: readonly MyNomination[];
  /** One that is over and is asked for again: what was said then stands in the form. */
  again: MyNomination | null;
  onDone: () => void;
}

/** Election, position, and what the candidate wants to say. */
export function NominationForm(props: NominationFormProps) {
  const { elections, electionId: at, own, again, onDone } = props;
  const { viewer } = useViewer();
  const { data: ballots } = useMyBallots();
  const { wait, inLine, leave } = useLine();
  const create = useCall('createNomination', { via: inLine, ownsSignedOut: true });
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const client = useQueryClient();
  const upload = useImageUpload();
  const { draft, change } = useSavedDraft(draftKeys.nomination, NominationDraft);
  // Closed elections take no nominations, and old ones would hide the current one.
  const now = serverNow();
  const offered = elections.filter((one) => phaseOf(one, now) !== 'closed');
  const ballotOf = (id: string) => ballots?.find((one) => one.electionId === id);
  const electionOf = (id: string) => offered.find(({ _id }) => _id === id);
  const check = ({ electionId: id, position }: Nomination) => {
    // Who is not logged in reads that, and nothing else.
    if (viewer === null) return {};
    const missing = messages.fixed.selectElectionAndPosition;
    const chosen = electionOf(id);
    if (chosen === undefined) return { electionId: missing };
    if (position === '') return { position: missing };
    const why = whyFixed({ election: chosen, own, position, now, ballot: ballotOf(id) });
    return why === null ? {} : { position: why };
  };
  const start = draft.electionId === '' && electionOf(at) !== undefined ? at : draft.electionId;
  const form = useCallForm(
    Nomination.check(checkedBy(check)),
    again === null ? { ...draft, electionId: start } : valuesOf(again),
  );
  useSaveTyped(form, change);
  const [electionId, position, ...said] = form.watch(['electionId', 'position', ...saidFields]);
  const election = electionOf(electionId);
  const { others } = useWritingLanguages(election?.writtenIn);
  const conditions = election?.candidateConditions ?? [];
  const post = election?.positions.find(({ _id }) => _id === position);
  const rule = supportersOf(election?.supporters ?? null, post?.supporters ?? null);
  const ballot = ballotOf(electionId);
  const refused = ballot?.nominate.isAllowed === false ? ballot.nominate.message : null;
  const obstacle = viewer?.enrollmentNumber === null ? text.needsNumber : refused;
  const { setFocus } = form;
  const isMoreNeeded = again !== null || said.some((one) => one !== '');
  useEffect(() => {
    if (again === null) return;
    change(valuesOf(again));
    setFocus('statement');
  }, [again, change, setFocus]);

  const toLogIn = () => {
    const state: HistoryState = { from: pathname + search };
    void navigate(paths.login, { state, viewTransition: true });
  };
  const send = async (nomination: Nomination) => {
    if (viewer === null) throw new Told(messages.fixed.loginToNominate);
    const body = filled(nomination, others);
    const position = nameOnWire(electionOf(body.electionId), body.position);
    return create.mutateAsync({ body: { ...body, position, userId: viewer._id } });
  };
  return (
    <CallForm
      form={form}
      send={send}
      failed={(refusal) =>
        isSessionEnd(refusal)
          ? messages.fixed.loginToNominate
          : sentenceOf(refusal, messages.fixed.nominationFailed)
      }
      isToasted
      // It says itself that nobody is logged in.
      isPublic
      onRefused={(refusal) => {
        if (isSessionEnd(refusal)) forgetViewer(client);
        return false;
      }}
      done={messages.fixed.nominationSuccessful}
      onDone={onDone}
      isDirty={said.some((one) => one !== '')}
      submit={text.submit}
      look={{ 'aria-disabled': upload.progress !== null || undefined }}
      after={<LineNotice wait={wait} onLeave={leave} />}
    >
      {/* Before anything is filled in. */}
      {obstacle !== null && <Notice icon={null}>{obstacle}</Notice>}
      <TextField
        as={Select}
        name="electionId"
        label={text.election}
        {...(offered.length === 0 && { hint: text.noneOpen })}
        onChange={(event: ChangeEvent) => {
          void form.register('electionId').onChange(event);
          form.setValue('position', '');
        }}
      >
        <option value="">{text.chooseElection}</option>
        {offered.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </TextField>
      <TextField
        as={Select}
        name="position"
        label={text.position}
        {...(election === undefined && { hint: text.electionFirst })}
        disabled={election === undefined}
      >
        <option value="">{text.choosePosition}</option>
        {election?.positions.filter(isPost).map(({ _id, title }) => {
          const why = whyFixed({ election, own, position: _id, now, ballot });
          return (
            <option key={_id} value={_id} disabled={why !== null}>
              {why === null ? title : text.positionFixed(title, why)}
            </option>
          );
        })}
      </TextField>
      {conditions.length > 0 && <ConditionsNotice conditions={conditions} />}
      {rule !== null && <SupportersNotice rule={rule} />}
      <Fold title={text.aboutYou} level={3} isNeeded={isMoreNeeded}>
        <div className="grid gap-5">
          <CandidateFields
            writtenIn={election?.writtenIn}
            upload={upload}
            canUpload={viewer !== null && obstacle === null}
          />
        </div>
      </Fold>
      {obstacle === null && <Notice>{nominationMessages.waits}</Notice>}
      {viewer === null && (
        <Button kind="outline" onClick={toLogIn}>
          {electionsMessages.notice.logIn}
        </Button>
      )}
    </CallForm>
  );
}

/** Nobody is a candidate for a question. */
const isPost = ({ kind }: Election['positions'][number]) => kind !== 'question';

/** The title, as the specification sends it; the id where the title may stand here in another language. */
function nameOnWire(election: Election | undefined, position: string): string {
  const named = election?.positions.find(({ _id }) => _id === position);
  return named === undefined || named.translations !== undefined ? position : named.title;
}

function valuesOf(nomination: MyNomination): Nomination {
  const { election, positionId: position } = nomination;
  return { electionId: election._id, position, ...saidIn(nomination) };
}

/** Why nobody, or not the viewer again, can be nominated for a position; null where they can. */
function whyFixed(given: {
  election: Election;
  own: readonly MyNomination[];
  /** The id: its title may stand here in another language than the server knows it by. */
  position: string;
  now: number;
  ballot: MyBallot | undefined;
}): string | null {
  const { election, own, position, now, ballot } = given;
  const found = election.positions.find(({ _id }) => _id === position);
  if (found === undefined) return null;
  const mine = own.find(({ positionId }) => positionId === found._id);
  if (mine?.status === 'pending') return text.alreadyAsked;
  if (mine?.status === 'accepted') return text.alreadyCandidate;
  const isOther = own.some(
    ({ election: { _id }, status }) =>
      _id === election._id && (status === 'pending' || status === 'accepted'),
  );
  if (election.onePost === true && isOther) return text.onePost;
  if (ballot?.otherCandidacies?.includes(found._id) === true) {
    // Where the position asks for nobody itself, it is the voter list that they are not on.
    const isByList = found.candidacy === undefined && found.limits === undefined;
    return isByList ? text.listedOnly : text.otherCandidates;
  }
  return areCandidatesFixed(election, found._id, now) ? text.fixed : null;
}

/** What was left empty is not sent: the payload is that of the specification. */
function filled(nomination: Nomination, others: readonly Language[]) {
  const { electionId, position, translations = {}, ...profile } = asSent(nomination, others);
  const said = Object.entries(profile).filter(([, value]) => value !== '');
  const isTranslated = Object.values(translations).some(({ statement }) => statement !== '');
  return {
    electionId,
    position,
    ...Object.fromEntries(said),
    ...(isTranslated && { translations }),
  };
}

/** Whom somebody needs who wants to be a candidate, before they ask. */
function SupportersNotice({ rule }: { rule: SupporterRule }) {
  return (
    <Notice icon={HeartHandshake} title={supporterMessages.ruleTitle}>
      <p className="wrap-anywhere">{supporterMessages.rule(supporterRuleWords(rule))}</p>
      <p className="mt-1.5">{supporterMessages.ruleText}</p>
    </Notice>
  );
}
