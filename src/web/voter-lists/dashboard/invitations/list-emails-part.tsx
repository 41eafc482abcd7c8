import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Loaded } from '#web/kit/loaded.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { listEmailsMessages } from '#texts/en/list-emails.ts';
import type { ListEmails } from './queries.ts';
import { listEmailsQuery } from './queries.ts';
import { UnreachedList } from './unreached-list.tsx';
import { z } from 'zod/mini';
import { useCall } from '#web/app/use-call.ts';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { TextArea } from '#web/kit/text-input.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { messages } from '#texts/en/site.ts';

const text = listEmailsMessages.dialog;

/** The e-mails to the addresses of an election's voter list, and whom they did not reach. */
export function ListEmailsPart({ electionId }: { electionId: string }) {
  const titleId = useId();
  return (
    <Loaded query={useQuery(listEmailsQuery(electionId))} failed={text.unreadable} level={3}>
      {(listEmails) =>
        listEmails.isByList && (
          <section
            aria-labelledby={titleId}
            className="grid grid-cols-1 gap-3 border-t border-line pt-4.5"
          >
            <h3 className="type-h3" id={titleId}>
              {text.title}
            </h3>
            <Reach listEmails={listEmails} />
            {listEmails.hasMailServer && (
              <>
                <Kinds listEmails={listEmails} />
                <UnreachedList electionId={electionId} listEmails={listEmails} />
                <BouncesForm electionId={electionId} />
              </>
            )}
          </section>
        )
      }
    </Loaded>
  );
}

/** How many of the list have an address, and what there is for the others. */
function Reach({ listEmails }: { listEmails: ListEmails }) {
  const { hasMailServer, people, withAddress, stopped } = listEmails;
  if (!hasMailServer) {
    return (
      <Notice tone="warning">
        <p>{text.noMailServer}</p>
      </Notice>
    );
  }
  return (
    <p>
      {text.reach(listEmails)} {people > withAddress && text.without(people - withAddress)}{' '}
      {stopped > 0 && text.stopped(stopped)}
    </p>
  );
}

function Kinds({ listEmails: { kinds } }: { listEmails: ListEmails }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 max-sm:grid-cols-1 [&_dd]:m-0">
      {kinds.map(({ kind, isOn, status, sent }) => (
        <div key={kind} className="contents">
          <dt className="font-semibold">{text.kinds[kind]}</dt>
          <dd className="text-ink-2 max-sm:mb-1.5">
            {status === 'not-sent' && !isOn ? text.off : text.status[status]}
            {status !== 'not-sent' && sent !== null && `, ${text.sent(sent)}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const Bounces = z.object({
  text: z.string().check(z.refine((typed) => typed.trim() !== '', messages.fields.empty)),
});

/** Addresses whose e-mails came back to the mailbox of the council: they join those not reached. */
function BouncesForm({ electionId }: { electionId: string }) {
  const client = useQueryClient();
  const note = useCall('noteBounces', {
    onSuccess: ({ listEmails }) =>
      client.setQueryData(listEmailsQuery(electionId).queryKey, listEmails),
  });
  const form = useCallForm(Bounces, { text: '' });
  const [done, setDone] = useState<{ added: number; unknown: readonly string[] } | null>(null);
  return (
    <details className="border-t border-line pt-3">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{text.bounces}</summary>
      <CallForm
        form={form}
        send={(body) => {
          setDone(null);
          return note.mutateAsync({ params: { id: electionId }, body });
        }}
        failed={text.failed}
        done={null}
        onDone={(reply) => {
          setDone(reply);
          form.reset();
        }}
        submit={text.note}
        kind="outline"
        look={{ size: 'small' }}
        className="grid grid-cols-1 gap-3"
        row={(button) => <div>{button}</div>}
        after={
          <div role="status">
            {done !== null && (
              <>
                <p>{text.noted(done.added)}</p>
                {done.unknown.length > 0 && (
                  <p className="wrap-anywhere">{text.unknown(done.unknown)}</p>
                )}
              </>
            )}
          </div>
        }
      >
        <p className="text-ink-2">{text.bouncesText}</p>
        <TextField
          as={TextArea}
          name="text"
          label={text.addresses}
          spellCheck={false}
          autoComplete="off"
        />
      </CallForm>
    </details>
  );
}
