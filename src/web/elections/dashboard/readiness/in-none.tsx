import type { z } from 'zod';
import type { InNone as InNoneShape } from '#contract/electorate-shapes.ts';
import { Checkbox } from '#web/kit/checkbox.tsx';
import { eachMessages as text } from '#texts/en/one-for-each.ts';

interface InNoneProps {
  /** Whom none of the positions is for. */
  inNone: z.output<typeof InNoneShape>;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

/** Says whom none of the positions is for; publishing waits for the tick. */
export const InNone = ({ inNone, isTicked, onTick }: InNoneProps) => (
  <div data-in-none>
    <p className="font-semibold wrap-anywhere">{text.inNone(inNone)}</p>
    <Checkbox checked={isTicked} onChange={(event) => onTick(event.target.checked)}>
      {text.inNoneTick}
    </Checkbox>
  </div>
);
