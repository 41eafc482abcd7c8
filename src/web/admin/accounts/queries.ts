import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOfCall } from '#web/app/call.ts';
import { call } from '#web/app/call.ts';
import { recountOfficerLists } from '#web/campus/officer-queries.ts';
import { sessionsQuery } from '#web/account/session-queries.ts';

export interface AskedAccounts {
  search: string;
  role: string;
  state: string;
  page: number;
}

type Query = NonNullable<Parameters<typeof call<'listUsers'>>[1]>['query'];

/** One page of all accounts; the page before stays on the screen until it is there. */
export const accountsQuery = (asked: AskedAccounts) =>
  queryOptions({
    queryKey: ['officers', 'accounts', asked],
    queryFn: ({ signal }) => call('listUsers', { query: asked as Query, signal }),
    placeholderData: keepPreviousData,
  });

export interface AccountAct {
  suspendUser: BodyOfCall<'suspendUser'>;
  takeOffSecondFactor: BodyOfCall<'takeOffSecondFactor'>;
  changeRole: BodyOfCall<'changeRole'>;
  correctUser: BodyOfCall<'correctUser'>;
}

/** What an admin does to one account; every list of the officers is asked again. */
export function useAccountActs(id: string) {
  const client = useQueryClient();
  const onSettled = () =>
    Promise.all([
      recountOfficerLists(client),
      client.invalidateQueries({ queryKey: sessionsQuery(id).queryKey }),
    ]);
  const params = { id };
  return {
    correct: useMutation({
      mutationFn: (body: AccountAct['correctUser']) => call('correctUser', { params, body }),
      onSettled,
    }),
    changeRole: useMutation({
      mutationFn: (body: AccountAct['changeRole']) => call('changeRole', { params, body }),
      onSettled,
    }),
    suspend: useMutation({
      mutationFn: (body: AccountAct['suspendUser']) => call('suspendUser', { params, body }),
      onSettled,
    }),
    takeOffFactor: useMutation({
      mutationFn: (body: AccountAct['takeOffSecondFactor']) =>
        call('takeOffSecondFactor', { params, body }),
      onSettled,
    }),
    lift: useMutation({ mutationFn: () => call('liftSuspension', { params }), onSettled }),
    remove: useMutation({ mutationFn: () => call('deleteUser', { params }), onSettled }),
    sendReset: useMutation({ mutationFn: () => call('sendResetLink', { params }) }),
  };
}
