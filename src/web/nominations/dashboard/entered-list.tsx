import { useQuery } from '@tanstack/react-query';
import { Check, Clock, Copy, X } from 'lucide-react';
import type { Reply } from '#web/app/call.ts';
import { copyText } from '#web/app/copy-text.ts';
import { useCall, useManyCalls } from '#web/app/use-call.ts';
import { useKeptFocus } from '#web/app/use-kept-focus.ts';
import { ActButton } from '#web/kit/act-button.tsx';
import { Button } from '#web/kit/button.tsx';
import { Chip } from '#web/kit/chip.tsx';
import { ConfirmedAct } from '#web/kit/confirmed-act.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { notify } from '#web/kit/notify.ts';
import { TextInput } from '#web/kit/text-input.tsx';
import { enteredMessages as text } from '#texts/en/entered.ts';
import type { Links } from './entered-lines.ts';
import { enteredQuery } from './queries.ts';

type Entered = Reply<'listEntered'>[number];

interface EnteredListProps {
  electionId: string;
  links: Links;
  onLinks: (links: Links) => void;
  /** They were entered just now, so that nobody has answered. */
  isNew?: boolean;
}

/** Whom officers entered and what they said; who has not answered is asked again. */
export function EnteredList({ electionId, links, onLinks, isNew = false }: EnteredListProps) {
  // Who is taken back leaves, with the button that has the focus.
  const box = useKeptFocus();
  return (
    <div ref={box} className="mt-6">
      <Loaded query={useQuery(enteredQuery(electionId))} failed={text.loadFailed} level={3}>
        {(entered) =>
          entered.length > 0 && (
            <section className="grid grid-cols-1 gap-3" aria-label={text.list}>
              <Summary entered={entered} links={links} isNew={isNew} onLinks={onLinks} />
              <ul className="grid grid-cols-1">
                {entered.map((one) => (
                  <Row
                    key={one._id}
                    one={one}
                    link={links[one._id] ?? ''}
                    // Of somebody new the check has said so, and nobody has answered yet.
                    isBare={isNew && one.answer === 'waits'}
                    onLinks={onLinks}
                  />
                ))}
              </ul>
            </section>
          )
        }
      </Loaded>
    </div>
  );
}

interface SummaryProps {
  entered: readonly Entered[];
  links: Links;
  isNew: boolean;
  onLinks: EnteredListProps['onLinks'];
}

function Summary({ entered, links, isNew, onLinks }: SummaryProps) {
  const waiting = entered.filter(({ answer }) => answer === 'waits');
  const yes = entered.filter(({ answer }) => answer === 'yes').length;
  const standing = entered.filter(({ answer }) => answer === 'stands').length;
  const toAsk = waiting.filter(({ _id: id, emailedAt }) => emailedAt !== null || !links[id]);
  const handed = waiting.filter(({ _id: id }) => links[id]);
  const areAllStanding = standing === entered.length;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 flex-[1_1_16rem]" tabIndex={-1}>
        {standing > 0 && <b>{text.standing(standing)} </b>}
        {!areAllStanding && !(isNew && yes === 0) && (
          <b>{text.said(yes, entered.length - standing)} </b>
        )}
        {isNew && handed.length > 0 ? text.answerByLink : waiting.length > 0 && text.tooLate}
        {!isNew && handed.length > 0 && ` ${text.handOver}`}
      </p>
      {handed.length > 1 && <CopyAll people={handed} links={links} />}
      {toAsk.length > 1 && <SendToAll waiting={toAsk} onLinks={onLinks} />}
    </div>
  );
}

