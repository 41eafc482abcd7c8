import type { SubmitEvent } from 'react';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { FieldErrors, Path } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import { useSaveSettings } from '#web/campus/save-settings.ts';
import { CallError, sentenceOf } from '#web/app/call-error.ts';
import { draftKeys } from '#web/app/draft-keys.ts';
import { resolverOf, showFieldErrors } from '#web/app/form-schema.ts';
import { useSavedDraft, useSaveTyped } from '#web/app/saved-draft.ts';
import { useLeaveConfirmation } from '#web/app/use-leave-confirmation.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { Problem } from '#web/ui/form-problem.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { notify } from '#web/ui/notify.ts';
import { useOneAtATime } from '#web/ui/use-one-at-a-time.ts';
import { settingsMessages } from '#web/messages/en/settings.ts';
import { AboutFields } from './about-fields.tsx';
import { CampusFields } from './campus-fields.tsx';
import { InitiativeFields } from './initiative-fields.tsx';
import { isSame, SettingsChanges } from './settings-changes.ts';
import { KeepFields } from './keep-fields.tsx';
import { Settings } from './settings-schema.ts';
import type { FormSettings } from './settings-schema.ts';
import { SocialFields } from './social-fields.tsx';

const text = settingsMessages;

const saveBar = 'sheet flex flex-wrap items-center gap-2 py-2.5 ps-[clamp(16px,3vw,28px)] pe-3';
/** The bar stays in view while there are unsaved changes. */
const inSight = 'sticky bottom-[max(12px,env(safe-area-inset-bottom))] z-15 shadow-e3';

/** All settings in one form. Nothing changes before Save, and leaving with changes asks. */
export function SettingsForm({ saved }: { saved: FormSettings }) {
  const { mutateAsync: save, isPending } = useSaveSettings();
  const {
    draft: changes,
    change,
    clear,
    forget,
  } = useSavedDraft(draftKeys.settings, SettingsChanges);
  const [problem, setProblem] = useState<Problem | null>(null);
  const draft: FormSettings = { ...saved, ...changes };
  const hasChanged = !isSame(draft, saved);
  const leaving = useLeaveConfirmation(hasChanged);
  const form = useForm({
    defaultValues: draft,
    resolver: resolverOf(Settings),
    // An error stays at its field until the next Save.
    reValidateMode: 'onSubmit',
  });
  const keep = useCallback(
    (values: FormSettings) => (isSame(values, saved) ? clear() : change(values)),
    [saved, clear, change],
  );
  useSaveTyped(form, keep);
  // When the settings are read again, what was changed here stays.
  const takeSaved = useEffectEvent(() => form.reset(draft, { keepErrors: true }));
  useEffect(() => takeSaved(), [saved]);

  const complain = (sentence: string) => {
    setProblem({ text: sentence });
    notify.refused(sentence);
  };
  const send = async (settings: FormSettings) => {
    setProblem(null);
    try {
      await save(settings);
      clear();
      notify.success(text.saved);
    } catch (refusal) {
      const fields = refusal instanceof CallError ? Object.keys(refusal.fields) : [];
      showFieldErrors(refusal, fields as Path<FormSettings>[], form.setError);
      complain(sentenceOf(refusal, text.saveFailed));
    }
  };
  const sendOnce = useOneAtATime(
    form.handleSubmit(send, (wrong) => complain(text.problems(countOf(wrong)))),
  );
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    sendOnce();
  };

  return (
    <>
      <form className="grid min-w-0 grid-cols-1 gap-4" noValidate onSubmit={onSubmit}>
        <p className="text-ink-2">{text.lede}</p>
        <FormProblem problem={problem} />
        <CampusFields form={form} />
        <AboutFields form={form} />
        <SocialFields form={form} />
        <InitiativeFields form={form} />
        <KeepFields form={form} />
        <div className={`${saveBar} ${hasChanged ? inSight : ''}`}>
          <p role="status" className="flex-auto text-ink-2">
            {hasChanged ? text.unsaved : text.allSaved}
          </p>
          {hasChanged && !isPending && (
            <Button
              kind="ghost"
              onClick={() => {
                clear();
                form.reset(saved);
                setProblem(null);
                form.setFocus('universityName');
              }}
            >
              {text.undo}
            </Button>
          )}
          <Button type="submit" isPending={isPending}>
            {text.save}
          </Button>
        </div>
      </form>
      {/* Beside the form: the question is a form of its own. */}
      <ConfirmDialog
        isOpen={leaving.isAsking}
        title={text.leaveTitle}
        text={text.leaveText}
        confirmLabel={text.leave}
        keepLabel={text.stay}
        onKeep={leaving.stay}
        onConfirm={() => {
          forget();
          leaving.leave();
        }}
      />
    </>
  );
}

/** How many fields are wrong, those inside others among them. */
function countOf(wrong: FieldErrors): number {
  return Object.values(wrong)
    .filter((one) => one !== undefined)
    .reduce(
      (sum, one) => sum + (typeof one.message === 'string' ? 1 : countOf(one as FieldErrors)),
      0,
    );
}
