import { useRef, useState } from 'react';
import { z } from 'zod/mini';
import {
  checkContact,
  contactCategories,
  contactLimits,
  referenceOf,
} from '#core/contact/contact-request.ts';
import type { Contact } from '#contract/contact.ts';
import type { Sent } from './sent-message.tsx';
import { adviceOf } from '#web/kit/call-error.ts';
import { useCall } from '#web/app/use-call.ts';
import { draftKeys } from '#web/app/draft-keys.ts';
import { useSavedDraft, useSaveTyped } from '#web/app/saved-draft.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import {
  checkedBy,
  chosen,
  optionalEmail,
  optionalLine,
  optionalText,
} from '#web/app/form-schema.ts';
import { lazyPart } from '#web/app/lazy-part.tsx';
import { Skeleton, SkeletonGroup } from '#web/kit/skeleton.tsx';
import { useSearchParams } from '#web/kit/location.ts';
import { useViewer } from '#web/app/session.ts';
import { useLine } from '#web/kit/use-line.ts';
import { useHydrated } from '#web/kit/use-hydrated.ts';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { LineNotice } from '#web/kit/line-notice.tsx';
import { NeedsScript } from '#web/kit/needs-script.tsx';
import { SelectField } from '#web/kit/select.tsx';
import { TextArea } from '#web/kit/text-input.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { contactMessages } from '#texts/en/contact.ts';
import { messages } from '#texts/en/site.ts';
import type { About } from './about-election.tsx';
import { categoryIn, ContactDraft, electionIn, messageIn } from './contact-draft.ts';

const text = contactMessages;

// In a file of its own: only a message about an election needs it.
const AboutElection = lazyPart(async () => (await import('./about-election.tsx')).AboutElection, {
  className: 'grid grid-cols-1 gap-5',
  skeleton: (
    <SkeletonGroup>
      <Skeleton shape="card" />
    </SkeletonGroup>
  ),
  failed: text.aboutFailed,
});

const Message = z
  .object({
    name: optionalLine(contactLimits.name),
    email: optionalEmail(),
    category: chosen(contactCategories, messages.fixed.fillAllFields),
    message: optionalText(contactLimits.message),
  } satisfies FormFields<'createContact', 'electionId' | 'about' | 'files'>)
  .check(checkedBy(checkContact));

const { empty } = text;
/** The sentence of the whole form stands in the toast, once; beside a field it says what to do there. */
const besideField = (asked: string) => (sentence: string) =>
  sentence === messages.fixed.fillAllFields ? asked : sentence;

/** The contact form. For a signed-in person, name and e-mail are filled in; a draft survives. */
export function ContactForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const { viewer } = useViewer();
  const search = useSearchParams();
  const isHydrated = useHydrated();
  const { draft: current, change, forget } = useSavedDraft(draftKeys.contact, ContactDraft);
  const [draft] = useState(current);
  const { wait, inLine, leave } = useLine();
  const write = useCall('createContact', { via: inLine });
  const form = useCallForm(
    Message,
    { name: '', email: '', category: '', message: '' },
    {
      // The server renders it empty: only the browser knows the person and their draft.
      ...(isHydrated && {
        values: {
          name: viewer?.name ?? '',
          email: viewer?.email ?? '',
          category: '',
          message: messageIn(search),
          ...draft,
          ...(categoryIn(search) !== '' && { category: categoryIn(search) }),
        },
      }),
      resetOptions: { keepDirtyValues: true },
    },
  );
  useSaveTyped(form, change);

  const electionId = isHydrated ? electionIn(search) : null;
  const rest = useRef<() => Promise<About>>(async () => ({ about: [], files: [] }));
  const send = async (body: z.output<typeof Message>): Promise<{ contact?: Contact }> =>
    write.mutateAsync({
      body: electionId === null ? body : { ...body, electionId, ...(await rest.current()) },
    });
  return (
    <CallForm
      form={form}
      send={send}
      failed={(refusal) =>
        text.failed(messages.fixed.contactSendFailed, adviceOf(refusal, messages.errors.server))
      }
      isToasted
      kept={text.kept}
      done={messages.fixed.messageSent}
      isPublic
      onDone={({ contact }) => {
        forget();
        onSent({ reference: contact === undefined ? '' : referenceOf(contact._id) });
      }}
      submit={text.send}
      look={{ className: 'justify-self-start' }}
      className="grid grid-cols-1 gap-5"
      after={<LineNotice wait={wait} onLeave={leave} />}
    >
      <NeedsScript />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-[1fr_1fr]">
        <TextField
          name="name"
          label={text.name}
          markOf={besideField(empty.name)}
          maxLength={contactLimits.name}
          autoComplete="name"
        />
        <TextField
          name="email"
          label={text.email}
          markOf={besideField(empty.email)}
          type="email"
          autoComplete="email"
        />
      </div>
      <SelectField name="category" label={text.category} markOf={besideField(empty.category)}>
        <option value="">{text.selectCategory}</option>
        {contactCategories.map((category) => (
          <option key={category} value={category}>
            {text.categories[category]}
          </option>
        ))}
      </SelectField>
      <TextField
        as={TextArea}
        name="message"
        label={text.message}
        markOf={besideField(empty.message)}
        rows={7}
        length={form.watch('message').length}
        maxLength={contactLimits.message}
      />
      {electionId !== null && (
        <AboutElection
          electionId={electionId}
          onReady={(give) => {
            rest.current = give;
          }}
        />
      )}
    </CallForm>
  );
}
