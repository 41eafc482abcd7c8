/** The cookie that holds which language somebody chose in this browser. It is set by our pages and at a log-in. */
export const languageCookie = 'hustings-language';

/** What somebody's browser says, and what they chose, of the language that they read. */
interface Asked {
  /** The tag that they chose; null for none. */
  chosen: string | null;
  /** The header Accept-Language. */
  accepted: string | undefined;
}

/**
 * Which of the offered languages somebody reads: what they chose, else what their browser asks for, else
 * what comes first.
 */
export function languageFor({ chosen, accepted }: Asked, offered: readonly string[]): string {
  if (chosen !== null && offered.includes(chosen)) return chosen;
  return acceptedLanguage(accepted, offered) ?? offered[0] ?? 'en';
}

/** Which of the languages a browser asks for first (RFC 9110, 12.5.4); null where it asks for none of them. */
export function acceptedLanguage(
  header: string | undefined,
  offered: readonly string[],
): string | null {
  const asked = (header ?? '')
    .split(',')
    .slice(0, mostRanges)
    .map(rangeOf)
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  for (const { range } of asked) {
    // "hi-IN" is Hindi as well.
    const found = offered.find(
      (tag) => range === tag.toLowerCase() || range.startsWith(`${tag.toLowerCase()}-`),
    );
    if (found !== undefined) return found;
  }
  return null;
}

/** No browser names more, and a long header costs its sender nothing. */
const mostRanges = 50;

function rangeOf(part: string): { range: string; weight: number } {
  const [range = '', ...parameters] = part.split(';').map((one) => one.trim().toLowerCase());
  const weight = parameters.find((one) => one.startsWith('q='))?.slice(2) ?? '1';
  return {
    range,
    weight: /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? Number(weight) : 0,
  };
}
