import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Contact } from '#contract/contact.ts';
import { contactStatus } from '#core/contact/contact-request.ts';
import { contactsQuery, useDecideContact, useDeleteContact } from '#web/contact/officer-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBlock } from '#web/ui/error-block.tsx';
import { notify } from '#web/ui/notify.ts';
import { useDelayedLoading } from '#web/ui/use-delayed-loading.ts';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import { messages } from '#web/messages/en/site.ts';
import { pageSize } from '../queue/arrange.ts';
import { ListEnd } from '../queue/list-end.tsx';
import { queueFoot } from '../queue/queue-foot.tsx';
import { queueState } from '../queue/queue-skeleton.tsx';
import { useSearchText } from '../queue/use-search-text.ts';
import { useAddress } from '../use-address.ts';
import { searchContacts, statusIn } from './arrange-contacts.ts';
import type { Decision } from './contact-card.tsx';
import { ContactCard } from './contact-card.tsx';
import { ContactTools } from './contact-tools.tsx';
import { ContactsSkeleton, requestCards } from './contacts-skeleton.tsx';
import { useCardFocus } from './use-card-focus.ts';
import { useSteadyOrder } from './use-steady-order.ts';

const text = dashboardMessages.contacts;

const outcomes: Record<Decision, { done: string; failed: string }> = {
  resolved: { done: messages.fixed.contactResolved, failed: messages.fixed.contactResolveFailed },
  rejected: { done: messages.fixed.contactRejected, failed: messages.fixed.contactRejectFailed },
};

/** What people wrote to the council, and what became of it. */
export function ContactRequests() {
  const query = useQuery(contactsQuery);
  const isLoading = useDelayedLoading(query.isPending);
  if (isLoading) return <ContactsSkeleton />;
  if (query.data === undefined) {
    return (
      <div className={queueState}>
        <ErrorBlock
          title={messages.fixed.contactsLoadFailed}
          level={3}
          onRetry={() => query.refetch()}
        />
      </div>
    );
  }
  return <Cards contacts={query.data} />;
}

function Cards({ contacts }: { contacts: readonly Contact[] }) {
  const client = useQueryClient();
  const address = useAddress();
  const [search, setSearch] = useSearchText(address);
  const { mutateAsync: resolve } = useDecideContact('resolveContact');
  const { mutateAsync: reject } = useDecideContact('rejectContact');
  const [asked, setAsked] = useState<{ contact: Contact; isOpen: boolean } | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const focus = useCardFocus(box);

  const status = statusIn(address.get('status'));
  const ordered = useSteadyOrder(contacts, status ?? '');
  const found = searchContacts(ordered, search);
  const matching =
    status === null ? found : found.filter((one) => contactStatus(one.resolved) === status);
  const count = Math.max(pageSize, Number(address.get('shown')) || 0);
  const shown = matching.slice(0, count);

  const reload = () => client.invalidateQueries({ queryKey: contactsQuery.queryKey });
  const decide = async (contact: Contact, decision: Decision) => {
    const { done, failed } = outcomes[decision];
    const send = decision === 'resolved' ? resolve : reject;
    let failure: string | null = null;
    // Under a filter the decided card leaves the list: the next one takes the focus.
    focus.followFrom(contact._id);
    try {
      await send(contact._id);
      notify.success(done);
    } catch {
      notify.error(failed);
      failure = failed;
    }
    await reload();
    return failure;
  };

  const isFiltered = search !== '' || status !== null;
  return (
    <div ref={box}>
      {contacts.length > 0 && (
        <ContactTools
          search={search}
          onSearch={(value) => {
            focus.forget();
            setSearch(value);
          }}
          searchRef={searchField}
          status={status}
          onStatus={(one) => {
            focus.forget();
            address.set({ status: one ?? '', shown: '' });
          }}
          countOf={(one) =>
            one === null
              ? found.length
              : found.filter(({ resolved }) => contactStatus(resolved) === one).length
          }
        />
      )}
      {shown.length > 0 ? (
        <ul className={requestCards} aria-label={text.list}>
          {shown.map((contact) => (
            <ContactCard
              key={contact._id}
              contact={contact}
              onDecide={(decision) => decide(contact, decision)}
              onDelete={() => setAsked({ contact, isOpen: true })}
            />
          ))}
        </ul>
      ) : (
        <div tabIndex={-1} data-list-end>
          {isFiltered && contacts.length > 0 ? (
            <EmptyState title={dashboardMessages.queue.noMatch}>
              <Button
                kind="outline"
                onClick={() => {
                  setSearch('');
                  address.set({ q: '', status: '', shown: '' });
                  searchField.current?.focus();
                }}
              >
                {dashboardMessages.queue.clearFilters}
              </Button>
            </EmptyState>
          ) : (
            <EmptyState title={messages.fixed.noContacts} text={text.emptyText} />
          )}
        </div>
      )}
      {shown.length > 0 && matching.length > pageSize && (
        <div className={queueFoot}>
          <span className="tabular-nums">
            {dashboardMessages.queue.showing(shown.length, matching.length)}
          </span>
          {shown.length < matching.length && (
            <Button
              kind="outline"
              size="small"
              onClick={() => {
                focus.moveTo(matching[count]?._id);
                address.set({ shown: String(count + pageSize) });
              }}
            >
              {dashboardMessages.queue.showMore(Math.min(pageSize, matching.length - shown.length))}
            </Button>
          )}
          <ListEnd listed={contacts.length} />
        </div>
      )}
      {asked !== null && (
        <DeleteContactDialog
          key={asked.contact._id}
          contact={asked.contact}
          isOpen={asked.isOpen}
          onClose={() => setAsked({ ...asked, isOpen: false })}
          onDelete={() => focus.followFrom(asked.contact._id)}
          onSettled={reload}
        />
      )}
    </div>
  );
}

interface DeleteContactDialogProps {
  contact: Contact;
  isOpen: boolean;
  onClose: () => void;
  onDelete: () => void;
  onSettled: () => Promise<void>;
}

/** Asks before a message is deleted: nothing brings it back. */
function DeleteContactDialog(props: DeleteContactDialogProps) {
  const { contact, isOpen, onClose, onDelete, onSettled } = props;
  const remove = useDeleteContact();
  const [error, setError] = useState<string>();
  const confirm = async () => {
    setError(undefined);
    onDelete();
    try {
      await remove.mutateAsync(contact._id);
      notify.success(messages.fixed.contactDeleted);
      onClose();
    } catch {
      notify.error(messages.fixed.contactDeleteFailed);
      setError(messages.fixed.contactDeleteFailed);
    }
    await onSettled();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={text.deleteTitle(contact.name)}
      text={text.deleteText}
      confirmLabel={text.delete}
      error={error}
      isPending={remove.isPending}
      onKeep={() => {
        setError(undefined);
        onClose();
      }}
      onConfirm={confirm}
    />
  );
}
