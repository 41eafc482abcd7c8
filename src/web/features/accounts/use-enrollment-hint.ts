import { useEffect, useState } from 'react';
import { enrollmentHint } from '#core/accounts/enrollment-number.ts';

/** Milliseconds after the last key: nobody is told off in the middle of a word. */
const settlesAfter = 500;

/** The live hint (spec 5): appears when typing stops, goes at once when the number is empty or right. */
export function useEnrollmentHint(value: string): string | null {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settlesAfter);
    return () => clearTimeout(timer);
  }, [value]);
  return enrollmentHint(value) === null ? null : enrollmentHint(settled);
}
