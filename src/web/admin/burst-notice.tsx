import { UsersRound } from 'lucide-react';
import type { Reply } from '#web/app/call.ts';
import { WhenShown } from '#web/app/when-shown.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { burstsMessages } from '#web/messages/en/bursts.ts';

const text = burstsMessages;

/** Unusually many people of one network on this day; the officers decide what it is. */
export function BurstNotice({ bursts }: { bursts: Reply<'readBursts'>['bursts'] }) {
  if (bursts.length === 0) return null;
  return (
    <Notice
      tone="warning"
      icon={UsersRound}
      className="mb-6"
      role="region"
      aria-labelledby="bursts"
    >
      <div className="min-w-0 flex-1">
        <h2 className="font-semibold" id="bursts">
          {text.title}
        </h2>
        <p>{text.text}</p>
        <ul className="mt-2.5">
          {bursts.map((burst) => (
            <li key={burst._id} className="border-t border-warning/25 py-2.5">
              <p className="font-semibold tabular-nums">{text.line(burst)}</p>
              <p className="type-meta">
                <WhenShown at={burst.beganAt} />
                {' · '}
                {burst.isYourNetwork ? text.yours : text.other}
                {burst.isGoingOn && ` · ${text.goesOn}`}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Notice>
  );
}
