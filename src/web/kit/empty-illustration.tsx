import { chamber, tenth } from './chamber-illustration.ts';

const seats = chamber({
  ...{ cx: 152, cy: 172, r0: 46, rows: 5, dr: 24, d0: 8.2, d1: 8.2 },
  aisles: [60, 120],
  gap: 8,
});
const taken = seats.findIndex(({ row, seat }) => row === 2 && seat === 5);

/** Empty seats and one that is taken: nobody here yet. */
export function EmptyIllustration({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 304 182"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      aria-hidden
    >
      {seats.map(({ x, y, r }, index) => (
        <circle
          key={index}
          cx={tenth(x)}
          cy={tenth(y)}
          r={r}
          className={index === taken ? 'fill-marigold stroke-marigold' : undefined}
        />
      ))}
    </svg>
  );
}
