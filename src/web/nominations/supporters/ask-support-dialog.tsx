import { useQuery } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { formatEventDate, formatTime } from '#core/campus/dates.ts';
import { supportPath } from '#core/page-paths.ts';
import { supporterKinds, supporterLimits, supportersOf } from '#core/elections/supporters.ts';
import type { MyNomination } from '#contract/nominations.ts';
import { useTimeZone } from '#web/app/campus.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import { lineOfText } from '#web/app/form-schema.ts';
import { CopyLinkButton } from '#web/app/share/copy-link-button.tsx';
import { useCall } from '#web/app/use-call.ts';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { SelectField } from '#web/kit/select.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { supporterMessages } from '#texts/en/supporters.ts';
import { electionsQuery } from '#web/elections/queries.ts';
import { useMyNominations } from '../queries.ts';
import { supporterNotes } from './queries.ts';
import { row } from '#texts/formats.ts';

const text = supporterMessages.ask;

const Ask = z.object({
  kind: z.enum(supporterKinds),
  who: lineOfText(supporterLimits.named, text.whoMissing),
} satisfies FormFields<'askSupport'>);

interface AskSupportDialogProps {
  nomination: MyNomination;
  isOpen: boolean;
  onClose: () => void;
}

/** Whom a candidate asks to propose or second them, by number, by address or by a link to share. */
export function AskSupportDialog({ nomination: opened, isOpen, onClose }: AskSupportDialogProps) {
  const { data = [] } = useMyNominations();
  // As it is by now, with those who were asked meanwhile.
  const nomination = data.find(({ _id }) => _id === opened._id) ?? opened;
  const { position, supporters } = nomination;
  const enabled = isOpen && supporters !== undefined;
  const { data: read } = useQuery({ ...electionsQuery, enabled });
  const election = read?.elections.find(({ _id }) => _id === nomination.election._id);
  const post = election?.positions.find(({ title }) => title === position);
  const rule = supportersOf(election?.supporters ?? null, post?.supporters ?? null);
  const timeZone = useTimeZone();
  if (supporters === undefined) return null;
  const { until, asked } = supporters;
  const when = row([formatEventDate(until, timeZone), formatTime(until, timeZone)]);
  return (
    <Dialog
      isOpen={isOpen}
      title={text.title(position)}
      lede={text.lede(rule?.among ?? 'position', when)}
      startsAt="field"
      onClose={onClose}
    >
      {supporterNotes(nomination).map((note) => (
        <p key={note} className="mt-3 text-ui leading-meta text-ink-2">
          {note}
        </p>
      ))}
      <AskForm nomination={nomination} />
      {asked.length > 0 && (
        <section className="mt-5" aria-labelledby="asked-supporters">
          <h3 className="text-ui leading-body font-semibold" id="asked-supporters">
            {text.asked}
          </h3>
          <ul className="mt-1 grid gap-1 text-ui leading-meta text-ink-2">
            {asked.map(({ kind, who }) => (
              <li key={`${kind} ${who}`} className="wrap-anywhere">
                <bdi>{who}</bdi> {text.askedAs[kind]}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="mt-5 grid justify-items-start gap-2">
        <p className="text-ui leading-meta text-ink-2">{text.share}</p>
        <CopyLinkButton path={supportPath(nomination._id)} />
        <p className="text-ui leading-meta text-ink-2">{text.private}</p>
      </div>
    </Dialog>
  );
}

function AskForm({ nomination }: { nomination: MyNomination }) {
  const { _id: id, supporters } = nomination;
  const ask = useCall('askSupport');
  const kinds = supporterKinds.filter((kind) => (supporters?.[kind].needed ?? 0) > 0);
  const missing = kinds.find(
    (kind) => (supporters?.[kind].confirmed ?? 0) < (supporters?.[kind].needed ?? 0),
  );
  const form = useCallForm(Ask, { kind: missing ?? kinds[0] ?? 'proposer', who: '' });
  return (
    <CallForm
      form={form}
      send={(body) => ask.mutateAsync({ params: { id }, body })}
      failed={text.failed}
      onDone={(_, { kind }) => {
        // It stands below; the next one can be typed at once.
        form.resetField('kind', { defaultValue: kind });
        form.resetField('who');
        form.setFocus('who');
      }}
      submit={text.submit}
    >
      <SelectField name="kind" label={text.kind}>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {supporterMessages.kinds[kind]}
          </option>
        ))}
      </SelectField>
      <TextField name="who" label={text.who} hint={text.whoHint} autoComplete="off" />
    </CallForm>
  );
}
