import { chamber, tenth } from './chamber-illustration.ts';

const seats = chamber({ cx: 38, cy: 39, r0: 14, rows: 3, dr: 10, d0: 3.5, d1: 3.5, aisles: [] });

/** Three rows of seats, one of them marigold. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 76 40" fill="currentColor" aria-hidden>
      {seats.map(({ x, y, r, row, seat }) => (
        <circle
          key={`${row}-${seat}`}
          cx={tenth(x)}
          cy={tenth(y)}
          r={r}
          className={row === 0 && seat === 1 ? 'fill-marigold' : undefined}
        />
      ))}
    </svg>
  );
}
