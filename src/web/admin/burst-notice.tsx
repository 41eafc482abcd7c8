import type { Reply } from '#web/app/call.ts';
import { WhenShown } from '#web/app/when-shown.tsx';
import { burstsMessages } from '#web/messages/en/bursts.ts';
import { ListNotice } from './list-notice.tsx';

const text = burstsMessages;

/** Unusually many people of one network on this day; the officers decide what it is. */
export function BurstNotice({ bursts }: { bursts: Reply<'readBursts'>['bursts'] }) {
  if (bursts.length === 0) return null;
  return (
    <ListNotice id="bursts" title={text.title} text={text.text}>
      {bursts.map((burst) => (
        <li key={burst._id}>
          <p className="font-semibold tabular-nums">{text.line(burst)}</p>
          <p className="type-meta">
            <WhenShown at={burst.beganAt} />
            {' · '}
            {burst.isYourNetwork ? text.yours : text.other}
            {burst.isGoingOn && ` · ${text.goesOn}`}
          </p>
        </li>
      ))}
    </ListNotice>
  );
}
