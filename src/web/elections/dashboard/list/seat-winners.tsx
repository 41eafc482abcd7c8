import { Armchair } from 'lucide-react';
import { useState } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import { Seats } from '#web/outcome/settle/seats.tsx';
import { useResults } from '../../queries.ts';
import { usePhase } from '../../use-phase.ts';
import { Button } from '#web/kit/button.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { seatsMessages } from '#texts/en/seats.ts';

const text = seatsMessages;
/** For an election that is over: its winners take their seats on the council. */
export function SeatWinners({ election }: { election: Election }) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useResults();
  const results = data?.find((one) => one.electionId === election._id)?.results;
  // Nobody has won before officers release the results.
  const isHeld = election.resultsAt === 'release' && election.releasedAt === undefined;
  const isNobodys = results?.every((one) => one.elected.length === 0) === true;
  if (usePhase(election) !== 'closed' || isNobodys || isHeld) return null;
  return (
    <>
      <Button
        kind="ghost"
        size="small"
        icon={<Armchair size={16} strokeWidth={1.75} aria-hidden />}
        aria-label={text.openOne(election.name)}
        onClick={() => setOpen(true)}
      >
        {text.open}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={text.title}
        lede={text.lede}
        size="wide"
      >
        <Seats electionId={election._id} />
      </Dialog>
    </>
  );
}
