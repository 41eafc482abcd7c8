const width = 100;
const height = 12;

interface VotesBarProps {
  votes: number;
  /** Where the line stands; null for none. */
  needed: number | null;
  /** What the whole width is. */
  top: number;
  isElected: boolean;
}

/**
 * The votes of one cell as a bar, with a line at what was needed. The number beside it says the same to
 * whoever does not see it. It is drawn, not coloured in: what prints is what a page shows.
 */
export function VotesBar({ votes, needed, top, isElected }: VotesBarProps) {
  const share = (part: number) => (top === 0 ? 0 : (part / top) * width);
  const line = needed === null ? null : Math.min(share(needed), width - 0.5);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="my-1 block h-3 w-full min-w-16 rtl:-scale-x-100"
      aria-hidden
      data-bar={isElected ? 'elected' : 'standing'}
    >
      <rect
        x={0}
        y={3}
        width={share(votes)}
        height={6}
        className={`forced-colors:fill-[CanvasText] ${isElected ? 'fill-brand' : 'fill-bar stroke-ink-3'}`}
        vectorEffect="non-scaling-stroke"
      />
      {line !== null && (
        <line
          x1={line}
          x2={line}
          y1={0}
          y2={height}
          className="stroke-ink stroke-[1.5] forced-colors:stroke-[CanvasText]"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  );
}
