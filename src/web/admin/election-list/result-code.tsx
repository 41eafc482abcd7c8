import { closedElectionMessages } from '#web/messages/en/closed-election.ts';
import { recountKitMessages as text } from '#web/messages/en/recount-kit.ts';
import { useResults } from '#web/elections/queries.ts';

/** The code of a closed election, as its page shows it, and whether it can be relied on. */
export function ResultCode({ electionId }: { electionId: string }) {
  const { data } = useResults();
  const kit = data?.find((one) => one.electionId === electionId)?.recountKit;
  if (kit === undefined || kit === null) return null;
  return (
    <span className="type-meta basis-full">
      {kit.code !== null && (
        <>
          {text.code} <span className="font-mono whitespace-nowrap select-all">{kit.code}</span>
        </>
      )}
      {kit.check?.agrees === false && (
        <strong className="block text-danger">{closedElectionMessages.doubt}</strong>
      )}
    </span>
  );
}
