import type { Actor } from '#core/actor.ts';
import { checkElectionDraft } from '#core/elections/election-draft.ts';
import { needsList } from '#core/elections/electorate.ts';
import { defaultNominationsClose } from '#core/elections/phase.ts';
import { isClean } from '#core/kernel/field-errors.ts';
import { Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../../services.ts';
import { keyOf } from '../sealed/seal-upcoming.ts';
import { listWholeElections, withDates } from '../store.ts';
import { countListed } from '../turnout/store.ts';
import { datesOf, rulesOf } from '../view.ts';
import { closeAt, finishAct, momentText, readElection } from './act.ts';
import { lockLife } from './lock-life.ts';
import { updateElection } from './store.ts';

/**
 * Publishes a draft. Its key is made first, under the lock: of several officers who publish it at once,
 * on several servers, one makes it.
 */
export async function publishElection(
  services: Services,
  actor: Actor,
  { id, reason }: Input<'publishElection'>,
) {
  const { timeZone } = await services.campus.settings();
  await services.transact(async (tx) => {
    const election = await lockLife(tx, id);
    const { row, now } = election;
    if (row.state !== 'draft') throw new Refused('election-not-draft');
    const [whole] = await listWholeElections(tx, { id });
    const positions = whole?.positions.map(({ title }) => title) ?? [];
    const dates = datesOf(row);
    const wrong = checkElectionDraft({ ...row, ...dates, positions }, now.getTime());
    if (!isClean(wrong)) {
      // No form is open beside it: all that is missing is said at once.
      const message = Object.values(wrong).join('. ');
      throw new Refused('invalid-input', { fields: wrong, message });
    }
    if (needsList(rulesOf(row)) && (await countListed(tx, id)) === 0) {
      throw new Refused('voter-list-empty');
    }
    const usual = () => new Date(defaultNominationsClose(dates, now.getTime()));
    const nominations_close_at = row.nominations_close_at ?? usual();
    const { starts_at, ends_at } = withDates({ ...row, nominations_close_at });
    const keyCheck = row.key_check ?? (await keyOf(services.electionKeys, id));
    await updateElection(tx, id, {
      state: 'published',
      published_at: now,
      key_check: keyCheck,
      nominations_close_at,
    });
    await closeAt(tx, services, id, ends_at);
    const opens = momentText(starts_at, timeZone);
    const closes = momentText(ends_at, timeZone);
    await finishAct(tx, services, {
      id,
      actor,
      act: 'election.publish',
      name: row.name,
      life: election,
      what: null,
      reason: reason ?? '',
      plan: {
        what: `Everybody sees the election. Voting opens on ${opens} and closes on ${closes}.`,
      },
    });
  });
  return { election: await readElection(services, id), message: answers.electionPublished };
}
