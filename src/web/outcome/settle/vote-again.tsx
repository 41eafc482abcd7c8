import { useState } from 'react';
import { z } from 'zod/mini';
import type { TieRule } from '#core/elections/outcome-rules.ts';
import { wayAgain } from '#core/elections/vote-again.ts';
import type { AgainWay } from '#core/elections/vote-again.ts';
import type { Reply } from '#web/app/call.ts';
import { useCall } from '#web/app/use-call.ts';
import { listed } from '#texts/formats.ts';
import { settleMessages } from '#texts/en/settle.ts';
import { messages } from '#texts/en/site.ts';
import { ActButton } from '#web/kit/act-button.tsx';
import { Button } from '#web/kit/button.tsx';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { Checkbox } from '#web/kit/checkbox.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { fieldError } from '#web/kit/field.tsx';

const text = settleMessages;

/** A position after the close. */
export type Due = Reply<'readOutcome'>['positions'][number];
type Way = 'second-round' | AgainWay;

/** Outcomes after which people can vote on a position again. */
const openOutcomes = ['vote-again', 'no-votes', 'void', 'vacant', 'no-quorum', 'nobody'] as const;
type OpenOutcome = (typeof openOutcomes)[number];
const openAfter = ({ outcome, openedAgain }: Due): OpenOutcome | null =>
  openedAgain > 0 ? null : (openOutcomes.find((one) => one === outcome) ?? null);

/** Where a list of all positions stands above, so many say who is tied in a sentence of their own. */
const mostBesideList = 3;

/** What is said of positions that nobody is elected to: of those that are open for one cause at once. */
export function dueLines(
  positions: readonly Due[],
  hasList: boolean,
): { positionId: string; said: string[] }[] {
  const isShort =
    !hasList || positions.filter(({ tied }) => tied.length > 0).length <= mostBesideList;
  const alone = positions.flatMap((one) => {
    const { positionId, position, outcome, tied, openedAgain } = one;
    const meeting = outcome === 'no-majority' ? text.secondRoundOf : text.tiedOf;
    const said = [
      ...(tied.length > 0 && isShort ? [meeting(position, tied)] : []),
      ...(openedAgain > 0 ? [text.openedAgain(position, openedAgain)] : []),
    ];
    return said.length === 0 ? [] : [{ positionId, said }];
  });
  const open = positions.filter(({ followedBy }) => followedBy.length === 0);
  const together = [...Map.groupBy(open, openAfter)].flatMap(([outcome, some]) =>
    outcome === null
      ? []
      : [
          {
            positionId: some[0]?.positionId ?? '',
            said: [text.due[outcome](some.map(({ position }) => position))],
          },
        ],
  );
  return [...alone, ...together];
}

/** How people can vote on a position again; null where they cannot, or where another election decides it. */
function wayOf(one: Due, tie: TieRule): Way | null {
  const { outcome, tied, openedAgain, followedBy } = one;
  if (followedBy.length > 0) return null;
  // Where a draw comes first nobody is named yet.
  if (outcome === 'no-majority') return tied.length > 0 ? 'second-round' : null;
  if (outcome === 'tie' && tie === 'run-off') return 'second-round';
  if (openedAgain === 0 && openAfter(one) === null) return null;
  return wayAgain(outcome === 'winner' ? 'elected' : outcome, openedAgain);
}

interface VoteAgainProps {
  electionId: string;
  positions: readonly Due[];
  tie: TieRule;
}

/** Buttons that let people vote on positions again: one for each way, because each becomes an election of its own. */
export const VoteAgain = ({ electionId, positions, tie }: VoteAgainProps) =>
  [...Map.groupBy(positions, (one) => wayOf(one, tie))].map(
    ([way, some]) =>
      way !== null && <AgainButton key={way} electionId={electionId} way={way} positions={some} />,
  );

/** A button says whole what it does, on a phone in two lines. */
const wrapping = 'py-2 text-start leading-tight whitespace-normal! wrap-anywhere';

interface AgainProps {
  electionId: string;
  way: Way;
  positions: readonly Due[];
}

/** One position is prepared at once; of several the officer says which. */
function AgainButton({ electionId, way, positions }: AgainProps) {
  const again = useCall('voteAgain');
  const runOff = useCall('prepareRunOff');
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync } = way === 'second-round' ? runOff : again;
  const prepare = (positionIds: string[]): Promise<unknown> =>
    mutateAsync({ params: { id: electionId }, body: { positionIds } });
  const [only] = positions;
  if (only !== undefined && positions.length === 1) {
    return (
      <ActButton
        kind="outline"
        className={wrapping}
        isPending={runOff.isPending || again.isPending}
        act={() => prepare([only.positionId])}
        failed={text.sendFailed}
      >
        {text.again[way](only.position)}
      </ActButton>
    );
  }
  return (
    <>
      <Button kind="outline" className={wrapping} onClick={() => setOpen(true)}>
        {text.several[way](positions.length)}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={text.several[way](positions.length)}
        lede={`${text.who[way]} ${text.oneElection}`}
        startsAt="field"
      >
        <Ticks positions={positions} prepare={prepare} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

const isSome = (ids: readonly string[]) => ids.length > 0;

interface TicksProps {
  positions: readonly Due[];
  prepare: (positionIds: string[]) => Promise<unknown>;
  onDone: () => void;
}

/** Which positions of one way become one election. */
function Ticks({ positions, prepare, onDone }: TicksProps) {
  const all = positions.map(({ positionId }) => positionId);
  const form = useCallForm(
    z.object({ positionIds: z.array(z.string()).check(z.refine(isSome, text.tickOne)) }),
    { positionIds: all },
  );
  const ticked = form.watch('positionIds');
  const wrong = form.formState.errors.positionIds?.message;
  const tick = (ids: string[]) =>
    form.setValue('positionIds', ids, { shouldValidate: form.formState.isSubmitted });
  const described = wrong === undefined ? undefined : 'again-wrong';
  return (
    <CallForm
      form={form}
      send={({ positionIds }) => prepare(positionIds)}
      onDone={onDone}
      failed={text.sendFailed}
      isBeside
      isDirty={false}
      submit={text.prepare(ticked.length)}
      keep={{ label: messages.dialog.cancel, onKeep: onDone }}
      className="mt-4.5 grid grid-cols-1 gap-2"
    >
      <Checkbox
        checked={ticked.length === all.length}
        isMixed={ticked.length > 0 && ticked.length < all.length}
        aria-invalid={wrong !== undefined || undefined}
        aria-describedby={described}
        onChange={(event) => tick(event.target.checked ? all : [])}
      >
        <b>{text.tickAll}</b>
      </Checkbox>
      <fieldset className="grid min-w-0 grid-cols-1 border-t border-line pt-2">
        <legend className="sr-only">{text.positions}</legend>
        {positions.map((one) => (
          <Checkbox
            key={one.positionId}
            checked={ticked.includes(one.positionId)}
            onChange={(event) =>
              tick(
                all.filter((id) =>
                  id === one.positionId ? event.target.checked : ticked.includes(id),
                ),
              )
            }
          >
            <bdi className="wrap-anywhere">{one.position}</bdi>
            {one.tied.length > 0 && (
              <span className="type-meta block wrap-anywhere">{listed.format(one.tied)}</span>
            )}
          </Checkbox>
        ))}
      </fieldset>
      {wrong !== undefined && (
        <p className={fieldError} role="alert" id="again-wrong">
          {wrong}
        </p>
      )}
    </CallForm>
  );
}
