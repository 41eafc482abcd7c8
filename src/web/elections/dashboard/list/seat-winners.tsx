import type { Election } from '#contract/election-shapes.ts';
import { Seats } from '#web/outcome/settle/seats.tsx';
import { useResults } from '../../queries.ts';
import { usePhase } from '../../use-phase.ts';
import { Dialog } from '#web/kit/dialog.tsx';
import { seatsMessages } from '#texts/en/seats.ts';

const text = seatsMessages;

/** Whether an election has winners who can take their seats. */
export function useHasSeats(election: Election): boolean {
  const { data } = useResults();
  const results = data?.find((one) => one.electionId === election._id)?.results;
  // Nobody has won before officers release the results.
  const isHeld = election.resultsAt === 'release' && election.releasedAt === undefined;
  const isNobodys = results?.every((one) => one.elected.length === 0) === true;
  return usePhase(election) === 'closed' && !isNobodys && !isHeld;
}

interface SeatWinnersProps {
  election: Election;
  isOpen: boolean;
  onClose: () => void;
}

/** For an election that is over: its winners take their seats on the council. */
export const SeatWinners = ({ election, ...dialog }: SeatWinnersProps) => (
  <Dialog {...dialog} title={text.title} lede={text.lede} size="wide">
    <Seats electionId={election._id} />
  </Dialog>
);
