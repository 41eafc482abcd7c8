import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyOfCall, Reply } from '#web/app/call.ts';
import { call, readJson, refusalIn } from '#web/app/call.ts';
import { sendWithProgress } from '#web/app/send-with-progress.ts';
import { routes } from '#contract/routes.ts';

/** The list of an election, or '' for that of the campus. */
export interface AskedVoters {
  electionId: string;
  search: string;
  group: string;
  page: number;
}

const ofList = (electionId: string) => (electionId === '' ? {} : { electionId });

/** One page of a voter list; the page before stays on the screen until it is there. */
export const votersQuery = ({ electionId, ...asked }: AskedVoters) =>
  queryOptions({
    queryKey: ['officers', 'voters', electionId, asked],
    queryFn: ({ signal }) =>
      call('listVoters', { query: { ...asked, ...ofList(electionId) }, signal }),
    placeholderData: keepPreviousData,
  });

export const importsQuery = (electionId: string) =>
  queryOptions({
    queryKey: ['officers', 'voter-list-imports', electionId],
    queryFn: () => call('listVoterListImports', { query: ofList(electionId) }),
  });

/** Sends a list, which can be long, and tells the share that is on its way. */
export async function sendList<N extends 'previewVoterList' | 'importVoterList'>(
  name: N,
  body: BodyOfCall<N>,
  onProgress: (share: number) => void,
): Promise<Reply<N>> {
  const response = await sendWithProgress(routes[name], JSON.stringify(body), onProgress);
  const answer = await readJson(response);
  if (!response.ok) throw refusalIn(answer, response);
  return answer as Reply<N>;
}
