import { Mails } from 'lucide-react';
import { useState } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import { lazyDialog } from '#web/app/lazy-part.tsx';
import { usePhase } from '#web/elections/use-phase.ts';
import { Button } from '#web/kit/button.tsx';
import { invitationMessages } from '#texts/en/invitations.ts';

const InvitationsDialog = lazyDialog(
  async () => (await import('./invitations-dialog.tsx')).InvitationsDialog,
);

/** Opens the invitations of an election that has not closed; there are none to a rehearsal. */
export function InviteButton({ election }: { election: Election }) {
  const phase = usePhase(election);
  const [isOpen, setOpen] = useState(false);
  if (election.rehearsal || (phase !== 'upcoming' && phase !== 'open')) return null;
  return (
    <>
      <Button
        kind="ghost"
        size="small"
        isIcon
        aria-label={invitationMessages.openOne(election.name)}
        title={invitationMessages.open}
        onClick={() => setOpen(true)}
      >
        <Mails size={18} strokeWidth={1.75} aria-hidden />
      </Button>
      <InvitationsDialog election={election} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
