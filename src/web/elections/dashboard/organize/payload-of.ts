import { usualRules } from '#core/elections/outcome-rules.ts';
import type { NewElection } from '../../officer-queries.ts';
import { textOf } from './election-values.ts';

/**
 * A new election without what the call does in any case: until somebody chooses more, it is the payload of the
 * specification.
 */
export function payloadOf(body: NewElection): NewElection {
  const inAnyCase: Partial<NewElection> = {
    standings: 'live',
    electorate: { kind: 'everyone' },
    voters: 'anybody',
    rules: usualRules,
  };
  const more = Object.entries(body).filter(
    ([field, value]) => textOf(value) !== textOf(inAnyCase[field as keyof NewElection]),
  );
  return { imageUrl: '', ...(Object.fromEntries(more) as NewElection) };
}
