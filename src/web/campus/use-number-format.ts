import type { NumberFormat } from '#core/accounts/number-format.ts';
import { usualFormat } from '#core/accounts/number-format.ts';
import { useCampusSettings } from './queries.ts';

/** How this campus's enrollment numbers are made. */
export function useNumberFormat(): NumberFormat {
  return useCampusSettings().data?.numberFormat ?? usualFormat;
}
