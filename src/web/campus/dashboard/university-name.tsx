import { z } from 'zod/mini';
import { settingsLimits, settingsSentences } from '#core/campus/settings.ts';
import { useCampus } from '#web/app/campus.ts';
import { lineOfText } from '#web/app/form-schema.ts';
import { useSaveSettings } from '../officer-queries.ts';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { dashboardMessages } from '#texts/en/dashboard.ts';

const text = dashboardMessages.universityName;

const Naming = z.object({
  universityName: lineOfText(settingsLimits.universityName, settingsSentences.universityName),
});

/** Asks an admin for the name of the university, until the campus has one. */
export function UniversityName({ onNamed }: { onNamed: () => void }) {
  const campus = useCampus();
  // Not while the server has not answered: most campuses have a name.
  return campus?.universityName === '' ? <NameForm onNamed={onNamed} /> : null;
}

function NameForm({ onNamed }: { onNamed: () => void }) {
  const save = useSaveSettings();
  const form = useCallForm(Naming, { universityName: '' }, { reValidateMode: 'onSubmit' });
  return (
    <CallForm
      form={form}
      send={(body) => save.mutateAsync({ body })}
      failed={text.failed}
      done={text.saved(form.watch('universityName').trim())}
      // The form goes, and the focus with it.
      onDone={onNamed}
      submit={text.save}
      kind="compact"
      look={{ className: 'sm:mt-7' }}
      labelledBy="university-name"
      className="sheet mb-6 grid gap-4 p-5"
      row={(button) => (
        <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,36rem)_auto] sm:justify-start">
          <TextField
            name="universityName"
            label={text.label}
            maxLength={settingsLimits.universityName}
            autoComplete="organization"
          />
          {button}
        </div>
      )}
    >
      <div>
        <h2 className="type-h3" id="university-name">
          {text.title}
        </h2>
        <p className="type-meta">{text.lede}</p>
      </div>
    </CallForm>
  );
}
