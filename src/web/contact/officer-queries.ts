import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { OfficerContact } from '#contract/contact.ts';
import type { Reply } from '#web/app/call.ts';
import { call } from '#web/app/call.ts';
import { useCall } from '#web/app/use-call.ts';
import type { Unnamed } from '#web/app/wire-defaults.ts';
import { isText, wholeRows, withDefaults, withTexts } from '#web/app/wire-defaults.ts';

/** What the specification (section 3) does not name. */
const unnamed: Unnamed<
  OfficerContact,
  '_id' | 'name' | 'email' | 'category' | 'message' | 'resolved'
> = { createdAt: '', election: null, about: [], files: [], dueAt: null, answers: [] };

/** The key of all pages of messages; that of the first page as well. */
const contactsKey = ['officers', 'contacts'] as const;

/** One page of the messages to the council, unsettled ones first; only officers may ask. */
export const contactsPage = (page: number, election?: string) =>
  queryOptions({
    queryKey: [
      ...contactsKey,
      ...(page === 1 ? [] : [page]),
      ...(election === undefined ? [] : [election]),
    ],
    queryFn: async () => {
      const contacts = await call('listContacts', {
        query: {
          ...(page !== 1 && { page }),
          ...(election !== undefined && { election }),
        },
      });
      // Whatever else a message lacks, officers can read the rest.
      return wholeRows(contacts, { _id: isText }).map((one) =>
        withTexts(['name', 'email', 'message'], withDefaults(unnamed, one)),
      );
    },
    refetchOnWindowFocus: true,
  });
/** Their first page. */
export const contactsQuery = contactsPage(1);

/** Changes the messages on whatever pages are there. */
async function changeContacts(
  client: QueryClient,
  change: (list: OfficerContact[]) => OfficerContact[],
): Promise<void> {
  await client.cancelQueries({ queryKey: contactsKey });
  client.setQueriesData({ queryKey: contactsKey }, (list: OfficerContact[] | undefined) =>
    list === undefined ? list : change(list),
  );
}

const put = (client: QueryClient, contact: OfficerContact) =>
  changeContacts(client, (list) => list.map((one) => (one._id === contact._id ? contact : one)));

/** Marks a message resolved or rejected, and puts the answer into the list at once. */
export function useDecideContact(decision: 'resolveContact' | 'rejectContact') {
  const client = useQueryClient();
  return useCall(decision, {
    // The specification does not say what the answer holds; the list is read again in any case.
    onSuccess: ({ contact }: Partial<Reply<'resolveContact'>>) => contact && put(client, contact),
  });
}

export function useDeleteContact() {
  const client = useQueryClient();
  return useCall('deleteContact', {
    onSuccess: (_reply, { params }) =>
      changeContacts(client, (list) => list.filter((one) => one._id !== params.id)),
  });
}
