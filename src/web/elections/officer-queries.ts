import { queryOptions } from '@tanstack/react-query';
import type { BodyToSend } from '#contract/endpoint.ts';
import type { Api } from '#contract/api.ts';
import { call } from '#web/app/call.ts';
import type { Reply } from '#web/app/call.ts';
import { isNoSuchCall } from '#web/kit/call-error.ts';
import { readElections } from './by-the-letter.ts';

/**
 * All elections as officers see them: those of everybody, and from a second call the drafts, which
 * only officers read. If either call fails there is no list. Read again on focus, unlike the ballot.
 */
export const officerElectionsQuery = queryOptions({
  queryKey: ['officers', 'elections'],
  queryFn: async () => {
    const [held, all] = await Promise.all([call('listElections'), call('listAllElections')]);
    const known = new Set(all.elections.map(({ _id }) => _id));
    const others = held.elections.filter(({ _id }) => !known.has(_id));
    return { elections: readElections([...all.elections, ...others]) };
  },
  refetchOnWindowFocus: true,
});

/** By what voters can be known on this campus. */
export type VoterSources = Reply<'readVoterSources'> & {
  /** The server has the specification's call alone, and no setting of ours. */
  isPlain?: boolean;
};

export const voterSourcesQuery = queryOptions({
  queryKey: ['officers', 'voter-sources'],
  queryFn: async (): Promise<VoterSources> => {
    try {
      return await call('readVoterSources');
    } catch (problem) {
      if (!isNoSuchCall(problem)) throw problem;
      const none = { hasMailServer: false, listed: 0, withAddress: 0, groups: [], accounts: 0 };
      return { ...none, isPlain: true };
    }
  },
});

export type NewElection = BodyToSend<Api['createElection']>;

/** An election to edit, and whether somebody has voted in it. */
export const electionToEdit = (id: string) =>
  queryOptions({
    queryKey: ['officers', 'election', id],
    queryFn: () => call('readElectionToEdit', { params: { id } }),
    // What is fixed depends on this moment.
    gcTime: 0,
    staleTime: 0,
  });

/** How many people could vote for each limited position of an election that is not saved. */
export const limitedQuery = (body: BodyToSend<Api['countLimited']>) =>
  queryOptions({
    queryKey: ['officers', 'limited', body],
    queryFn: ({ signal }) => call('countLimited', { body, signal }),
    enabled: body.positions.length > 0,
    retry: false,
  });

/** By what the people of an election that is not saved are in classes. */
export const classesQuery = (body: BodyToSend<Api['countLimited']>) =>
  queryOptions({
    queryKey: ['officers', 'classes', body],
    queryFn: async ({ signal }) => {
      const { classes } = await call('countLimited', { body, signal });
      return classes ?? { byList: false, columns: [], numbers: [] };
    },
    retry: false,
  });

export type EditedElection = BodyToSend<Api['editElection']>;
