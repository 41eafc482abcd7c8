import type { QueryKey } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { recountOfficerLists } from '#web/campus/officer-queries.ts';
import { sentenceOf } from '#web/app/call-error.ts';
import { notify, undoDuration } from '#web/ui/notify.ts';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import { messages } from '#web/messages/en/site.ts';
import type { QueueVerb, Waiting } from './queue-parts.ts';
import { settleAll } from './settle-all.ts';

/** Milliseconds of a row's way out; the rows fade by duration-quick, which is the same. */
const wayOut = 120;

/** What became of a decision on several rows, while some of them could not be done. */
export interface BulkResult<T extends Waiting> {
  verb: QueueVerb<T>;
  text: string;
  failedIds: readonly string[];
}

export interface Decisions<T extends Waiting> {
  /** On their way out: still rendered, not to be pressed. */
  leaving: ReadonlySet<string>;
  /** Decided and not rendered any more; the server may not have answered yet. */
  gone: ReadonlySet<string>;
  /** Why a row is still here, by id. */
  failures: ReadonlyMap<string, string>;
  selected: ReadonlySet<string>;
  result: BulkResult<T> | null;
  select: (ids: readonly string[], isSelected: boolean) => void;
  decide: (verb: QueueVerb<T>, items: readonly T[]) => Promise<void>;
}

const without = (set: ReadonlySet<string>, ids: readonly string[]) =>
  new Set([...set].filter((id) => !ids.includes(id)));
const withAll = (set: ReadonlySet<string>, ids: readonly string[]) => new Set([...set, ...ids]);

/**
 * Decisions on the rows of one query. A decision is sent at once and its row leaves at once; what
 * fails comes back marked, and what can be taken back says so in its toast for eight seconds.
 */
export function useDecisions<T extends Waiting>(queryKey: QueryKey): Decisions<T> {
  const client = useQueryClient();
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const [result, setResult] = useState<BulkResult<T> | null>(null);

  const select = (ids: readonly string[], isSelected: boolean) => {
    setResult(null);
    setSelected((before) => (isSelected ? withAll(before, ids) : without(before, ids)));
  };

  const changeList = async (change: (list: T[]) => T[]) => {
    // An answer that is still on its way knows nothing of this decision yet.
    await client.cancelQueries({ queryKey });
    client.setQueryData<T[]>(queryKey, (list) => (list === undefined ? list : change(list)));
  };

  const decide = async (verb: QueueVerb<T>, items: readonly T[]) => {
    const ids = items.map((item) => item._id);
    const before = client.getQueryData<T[]>(queryKey) ?? [];
    setLeaving((now) => withAll(now, ids));
    setSelected((now) => without(now, ids));
    setFailures((now) => new Map([...now].filter(([id]) => !ids.includes(id))));
    setResult(null);
    setTimeout(() => {
      setGone((now) => withAll(now, ids));
      setLeaving((now) => without(now, ids));
    }, wayOut);

    const [{ done, failed }] = await Promise.all([
      settleAll(items, verb.send),
      // What is refused at once must not come back before it has left.
      new Promise((resolve) => setTimeout(resolve, wayOut)),
    ]);
    const doneIds = done.map((item) => item._id);
    if (done.length > 0) {
      await changeList((list) => list.filter((item) => !doneIds.includes(item._id)));
    }
    setGone((now) => without(now, ids));
    const undo = () => takeBack(verb, done, before);
    if (failed.length === 0) tell('success', verb, verb.done(done.length), undo);
    else {
      const failedIds = failed.map(({ item }) => item._id);
      const why = (problem: unknown) => sentenceOf(problem, verb.failed);
      setFailures(
        (now) =>
          new Map([
            ...now,
            ...failed.map(({ item, problem }) => [item._id, why(problem)] as const),
          ]),
      );
      if (items.length === 1) notify.error(why(failed[0]?.problem));
      else {
        const text = dashboardMessages.queue.result(verb.doneShort(done.length), failed.length);
        setSelected((now) => withAll(now, failedIds));
        setResult({ verb, text, failedIds });
        if (done.length > 0) tell('plain', verb, text, undo);
        else notify.error(text);
      }
    }
    void recountOfficerLists(client);
    void client.invalidateQueries({ queryKey: ['elections'] });
  };

  const tell = (
    how: 'success' | 'plain',
    verb: QueueVerb<T>,
    text: string,
    undo: () => Promise<void>,
  ) => {
    if (verb.takeBack === undefined) notify[how](text);
    else {
      const action = { label: messages.toasts.undo, onPress: () => void undo() };
      notify[how](text, { duration: undoDuration, action });
    }
  };

  const takeBack = async (verb: QueueVerb<T>, items: readonly T[], before: readonly T[]) => {
    if (verb.takeBack === undefined) return;
    const { done, failed } = await settleAll(items, verb.takeBack);
    const back = new Set(done.map((item) => item._id));
    await changeList((list) => {
      const here = new Set(list.map((item) => item._id));
      // Each goes back to its old place; what arrived meanwhile stays below.
      const known = before.filter((item) => here.has(item._id) || back.has(item._id));
      const ids = new Set(known.map((item) => item._id));
      return [...known, ...list.filter((item) => !ids.has(item._id))];
    });
    if (failed.length > 0) {
      const otherwise = dashboardMessages.queue.undoFailed(failed.length);
      notify.error(failed.length === 1 ? sentenceOf(failed[0]?.problem, otherwise) : otherwise);
    }
    if (done.length > 0) notify.success(dashboardMessages.queue.undone(done.length));
    void recountOfficerLists(client);
    void client.invalidateQueries({ queryKey: ['elections'] });
  };

  return { leaving, gone, failures, selected, result, select, decide };
}
