import { offeredCommittees } from '#core/council/committees.ts';
import { postText } from '#texts/post-text.ts';

/** The positions of the catalogue as options, by committee. */
export function PositionOptions() {
  return offeredCommittees.map(({ name, positions }) => (
    <optgroup key={name} label={postText(name)}>
      {positions.map((title) => (
        <option key={title} value={title}>
          {postText(title)}
        </option>
      ))}
    </optgroup>
  ));
}
