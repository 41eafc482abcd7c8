import { useQuery } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { drawLimits, drawnProblem, drawSentences, readDrawn } from '#core/elections/draw.ts';
import type { Reply } from '#web/app/call.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { checkedBy, lineOfText, optionalLine } from '#web/app/form-schema.ts';
import { Link } from '#web/app/link.tsx';
import { useCall } from '#web/app/use-call.ts';
import { settleMessages } from '#texts/en/settle.ts';
import { paths } from '#web/app/paths.ts';
import { proposalsQuery } from '#web/proposals/queries.ts';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { shortMoment } from '#web/elections/moments.ts';

const text = settleMessages;
type Due = NonNullable<Reply<'readOutcome'>['draw']>;

/** The draw, as long as it is due: the form, who else enters it, or where another officer confirms what was entered. */
export function DrawStep({ electionId, draw }: { electionId: string; draw: Due }) {
  const proposals = useQuery(proposalsQuery).data?.proposals ?? [];
  const isEntered = proposals.some(
    ({ act, election }) => act === 'election.draw' && election?._id === electionId,
  );
  if (!isEntered && draw.isOwn) return <p className="text-ui">{text.ownTie}</p>;
  if (!isEntered) return <DrawForm electionId={electionId} draw={draw} />;
  return (
    <p className="text-ui" role="status">
      {text.drawProposed}{' '}
      <Link to={paths.dashboard} className="type-link min-h-11">
        {text.toDashboard}
      </Link>
    </p>
  );
}

// Its own words for two officers: a draw takes them whatever the campus's rule is, and who confirms has to have seen it.
/** What an officer read from the dice, or the published number. */
function DrawForm({ electionId, draw }: { electionId: string; draw: Due }) {
  const timeZone = useTimeZone();
  const enter = useCall('enterDraw');
  const isDice = draw.seed === 'dice';
  const form = useCallForm(
    z
      .object({
        drawn: optionalLine(drawLimits.value),
        witnesses: isDice
          ? lineOfText(drawLimits.witnesses, drawSentences.witnesses)
          : optionalLine(drawLimits.witnesses),
      })
      .check(
        checkedBy(({ drawn }) => ({
          ...(readDrawn(draw.seed, drawn) === null && { drawn: drawnProblem[draw.seed] }),
        })),
      ),
    { drawn: '', witnesses: '' },
  );
  return (
    <CallForm
      form={form}
      send={(body) => enter.mutateAsync({ params: { id: electionId }, body })}
      failed={text.sendFailed}
      onDone={() => form.reset()}
      submit={text.enter}
      kind="outline"
      className="grid max-w-(--measure) gap-4"
      labelledBy="draw-title"
      row={(button) => <div>{button}</div>}
    >
      <h3 className="font-semibold" id="draw-title" tabIndex={-1}>
        {text.drawTitle}
      </h3>
      <p className="max-w-(--measure) text-ui">
        {isDice
          ? text.drawDice
          : `${text.drawNumber(draw.source)} ${text.drawFrom(shortMoment(draw.from, timeZone))}`}{' '}
        {draw.officersNeeded > 1 ? text.needsTwo : text.alone}
      </p>
      <TextField
        name="drawn"
        label={isDice ? text.drawn : text.number}
        {...(isDice && { hint: text.drawnHint })}
        inputMode={isDice ? 'numeric' : 'text'}
        maxLength={drawLimits.value}
        autoComplete="off"
      />
      <TextField
        name="witnesses"
        label={text.witnesses}
        maxLength={drawLimits.witnesses}
        autoComplete="off"
      />
    </CallForm>
  );
}
