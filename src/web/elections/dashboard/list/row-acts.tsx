import { Armchair, Mails, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import { lazyDialog } from '#web/app/lazy-part.tsx';
import { usePhase } from '../../use-phase.ts';
import { dashboardMessages } from '#texts/en/dashboard.ts';
import { invitationMessages } from '#texts/en/invitations.ts';
import { seatsMessages } from '#texts/en/seats.ts';
import type { ActItem } from '#web/proposals/proposing-form.tsx';
import { ElectionMenu } from '../acts/election-menu.tsx';
import { CandidatesDialog, peopleOf } from './candidates-dialog.tsx';
import { NextAct } from './next-act.tsx';
import { SeatWinners, useHasSeats } from './seat-winners.tsx';

const InvitationsDialog = lazyDialog(
  async () =>
    (await import('#web/voter-lists/dashboard/invitations/invitations-dialog.tsx'))
      .InvitationsDialog,
);

type Asked = 'people' | 'invitations' | 'seats';

interface RowActsProps {
  election: Election;
  className: string;
  /** The button that deletes it. */
  remove: ReactNode;
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What comes next in an election of the list, Delete, and the menu. */
export function RowActs({ election, className, remove }: RowActsProps) {
  const phase = usePhase(election);
  const hasSeats = useHasSeats(election);
  const [asked, setAsked] = useState<{ what: Asked; isOpen: boolean } | null>(null);
  const ask = (what: Asked) => () => setAsked({ what, isOpen: true });
  const close = () => setAsked((one) => one && { ...one, isOpen: false });
  const isOpen = (what: Asked) => asked?.what === what && asked.isOpen;
  const people = peopleOf(election).length;
  // There are no invitations to a rehearsal.
  const areInvited = !election.rehearsal && (phase === 'upcoming' || phase === 'open');
  const onSeats = hasSeats ? ask('seats') : null;
  const onInvite = areInvited ? ask('invitations') : null;
  const more: ActItem[] = [
    ...(people === 0
      ? []
      : [
          {
            id: 'people',
            label: dashboardMessages.elections.candidates(people),
            icon: <Users {...icon} />,
            onSelect: ask('people'),
          },
        ]),
    ...(onInvite === null
      ? []
      : [
          {
            id: 'invitations',
            label: invitationMessages.open,
            icon: <Mails {...icon} />,
            onSelect: onInvite,
          },
        ]),
    ...(onSeats === null
      ? []
      : [
          {
            id: 'seats',
            label: seatsMessages.open,
            icon: <Armchair {...icon} />,
            onSelect: onSeats,
          },
        ]),
  ];
  return (
    // What comes next has its place before it is known.
    <div className={`flex min-h-9 items-center justify-end gap-1.5 lg:min-w-84 ${className}`}>
      <ElectionMenu
        election={election}
        more={more}
        before={(act) => (
          <>
            <NextAct
              election={election}
              onSeats={onSeats}
              onInvite={onInvite}
              onPublish={() => act('publish')}
            />
            {remove}
          </>
        )}
      />
      {/* The last candidate may be taken off in it. */}
      {asked?.what === 'people' && (
        <CandidatesDialog election={election} isOpen={isOpen('people')} onClose={close} />
      )}
      <InvitationsDialog election={election} isOpen={isOpen('invitations')} onClose={close} />
      {asked?.what === 'seats' && (
        <SeatWinners election={election} isOpen={isOpen('seats')} onClose={close} />
      )}
    </div>
  );
}
