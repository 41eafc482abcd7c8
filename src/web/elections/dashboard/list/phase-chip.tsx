import {
  CalendarClock,
  CirclePause,
  FileClock,
  FlaskConical,
  Lock,
  Stamp,
  XOctagon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Phase } from '#core/elections/phase.ts';
import type { Election } from '#contract/election-shapes.ts';
import { usePhase } from '../../use-phase.ts';
import { Chip, StatusDot } from '#web/kit/chip.tsx';
import type { ChipTone } from '#web/kit/chip.tsx';
import { outcomeMessages } from '#texts/en/outcomes.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { shortMoment } from '../../moments.ts';
import { phaseMessages } from '#texts/en/phase.ts';

const icon = { size: 14, strokeWidth: 2, 'aria-hidden': true } as const;

const looks: Record<Phase, { tone: ChipTone; sign: ReactNode }> = {
  draft: { tone: 'neutral', sign: <FileClock {...icon} /> },
  upcoming: { tone: 'brand', sign: <CalendarClock {...icon} /> },
  open: { tone: 'success', sign: <StatusDot isLive /> },
  paused: { tone: 'warning', sign: <CirclePause {...icon} /> },
  closed: { tone: 'neutral', sign: <Lock {...icon} /> },
  cancelled: { tone: 'danger', sign: <XOctagon {...icon} /> },
};

/** Where an election is in its life, and that it is a rehearsal. */
export function PhaseChip({ election }: { election: Election }) {
  const phase = usePhase(election);
  const timeZone = useTimeZone();
  const { tone, sign } = looks[phase];
  return (
    <span className="flex flex-wrap gap-1.5">
      <Chip tone={tone} icon={sign}>
        {election.pausedUntil === undefined
          ? phaseMessages.words[phase]
          : phaseMessages.pausedUntil(shortMoment(election.pausedUntil, timeZone))}
      </Chip>
      {election.certifiedAt !== undefined && (
        <Chip tone="success" icon={<Stamp {...icon} />}>
          {outcomeMessages.certifiedShort}
        </Chip>
      )}
      {election.rehearsal && (
        <Chip tone="warning" icon={<FlaskConical {...icon} />}>
          {phaseMessages.rehearsal}
        </Chip>
      )}
    </span>
  );
}
