import { useState } from 'react';
import { OnlyForTheLast } from '#web/proposals/proposing-form.tsx';
import { ReasonedAct } from '#web/proposals/reasoned-act.tsx';
import { useSaveSettings } from '../../officer-queries.ts';
import { Button } from '#web/kit/button.tsx';
import { AskedAct } from '#web/kit/confirmed-act.tsx';
import { proposalMessages } from '#texts/en/proposals.ts';
import { settingsPart } from './settings-part.ts';

const text = proposalMessages;

/** Turns the rule on at once, and off by two admins. It stands beside the form: it is saved by itself. */
export function TwoOfficers({ isOn }: { isOn: boolean }) {
  const save = useSaveSettings();
  // By what was pressed: the rule changes before its dialog is gone.
  const [asked, setAsked] = useState<'on' | 'off' | null>(null);
  const keep = () => setAsked(null);
  const turn = (reason: string) =>
    save.mutateAsync({
      body: { needsTwoOfficers: !isOn, ...(reason !== '' && { reason }) },
    });
  return (
    <section className={settingsPart} aria-labelledby="settings-two-officers">
      <h2 className="type-h3" id="settings-two-officers">
        {text.setting}
      </h2>
      <p className="text-ink-2">{text.settingText}</p>
      <p role="status" className="font-semibold">
        {isOn ? text.settingOn : text.settingOff}
      </p>
      {isOn && (
        <OnlyForTheLast access="admin">
          <p>{text.settingAlone}</p>
        </OnlyForTheLast>
      )}
      <div>
        <Button kind={isOn ? 'outline' : 'primary'} onClick={() => setAsked(isOn ? 'off' : 'on')}>
          {isOn ? text.turnOff : text.turnOn}
        </Button>
      </div>
      <AskedAct
        isOpen={asked === 'on'}
        onClose={keep}
        title={text.turnOnTitle}
        text={text.turnOnText}
        confirmLabel={text.turnOn}
        keepLabel={text.goBack}
        confirmKind="primary"
        act={() => turn('')}
        failed={text.failed}
      />
      <ReasonedAct
        isOpen={asked === 'off'}
        onClose={keep}
        title={text.turnOffTitle}
        text={text.turnOffText}
        hint={text.reasonHint}
        confirm={text.turnOff}
        proposes="admin"
        reader="officers"
        act={turn}
        failed={text.failed}
      />
    </section>
  );
}