function CopyAll({ people, links }: { people: readonly Entered[]; links: Links }) {
  const lines = people.map(({ _id: id, name }) => text.linkOf(name, links[id] ?? ''));
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

function SendToAll({
  waiting,
  onLinks,
}: { waiting: readonly Entered[] } & Pick<SummaryProps, 'onLinks'>) {
  const calls = useManyCalls();
  const send = async () => {
    const sent = await Promise.allSettled(
      waiting.map(async ({ _id: id }) => {
        const { link } = await calls.send('askEnteredAgain', { params: { id } });
        return { id, link };
      }),
    );
    await calls.readAgain('askEnteredAgain');
    const done = sent.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const ready = done.filter(({ link }) => link !== '');
    onLinks(Object.fromEntries(ready.map(({ id, link }) => [id, link])));
    const emailed = done.length - ready.length;
    if (emailed > 0) notify.success(text.sentToAll(emailed));
    if (ready.length > 0) notify.plain(text.linksReady(ready.length));
    if (done.length < sent.length) notify.error(text.notSent(sent.length - done.length));
  };
  return (
    <ActButton kind="outline" size="small" act={send} done={null} failed={text.sendFailed}>
      {waiting.every(({ emailedAt }) => emailedAt === null) ? text.showAllLinks : text.sendToAll}
    </ActButton>
  );
}

const looks = {
  waits: { tone: 'warning', icon: <Clock size={14} strokeWidth={2.25} aria-hidden /> },
  yes: { tone: 'success', icon: <Check size={14} strokeWidth={2.5} aria-hidden /> },
  no: { tone: 'neutral', icon: <X size={14} strokeWidth={2.5} aria-hidden /> },
  stands: { tone: 'success', icon: <Check size={14} strokeWidth={2.5} aria-hidden /> },
} as const;

interface RowProps {
  one: Entered;
  /** Neither answer nor account is told. */
  isBare: boolean;
  link: string;
  onLinks: EnteredListProps['onLinks'];
}

function Row({ one, link, isBare, onLinks }: RowProps) {
  const { _id: id, name, position, answer, emailedAt, hasAccount } = one;
  const again = useCall('askEnteredAgain');
  const takeBack = useCall('takeBackEntered');
  const isWaiting = answer === 'waits';
  // The link is how they take an account, and step down.
  const isHanded = (answer === 'yes' || answer === 'stands') && !hasAccount;
  const isByLink = emailedAt === null;
  return (
    <li className="grid grid-cols-1 gap-2 border-t border-line py-3">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 wrap-anywhere">
          <b className="font-semibold">
            <bdi>{name}</bdi>
          </b>
          <span className="block text-ui text-ink-2">
            <bdi>{position}</bdi>
            {isWaiting && isByLink && link === '' && ` · ${text.noEmail}`}
            {!hasAccount && !isBare && ` · ${text.noAccount}`}
          </span>
        </p>
        {!isBare && (
          <Chip tone={looks[answer].tone} icon={looks[answer].icon} className="flex-none">
            {text.answer[answer]}
          </Chip>
        )}
      </div>
      {(isWaiting || isHanded) && link !== '' && <LinkToHand name={name} link={link} />}
      {isHanded && link === '' && (
        <ActButton
          kind="ghost"
          size="small"
          className="-ms-3.5 justify-self-start"
          aria-label={text.showLinkOf(name, position)}
          act={() => again.mutateAsync({ params: { id } })}
          onDone={(reply) => reply.link !== '' && onLinks({ [id]: reply.link })}
          failed={text.sendFailed}
        >
          {text.showLink}
        </ActButton>
      )}
      {isWaiting && (
        <div className="-ms-3.5 flex flex-wrap gap-x-1">
          {link === '' && (
            <ActButton
              kind="ghost"
              size="small"
              aria-label={
                isByLink ? text.showLinkOf(name, position) : text.sendAgainTo(name, position)
              }
              act={() => again.mutateAsync({ params: { id } })}
              onDone={(reply) => reply.link !== '' && onLinks({ [id]: reply.link })}
              failed={text.sendFailed}
            >
              {isByLink ? text.showLink : text.sendAgain}
            </ActButton>
          )}
          <ConfirmedAct
            kind="danger"
            size="small"
            aria-label={text.takeBackOf(name, position)}
            title={text.takeBackTitle(name)}
            text={text.takeBackText(position)}
            act={() => takeBack.mutateAsync({ params: { id } })}
            failed={text.takeBackFailed}
          >
            {text.takeBack}
          </ConfirmedAct>
        </div>
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
