import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isOfficer } from '#core/accounts/role.ts';
import type { Election } from '#contract/election-shapes.ts';
import { proposalsQuery } from '#web/proposals/queries.ts';
import { Link } from '#web/app/link.tsx';
import { useLocation } from '#web/kit/location.ts';
import type { Reply } from '#web/app/call.ts';
import { useViewer } from '#web/app/session.ts';
import { useCall } from '#web/app/use-call.ts';
import { useKeptFocus } from '#web/app/use-kept-focus.ts';
import { settleMessages } from '#texts/en/settle.ts';
import { paths } from '#web/app/paths.ts';
import { optionalReason, reasonFor } from '#web/app/form-schema.ts';
import { TextField } from '#web/kit/text-field.tsx';
import { isNoSuchCall } from '#web/kit/call-error.ts';
import { Loaded } from '#web/kit/loaded.tsx';
import { Spinner } from '#web/kit/button.tsx';
import { goToAct, settleAnchors } from './anchors.ts';
import { useNamed } from '#web/elections/use-named.ts';
import { Seats } from './seats.tsx';
import { isUndecided, stepNow, Steps } from './steps.tsx';
import { FollowerLines } from '../followers.tsx';
import { AllPositions, areMany, isToDraw } from './all-positions.tsx';
import { DrawStep } from './draw-form.tsx';
import { dueLines, VoteAgain } from './vote-again.tsx';
import { isBeingCounted, outcomeQuery } from './queries.ts';
import { Stamp } from 'lucide-react';
import type { ReactNode } from 'react';
import { ReasonedButton } from '#web/proposals/reasoned-act.tsx';

const text = settleMessages;

/** For officers: what is due after the close of an election, step by step, until it is certified. */
export function SettlePanel({ election }: { election: Election }) {
  const { viewer } = useViewer();
  const isOfOffice = viewer !== null && isOfficer(viewer.role);
  const { mayAct } = useNamed(election._id);
  // What was done is taken away, and the button or the form that did it.
  const box = useKeptFocus();
  const query = useQuery(outcomeQuery(election._id));
  if (isNoSuchCall(query.error)) return null;
  return (
    <section
      ref={box}
      aria-labelledby="settle-title"
      className="sheet grid gap-5 p-6 beside-sheet:hidden max-md:p-4"
      data-settle
    >
      <h2 className="type-h3" id="settle-title" tabIndex={-1}>
        {text.title}
      </h2>
      <Loaded
        query={query}
        failed={(error) => (isBeingCounted(error) ? <Counting /> : text.failed)}
        waiting={<Spinner />}
      >
        {(outcome) => (
          <>
            <GoToNamedAct />
            <Followers {...outcome} />
            <Steps
              now={stepNow(outcome)}
              steps={[
                {
                  id: 'decide',
                  status: isUndecided(outcome) ? undefined : text.nothingToDecide,
                  body: (
                    <Decide election={election} outcome={outcome} {...{ mayAct, isOfOffice }} />
                  ),
                },
                {
                  id: 'certificate',
                  status: outcome.certifiedAt === null ? undefined : text.certified,
                  body: <Certificate election={election} outcome={outcome} mayAct={mayAct} />,
                },
                ...(isOfOffice
                  ? [{ id: 'seats' as const, body: <Seats electionId={election._id} /> }]
                  : []),
              ]}
            />
          </>
        )}
      </Loaded>
    </section>
  );
}

/** Goes to the act that the address names, once it is there. */
function GoToNamedAct() {
  const { hash } = useLocation();
  useEffect(() => goToAct(hash), [hash]);
  return null;
}

interface StepProps {
  election: Election;
  outcome: Reply<'readOutcome'>;
  mayAct: boolean;
}

/** The elections that decide positions of this one. */
function Followers({ positions }: Pick<Reply<'readOutcome'>, 'positions'>) {
  const followers = positions.flatMap(({ position, followedBy }) =>
    followedBy.map((one) => ({ ...one, position })),
  );
  return (
    <div className="grid gap-2 text-ui wrap-anywhere empty:hidden">
      <FollowerLines followers={followers} />
    </div>
  );
}

/** Ties, and positions that another vote decides. */
function Decide({ election, outcome, mayAct, isOfOffice }: StepProps & { isOfOffice: boolean }) {
  const { certifiedAt, positions, draw } = outcome;
  return (
    <>
      {certifiedAt === null && areMany(positions) && <AllPositions positions={positions} />}
      <Positions
        electionId={election._id}
        outcome={outcome}
        rules={election.rules}
        mayAct={isOfOffice}
      />
      {mayAct && draw !== null && <DrawStep electionId={election._id} draw={draw} />}
    </>
  );
}

