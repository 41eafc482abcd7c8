import type { Proposal } from '#contract/proposal-shapes.ts';
import { proposalMessages } from '#texts/en/proposals.ts';

const text = proposalMessages;
const value = 'min-w-0 wrap-anywhere';

/** What is now, and what would be then, line by line. */
export function ProposedChanges({ changes }: Pick<Proposal, 'changes'>) {
  return (
    <dl className="grid gap-2">
      {changes.map(({ field, from, to }) => (
        <div
          key={field}
          className="grid grid-cols-[minmax(7em,auto)_minmax(0,1fr)] gap-x-4 max-md:grid-cols-1"
        >
          <dt className="font-semibold">{field}</dt>
          <dd className={value}>
            <span className="text-ink-2">{text.from}:</span> <bdi>{from || text.nothing}</bdi>
            <br />
            <span className="text-ink-2">{text.to}:</span> <bdi>{to || text.nothing}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
