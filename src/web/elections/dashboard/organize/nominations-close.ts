import { defaultNominationsClose } from '#core/elections/phase.ts';

/** An emptied field means the usual close; a draft without dates gets it when it is published. */
export function closeOf(
  dates: Record<'startDate' | 'endDate' | 'nominationsCloseAt', string>,
  now: number,
) {
  const { startDate, endDate, nominationsCloseAt } = dates;
  const usual = startDate === '' || endDate === '' ? '' : defaultNominationsClose(dates, now);
  const close = nominationsCloseAt || usual;
  return close === '' ? {} : { nominationsCloseAt: close };
}
