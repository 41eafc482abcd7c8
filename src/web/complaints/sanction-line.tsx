import type { Sanction } from '#contract/sanctions.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { complaintMessages } from '#texts/en/complaints.ts';
import { electionLines } from '#texts/en/election-lines.ts';
import { sanctionMessages } from '#texts/en/sanctions.ts';
import { shortMoment } from '#web/elections/moments.ts';
import { sanctionSentence } from '#texts/ruling-words.ts';

interface SanctionLineProps {
  sanction: Sanction;
  /** Says the reason, where it does not stand beside its ruling. */
  hasReason?: boolean;
}

/** What a ruling does in a sentence; struck out, with the reason, once it is overturned. */
export function SanctionLine({ sanction, hasReason = false }: SanctionLineProps) {
  const timeZone = useTimeZone();
  const { overturned, reason, people, until, kind, answered } = sanction;
  const sentence =
    people === null || until === null
      ? sanctionSentence(sanction)
      : electionLines['added-time']({ count: people, until: shortMoment(until, timeZone) });
  return (
    <div className="grid max-w-(--measure) gap-1 text-ui wrap-anywhere">
      <p className="font-semibold">
        {overturned === null ? (
          <bdi>{sentence}</bdi>
        ) : (
          <del>
            <bdi>{sentence}</bdi>
          </del>
        )}
      </p>
      {hasReason && (
        <p className="whitespace-pre-line">
          <bdi>{reason}</bdi>
        </p>
      )}
      {hasReason && (kind === 'disqualified' || kind === 'taken-off') && (
        <p className="whitespace-pre-line">
          <span className="text-ink-2">
            {answered === null ? sanctionMessages.notAsked : sanctionMessages.answered}
          </span>{' '}
          <bdi>{answered}</bdi>
        </p>
      )}
      {hasReason && sanction.noOther && (
        <p className="text-ink-2">{complaintMessages.rulings.noOther}</p>
      )}
      {overturned !== null && (
        <p>
          <span className="text-ink-2">
            {sanctionMessages.overturned(shortMoment(overturned.at, timeZone))}
          </span>{' '}
          <bdi>{overturned.reason}</bdi>
        </p>
      )}
    </div>
  );
}
