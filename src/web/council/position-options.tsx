import { offeredCommittees } from '#core/council/committees.ts';

/** The positions of the catalogue as options, by committee. */
export function PositionOptions() {
  return offeredCommittees.map(({ name, positions }) => (
    <optgroup key={name} label={name}>
      {positions.map((title) => (
        <option key={title} value={title}>
          {title}
        </option>
      ))}
    </optgroup>
  ));
}
