/** The votes between two moments (ISO 8601), as the server tells them after the close. */
export interface TurnoutHour {
  from: string;
  until: string;
  votes: number;
}

const hourMs = 3_600_000;
const lengthOf = ({ from, until }: TurnoutHour): number => Date.parse(until) - Date.parse(from);

/** The last part of an hour goes with the hour before: alone it would look like a rush. */
export function joinLastPart(hours: readonly TurnoutHour[]): TurnoutHour[] {
  const last = hours.at(-1);
  const before = hours.at(-2);
  if (last === undefined || before === undefined || lengthOf(last) >= hourMs) return [...hours];
  const joined = { from: before.from, until: last.until, votes: before.votes + last.votes };
  return [...hours.slice(0, -2), joined];
}

/** Votes in an hour of the time of a bar; a first part of an hour counts as a whole one. */
const paceOf = (hour: TurnoutHour): number => hour.votes / Math.max(1, lengthOf(hour) / hourMs);

/** The number at the top of the axis: 2, 4 or 10 times a power of ten, so that half of it is whole. */
export function topOf(hours: readonly TurnoutHour[]): number {
  const most = Math.max(2, ...hours.map(paceOf));
  const power = 10 ** Math.floor(Math.log10(most));
  return power * ([2, 4, 6, 8].find((step) => step * power >= most) ?? 10);
}

interface Picture {
  /** The number of votes in an hour that is as high as the picture. */
  top: number;
  width: number;
  height: number;
}

/** A bar is as wide as its time and as high as its votes in an hour, so that areas are votes. */
export function barsOf(hours: readonly TurnoutHour[], { top, width, height }: Picture) {
  const start = Math.min(...hours.map(({ from }) => Date.parse(from)));
  const whole = hours.reduce((sum, hour) => sum + lengthOf(hour), 0);
  return hours.map((hour) => {
    const high = (paceOf(hour) / top) * height;
    return {
      x: ((Date.parse(hour.from) - start) / whole) * width,
      y: height - high,
      // A hair of space between two bars.
      width: Math.max(1, (lengthOf(hour) / whole) * width - 2),
      height: high,
    };
  });
}
