import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { longestOfficerList } from '#core/kernel/longest-list.ts';
import type { OfficerContact } from '#contract/contact.ts';
import type { ContactStatus } from '#core/contact/contact-request.ts';
import { contactStatus, referenceOf } from '#core/contact/contact-request.ts';
import { contactsPage, useDecideContact, useDeleteContact } from '../officer-queries.ts';
import { AskedAct } from '#web/kit/confirmed-act.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { perform } from '#web/kit/act-button.tsx';
import { Skeleton, SkeletonGroup } from '#web/kit/skeleton.tsx';
import { dashboardMessages } from '#texts/en/dashboard.ts';
import { messages } from '#texts/en/site.ts';
import { DataTable } from '#web/kit/list/data-table.tsx';
import { Pager } from '#web/kit/list/pager.tsx';
import { LoadedList } from '#web/kit/list/loaded-list.tsx';
import type { TableKind } from '#web/kit/list/table-kind.ts';
import { useTable } from '#web/kit/list/use-table.ts';
import { useAddress } from '#web/kit/location.ts';
import type { Decision } from './contact-card.tsx';
import { ContactCard } from './contact-card.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { useSteadyOrder } from './use-steady-order.ts';

const text = dashboardMessages.contacts;

const optionFor = (status: ContactStatus) => ({ value: status, label: text.statuses[status] });

const kind: TableKind<OfficerContact> = {
  list: text.list,
  search: {
    label: text.search,
    placeholder: text.placeholder,
    textOf: ({ _id, name, email, message }) => `${name} ${email} ${message} ${referenceOf(_id)}`,
  },
  filters: [
    {
      key: 'status',
      label: text.filter,
      all: text.all,
      optionOf: ({ resolved }) => optionFor(contactStatus(resolved)),
      buttons: (['in-progress', 'resolved', 'rejected'] as const).map(optionFor),
    },
  ],
};

const cards =
  'grid grid-cols-[repeat(auto-fill,minmax(min(300px,100%),1fr))] gap-3.5 px-5 pt-1 pb-5 max-md:px-3.5';

const outcomes: Record<Decision, { done: string; failed: string }> = {
  resolved: { done: messages.fixed.contactResolved, failed: messages.fixed.contactResolveFailed },
  rejected: { done: messages.fixed.contactRejected, failed: messages.fixed.contactRejectFailed },
};

/** What people wrote to the council, of all elections or of one, and what became of it. */
export function ContactRequests({ electionId }: { electionId?: string }) {
  const skeleton = (
    <SkeletonGroup className={cards}>
      {[0, 1, 2].map((card) => (
        <Skeleton key={card} shape="card" />
      ))}
    </SkeletonGroup>
  );
  const [page, setPage] = useState(1);
  return (
    <LoadedList
      query={useQuery(contactsPage(page, electionId))}
      failed={messages.fixed.contactsLoadFailed}
      skeleton={skeleton}
    >
      {(contacts) => (
        <>
          <Cards key={page} contacts={contacts} />
          <Pager
            list={text.list}
            page={page}
            isLast={contacts.length < longestOfficerList}
            onTurn={setPage}
          />
        </>
      )}
    </LoadedList>
  );
}

function Cards({ contacts }: { contacts: readonly OfficerContact[] }) {
  const status = useAddress().get('status');
  const table = useTable(kind, useSteadyOrder(contacts, status));
  const resolve = useDecideContact('resolveContact');
  const reject = useDecideContact('rejectContact');
  const [asked, setAsked] = useState<{ contact: OfficerContact; isOpen: boolean } | null>(null);
  const [answered, setAnswered] = useState<typeof asked>(null);

  /** `keepalive`: a decision counts even if the officer leaves the page at once. */
  const decide = (contact: OfficerContact, decision: Decision) => {
    const { done, failed } = outcomes[decision];
    const given = { params: { id: contact._id }, keepalive: true };
    // Under a filter the decided card leaves the list: the next one takes the focus.
    table.focus.follow([contact._id]);
    return perform({
      act: (): Promise<unknown> => (decision === 'resolved' ? resolve : reject).mutateAsync(given),
      failed: () => failed,
      done,
    });
  };

  return (
    <>
      <DataTable
        kind={kind}
        table={table}
        empty={<EmptyState title={messages.fixed.noContacts} text={text.emptyText} />}
      >
        <ul className={cards} aria-label={text.list}>
          {table.groups
            .flatMap(({ rows }) => rows)
            .map((contact) => (
              <ContactCard
                key={contact._id}
                contact={contact}
                onDecide={(decision) => decide(contact, decision)}
                onDelete={() => setAsked({ contact, isOpen: true })}
                onAnswer={() => setAnswered({ contact, isOpen: true })}
              />
            ))}
        </ul>
      </DataTable>
      {answered !== null && (
        <AnswerDialog
          key={answered.contact._id}
          contact={answered.contact}
          isOpen={answered.isOpen}
          onClose={() => setAnswered({ ...answered, isOpen: false })}
        />
      )}
      {asked !== null && (
        <DeleteContactDialog
          key={asked.contact._id}
          contact={asked.contact}
          isOpen={asked.isOpen}
          onClose={() => setAsked({ ...asked, isOpen: false })}
          onDelete={() => table.focus.follow([asked.contact._id])}
        />
      )}
    </>
  );
}

interface DeleteContactDialogProps {
  contact: OfficerContact;
  isOpen: boolean;
  onClose: () => void;
  onDelete: () => void;
}

/** Asks before a message is deleted: nothing brings it back. */
function DeleteContactDialog({ contact, isOpen, onClose, onDelete }: DeleteContactDialogProps) {
  const remove = useDeleteContact();
  return (
    <AskedAct
      isOpen={isOpen}
      onClose={onClose}
      title={text.deleteTitle(contact.name)}
      text={text.deleteText}
      confirmLabel={text.delete}
      keepLabel={messages.dialog.keep}
      act={() => {
        onDelete();
        return remove.mutateAsync({ params: { id: contact._id }, keepalive: true });
      }}
      failed={() => messages.fixed.contactDeleteFailed}
      isToasted
      done={messages.fixed.contactDeleted}
    />
  );
}
