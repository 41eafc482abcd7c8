import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { phaseOf } from '#core/elections/phase.ts';
import type { Reply } from '#web/app/call.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { copyText } from '#web/app/copy-text.ts';
import { shortMoment } from '#web/elections/moments.ts';
import { electionsQuery } from '#web/elections/queries.ts';
import { systemMessages } from '#texts/en/system.ts';
import { Button } from '#web/kit/button.tsx';
import { Fold } from '#web/kit/fold.tsx';
import { notify } from '#web/kit/notify.ts';

const text = systemMessages.help;

/** On a day on which the server is not well: what an admin can do without it, and what to send to whoever has it. */
export function ServerHelp({ system }: { system: Reply<'readSystem'> }) {
  const timeZone = useTimeZone();
  const elections = useQuery(electionsQuery).data?.elections ?? [];
  const red = system.findings.filter(({ state }) => state !== 'ok');
  if (red.length === 0) return null;
  const moment = (iso: string) => shortMoment(iso, timeZone);
  const open = elections.filter((one) => phaseOf(one, Date.parse(system.checkedAt)) === 'open');
  const message = [
    text.needs(window.location.origin, red.length),
    text.checked(moment(system.checkedAt), timeZone, system.version),
    ...open.map(({ name, endDate }) => text.open(name, moment(endDate))),
    ...red.flatMap((one) => ['', ...linesOf(one, moment)]),
    '',
    text.doctor,
  ].join('\n');
  return (
    <div className="grid gap-4 border-t border-line px-5 py-4 max-md:px-3.5">
      <div className="max-w-[80ch]">
        <h3 className="font-semibold">{text.yours}</h3>
        <ul className="mt-1.5 list-disc ps-[1.25em] text-ui">
          {red.map(({ subject }) => (
            <li key={subject}>
              <p>
                <b className="font-semibold">{systemMessages.subjects[subject]}:</b>{' '}
                {text.without[subject]}
              </p>
            </li>
          ))}
        </ul>
      </div>
      <ServerMessage message={message} />
    </div>
  );
}

function linesOf(
  { subject, state, says, advice, since }: Reply<'readSystem'>['findings'][number],
  moment: (iso: string) => string,
): string[] {
  return [
    `${systemMessages.states[state].toUpperCase()}: ${systemMessages.subjects[subject]}`,
    says,
    ...(since === null ? [] : [text.since(moment(since))]),
    ...(advice === null ? [] : [text.advice(advice)]),
  ];
}

/** A message in plain text, to read, to copy and to send to the person who has the server. */
export function ServerMessage({ message }: { message: string }) {
  const copy = async () => {
    if (await copyText(message)) notify.success(text.copied);
    else notify.error(text.notCopied);
  };
  return (
    <div className="min-w-0">
      <h3 className="font-semibold">{text.title}</h3>
      <p className="type-meta mt-1 max-w-[80ch]">{text.about}</p>
      <Button
        className="mt-2.5"
        kind="outline"
        size="small"
        icon={<Copy size={16} strokeWidth={1.75} aria-hidden />}
        onClick={copy}
      >
        {text.copy}
      </Button>
      <div className="mt-1.5 max-w-[80ch]">
        <Fold title={text.show} level={3}>
          <p className="rounded-control bg-sunken p-3.5 text-ui whitespace-pre-line wrap-anywhere">
            {message}
          </p>
        </Fold>
      </div>
    </div>
  );
}
