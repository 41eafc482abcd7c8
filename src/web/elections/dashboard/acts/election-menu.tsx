import { useQuery } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Election } from '#contract/election-shapes.ts';
import { isBlocked } from '#core/elections/readiness.ts';
import { lazyDialog } from '#web/app/lazy-part.tsx';
import { useCall } from '#web/app/use-call.ts';
import { usePhase } from '../../use-phase.ts';
import { editPath, paths } from '#web/app/paths.ts';
import { AskedAct } from '#web/kit/confirmed-act.tsx';
import { perform } from '#web/kit/act-button.tsx';
import { electionActs } from '#texts/en/election-acts.ts';
import { proposalMessages } from '#texts/en/proposals.ts';
import type { ActItem } from '#web/proposals/proposing-form.tsx';
import { ProposingMenu } from '#web/proposals/proposing-form.tsx';
import { ReasonedAct } from '#web/proposals/reasoned-act.tsx';
import { waitingQuery } from '#web/dashboard/waiting/queries.ts';
import { LackList } from '../readiness/lack-list.tsx';
import { PublishedRules, PublishDialog } from '../readiness/publish-dialog.tsx';
import { useAddress, useLocation } from '#web/kit/location.ts';
import { ActDialog } from './act-dialog.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import type { MenuAct } from './menu-acts.ts';
import { asksOf, isAnnounced, isFinal, labelOf, menuOf } from './menu-acts.ts';

const text = electionActs;
const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

const AddCandidatesDialog = lazyDialog(
  async () =>
    (await import('#web/nominations/dashboard/add-candidates-dialog.tsx')).AddCandidatesDialog,
);

const NamingDialog = lazyDialog(async () => (await import('../../naming-dialog.tsx')).NamingDialog);

const CopyDialog = lazyDialog(async () => (await import('./copy-dialog.tsx')).CopyDialog);

interface ElectionMenuProps {
  election: Election;
  /** What else its list offers, after what is of the election itself. */
  more?: readonly ActItem[];
  /** What stands before the menu, and may ask for one of its acts. */
  before?: (ask: (act: MenuAct) => void) => ReactNode;
}

/** What officers can do with an election now. */
export function ElectionMenu({ election, more = [], before }: ElectionMenuProps) {
  const { _id: id, name } = election;
  const phase = usePhase(election);
  const address = useAddress();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const publish = useCall('publishElection');
  const wipe = useCall('wipeElection');
  const again = useCall('voteAgain');
  // What was asked last stays while its dialog closes.
  const [asked, setAsked] = useState<{ what: MenuAct; isOpen: boolean } | null>(null);
  // A row of what waits leads here.
  const isLedToCandidates = address.get('candidates') === id;
  const ask = (what: MenuAct) => () => setAsked({ what, isOpen: true });
  const close = () => setAsked((one) => one && { ...one, isOpen: false });
  const edit = () =>
    pathname === paths.dashboard
      ? address.replace({ section: 'organize-election', edit: id })
      : void navigate(editPath(id));
  const params = { id };
  const enabled = asked?.what === 'publish';
  const found = useQuery({ ...waitingQuery, enabled }).data?.elections;
  const lacks = found?.find(({ electionId }) => electionId === id)?.lacks ?? [];
  const isHeld = isBlocked(lacks);
  const items = menuOf(phase, election).map(
    ({ act, icon: Icon, isApart, heading, isProposed }): ActItem => {
      const { asks } = asksOf(act, election);
      return {
        id: act,
        label: labelOf(act),
        icon: <Icon {...icon} />,
        ...(isProposed && { proposes: 'officers' as const }),
        ...(asks !== undefined && { asks: asks.confirm }),
        isDanger: isFinal(act),
        isApart,
        heading,
        onSelect: act === 'edit' ? edit : ask(act),
      };
    },
  );
  const endOfFirst = items.findIndex(({ isApart }) => isApart);
  const isOpen = asked?.isOpen === true;
  const publishPlainly = (
    <PublishDialog
      election={election}
      isOpen={isOpen}
      isPending={publish.isPending}
      onClose={close}
      onPublish={() =>
        perform({
          act: () => publish.mutateAsync({ params, body: {} }),
          failed: text.failed,
          onDone: close,
        })
      }
    />
  );
  return (
    <>
      {before?.((what) => ask(what)())}
      <ProposingMenu
        label={text.menu(name)}
        icon={<Ellipsis {...icon} />}
        items={items.toSpliced(endOfFirst === -1 ? items.length : endOfFirst, 0, ...more)}
      />
      {asked?.what === 'preview' && (
        <PreviewDialog election={election} isOpen={isOpen} onClose={close} />
      )}
      <AddCandidatesDialog
        isOpen={isLedToCandidates || (isOpen && asked.what === 'candidates')}
        election={election}
        onClose={() => {
          if (isLedToCandidates) address.replace({ section: 'election-list' });
          close();
        }}
      />
      <CopyDialog
        isOpen={isOpen && (asked.what === 'duplicate' || asked.what === 'rehearse')}
        as={asked?.what === 'rehearse' ? 'rehearse' : 'duplicate'}
        election={election}
        onClose={close}
      />
      <NamingDialog
        isOpen={isOpen && asked.what === 'returningOfficer'}
        electionId={id}
        onClose={close}
      />
      {asked?.what === 'publish' &&
        (isHeld ? (
          publishPlainly
        ) : (
          <ReasonedAct
            isOpen={isOpen}
            onClose={close}
            title={text.publishTitle(name)}
            text={text.publishText}
            hint={proposalMessages.reasonHint}
            confirm={text.publish}
            confirmKind="primary"
            proposes="officers"
            otherwise={publishPlainly}
            act={(reason) => publish.mutateAsync({ params, body: { reason } })}
            failed={text.failed}
          >
            {lacks.length > 0 && (
              <div className="mt-4">
                <LackList lacks={lacks} electionId={id} onLeave={close} />
              </div>
            )}
            <PublishedRules election={election} />
          </ReasonedAct>
        ))}
      {asked?.what === 'again' && (
        <AskedAct
          isOpen={isOpen}
          onClose={close}
          title={text.againTitle(name)}
          text={text.againText}
          confirmLabel={text.again}
          confirmKind="primary"
          keepLabel={text.keep}
          act={() => again.mutateAsync({ params, body: {} })}
          failed={text.failed}
        />
      )}
      {asked?.what === 'wipe' && (
        <AskedAct
          isOpen={isOpen}
          onClose={close}
          title={text.wipeTitle(name)}
          text={text.wipeText}
          confirmLabel={text.wipe}
          keepLabel={text.keep}
          act={() => wipe.mutateAsync({ params })}
          failed={text.failed}
        />
      )}
      {asked !== null && isAnnounced(asked.what) && (
        <ActDialog act={asked.what} election={election} isOpen={isOpen} onClose={close} />
      )}
    </>
  );
}
