import { useState } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import type { Reply } from '#web/app/call.ts';
import { lineOfText } from '#web/app/form-schema.ts';
import { useCall } from '#web/app/use-call.ts';
import { electionActs } from '#texts/en/election-acts.ts';
import { returningOfficerMessages as text } from '#texts/en/returning-officer.ts';
import { ReasonedAct } from '#web/proposals/reasoned-act.tsx';
import { Button } from '#web/kit/button.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { mayBeRuledIn, RulingAct } from './ruling-act.tsx';
import { usePhase } from './use-phase.ts';

interface NamingActsProps {
  election: Election;
  named: Reply<'readAudience'>;
}

/** What officers do about the returning officer of an election, or the returning officer to its voting. */
export function NamingActs({ election, named }: NamingActsProps) {
  if (named.isYours) return <Yours election={election} />;
  const isNamed = named.returningOfficer !== null;
  const isOver = election.certifiedAt !== undefined || election.state === 'cancelled';
  return (
    <>
      {isNamed ? (
        <p className="text-ink-2 wrap-anywhere">{text.inPlace}</p>
      ) : (
        <p className={named.areAllCandidates ? 'font-semibold' : 'text-ink-2'}>
          {named.areAllCandidates ? text.all : text.officers}
        </p>
      )}
      {!isOver && (
        <div className="flex flex-wrap gap-2.5">
          <NameButton electionId={election._id} />
          {isNamed && <NobodyButton electionId={election._id} />}
        </div>
      )}
    </>
  );
}

function NameButton({ electionId }: { electionId: string }) {
  const [isAsked, setAsked] = useState(false);
  const name = useCall('nameReturningOfficer');
  return (
    <>
      <Button kind="outline" onClick={() => setAsked(true)}>
        {text.name}
      </Button>
      <ReasonedAct
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={text.nameTitle}
        text={text.nameText}
        confirm={text.name}
        confirmKind="primary"
        proposes="officers"
        reader="voters"
        hint={text.reasonHint}
        failed={text.failed}
        act={(reason, person) =>
          name.mutateAsync({ params: { id: electionId }, body: { ...person, reason } })
        }
        also={{
          schemas: { email: lineOfText(254, text.emailMissing) },
          values: { email: '' },
          fields: (
            <TextField
              name="email"
              label={text.email}
              type="email"
              autoComplete="off"
              inputMode="email"
            />
          ),
        }}
      />
    </>
  );
}

function NobodyButton({ electionId }: { electionId: string }) {
  const [isAsked, setAsked] = useState(false);
  const name = useCall('nameReturningOfficer');
  return (
    <>
      <Button kind="ghost" onClick={() => setAsked(true)}>
        {text.nobody}
      </Button>
      <ReasonedAct
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={text.nobodyTitle}
        text={text.nobodyText}
        confirm={text.nobody}
        confirmKind="primary"
        proposes="officers"
        reader="voters"
        hint={text.reasonHint}
        failed={text.failed}
        act={(reason) =>
          name.mutateAsync({ params: { id: electionId }, body: { email: null, reason } })
        }
      />
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
