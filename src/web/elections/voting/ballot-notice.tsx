import { CircleAlert, Info, Lock, LogIn } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { electionsMessages } from '#web/messages/en/elections.ts';
import type { VoteObstacle } from './ballot-view.ts';

interface BallotNoticeProps {
  obstacle: VoteObstacle;
  onLogIn: () => void;
}

/** Why one cannot vote here now, and what to do about it. */
export function BallotNotice({ obstacle, onLogIn }: BallotNoticeProps) {
  const icons = { 'signed-out': LogIn, upcoming: Info, closed: Lock, refused: CircleAlert };
  const Icon = icons[obstacle.kind];
  return (
    <Notice icon={Icon} className="mx-(--ballot-edge) mt-5 items-center! [&>svg]:mt-0!">
      <p className="flex-1 font-medium">{obstacle.message}</p>
      {obstacle.kind === 'signed-out' && (
        <Button size="small" onClick={onLogIn}>
          {electionsMessages.notice.logIn}
        </Button>
      )}
    </Notice>
  );
}