/** What is in the way of the certificate, and the way to it. */
function Certificate({ election, outcome, mayAct }: StepProps) {
  const { certifiedAt, blockers, areMessagesUnanswered } = outcome;
  if (certifiedAt !== null) return <p className="text-ui">{text.certifiedText}</p>;
  return (
    <>
      <Blockers blockers={blockers} />
      {mayAct && (
        <Certify
          election={election}
          isHeld={blockers.length > 0}
          arePassedOver={areMessagesUnanswered}
        />
      )}
    </>
  );
}

/** The votes are being counted; it asks again by itself. */
function Counting() {
  return (
    <p className="flex items-center gap-3" role="status">
      <Spinner /> {text.counting}
    </p>
  );
}

/** The way to certify it, or where a second officer confirms that it is. */
function Certify({ election, isHeld, arePassedOver }: Omit<CertifyButtonProps, 'instead'>) {
  const { viewer } = useViewer();
  const enabled = viewer !== null && isOfficer(viewer.role);
  const proposals = useQuery({ ...proposalsQuery, enabled }).data?.proposals ?? [];
  const isProposed = proposals.some(
    ({ act, election: of }) => act === 'election.certify' && of?._id === election._id,
  );
  return (
    <div id={settleAnchors.certify} tabIndex={-1}>
      <CertifyButton
        election={election}
        isHeld={isHeld}
        arePassedOver={arePassedOver}
        instead={
          isProposed ? (
            <p className="text-ui" role="status">
              {text.certifyProposed}{' '}
              <Link to={paths.dashboard} className="type-link min-h-11">
                {text.toDashboard}
              </Link>
            </p>
          ) : null
        }
      />
    </div>
  );
}

function Blockers({ blockers }: Pick<Reply<'readOutcome'>, 'blockers'>) {
  if (blockers.length === 0) return <p className="text-ui">{text.ready}</p>;
  return (
    <div className="text-ui">
      <p>{text.blockers}</p>
      <ul className="ms-5 list-disc">
        {blockers.map(({ reason, message }) => (
          <li key={reason}>{message}</li>
        ))}
      </ul>
    </div>
  );
}

interface PositionsProps {
  electionId: string;
  outcome: Reply<'readOutcome'>;
  rules: Election['rules'];
  mayAct: boolean;
}

/** The positions that another vote decides, or has to. */
function Positions({ electionId, outcome, rules, mayAct }: PositionsProps) {
  const { certifiedAt } = outcome;
  // Of many the ties of one draw stand in the list of all.
  const hasList = areMany(outcome.positions);
  const positions = hasList
    ? outcome.positions.filter((one) => !isToDraw(one, rules.tie))
    : outcome.positions;
  const due = dueLines(positions, hasList);
  return (
    <>
      {due.length > 0 && (
        <ul className="grid gap-3 text-ui">
          {due.map(({ positionId, said }) => (
            <li
              key={positionId}
              id={settleAnchors.position(positionId)}
              tabIndex={-1}
              className="grid justify-items-start gap-2 wrap-anywhere"
            >
              {said.map((sentence) => (
                <span key={sentence}>{sentence}</span>
              ))}
            </li>
          ))}
        </ul>
      )}
      {mayAct && certifiedAt === null && (
        <div className="flex flex-wrap gap-2.5 empty:hidden">
          <VoteAgain electionId={electionId} positions={positions} tie={rules.tie} />
        </div>
      )}
    </>
  );
}

interface CertifyButtonProps {
  election: Election;
  /** Something is to be done before. */
  isHeld: boolean;
  /** Messages about it have no answer. */
  arePassedOver: boolean;
  /** Stands in its place once it was proposed. */
  instead: ReactNode;
}

/** Asks once more before nothing of an election changes any more. */
function CertifyButton({ election, isHeld, arePassedOver, instead }: CertifyButtonProps) {
  const certify = useCall('certifyElection');
  return (
    <ReasonedButton
      button={{ icon: <Stamp size={20} strokeWidth={1.75} aria-hidden />, disabled: isHeld }}
      instead={instead}
      title={text.certifyTitle(election.name)}
      text={text.certifyText}
      hint={text.reasonHint}
      confirm={text.certify}
      confirmKind="primary"
      act={(reason, also) =>
        certify.mutateAsync({
          params: { id: election._id },
          body: { reason, ...(arePassedOver && also) },
        })
      }
      also={{
        schemas: { passedOver: arePassedOver ? reasonFor('voters') : optionalReason() },
        values: { passedOver: '' },
        fields: arePassedOver && (
          <TextField
            name="passedOver"
            label={text.passedOver}
            hint={text.passedOverHint}
            autoComplete="off"
          />
        ),
      }}
      failed={text.sendFailed}
    />
  );
}
