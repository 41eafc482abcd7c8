import type { QueryKey } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '#web/kit/call-error.ts';
import { useManyCalls } from '#web/app/use-call.ts';
import { notify } from '#web/kit/notify.ts';
import { needsReason } from '#web/proposals/touching-act.tsx';
import { dashboardMessages } from '#texts/en/dashboard.ts';
import type { Listed } from '#web/kit/list/table-kind.ts';
import type { Table } from '#web/kit/list/use-table.ts';
import type { Decision, DecisionBody, DecisionCall } from './approval-kind.ts';

/** What became of a decision on several rows, while some of them could not be done. */
export interface BulkResult<T extends Listed> {
  decision: Decision<T>;
  text: string;
}

/** Decisions that were just made and can be taken back together, in the place of the first of them. */
export interface Undoable {
  id: string;
  ids: readonly string[];
  groupId: string | undefined;
  /** The ids of the rows from the top, also of those that were decided before and have left. */
  order: readonly string[];
  text: string;
  undo: () => void;
}

export interface Decisions<T extends Listed> {
  /** Why a row is still here, by id. */
  failures: ReadonlyMap<string, string>;
  result: BulkResult<T> | null;
  /** The newest first. */
  undoable: readonly Undoable[];
  /** Nobody took it back in time. */
  expire: (id: string) => void;
  /** What is not taken back yet, because another officer has to confirm it and reads the reason; null for nothing. */
  asked: AskedBack | null;
  select: (ids: readonly string[], isSelected: boolean) => void;
  decide: (decision: Decision<T>, items: readonly T[], reason?: string) => Promise<void>;
}

/** Asks for the reason of what is taken back while voting is open. */
export interface AskedBack {
  text: string;
  failed: string;
  propose: (reason: string) => Promise<{ message: string } | undefined>;
  close: () => void;
}

/**
 * Decisions on the rows of one query. A decision is sent at once and its row leaves at once; what
 * fails comes back marked, and what can be taken back says so in a row of its own for a while.
 */
