import { useQuery } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { ruleSetLimits } from '#core/elections/rule-set.ts';
import { lineOfText } from '#web/app/form-schema.ts';
import { useCall } from '#web/app/use-call.ts';
import { useKeptFocus } from '#web/app/use-kept-focus.ts';
import { ruleSetsQuery } from '../../officer-queries.ts';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { ConfirmedAct } from '#web/kit/confirmed-act.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { ruleSetMessages as text } from '#texts/en/rule-sets.ts';
import type { ElectionValues } from '../organize/election-values.ts';
import { rulesBodyOf } from '../organize/saved-rules.ts';
import type { RuleSet } from '../organize/saved-rules.ts';

interface SaveRulesDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The form whose rules are saved, at the press. */
  values: () => ElectionValues;
}

/** Saves rules by name, and takes saved ones away. */
export function SaveRulesDialog({ isOpen, onClose, values }: SaveRulesDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.title} lede={text.lede} startsAt="field">
      <SaveForm values={values} onDone={onClose} />
      <SavedSets />
    </Dialog>
  );
}

const Named = z.object({ name: lineOfText(ruleSetLimits.name, text.nameMissing) });

function SaveForm({ values, onDone }: { values: () => ElectionValues; onDone: () => void }) {
  const save = useCall('saveRuleSet');
  const form = useCallForm(Named, { name: '' });
  const typed = form.watch('name').trim().toLowerCase();
  const sets = useQuery(ruleSetsQuery).data?.ruleSets ?? [];
  const isReplaced = sets.some(({ name }) => name.toLowerCase() === typed);
  return (
    <CallForm
      form={form}
      send={({ name }) => save.mutateAsync({ body: { name, rules: rulesBodyOf(values()) } })}
      failed={text.saveFailed}
      submit={text.save}
      onDone={onDone}
    >
      <TextField
        name="name"
        label={text.name}
        hint={isReplaced ? text.replaced : text.nameHint}
        maxLength={ruleSetLimits.name}
        autoComplete="off"
      />
    </CallForm>
  );
}

function SavedSets() {
  // Who deletes a set takes its button away.
  const box = useKeptFocus();
  return (
    <div ref={box}>
      <Loaded query={useQuery(ruleSetsQuery)} failed={text.loadFailed} level={3}>
        {({ ruleSets }) =>
          ruleSets.length > 0 && (
            <section className="mt-6" aria-label={text.list}>
              <h3 className="type-h3" tabIndex={-1}>
                {text.list}
              </h3>
              <ul className="grid grid-cols-1">
                {ruleSets.map((one) => (
                  <SavedSet key={one._id} set={one} />
                ))}
              </ul>
            </section>
          )
        }
      </Loaded>
    </div>
  );
}

function SavedSet({ set: { _id: id, name } }: { set: RuleSet }) {
  const remove = useCall('deleteRuleSet');
  return (
    <li className="flex items-center justify-between gap-3 border-t border-line py-2">
      <span className="min-w-0 wrap-anywhere">
        <bdi>{name}</bdi>
      </span>
      <ConfirmedAct
        kind="danger"
        size="small"
        className="flex-none"
        aria-label={text.deleteOf(name)}
        title={text.deleteTitle(name)}
        text={text.deleteText}
        act={() => remove.mutateAsync({ params: { id } })}
        failed={text.deleteFailed}
      >
        {text.delete}
      </ConfirmedAct>
    </li>
  );
}
