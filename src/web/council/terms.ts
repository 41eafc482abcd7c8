import type { Reply } from '#web/app/call.ts';

type Terms = Reply<'listTerms'>;

/** The years of the councils before the present one, the newest first. */
export function termsOf({ current, members }: Terms): number[] {
  const years = new Set<number>();
  for (const { term, lastTerm } of members) {
    const last = Math.min(lastTerm ?? current, current - 1);
    for (let year = term; year <= last; year += 1) years.add(year);
  }
  return [...years].toSorted((a, b) => b - a);
}

/** Whoever was on the council of a year. */
export function membersOfTerm({ members }: Terms, year: number): Terms['members'] {
  return members.filter(
    ({ term, lastTerm }) => term <= year && (lastTerm === null || lastTerm >= year),
  );
}

/** The year that ?term= names; null without one. */
export function termIn(search: URLSearchParams): number | null {
  const text = search.get('term') ?? '';
  return /^\d{4}$/.test(text) ? Number(text) : null;
}
