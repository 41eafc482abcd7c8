import type { Role } from '../accounts/role.ts';

/** An officer, as far as it matters for what can be done now. */
export interface ActingOfficer {
  id: string;
  role: Extract<Role, 'council' | 'admin'>;
  hasSecondStep: boolean;
  /** From when they can confirm; null: now. */
  confirmsFrom: Date | null;
}

/** What the campus asks of its officers. */
interface AskedOfOfficers {
  needsTwoOfficers: boolean;
  needsSecondStep: boolean;
  /** How many officers the one who asks has taken away lately: where there are some, acts wait for another one. */
  removed?: number;
}

/** What cannot be done while somebody is away, or with everybody there. */
export interface Gap {
  /** Who is away; null: nobody. */
  without: string | null;
  /** Whether one of those who are there can confirm what another one proposes: later is from a moment on. */
  confirming: 'now' | 'later' | 'never';
  from: Date | null;
  /** False where nobody is there who can do what only admins do. */
  hasAdmin: boolean;
}

/** What cannot be done as things are, and what more while each officer is away. */
export function gapsOf(officers: readonly ActingOfficer[], asked: AskedOfOfficers): readonly Gap[] {
  const count = officers.length + (asked.removed ?? 0);
  const whole = gapOf(null, officers, count, asked);
  const others = officers.map(({ id }) =>
    gapOf(
      id,
      officers.filter((one) => one.id !== id),
      count,
      asked,
    ),
  );
  const isWorse = (gap: Gap) =>
    (gap.confirming !== 'now' && !isSame(gap, whole)) || (!gap.hasAdmin && whole.hasAdmin);
  const isLacking = ({ confirming, hasAdmin }: Gap) => confirming !== 'now' || !hasAdmin;
  return [...(isLacking(whole) ? [whole] : []), ...others.filter(isWorse)];
}

const isSame = (one: Gap, other: Gap) =>
  one.confirming === other.confirming && one.from?.getTime() === other.from?.getTime();

/** An officer without the second step that the campus asks for gets nothing but that. */
function gapOf(
  without: string | null,
  there: readonly ActingOfficer[],
  officers: number,
  { needsTwoOfficers, needsSecondStep }: AskedOfOfficers,
): Gap {
  const able = there.filter(({ hasSecondStep }) => hasSecondStep || !needsSecondStep);
  const hasAdmin = able.some(({ role }) => role === 'admin');
  // Where one officer is left nobody is asked.
  if (!needsTwoOfficers || officers < 2)
    return { without, confirming: 'now', from: null, hasAdmin };
  if (able.length < 2) return { without, confirming: 'never', from: null, hasAdmin };
  // Both have to be officers for long enough: who proposes and who confirms.
  const moments = able.map(({ confirmsFrom }) => confirmsFrom?.getTime() ?? 0);
  const second = Math.max(...moments.toSorted((a, b) => a - b).slice(0, 2));
  if (second === 0) return { without, confirming: 'now', from: null, hasAdmin };
  return { without, confirming: 'later', from: new Date(second), hasAdmin };
}
