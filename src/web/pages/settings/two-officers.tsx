import { useState } from 'react';
import { sentenceOf } from '#web/app/call-error.ts';
import { noteOf, useOfficersNeeded } from '#web/proposals/queries.ts';
import { ReasonDialog } from '#web/proposals/reason-dialog.tsx';
import { useSaveSettings } from '#web/campus/save-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { notify } from '#web/ui/notify.ts';
import { proposalMessages } from '#web/messages/en/proposals.ts';
import { settingsPart } from './settings-part.ts';

const text = proposalMessages;

/** Turns the rule on at once, and off by two admins. It stands beside the form: it is saved by itself. */
export function TwoOfficers({ isOn }: { isOn: boolean }) {
  const save = useSaveSettings();
  const needed = useOfficersNeeded('admin');
  // By what was pressed: the rule changes before its dialog is gone.
  const [asked, setAsked] = useState<'on' | 'off' | null>(null);
  const [error, setError] = useState<string>();
  const keep = () => setAsked(null);
  const run = async (reason: string) => {
    setError(undefined);
    try {
      const body = { needsTwoOfficers: !isOn, ...(reason !== '' && { reason }) };
      notify.success((await save.mutateAsync(body)).message);
      keep();
    } catch (problem) {
      setError(sentenceOf(problem, text.failed));
    }
  };
  return (
    <section className={settingsPart} aria-labelledby="settings-two-officers">
      <h2 className="type-h3" id="settings-two-officers">
        {text.setting}
      </h2>
      <p className="text-ink-2">{text.settingText}</p>
      <p role="status" className="font-semibold">
        {isOn ? text.settingOn : text.settingOff}
      </p>
      {isOn && needed === 1 && <p>{text.settingAlone}</p>}
      <div>
        <Button
          kind={isOn ? 'outline' : 'primary'}
          onClick={() => {
            setError(undefined);
            setAsked(isOn ? 'off' : 'on');
          }}
        >
          {isOn ? text.turnOff : text.turnOn}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={asked === 'on'}
        title={text.turnOnTitle}
        text={text.turnOnText}
        confirmLabel={text.turnOn}
        keepLabel={text.goBack}
        confirmKind="primary"
        error={error}
        isPending={save.isPending}
        onKeep={keep}
        onConfirm={() => run('')}
      />
      <ReasonDialog
        isOpen={asked === 'off'}
        title={text.turnOffTitle}
        text={noteOf(needed) ?? text.turnOffText}
        hint={text.reasonHint}
        confirm={text.turnOff}
        error={error}
        isPending={save.isPending}
        onKeep={keep}
        onConfirm={run}
      />
    </section>
  );
}
