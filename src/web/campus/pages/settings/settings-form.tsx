import type { ReactNode } from 'react';
import { useCallback, useEffect, useEffectEvent } from 'react';
import type { SettingsPageName } from '#core/page-paths.ts';
import type { FieldErrors } from 'react-hook-form';
import { useSaveSettings } from '../../officer-queries.ts';
import { draftKeys } from '#web/app/draft-keys.ts';
import { useSaveTyped, useSavedDraft } from '#web/app/saved-draft.ts';
import { useLeaveConfirmation } from '#web/app/use-leave-confirmation.ts';
import { Button } from '#web/kit/button.tsx';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx';
import { campusClock as clock } from '#texts/en/campus-clock.ts';
import { settingsMessages } from '#texts/en/settings.ts';
import { CampusFields } from './campus-fields.tsx';
import { HomePreview } from './home-preview.tsx';
import { NumberFormatFields } from './number-format-fields.tsx';
import { SettingsChanges, isSame } from './settings-changes.ts';
import { heldOf, settingsOf } from './settings-schema.ts';
import type { FormSettings } from './settings-schema.ts';
import { SettingFields } from './setting-fields.tsx';
import type { Stays } from './moved-elections.tsx';
import { settingsPart } from './settings-part.ts';
import { useFormContext, useFormState } from 'react-hook-form';
import { settingsLimits } from '#core/campus/settings.ts';
import { fieldError } from '#web/kit/field.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { PictureField } from '#web/uploads/image-field.tsx';

const text = settingsMessages;

const saveBar = 'sheet flex flex-wrap items-center gap-2 py-2.5 ps-[clamp(16px,3vw,28px)] pe-3';
/** The bar stays in view while there are unsaved changes. */
const inSight = 'sticky bottom-[max(12px,env(safe-area-inset-bottom))] z-15 shadow-e3';

interface SettingsFormProps {
  page: SettingsPageName;
  saved: FormSettings;
}

/** One page of the settings. Nothing changes before Save, and leaving with changes asks. */
export function SettingsForm({ page, saved }: SettingsFormProps) {
  const save = useSaveSettings();
  const {
    draft: changes,
    change,
    clear,
    clears,
    drop,
    forget,
  } = useSavedDraft(draftKeys.settings(page), SettingsChanges);
  const draft: FormSettings = { ...saved, ...changes };
  const hasChanged = !isSame(draft, saved);
  const leaving = useLeaveConfirmation(hasChanged, { alsoBySection: true });
  // An error stays at its field until the next Save.
  const form = useCallForm(settingsOf(page), draft, { reValidateMode: 'onSubmit' });
  const keep = useCallback(
    (values: FormSettings) => (isSame(values, saved) ? drop() : change(heldOf(page, values))),
    [page, saved, drop, change],
  );
  useSaveTyped(form, keep);
  // When the settings are read again, what was changed here stays, until it is saved or undone itself.
  const takeSaved = useEffectEvent(() => form.reset(draft, { keepErrors: true }));
  useEffect(() => takeSaved(), [saved, clears]);

  return (
    <>
      <CallForm
        form={form}
        send={(body: FormSettings & { stays?: Stays }) =>
          save.mutateAsync({
            body:
              body.stays === undefined ? body : { ...body, reason: clock.reason(body.timeZone) },
          })
        }
        failed={text.saveFailed}
        wrong={(errors) => text.problems(countOf(errors))}
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
                }}
              >
                {text.undo}
              </Button>
            )}
            {button}
          </div>
        )}
      >
        {fieldsOf[page]}
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

const fieldsOf: Record<SettingsPageName, ReactNode> = {
  campus: (
    <BesidePreview>
      <CampusFields />
    </BesidePreview>
  ),
  home: (
    <BesidePreview>
      <section className={settingsPart} aria-labelledby="settings-looks">
        <h2 className="type-h3" id="settings-looks">
          {text.looks}
        </h2>
        <PictureField name="logoUrl" label={text.logo} hint={text.logoHint} />
      </section>
      <InitiativeFields />
      <SocialFields />
      <TopicFields topic="home" />
    </BesidePreview>
  ),
  elections: (
    <>
      <TopicFields topic="elections" />
      <TopicFields topic="emails" />
    </>
  ),
  accounts: (
    <>
      <TopicFields topic="log-in" />
      <NumberFormatFields />
    </>
  ),
  kept: (
    <section className={settingsPart} aria-labelledby="settings-kept">
      <div>
        <h2 className="type-h3" id="settings-kept">
          {text.keep.title}
        </h2>
        <p className="type-meta mt-1">{text.keep.hint}</p>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(260px,100%),1fr))] gap-5">
        <SettingFields topic="advanced" />
      </div>
    </section>
  ),
};

/** Fields of what visitors see, and a small Home that follows them: beside them where there is room, else above. */
function BesidePreview({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-w-0 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_320px]">
      <HomePreview className="xl:sticky xl:top-[calc(var(--bar-height)+16px)] xl:order-last" />
      <div className="grid min-w-0 grid-cols-1 gap-4">{children}</div>
    </div>
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

/** The settings of the list about one topic. */
function TopicFields({ topic }: { topic: keyof typeof settingsMessages.topics }) {
  return (
    <section className={settingsPart} aria-labelledby={`settings-${topic}`}>
      <h2 className="type-h3" id={`settings-${topic}`}>
        {settingsMessages.topics[topic]}
      </h2>
      <div className="grid gap-5">
        <SettingFields topic={topic} />
      </div>
    </section>
  );
}

/** The three pictures of the home page, each with its caption. */
function InitiativeFields() {
  const { getValues } = useFormContext<FormSettings>();
  const { errors } = useFormState<FormSettings>();
  const whole = errors.initiatives?.message ?? errors.initiatives?.root?.message;
  return (
    <section className={settingsPart} aria-labelledby="settings-initiatives">
      <div>
        <h2 className="type-h3" id="settings-initiatives">
          {text.initiatives}
        </h2>
        <p className="type-meta">{text.initiativesHint}</p>
        {whole !== undefined && <p className={fieldError}>{whole}</p>}
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(220px,100%),1fr))] gap-5">
        {getValues('initiatives').map((_, index) => (
          // The three are told apart by their place only.
          <fieldset key={placeOf(index)} className="grid min-w-0 content-start gap-3.5">
            <legend className="sr-only">{text.initiative(index + 1)}</legend>
            <PictureField
              name={`initiatives.${index}.imageUrl`}
              label={text.picture(index + 1)}
              hint={null}
            />
            <TextField
              name={`initiatives.${index}.caption`}
              label={text.caption(index + 1)}
              isOptional
              maxLength={settingsLimits.caption}
            />
          </fieldset>
        ))}
      </div>
    </section>
  );
}

const placeOf = (index: number) => `place ${index}`;

/** The council's social profiles; an empty one has no icon. */
function SocialFields() {
  const { errors } = useFormState<FormSettings>();
  const whole = errors.social?.message;
  return (
    <section className={settingsPart} aria-labelledby="settings-social">
      <div>
        <h2 className="type-h3" id="settings-social">
          {text.social}
        </h2>
        <p className="type-meta">{text.socialHint}</p>
        {whole !== undefined && <p className={fieldError}>{whole}</p>}
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(260px,100%),1fr))] gap-5">
        <SettingFields topic="social" />
      </div>
    </section>
  );
}
