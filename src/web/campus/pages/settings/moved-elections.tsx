import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { z } from 'zod/mini';
import { phaseOf } from '#core/elections/phase.ts';
import type { Election } from '#contract/election-shapes.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { useServerTime } from '#web/app/server-clock.ts';
import { shortMoment } from '#web/elections/moments.ts';
import { officerElectionsQuery } from '#web/elections/officer-queries.ts';
import { Loaded } from '#web/kit/loaded.tsx';
import { RadioCards } from '#web/kit/radio-cards.tsx';
import { campusClock as text } from '#texts/en/campus-clock.ts';
import { messages } from '#texts/en/site.ts';

const stays = ['moments', 'clock'] as const;
type Stay = (typeof stays)[number];

/** What stays of each election whose campus gets another time zone, by their ids. */
export const Stays = z.optional(z.record(z.string(), z.enum(stays, text.choose)));
export type Stays = z.output<typeof Stays>;

const isOver = (election: Election, now: number) =>
  ['closed', 'cancelled'].includes(phaseOf(election, now));
// A draft can have nothing but a date for its nominations.
const hasDate = ({ startDate, endDate, nominationsCloseAt, withdrawalsCloseAt = '' }: Election) =>
  [startDate, endDate, nominationsCloseAt, withdrawalsCloseAt].some((date) => date !== '');

/** Asks of each election that is not over what stays of it in another time zone. */
export function MovedElections({ to }: { to: string }) {
  const query = useQuery(officerElectionsQuery);
  return (
    <>
      {query.data === undefined && <NotAskedYet />}
      <Loaded query={query} failed={messages.fixed.electionsLoadFailed} level={3}>
        {({ elections }) => <Questions elections={elections} to={to} />}
      </Loaded>
    </>
  );
}

/** An answer that is missing: what is not known yet cannot be saved. */
function NotAskedYet() {
  useController<Record<string, string>>({
    name: 'stays.unread',
    defaultValue: '',
    shouldUnregister: true,
  });
  return null;
}

function Questions({ elections, to }: { elections: readonly Election[]; to: string }) {
  const asked = elections.filter(hasDate);
  const over = useServerTime((now) =>
    asked
      .filter((one) => isOver(one, now))
      .map(({ _id }) => _id)
      .join(' '),
  );
  const open = asked.filter(({ _id }) => !over.split(' ').includes(_id));
  if (open.length === 0) return null;
  return (
    <section className="grid gap-4" aria-labelledby="moved-elections">
      <div>
        <h3 className="type-h4" id="moved-elections">
          {text.movedTitle}
        </h3>
        <p className="type-meta">{text.movedText}</p>
      </div>
      {open.map((election) => (
        <MovedElection key={election._id} election={election} to={to} />
      ))}
    </section>
  );
}

function MovedElection({ election, to }: { election: Election; to: string }) {
  const from = useTimeZone();
  const { _id: id, name, startDate, endDate } = election;
  const { field, fieldState } = useController<Record<string, Stay | ''>>({
    name: `stays.${id}`,
    defaultValue: '',
    shouldUnregister: true,
  });
  const shown = (iso: string, timeZone: string) =>
    iso === '' ? text.noDate : shortMoment(iso, timeZone);
  return (
    <RadioCards<Stay>
      name={field.name}
      legend={text.stays(name)}
      value={field.value === '' ? null : (field.value ?? null)}
      onChange={field.onChange}
      error={fieldState.error?.message}
      cards={[
        {
          value: 'moments',
          label: text.moments.title,
          text: text.moments.text(shown(startDate, to), shown(endDate, to)),
        },
        {
          value: 'clock',
          label: text.clock.title,
          text: text.clock.text(shown(startDate, from), shown(endDate, from)),
        },
      ]}
    />
  );
}
