import { enrollmentPrefix } from '#core/accounts/enrollment-number.ts';
import { useCampusSettings } from './queries.ts';

/** What this campus's enrollment numbers begin with. */
export function useEnrollmentPrefix(): string {
  return useCampusSettings().data?.enrollmentPrefix ?? enrollmentPrefix;
}
