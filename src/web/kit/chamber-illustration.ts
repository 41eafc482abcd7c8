/** One seat of the chamber; depth is 0 in the innermost row and 1 in the outermost. */
export interface Dot {
  x: number;
  y: number;
  r: number;
  depth: number;
  row: number;
  seat: number;
}

export interface ChamberIllustration {
  cx: number;
  cy: number;
  /** Radius of the innermost row, distance between rows. */
  r0: number;
  rows: number;
  dr: number;
  /** Dot radius in the innermost and the outermost row. */
  d0: number;
  d1: number;
  /** Angles of the gangways in degrees, and half their width. */
  aisles?: readonly number[];
  gap?: number;
}

const degrees = Math.PI / 180;

/** The hemicycle that all illustrations use: arcs of seats from inside to outside, with gangways. */
export function chamber(shape: ChamberIllustration): Dot[] {
  const { cx, cy, r0, rows, dr, d0, d1, aisles = [45, 90, 135], gap = 10 } = shape;
  const dots: Dot[] = [];
  for (let row = 0; row < rows; row++) {
    const depth = rows > 1 ? row / (rows - 1) : 0;
    const radius = r0 + row * dr;
    const r = d0 + (d1 - d0) * depth;
    const seats = Math.max(3, Math.round((Math.PI * radius) / (dr * 0.98)));
    for (let seat = 0; seat < seats; seat++) {
      const angle = Math.PI * ((seat + 0.5) / seats);
      const isAisle = aisles.some((aisle) => {
        const off = angle - aisle * degrees;
        return Math.abs(Math.sin(off)) * radius < gap && Math.cos(off) > 0;
      });
      if (isAisle) continue;
      const x = cx - radius * Math.cos(angle);
      const y = cy - radius * Math.sin(angle);
      dots.push({ x, y, r, depth, row, seat });
    }
  }
  return dots;
}

/** Rounded to a tenth, so that server and browser write the same text. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;
