import { formatListDate } from '#core/campus/dates.ts';
import type { Reply } from '#web/app/call.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { copyText } from '#web/app/copy-text.ts';
import { useCall } from '#web/app/use-call.ts';
import { Button } from '#web/kit/button.tsx';
import { ConfirmedAct } from '#web/kit/confirmed-act.tsx';
import { notify } from '#web/kit/notify.ts';
import { handOverMessages as text } from '#texts/en/hand-over.ts';
import { shareMessages } from '#texts/en/share.ts';
import { messages } from '#texts/en/site.ts';

type RoleLink = Reply<'readHandOver'>['links'][number];

interface RoleLinksProps {
  links: readonly RoleLink[];
  /** Some of a handover that another officer has to confirm are not there yet. */
  waits: boolean;
}

/** The links that carry a role, each to be handed to one person. */
export function RoleLinks({ links, waits }: RoleLinksProps) {
  return (
    <section className="grid grid-cols-1 gap-2">
      <h3 className="type-h3">{text.links}</h3>
      <p className="type-meta">{text.linksText}</p>
      {waits && <p role="status">{text.linksWait}</p>}
      {links.length === 0 && !waits && <p className="text-ink-2">{text.noLinks}</p>}
      <ul className="grid grid-cols-1">
        {links.map((link) => (
          <Row key={link._id} link={link} />
        ))}
      </ul>
    </section>
  );
}

function Row({ link: { _id: id, role, by, until, roleEndsAt, url } }: { link: RoleLink }) {
  const timeZone = useTimeZone();
  const end = useCall('endRoleLink');
  const named = messages.roles[role];
  return (
    <li className="flex flex-wrap items-center gap-2.5 border-b border-line py-2.5 last:border-b-0">
      <div className="min-w-0 flex-[1_1_240px]">
        <p className="font-semibold">{named}</p>
        <p className="type-meta wrap-anywhere">
          {[
            text.worksUntil(formatListDate(until, timeZone)),
            by !== null && text.linkBy(by),
            roleEndsAt !== null && text.roleUntil(formatListDate(roleEndsAt, timeZone)),
          ]
            .filter((part) => part !== false)
            .join(' · ')}
        </p>
      </div>
      <div className="flex gap-2.5">
        <Button
          kind="outline"
          size="small"
          aria-label={text.copyOf(named)}
          onClick={() => void copyLink(url)}
        >
          {text.copy}
        </Button>
        <ConfirmedAct
          kind="ghost"
          size="small"
          aria-label={text.takeBackOf(named)}
          title={text.takeBackTitle}
          text={text.takeBackText}
          act={() => end.mutateAsync({ params: { id } })}
          failed={text.takeBackFailed}
        >
          {text.takeBack}
        </ConfirmedAct>
      </div>
    </li>
  );
}

async function copyLink(link: string): Promise<void> {
  if (await copyText(link)) notify.success(shareMessages.copied);
  else notify.error(shareMessages.notCopied);
}
