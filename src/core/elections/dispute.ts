/**
 * Whether disputed votes could decide who is elected, or whether a seat is shared; `margin` is that of the
 * count, null where no votes could. Nobody knows whom they were for. If each was for the one and its owner
 * had chosen the other, it counts twice: one less here, one more there.
 */
export function canChangeOutcome(disputed: number, margin: number | null): boolean {
  return disputed > 0 && margin !== null && disputed * 2 >= margin;
}
