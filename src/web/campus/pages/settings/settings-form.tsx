import { useCallback, useEffect, useEffectEvent } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { useSaveSettings } from '../../save-settings.ts';
import { draftKeys } from '#web/app/draft-keys.ts';
import { useSavedDraft, useSaveTyped } from '#web/app/saved-draft.ts';
import { useLeaveConfirmation } from '#web/app/use-leave-confirmation.ts';
import { Button } from '#web/kit/button.tsx';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx';
import { settingsMessages } from '#texts/en/settings.ts';
import { AdvancedPart } from './advanced-part.tsx';
import { CampusFields } from './campus-fields.tsx';
import { InitiativeFields } from './initiative-fields.tsx';
import { NumberFormatFields } from './number-format-fields.tsx';
import { isSame, SettingsChanges } from './settings-changes.ts';
import { KeepFields } from './keep-fields.tsx';
import { Settings } from './settings-schema.ts';
import type { FormSettings } from './settings-schema.ts';
import { SocialFields } from './social-fields.tsx';
import { TopicFields } from './topic-fields.tsx';

const text = settingsMessages;

const saveBar = 'sheet flex flex-wrap items-center gap-2 py-2.5 ps-[clamp(16px,3vw,28px)] pe-3';
/** The bar stays in view while there are unsaved changes. */
const inSight = 'sticky bottom-[max(12px,env(safe-area-inset-bottom))] z-15 shadow-e3';

/** All settings in one form. Nothing changes before Save, and leaving with changes asks. */
export function SettingsForm({ saved }: { saved: FormSettings }) {
  const save = useSaveSettings();
  const {
    draft: changes,
    change,
    clear,
    clears,
    drop,
    forget,
  } = useSavedDraft(draftKeys.settings, SettingsChanges);
  const draft: FormSettings = { ...saved, ...changes };
  const hasChanged = !isSame(draft, saved);
  const leaving = useLeaveConfirmation(hasChanged);
  // An error stays at its field until the next Save.
  const form = useCallForm(Settings, draft, { reValidateMode: 'onSubmit' });
  const keep = useCallback(
    (values: FormSettings) => (isSame(values, saved) ? drop() : change(values)),
    [saved, drop, change],
  );
  useSaveTyped(form, keep);
  // When the settings are read again, what was changed here stays, until it is saved or undone itself.
  const takeSaved = useEffectEvent(() => form.reset(draft, { keepErrors: true }));
  useEffect(() => takeSaved(), [saved, clears]);

  return (
    <>
      <CallForm
        form={form}
        send={(body) => save.mutateAsync({ body })}
        failed={text.saveFailed}
        wrong={(errors) => text.problems(countOf(errors))}
        done={text.saved}
        onDone={clear}
        submit={text.save}
        kind="compact"
        className="grid min-w-0 grid-cols-1 gap-4"
        row={(button, forgive) => (
          <div className={`${saveBar} ${hasChanged ? inSight : ''}`}>
            <p role="status" className="flex-auto text-ink-2">
              {hasChanged ? text.unsaved : text.allSaved}
            </p>
            {hasChanged && !save.isPending && (
              <Button
                kind="ghost"
                onClick={() => {
                  clear();
                  form.reset(saved);
                  forgive();
                  form.setFocus('universityName');
                }}
              >
                {text.undo}
              </Button>
            )}
            {button}
          </div>
        )}
      >
        <p className="text-ink-2">{text.lede}</p>
        <CampusFields />
        <TopicFields topic="elections" />
        <TopicFields topic="log-in" />
        <TopicFields topic="emails" lede={text.list.lede} />
        <TopicFields topic="home" />
        <InitiativeFields />
        <SocialFields />
        <AdvancedPart>
          <NumberFormatFields />
          <KeepFields />
        </AdvancedPart>
      </CallForm>
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
