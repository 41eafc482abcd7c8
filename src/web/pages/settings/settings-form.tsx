import type { SubmitEvent } from 'react';
import { useRef, useState } from 'react';
import type { CampusSettings } from '#contract/campus-settings.ts';
import { checkSettings } from '#web/features/campus/check-settings.ts';
import { useSaveSettings } from '#web/features/campus/save-settings.ts';
import { CallError, sentenceOf } from '#web/lib/call-error.ts';
import { draftKeys } from '#web/lib/draft-keys.ts';
import { useSavedDraft } from '#web/lib/saved-draft.ts';
import { useLeaveQuestion } from '#web/lib/use-leave-question.ts';
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
import type { SettingsPart } from './settings-part.ts';
import { isSame, SettingsChanges } from './settings-changes.ts';
import { SocialFields } from './social-fields.tsx';

const text = settingsMessages;

const saveBar = 'sheet flex flex-wrap items-center gap-2 py-2.5 ps-[clamp(16px,3vw,28px)] pe-3';
/** While something waits to be saved, it stays in sight. */
const inSight = 'sticky bottom-[max(12px,env(safe-area-inset-bottom))] z-15 shadow-e3';

/** All settings in one form: nothing counts before Save, and leaving with changes asks. */
export function SettingsForm({ saved }: { saved: CampusSettings }) {
  const { mutateAsync: save, isPending } = useSaveSettings();
  const { draft: changes, ...changed } = useSavedDraft(draftKeys.settings, SettingsChanges);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const draft: CampusSettings = { ...saved, ...changes };
  const hasChanged = !isSame(draft, saved);
  const leaving = useLeaveQuestion(hasChanged);

  const part: SettingsPart = {
    draft,
    wrong,
    change: (some) => {
      if (isSame({ ...draft, ...some }, saved)) changed.clear();
      else changed.change(some);
    },
  };
  const complain = (errors: Record<string, string>, sentence: string) => {
    setWrong(errors);
    setProblem({ text: sentence });
    notify.refused(sentence);
  };
  const send = async () => {
    const errors = checkSettings(draft);
    const count = Object.keys(errors).length;
    if (count > 0) {
      complain(errors, text.problems(count));
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
      return;
    }
    setWrong({});
    setProblem(null);
    try {
      await save(draft);
      changed.clear();
      notify.success(text.saved);
    } catch (refusal) {
      const fields = refusal instanceof CallError ? refusal.fields : {};
      complain(fields, sentenceOf(refusal, text.saveFailed));
    }
  };
  const sendOnce = useOneAtATime(send);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    sendOnce();
  };

  return (
    <>
      <form ref={form} className="grid min-w-0 grid-cols-1 gap-4" noValidate onSubmit={onSubmit}>
        <p className="text-ink-2">{text.lede}</p>
        <FormProblem problem={problem} />
        <CampusFields {...part} />
        <AboutFields {...part} />
        <SocialFields {...part} />
        <InitiativeFields {...part} />
        <div className={`${saveBar} ${hasChanged ? inSight : ''}`}>
          <p role="status" className="flex-auto text-ink-2">
            {hasChanged ? text.unsaved : text.allSaved}
          </p>
          {hasChanged && !isPending && (
            <Button
              kind="ghost"
              onClick={() => {
                changed.clear();
                setWrong({});
                setProblem(null);
                form.current?.querySelector<HTMLElement>('input')?.focus();
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
          changed.forget();
          leaving.leave();
        }}
      />
    </>
  );
}
