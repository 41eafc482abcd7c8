import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { MyBallot } from '#contract/ballot-shapes.ts';
import { ballotOf, electionOf, receiptOf } from '#tests/support/elections-stage.tsx';
import { takeReceipts } from './queries.ts';

test('an answer that was on its way before the vote does not take the receipt away', async () => {
  const election = electionOf({ President: { Zoya: 1 } });
  const client = new QueryClient();
  const key = ['elections', 'mine', 'student'];
  const old = [ballotOf(election)];
  client.setQueryData<MyBallot[]>(key, old);
  const late = Promise.withResolvers<MyBallot[]>();
  const asked = client
    .fetchQuery({ queryKey: key, queryFn: () => late.promise, staleTime: 0 })
    .catch(() => null);

  await takeReceipts(client, [receiptOf(election, 'President')]);
  late.resolve(old);
  await asked;

  const [ballot] = client.getQueryData<MyBallot[]>(key) ?? [];
  expect(ballot?.receipts.map(({ code }) => code)).toEqual(['BCDF-2345']);
});
