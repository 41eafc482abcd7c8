import { useEffect, useState } from 'react';
import { enrollmentHint } from '#core/accounts/enrollment-number.ts';
import { useEnrollmentPrefix } from '#web/campus/use-enrollment-prefix.ts';

/** Milliseconds after the last key: nobody is corrected in the middle of typing. */
const settlesAfter = 500;

/** The live hint: shown when typing stops, removed at once when the number is empty or right. */
export function useEnrollmentHint(value: string): string | null {
  const prefix = useEnrollmentPrefix();
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settlesAfter);
    return () => clearTimeout(timer);
  }, [value]);
  return enrollmentHint(value, prefix) === null ? null : enrollmentHint(settled, prefix);
}
