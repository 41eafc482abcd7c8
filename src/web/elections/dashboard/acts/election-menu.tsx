import { useQuery } from '@tanstack/react-query';
import {
  Copy as CopyIcon,
  Ellipsis,
  Eraser,
  Eye,
  FlaskConical,
  Pencil,
  RotateCcw,
  Send,
  Share2,
  UserPlus,
} from 'lucide-react';
import { useState } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import { isBlocked } from '#core/elections/readiness.ts';
import { lazyDialog } from '#web/app/lazy-part.tsx';
import { useCall } from '#web/app/use-call.ts';
import { usePhase } from '../../use-phase.ts';
import { electionPath } from '#web/app/paths.ts';
import { AskedAct } from '#web/kit/confirmed-act.tsx';
import { perform } from '#web/kit/act-button.tsx';
import { electionActs } from '#texts/en/election-acts.ts';
import { enteredMessages } from '#texts/en/entered.ts';
import { shareMessages } from '#texts/en/share.ts';
import { proposalMessages } from '#texts/en/proposals.ts';
import type { ActItem } from '#web/proposals/proposing-form.tsx';
import { ProposingMenu } from '#web/proposals/proposing-form.tsx';
import { ReasonedAct } from '#web/proposals/reasoned-act.tsx';
import { waitingQuery } from '#web/dashboard/waiting/queries.ts';
import { LackList } from '../readiness/lack-list.tsx';
import { PublishedRules, PublishDialog } from '../readiness/publish-dialog.tsx';
import { useAddress } from '#web/kit/location.ts';
import { ActDialog } from './act-dialog.tsx';
import type { Copy } from './copy-dialog.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { actsIn, labelOf, announcedActs, asksOf } from './announced-acts.ts';
import type { AnnouncedAct } from './announced-acts.ts';

const text = electionActs;
const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

const ShareDialog = lazyDialog(
  async () => (await import('#web/app/share/share-dialog.tsx')).ShareDialog,
);

const AddCandidatesDialog = lazyDialog(
  async () =>
    (await import('#web/nominations/dashboard/add-candidates-dialog.tsx')).AddCandidatesDialog,
);

const CopyDialog = lazyDialog(async () => (await import('./copy-dialog.tsx')).CopyDialog);

type Asked =
  | AnnouncedAct
  | Copy
  | 'candidates'
  | 'preview'
  | 'share'
  | 'publish'
  | 'wipe'
  | 'again';

/** What officers can do with an election now. */
export function ElectionMenu({ election }: { election: Election }) {
  const { _id: id, name } = election;
  const phase = usePhase(election);
  const address = useAddress();
  const publish = useCall('publishElection');
  const wipe = useCall('wipeElection');
  const again = useCall('voteAgain');
  // What was asked last stays while its dialog closes.
  const [asked, setAsked] = useState<{ what: Asked; isOpen: boolean } | null>(null);
  // A row of what waits leads here.
  const isLedToCandidates = address.get('candidates') === id;
  const ask = (what: Asked) => () => setAsked({ what, isOpen: true });
  const close = () => setAsked((one) => one && { ...one, isOpen: false });
  const params = { id };
  const found = useQuery(waitingQuery).data?.elections;
  const lacks = found?.find(({ electionId }) => electionId === id)?.lacks ?? [];
  const isHeld = isBlocked(lacks);
  const isDraft = phase === 'draft';
  const items: ActItem[] = [
    {
      id: 'edit',
      label: text.edit,
      icon: <Pencil {...icon} />,
      onSelect: () => address.replace({ section: 'organize-election', edit: id }),
    },
    ...(isDraft
      ? [
          {
            id: 'publish',
            label: text.publish,
            proposes: 'officers' as const,
            icon: <Send {...icon} />,
            onSelect: ask('publish'),
          },
        ]
      : []),
    ...(isDraft || phase === 'upcoming'
      ? [
          {
            id: 'candidates',
            label: enteredMessages.add,
            icon: <UserPlus {...icon} />,
            onSelect: ask('candidates'),
          },
        ]
      : []),
    { id: 'preview', label: text.preview, icon: <Eye {...icon} />, onSelect: ask('preview') },
    ...(isDraft
      ? []
      : [
          {
            id: 'share',
            label: shareMessages.button,
            icon: <Share2 {...icon} />,
            onSelect: ask('share'),
          },
        ]),
    ...actsIn(phase, election).map((act, index): ActItem => {
      const Icon = announcedActs[act].icon;
      const isDanger = announcedActs[act].isFinal;
      const given = asksOf(act, election).asks;
      return {
        id: act,
        label: labelOf(act),
        proposes: 'officers',
        ...(given !== undefined && { asks: given.confirm }),
        icon: <Icon {...icon} />,
        isDanger,
        isApart: index === 0,
        onSelect: ask(act),
      };
    }),
    ...(phase === 'cancelled' && !election.rehearsal
      ? [
          {
            id: 'again',
            label: text.again,
            icon: <RotateCcw {...icon} />,
            isApart: true,
            onSelect: ask('again'),
          },
        ]
      : []),
    {
      id: 'duplicate',
      label: text.duplicate,
      icon: <CopyIcon {...icon} />,
      isApart: true,
      onSelect: ask('duplicate'),
    },
    ...(election.rehearsal
      ? [
          {
            id: 'wipe',
            label: text.wipe,
            icon: <Eraser {...icon} />,
            isDanger: true,
            onSelect: ask('wipe'),
          },
        ]
      : [
          {
            id: 'rehearse',
            label: text.rehearse,
            icon: <FlaskConical {...icon} />,
            onSelect: ask('rehearse'),
          },
        ]),
  ];
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
      <ProposingMenu label={text.menu(name)} icon={<Ellipsis {...icon} />} items={items} />
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
      <ShareDialog
        isOpen={isOpen && asked.what === 'share'}
        name={name}
        path={electionPath(id)}
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
      {asked !== null && asked.what in announcedActs && (
        <ActDialog
          act={asked.what as AnnouncedAct}
          election={election}
          isOpen={isOpen}
          onClose={close}
        />
      )}
    </>
  );
}
