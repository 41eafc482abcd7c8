import type { Election } from '#contract/election-shapes.ts';
import { Link } from '#web/app/link.tsx';
import { Button, buttonClass } from '#web/kit/button.tsx';
import { electionActs } from '#texts/en/election-acts.ts';
import { invitationMessages } from '#texts/en/invitations.ts';
import { seatsMessages } from '#texts/en/seats.ts';
import { ProposingButton } from '#web/proposals/proposing-form.tsx';
import { CheckButton, useToDo } from '../readiness/check-button.tsx';

interface NextActProps {
  election: Election;
  /** Null for what is not possible now. */
  onSeats: (() => void) | null;
  onInvite: (() => void) | null;
  onPublish: () => void;
}

const look = { kind: 'outline', size: 'small' } as const;

/** The one thing that comes next in an election: what waits in it, else what its state asks for. */
export function NextAct({ election, onSeats, onInvite, onPublish }: NextActProps) {
  const { acts, count } = useToDo(election);
  const [first] = acts;
  if (count === 1 && first !== undefined) {
    return (
      <Link
        to={first.to}
        className={buttonClass(look)}
        aria-label={`${first.label}: ${first.title}`}
      >
        {first.label}
      </Link>
    );
  }
  if (count > 0) return <CheckButton election={election} />;
  const { name } = election;
  if (election.state === 'draft') {
    return (
      <ProposingButton {...look} onClick={onPublish}>
        {electionActs.publish}
      </ProposingButton>
    );
  }
  if (onSeats !== null) {
    return (
      <Button {...look} aria-label={seatsMessages.openOne(name)} onClick={onSeats}>
        {seatsMessages.open}
      </Button>
    );
  }
  if (onInvite === null) return null;
  return (
    <Button {...look} aria-label={invitationMessages.openOne(name)} onClick={onInvite}>
      {invitationMessages.open}
    </Button>
  );
}
