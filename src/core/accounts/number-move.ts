/** What has shown whose an enrollment number is. Two officers move one that was proved before. */
export type ProofWay = 'address' | 'code' | 'check-in' | 'sign-on' | 'two-officers';

interface Owner {
  id: string;
  enrollmentNumber: string | null;
  isNumberProved: boolean;
}

interface Move {
  number: string;
  /** The account that has the number now. */
  holder: Owner | null;
  /** The account that is to have it. */
  taker: Owner;
  way: ProofWay;
}

/** Why a number does not go to an account; null when it does. */
export function numberMoveBlocker(move: Move): 'number-proved' | 'other-number-proved' | null {
  const { number, holder, taker, way } = move;
  if (way === 'two-officers') return null;
  if (holder !== null && holder.id !== taker.id && holder.isNumberProved) return 'number-proved';
  const hasAnother = taker.enrollmentNumber !== null && taker.enrollmentNumber !== number;
  return hasAnother && taker.isNumberProved ? 'other-number-proved' : null;
}
