import { useState } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import type { Reply } from '#web/app/call.ts';
import { useCall } from '#web/app/use-call.ts';
import { electionActs } from '#texts/en/election-acts.ts';
import { returningOfficerMessages as text } from '#texts/en/returning-officer.ts';
import { ReasonedAct } from '#web/proposals/reasoned-act.tsx';
import { Button } from '#web/kit/button.tsx';
import { NamingDialog } from './naming-dialog.tsx';
import { mayBeRuledIn, RulingAct } from './ruling-act.tsx';
import { usePhase } from './use-phase.ts';

interface NamingActsProps {
  election: Election;
  named: Reply<'readAudience'>;
}

/** What officers read of the returning officer of an election, or what the returning officer can do. */
export function NamingActs({ election, named }: NamingActsProps) {
  if (named.isYours) return <Yours election={election} />;
  if (named.returningOfficer !== null) {
    return <p className="text-ink-2 wrap-anywhere">{text.inPlace}</p>;
  }
  const isOver = election.certifiedAt !== undefined || election.state === 'cancelled';
  return (
    <>
      <p className="font-semibold">{text.all}</p>
      {!isOver && <NameButton electionId={election._id} />}
    </>
  );
}

function NameButton({ electionId }: { electionId: string }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button kind="outline" onClick={() => setAsked(true)}>
        {text.name}
      </Button>
      <NamingDialog electionId={electionId} isOpen={isAsked} onClose={() => setAsked(false)} />
    </>
  );
}

function Yours({ election }: { election: Election }) {
  const [isAsked, setAsked] = useState(false);
  const [rules, setRules] = useState(false);
  const pause = useCall('pauseElection');
  const resume = useCall('resumeElection');
  const phase = usePhase(election);
  const act = phase === 'open' ? 'pause' : phase === 'paused' ? 'resume' : null;
  const params = { id: election._id };
  return (
    <>
      <p className="font-semibold">{text.yours}</p>
      <p className="max-w-(--measure) text-ink-2">{text.yoursText}</p>
      {mayBeRuledIn(election) && (
        <>
          <Button kind="outline" onClick={() => setRules(true)}>
            {electionActs.rule.act}
          </Button>
          <RulingAct election={election} isOpen={rules} onClose={() => setRules(false)} />
        </>
      )}
      {act !== null && (
        <>
          <Button kind="outline" onClick={() => setAsked(true)}>
            {text[act]}
          </Button>
          <ReasonedAct
            isOpen={isAsked}
            onClose={() => setAsked(false)}
            title={electionActs[act].title(election.name)}
            text={electionActs[act].text}
            confirm={text[act]}
            confirmKind="primary"
            reader="voters"
            hint={electionActs.reasonHint}
            failed={electionActs.failed}
            act={(reason): Promise<unknown> =>
              act === 'pause'
                ? pause.mutateAsync({ params, body: { reason } })
                : resume.mutateAsync({ params, body: { reason } })
            }
          />
        </>
      )}
    </>
  );
}
