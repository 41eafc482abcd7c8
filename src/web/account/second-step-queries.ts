import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';

/** The own second step. */
export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: () => call('readSecondFactor'),
  refetchOnMount: 'always',
});

/** What officers do with their own second step. */
export function useSecondFactorActs() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
  return {
    start: useMutation({
      mutationFn: (currentPassword: string) =>
        call('startSecondFactor', { body: currentPassword === '' ? {} : { currentPassword } }),
    }),
    add: useMutation({
      mutationFn: (code: string | null) =>
        call('addSecondFactor', { body: code === null ? {} : { code } }),
      onSettled,
    }),
    renewCodes: useMutation({ mutationFn: () => call('renewRecoveryCodes'), onSettled }),
    remove: useMutation({ mutationFn: () => call('removeSecondFactor'), onSettled }),
  };
}
