import { Gavel } from 'lucide-react';
import { rulingMessages as text } from '#texts/en/rulings.ts';
import { messages } from '#texts/en/site.ts';

interface RulingLineProps {
  ruling: { reason: string; complaint: number | null };
  /** What it does, in bold: "Disqualified". */
  what: string;
  /** What follows from it for whoever votes. */
  more?: string;
  id?: string;
  className?: string;
}

/** A ruling beside the candidate or the position that it is about. */
export function RulingLine({ ruling, what, more = '', id, className = '' }: RulingLineProps) {
  return (
    <p
      id={id}
      className={`flex max-w-[65ch] items-start gap-2 text-ui leading-[1.45] text-ink-2 ${className}`.trim()}
      data-ruling
    >
      <Gavel className="mt-0.5 flex-none" size={16} strokeWidth={2} aria-hidden />
      <RulingWords ruling={ruling} what={what} more={more} />
    </p>
  );
}

/** The same in words, where an icon stands beside them. */
export const RulingWords = ({
  ruling,
  what,
  more = '',
}: Pick<RulingLineProps, 'ruling' | 'what' | 'more'>) => (
  <span className="min-w-0 wrap-anywhere">
    <b className="font-semibold text-ink">
      {what}
      {messages.fullStop}
    </b>{' '}
    {more !== '' && `${more} `}
    <bdi>{text.by(ruling)}</bdi>
  </span>
);
