import { UserCheck } from 'lucide-react';
import type { Election } from '#contract/election-shapes.ts';
import { votersMessages } from '#texts/en/voters.ts';

interface VotersNoteProps {
  election: Pick<Election, 'voters' | 'mailDomains'>;
  className?: string;
}

/** How the voters of an election are known, with its weakness, in one plain sentence. */
export function VotersNote({ election, className = '' }: VotersNoteProps) {
  return (
    <p className={`flex items-start gap-2 text-ui text-ink-2 ${className}`.trim()} data-voters>
      <UserCheck size={16} strokeWidth={2} className="mt-[0.2em] flex-none" aria-hidden />
      <span>
        <span className="sr-only">{votersMessages.title}: </span>
        {votersMessages.known(election)}
      </span>
    </p>
  );
}
