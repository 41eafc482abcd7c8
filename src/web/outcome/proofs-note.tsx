import type { ElectionResults } from '#contract/election-shapes.ts';
import { votersMessages } from '#texts/en/voters.ts';

/** How many votes came from people who had proved their number, and how; small groups together. */
export function ProofsNote({ proofs }: Pick<ElectionResults, 'proofs'>) {
  if (proofs.length === 0) return null;
  return (
    <div className="mt-3 text-ui text-ink-2 print:hidden" data-proofs>
      <h3 className="font-semibold">{votersMessages.proofsTitle}</h3>
      <ul className="ms-5 list-disc">
        {proofs.map((group) => (
          <li key={`${group.ways.join(' ')} ${group.officer ?? ''}`}>
            {votersMessages.proof(group)}
          </li>
        ))}
      </ul>
    </div>
  );
}
