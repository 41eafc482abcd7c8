import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';
import type { Reply } from '#web/app/call.ts';

export type ListEmails = Reply<'readListEmails'>;

/** How the e-mails to the addresses of an election's list go; asked again while they go out. */
export const listEmailsQuery = (id: string) =>
  queryOptions({
    queryKey: ['officers', 'list-emails', id],
    queryFn: () => call('readListEmails', { params: { id } }),
    refetchInterval: ({ state }) =>
      state.data?.kinds.some(({ status }) => status === 'running') === true ? 5_000 : false,
    refetchOnMount: 'always',
  });
