import { Pause, Play } from 'lucide-react';
import { StatusDot } from '#web/kit/chip.tsx';
import { electionsMessages } from '#texts/en/elections.ts';

const text = electionsMessages.board;

interface LiveSwitchProps {
  isPaused: boolean;
  onPause: () => void;
}

/** Whether counts move, and what holds them still. */
export function LiveSwitch({ isPaused, onPause }: LiveSwitchProps) {
  const Icon = isPaused ? Play : Pause;
  return (
    <div className="-me-2.5 flex flex-wrap items-center justify-end gap-1 text-meta leading-label">
      <span
        className={`inline-flex items-center gap-1.5 font-medium ${isPaused ? '' : 'text-success'}`.trim()}
      >
        {!isPaused && <StatusDot isLive />}
        {isPaused ? text.paused : text.live}
      </span>
      <button
        type="button"
        className="inline-flex min-h-8 items-center gap-1.5 rounded-full px-2.5 font-medium text-ink-2 hover:bg-sunken hover:text-ink pointer-coarse:min-h-11"
        onClick={onPause}
      >
        <Icon size={14} strokeWidth={2.25} aria-hidden />
        {isPaused ? text.resume : text.pause}
      </button>
    </div>
  );
}
