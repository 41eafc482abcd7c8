import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';
import { useViewer } from '#web/app/session.ts';
import { useElections } from '#web/elections/queries.ts';
import { placeInReadersLanguage } from '#web/elections/readers-language.ts';
import { supporterKinds } from '#core/elections/supporters.ts';
import type { MyNomination } from '#contract/nominations.ts';
import { supporterMessages } from '#texts/en/supporters.ts';
import { messages } from '#texts/en/site.ts';
import { row } from '#texts/formats.ts';

const text = supporterMessages.own;

/** Whether a candidate can still ask for support, and needs some. */
export const canAsk = ({ supporters }: MyNomination): boolean =>
  supporters?.isOpen === true &&
  supporterKinds.some((kind) => supporters[kind].confirmed < supporters[kind].needed);

/** Candidates whom the viewer is asked to support, or supports. Asked for only where an election needs it. */
export function useMySupport() {
  const { viewer } = useViewer();
  const elections = useElections().data?.elections ?? [];
  const isAskedFor = elections.some(({ supporters }) => supporters !== undefined);
  return useQuery({
    queryKey: ['own', 'support', viewer?._id ?? null],
    queryFn: () => call('listMySupport'),
    select: (all) => all.map(placeInReadersLanguage),
    enabled: viewer !== null && isAskedFor,
    refetchOnMount: 'always',
    meta: { ownsSignedOut: true },
  });
}

/** The candidate of a shared link, as the viewer can support them. */
export const supportQuery = (nominationId: string, viewerId: string) =>
  queryOptions({
    queryKey: ['own', 'support', viewerId, nominationId],
    queryFn: () => call('readSupport', { params: { id: nominationId } }),
    select: placeInReadersLanguage,
    refetchOnMount: 'always',
  });

/** How many of a candidate's proposers and seconders have confirmed, in sentences. */
export function supporterNotes({ status, supporters }: MyNomination): string[] {
  if (supporters === undefined) return [];
  const kinds = supporterKinds.filter((kind) => supporters[kind].needed > 0);
  const counts = kinds.map((kind) =>
    text.confirmed[kind](supporters[kind].confirmed, supporters[kind].needed),
  );
  const areMissing = kinds.some((kind) => supporters[kind].confirmed < supporters[kind].needed);
  const more = supporters.isOpen ? text.missing : text.over;
  return [
    `${row(counts)}${messages.fullStop}`,
    ...(areMissing && status === 'pending' ? [more] : []),
  ];
}
