import type { ElectionResults } from '#contract/election-shapes.ts';
import { verifyMessages as text } from '#web/messages/en/verify.ts';
import type { Verified } from './verified.ts';

/** What a person reads about a file. */
export interface Judgement {
  tone: 'success' | 'warning' | 'danger';
  title: string;
  lines: string[];
  checks: Verified['checks'];
}

/** By this name the program reports that somebody's code is another. */
const codeCheck = 'The result code is the one that was given';

/**
 * What the checks of a file amount to, beside what is published here; null where that is not known.
 * What is wrong in the file comes first, then that it is another one.
 */
export function judge(
  { checks, kit, problem, fileHash }: Verified,
  published: readonly ElectionResults[] | null,
): Judgement {
  if (kit === null || problem !== null) {
    return { tone: 'danger', title: text.notJudged, lines: [problem ?? ''], checks };
  }
  const about = [text.of(kit.election.name, kit.edition), text.sha256(fileHash)];
  const wrong = checks.filter((one) => one.wrong.length > 0);
  const isOtherCode = wrong.some(({ name }) => name === codeCheck);
  const isSameCode = !isOtherCode && checks.some(({ name }) => name === codeCheck);
  const { ballots } = kit;
  const label = published?.find((one) => one.electionId === kit.election.id)?.recountKit ?? null;
  const earlier = label?.earlier.find(({ sha256 }) => sha256 === fileHash);
  const isAnother = label !== null && label.sha256 !== fileHash && earlier === undefined;
  const told = (tone: Judgement['tone'], title: string, ...lines: string[]) => ({
    tone,
    title,
    lines: [...lines, ...(isSameCode ? [text.sameCode] : []), ...about],
    checks,
  });
  if (wrong.length > (isOtherCode ? 1 : 0)) {
    return told('danger', text.wrong(wrong.length), ...(isAnother ? [text.another] : []));
  }
  if (isAnother) return told('danger', text.another, text.anotherText);
  if (isOtherCode) return told('danger', text.otherCode, text.otherCodeText);
  if (published === null) return told('warning', text.fits(ballots), text.notCompared);
  if (label === null) return told('warning', text.fits(ballots), text.notPublished);
  return told(
    'success',
    text.right(ballots),
    ...(earlier === undefined ? [] : [text.earlier(earlier.edition)]),
  );
}
