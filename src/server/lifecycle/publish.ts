import { lawOfToday } from '#core/elections/count-law.ts';
import { plannedLines } from '#texts/proposal-line.ts';
import { momentOf } from '#core/elections/election-line.ts';
import { refusedWords } from '#texts/en/refused.ts';
import { fieldText } from '#texts/field-text.ts';
import { checkElectionDraft } from '#core/elections/election-draft.ts';
import { needsList } from '#core/elections/electorate.ts';
import { defaultNominationsClose } from '#core/elections/phase.ts';
import { isClean } from '#core/kernel/field-errors.ts';
import { Refused } from '#core/refusal.ts';
import { draftOf, wrongLimits, wrongResultsAt } from '../elections/check-fields.ts';
import { refuseKeysElsewhere } from '../voting/sealed/key-folder-elsewhere.ts';
import { keyOf } from '../voting/sealed/seal-upcoming.ts';
import { listWholeElections, withDates } from '../elections/store.ts';
import { countListed } from '../voting/public.ts';
import { keepVersion, readVersion } from '../elections/versions-store.ts';
import { documentFor, settingsOf } from '../elections/settings-store.ts';
import { closeAt } from '../elections/act.ts';
import { electionAct } from '../elections/election-act.ts';
import { updateElection } from '../elections/life-store.ts';
import { requireFreshLogIn } from '../fresh-log-in/require-fresh-log-in.ts';
import { entering } from '../nominations/enter.ts';
import type { FoundPeople } from '../nominations/enter-people.ts';
import { listPublished, stampOf } from '../proposals/public.ts';
import { NeedsSecondOfficer } from '../proposals/second-officer.ts';
import {
  enterTyped,
  holdCandidates,
  standPublished,
  typedIn,
} from '../nominations/stand-entered.ts';

/**
 * Publishes a draft. Its key is made first, under the lock: of several officers who publish it at once,
 * on several servers, one makes it.
 */
const publishing = electionAct<'publishElection', FoundPeople | null>({
  act: 'election.publish',
  hold: ({ tx, input, format }) =>
    holdCandidates(tx, { electionId: input.id, typed: typedIn(input), format }),
  async run({ tx, actor, input, services, settings: { timeZone }, election, format, held }) {
    const { id } = input;
    const { row, now } = election;
    if (row.state !== 'draft') throw new Refused('election-not-draft');
    const [{ positions } = { positions: [] }] = await listWholeElections(tx, { id });
    const of = settingsOf(row, positions);
    const wrong = {
      ...checkElectionDraft(draftOf(of), now.getTime()),
      ...wrongResultsAt(of, false),
    };
    if (!isClean(wrong)) {
      // No form is open beside it: all that is missing is said at once.
      const words = () => Object.values(wrong).map(fieldText).join(' ');
      throw new Refused('invalid-input', { fields: wrong, words });
    }
    // A copy of an election may have limits from before the campus's numbers changed.
    const [misfit] = Object.values(wrongLimits(of, format));
    if (misfit !== undefined) {
      throw new Refused('invalid-input', {
        words: () => refusedWords.editLimits(fieldText(misfit)),
      });
    }
    if (needsList(of) && (await countListed(tx, id)) === 0) {
      throw new Refused('voter-list-empty');
    }
    await refuseKeysElsewhere(tx, services.sign, actor);
    const usual = () => new Date(defaultNominationsClose(of, now.getTime()));
    const nominations_close_at = row.nominations_close_at ?? usual();
    const { starts_at, ends_at } = withDates({ ...row, nominations_close_at });
    const keyCheck = row.key_check ?? (await keyOf(services.electionKeys, id));
    if (row.nominations_close_at === null) await keepVersion(tx, row, positions);
    await updateElection(tx, id, {
      state: 'published',
      published_at: now,
      settings: documentFor(of, { ...row.settings, law: lawOfToday }),
      key_check: keyCheck,
      nominations_close_at,
    });
    await closeAt(tx, services, id, ends_at);
    const opens = momentOf(starts_at);
    const closes = momentOf(ends_at);
    const lines = plannedLines([{ key: 'publishes-for-dates', opens, closes }], timeZone);
    const typed = typedIn(input);
    if (typed !== null && held !== null) {
      await enterTyped(tx, { actor, id, people: held, typed, format });
    }
    // With the e-mails to them: where another officer has to confirm it, all of it is undone.
    await standPublished(tx, services, { actor, id, format });
    return {
      what: null,
      plan: {
        ...lines,
        body: {
          ...{ id, reason: input.reason },
          version: await readVersion(tx, id),
          list: stampOf(await listPublished(tx, [id])),
        },
      },
    };
  },
});

/** The same, where another officer has to confirm it the people whom the call names wait with the draft. */
export const publishElection: typeof publishing = {
  ...publishing,
  async perform(services, actor, input, first) {
    try {
      return await publishing.perform(services, actor, input, first);
    } catch (error) {
      const typed = typedIn(input);
      if (!(error instanceof NeedsSecondOfficer) || typed === null) throw error;
      await requireFreshLogIn(services.db, actor);
      const { id: electionId, reason } = input;
      const given = { ...typed, electionId, haveAgreed: true } as const;
      const { problems } = await entering.perform(services, actor, given);
      if (problems.length > 0) throw new Refused('changed-meanwhile');
      return publishing.perform(services, actor, { id: electionId, reason }, first);
    }
  },
};