export function useDecisions<T extends Listed>(queryKey: QueryKey, table: Table<T>): Decisions<T> {
  const client = useQueryClient();
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const [result, setResult] = useState<BulkResult<T> | null>(null);
  const [undoable, setUndoable] = useState<readonly Undoable[]>([]);
  const [asked, setAsked] = useState<Omit<AskedBack, 'close'> | null>(null);
  const expire = (id: string) => setUndoable((all) => all.filter((one) => one.id !== id));
  const many = useManyCalls();
  const sendOne = (name: DecisionCall, id: string, body: DecisionBody | undefined) =>
    // A decision outlives the page: who leaves at once has decided all the same.
    many.send(name, { params: { id }, body, keepalive: true });
  const send = (
    name: DecisionCall,
    items: readonly T[],
    bodyOf?: (item: T) => DecisionBody | undefined,
  ) => settleAll(items, (item) => sendOne(name, item._id, bodyOf?.(item)));

  const changeList = async (change: (list: T[]) => T[]) => {
    // An answer that is still on its way knows nothing of this decision yet.
    await client.cancelQueries({ queryKey });
    client.setQueryData<T[]>(queryKey, (list) => (list === undefined ? list : change(list)));
  };
  const decide = async (decision: Decision<T>, items: readonly T[], reason = '') => {
    const ids = items.map((item) => item._id);
    const before = client.getQueryData<T[]>(queryKey) ?? [];
    const onScreen = table.rows.map((item) => item._id);
    const first = table.rows.find((item) => ids.includes(item._id));
    const groupId = first && table.groupOf(first)?.id;
    setFailures((now) => new Map([...now].filter(([id]) => !ids.includes(id))));
    setResult(null);
    // What is refused at once must not come back before it has left.
    const [{ done, failed }] = await Promise.all([
      send(decision.call, items, (item) => decision.bodyOf?.(item, reason)),
      table.takeOut(ids),
    ]);
    if (done.length > 0) {
      const doneIds = done.map((item) => item._id);
      await changeList((list) => list.filter((item) => !doneIds.includes(item._id)));
    }
    table.putBack(ids);

    if (decision.undo !== undefined && done.length > 0) {
      const id = ids.join();
      const undo = () => {
        expire(id);
        void takeBack(decision, done, before);
      };
      const [one] = done;
      const isOne = one !== undefined && done.length === 1;
      const text = (isOne && decision.doneTo?.(one)) || decision.done(done.length);
      setUndoable((all) => {
        const known = all[0]?.order ?? [];
        const order = [...known, ...onScreen.filter((one) => !known.includes(one))];
        return [{ id, ids, groupId, order, text, undo }, ...all.filter((one) => one.id !== id)];
      });
    }
    if (failed.length === 0) notify.success(decision.done(done.length));
    else {
      const why = (problem: unknown) => sentenceOf(problem, decision.failed);
      setFailures(
        (now) =>
          new Map([
            ...now,
            ...failed.map(({ item, problem }) => [item._id, why(problem)] as const),
          ]),
      );
      if (items.length === 1) notify.error(why(failed[0]?.problem));
      else {
        const text = dashboardMessages.table.result(decision.doneShort(done.length), failed.length);
        table.select(
          failed.map(({ item }) => item._id),
          true,
        );
        setResult({ decision, text });
        if (done.length > 0) notify.plain(text);
        else notify.error(text);
      }
    }
    void many.readAgain(decision.call);
  };

  const takeBack = async (decision: Decision<T>, items: readonly T[], before: readonly T[]) => {
    if (decision.undo === undefined) return;
    const { undo } = decision;
    const outcomes = await send(undo, items);
    const { done } = outcomes;
    const waiting = outcomes.failed.filter(({ problem }) => needsReason(problem));
    const failed = outcomes.failed.filter(({ problem }) => !needsReason(problem));
    if (waiting.length > 0) {
      setAsked({
        text: decision.done(waiting.length),
        failed: decision.failed,
        propose: async (reason) => {
          let reply;
          for (const { item } of waiting) reply = await sendOne(undo, item._id, { reason });
          void many.readAgain(undo);
          return reply as { message: string } | undefined;
        },
      });
    }
    const back = new Set(done.map((item) => item._id));
    await changeList((list) => {
      const here = new Set(list.map((item) => item._id));
      // Each goes back to its old place; what arrived meanwhile stays below.
      const known = before.filter((item) => here.has(item._id) || back.has(item._id));
      const ids = new Set(known.map((item) => item._id));
      return [...known, ...list.filter((item) => !ids.has(item._id))];
    });
    if (failed.length > 0) {
      const otherwise = dashboardMessages.table.undoFailed(failed.length);
      notify.error(failed.length === 1 ? sentenceOf(failed[0]?.problem, otherwise) : otherwise);
    }
    if (done.length > 0) notify.success(dashboardMessages.table.undone(done.length));
    void many.readAgain(undo);
  };

  return {
    failures,
    result,
    undoable,
    expire,
    asked: asked && { ...asked, close: () => setAsked(null) },
    select: (ids, isSelected) => {
      setResult(null);
      table.select(ids, isSelected);
    },
    decide,
  };
}

/** How many decisions travel at once: quick, and no burst that a rate limit would stop. */
const atOnce = 4;

interface Outcomes<T> {
  done: T[];
  failed: { item: T; problem: unknown }[];
}

/** Sends one request for each item, a few at a time; one that fails stops none of the others. */
async function settleAll<T>(
  items: readonly T[],
  send: (item: T) => Promise<unknown>,
): Promise<Outcomes<T>> {
  const outcomes: Outcomes<T> = { done: [], failed: [] };
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await send(item);
        outcomes.done.push(item);
      } catch (problem) {
        outcomes.failed.push({ item, problem });
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work));
  return outcomes;
}
