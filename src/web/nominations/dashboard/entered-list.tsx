import { useQuery } from '@tanstack/react-query';
import { Check, Clock, Copy, X } from 'lucide-react';
import type { Reply } from '#web/app/call.ts';
import { copyText } from '#web/app/copy-text.ts';
import { useCall } from '#web/app/use-call.ts';
import { useKeptFocus } from '#web/app/use-kept-focus.ts';
import { Button } from '#web/kit/button.tsx';
import { Chip } from '#web/kit/chip.tsx';
import { ConfirmedAct } from '#web/kit/confirmed-act.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { notify } from '#web/kit/notify.ts';
import { TextInput } from '#web/kit/text-input.tsx';
import { enteredMessages as text } from '#texts/en/entered.ts';
import { enteredQuery } from './queries.ts';

type Entered = Reply<'listEntered'>[number];

interface EnteredListProps {
  electionId: string;
  /** They were entered just now: all of them stand, as was said before. */
  isNew?: boolean;
}

/** Whom officers entered, and the links to hand over to those whom no e-mail reaches. */
export function EnteredList({ electionId, isNew = false }: EnteredListProps) {
  // Who is taken back leaves, with the button that has the focus.
  const box = useKeptFocus();
  return (
    <div ref={box} className="mt-6">
      <Loaded query={useQuery(enteredQuery(electionId))} failed={text.loadFailed} level={3}>
        {(entered) =>
          entered.length > 0 && (
            <section className="grid grid-cols-1 gap-3" aria-label={text.list}>
              <Summary entered={entered} isNew={isNew} />
              <ul className="grid grid-cols-1">
                {entered.map((one) => (
                  <Row key={one._id} one={one} isNew={isNew} />
                ))}
              </ul>
            </section>
          )
        }
      </Loaded>
    </div>
  );
}

function Summary({ entered, isNew }: { entered: readonly Entered[]; isNew: boolean }) {
  const standing = entered.filter(({ status }) => status === 'stands').length;
  const handed = entered.filter(({ link }) => link !== '');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 flex-[1_1_16rem]" tabIndex={-1}>
        {standing > 0 && !isNew && <b>{text.onBallot(standing, entered.length)} </b>}
        {handed.length > 0 && text.handOver}
      </p>
      {handed.length > 1 && <CopyAll people={handed} />}
    </div>
  );
}

function CopyAll({ people }: { people: readonly Entered[] }) {
  const lines = people.map(({ name, link }) => text.linkOf(name, link));
  const copy = async () => {
    if (await copyText(lines.join('\n'))) notify.success(text.allCopied);
    else notify.error(text.notCopied);
  };
  return (
    <Button kind="outline" size="small" onClick={copy}>
      {text.copyAll}
    </Button>
  );
}

const looks = {
  draft: { tone: 'neutral', icon: <Clock size={14} strokeWidth={2.25} aria-hidden /> },
  waits: { tone: 'warning', icon: <Clock size={14} strokeWidth={2.25} aria-hidden /> },
  stands: { tone: 'success', icon: <Check size={14} strokeWidth={2.5} aria-hidden /> },
  off: { tone: 'neutral', icon: <X size={14} strokeWidth={2.5} aria-hidden /> },
} as const;

function Row({ one, isNew }: { one: Entered; isNew: boolean }) {
  const { _id: id, name, position, status, hasLeft, emailedAt, link, hasAccount } = one;
  const takeBack = useCall('takeBackEntered');
  // Whom an e-mail could reach, and none left.
  const isUntold = status !== 'draft' && status !== 'off' && emailedAt === null && link === '';
  return (
    <li className="grid grid-cols-1 gap-2 border-t border-line py-3">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 wrap-anywhere">
          <b className="font-semibold">
            <bdi>{name}</bdi>
          </b>
          <span className="block text-ui text-ink-2">
            <bdi>{position}</bdi>
            {isUntold && ` · ${text.noEmail}`}
            {!hasAccount && !isNew && ` · ${text.noAccount}`}
          </span>
        </p>
        {!(isNew && status === 'stands') && (
          <Chip tone={looks[status].tone} icon={looks[status].icon} className="flex-none">
            {hasLeft && status === 'off' ? text.status.left : text.status[status]}
          </Chip>
        )}
      </div>
      {link !== '' && <LinkToHand name={name} link={link} />}
      {status === 'draft' && (
        <ConfirmedAct
          kind="danger"
          size="small"
          className="-ms-3.5 justify-self-start"
          aria-label={text.takeBackOf(name, position)}
          title={text.takeBackTitle(name)}
          text={text.takeBackText(position)}
          act={() => takeBack.mutateAsync({ params: { id } })}
          failed={text.takeBackFailed}
        >
          {text.takeBack}
        </ConfirmedAct>
      )}
    </li>
  );
}

/** The link of somebody whom no e-mail reaches. */
function LinkToHand({ name, link }: { name: string; link: string }) {
  const copy = async () => {
    if (await copyText(link)) notify.success(text.copied);
    else notify.error(text.notCopied);
  };
  return (
    <span className="flex gap-2">
      <TextInput
        aria-label={text.link(name)}
        readOnly
        className="min-w-0 flex-1"
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <Button
        kind="outline"
        icon={<Copy size={16} strokeWidth={1.75} aria-hidden />}
        aria-label={text.copyOf(name)}
        onClick={copy}
      >
        {text.copy}
      </Button>
    </span>
  );
}
