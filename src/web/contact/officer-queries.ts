import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { OfficerContact } from '#contract/contact.ts';
import type { BodyOfCall } from '#web/app/call.ts';
import { call } from '#web/app/call.ts';

/** All messages to the council, newest first; only officers may ask. */
export const contactsQuery = queryOptions({
  queryKey: ['officers', 'contacts'],
  queryFn: () => call('listContacts', { query: {} }),
  refetchOnWindowFocus: true,
});

/** `keepalive`: a decision counts even if the officer leaves the page at once. */
const keepalive = true;

/** Marks a message resolved or rejected, and puts the answer into the list at once. */
export function useDecideContact(decision: 'resolveContact' | 'rejectContact') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(decision, { params: { id }, keepalive }),
    onSuccess: async ({ contact }) => {
      await client.cancelQueries({ queryKey: contactsQuery.queryKey });
      client.setQueryData(contactsQuery.queryKey, (list: OfficerContact[] | undefined) =>
        list?.map((one) => (one._id === contact._id ? contact : one)),
      );
    },
  });
}

/** Answers a message by e-mail, or keeps a note with it. */
export function useAddToContact(kind: 'answerContact' | 'noteContact') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & BodyOfCall<'answerContact'>) =>
      call(kind, { params: { id }, body }),
    onSuccess: async ({ contact }) => {
      await client.cancelQueries({ queryKey: contactsQuery.queryKey });
      client.setQueryData(contactsQuery.queryKey, (list: OfficerContact[] | undefined) =>
        list?.map((one) => (one._id === contact._id ? contact : one)),
      );
    },
  });
}

export function useDeleteContact() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('deleteContact', { params: { id }, keepalive }),
    onSuccess: async (_reply, id) => {
      await client.cancelQueries({ queryKey: contactsQuery.queryKey });
      client.setQueryData(contactsQuery.queryKey, (list: OfficerContact[] | undefined) =>
        list?.filter((one) => one._id !== id),
      );
    },
  });
}
