import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { tooFewOf } from '#core/elections/usual-choices.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { serverNow } from '#web/app/server-clock.ts';
import { limitedQuery } from '../../officer-queries.ts';
import type { ElectionValues } from './election-values.ts';
import { bodyOf } from './settings-codec.ts';

/** Who could vote for each position that is for some, or of whom a share decides, and whom none is for. */
export function useLimited(values: ElectionValues, isAsked = true) {
  const timeZone = useTimeZone();
  const { electorate, voters, mailDomains, positions = [] } = bodyOf(values, timeZone, serverNow());
  const all = positions.flatMap((position) => {
    if (typeof position === 'string') return [];
    const { title, limits, quorum, majority } = position;
    return [{ title, limits, quorum, majority }];
  });
  const isCounted = all.some(
    ({ limits, quorum, majority }) =>
      limits !== undefined || quorum?.kind === 'share' || majority?.of === 'eligible',
  );
  const body = { electorate, voters, mailDomains, positions: isCounted ? all : [] };
  const { data, isFetching } = useQuery({
    ...limitedQuery(body),
    enabled: isAsked && body.positions.length > 0,
  });
  return { limited: data?.limited ?? [], inNone: data?.inNone, isCounting: isFetching };
}

/** The fewest people of a position of the form, where those are too few for counts before the close; else null. */
export function useFewOfOne(isAsked: boolean): number | null {
  const values = useWatch<ElectionValues>() as ElectionValues;
  const { limited } = useLimited(values, isAsked);
  return isAsked ? tooFewOf(limited.map(({ voters }) => voters)) : null;
}
