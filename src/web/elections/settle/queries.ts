import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyToSend } from '#contract/endpoint.ts';
import type { Api } from '#contract/api.ts';
import { call } from '#web/app/call.ts';
import { refreshElections } from '../queries.ts';

/** What is due after the close of an election. */
export const outcomeQuery = (id: string) =>
  queryOptions({
    queryKey: ['officers', 'outcome', id],
    queryFn: () => call('readOutcome', { params: { id } }),
    refetchOnMount: 'always',
  });

/** The appeals after an election. */
export const appealsQuery = (id: string) =>
  queryOptions({
    queryKey: ['officers', 'appeals', id],
    queryFn: () => call('listAppeals', { query: { election: id } }),
    refetchOnMount: 'always',
  });

type Act = 'enterDraw' | 'prepareRunOff' | 'voteAgain' | 'certifyElection' | 'answerAppeal';

/** Does what is due and reads again how the election stands. */
export function useSettle<N extends Act>(name: N) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & NonNullable<BodyToSend<Api[N]>>) =>
      call(name, { params: { id }, body } as never),
    onSettled: () => {
      void refreshElections(client);
      return client.invalidateQueries({ queryKey: ['officers'] });
    },
  });
}
