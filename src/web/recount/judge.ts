import type { ElectionResults } from '#contract/election-shapes.ts';
import { verifyMessages as text } from '#texts/en/verify.ts';
import type { KitCheck } from '#texts/en/kit-checks.ts';
import type { Verified } from './verified.ts';

/** What a person reads about a file. */
export interface Judgement {
  tone: 'success' | 'warning' | 'danger';
  title: string;
  lines: string[];
  checks: Verified['checks'];
}

/** By this name the program reports that somebody's code is another. */
const codeCheck: KitCheck = 'The result code is the one that was given';

/**
 * What the checks of a file amount to, beside what is published here; null where that is not known.
 * What is wrong in the file comes first, then that it is another one.
 */
export function judge(
  { checks, kit, isCodeLeft, problem, fileHash }: Verified,
  published: readonly ElectionResults[] | null,
): Judgement {
  if (kit === null || problem !== null) {
    return {
      tone: 'danger',
      title: text.notJudged,
      lines: [problem ?? ''],
      checks,
    };
  }
  const about = [text.of(kit.election.name, kit.edition), text.sha256(fileHash)];
  const wrong = checks.filter((one) => one.wrong.length > 0);
  const isOtherCode = wrong.some(({ name }) => name === codeCheck);
  const isSameCode = !isOtherCode && checks.some(({ name }) => name === codeCheck);
  const { ballots, isRounds } = kit;
  const label = published?.find((one) => one.electionId === kit.election.id)?.recountKit ?? null;
  // Both hashes are in the record, that of the whole kit and that of its rounds.
  const earlier = label?.earlier.find(
    ({ sha256, roundsSha256 }) => (isRounds ? roundsSha256 : sha256) === fileHash,
  );
  const last = isRounds ? label?.rounds?.sha256 : label?.sha256;
  const isAnother = label !== null && last !== fileHash && earlier === undefined;
  const fits = isRounds ? text.roundsFit : text.fits(ballots);
  const told = (tone: Judgement['tone'], title: string, ...lines: string[]) => ({
    tone,
    title,
    lines: [
      ...lines,
      ...(isSameCode ? [text.sameCode] : []),
      ...(isCodeLeft ? [text.codeLeft] : []),
      ...about,
    ],
    checks,
  });
  if (wrong.length > (isOtherCode ? 1 : 0)) {
    return told('danger', text.wrong(wrong.length), ...(isAnother ? [text.another] : []));
  }
  if (isAnother) return told('danger', text.another, text.anotherText);
  if (isOtherCode) return told('danger', text.otherCode, text.otherCodeText);
  if (published === null) return told('warning', fits, text.notCompared);
  if (label === null) return told('warning', fits, text.notPublished);
  return told(
    'success',
    isRounds ? text.roundsRight : text.right(ballots),
    ...(isRounds ? [text.roundsText] : []),
    ...(isRounds || label.areBallotsHidden === true ? [text.inRecord] : []),
    ...(earlier === undefined ? [] : [text.earlier(earlier.edition)]),
  );
}
