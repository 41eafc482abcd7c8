import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { OfficerContact } from '#contract/contact.ts';
import type { BodyOfCall } from '#web/app/call.ts';
import { call } from '#web/app/call.ts';

/** The key of all pages of messages; that of the first page as well. */
export const contactsKey = ['officers', 'contacts'] as const;

/** One page of the messages to the council, unsettled ones first; only officers may ask. */
export const contactsPage = (page: number) =>
  queryOptions({
    queryKey: page === 1 ? contactsKey : [...contactsKey, page],
    queryFn: () => call('listContacts', { query: page === 1 ? {} : { page } }),
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

/** `keepalive`: a decision counts even if the officer leaves the page at once. */
const keepalive = true;

/** Marks a message resolved or rejected, and puts the answer into the list at once. */
export function useDecideContact(decision: 'resolveContact' | 'rejectContact') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(decision, { params: { id }, keepalive }),
    onSuccess: ({ contact }) => put(client, contact),
  });
}

/** Answers a message by e-mail, or keeps a note with it. */
export function useAddToContact(kind: 'answerContact' | 'noteContact') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & BodyOfCall<'answerContact'>) =>
      call(kind, { params: { id }, body }),
    onSuccess: ({ contact }) => put(client, contact),
  });
}

export function useDeleteContact() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('deleteContact', { params: { id }, keepalive }),
    onSuccess: (_reply, id) =>
      changeContacts(client, (list) => list.filter((one) => one._id !== id)),
  });
}
