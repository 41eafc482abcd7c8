import { formatBannerDate, formatTime } from '#core/campus/dates.ts';
import { percentOf } from '#core/elections/turnout.ts';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { electionsMessages } from '#texts/en/elections.ts';
import { minutesMessages as text } from '#texts/en/minutes.ts';
import { outcomeMessages } from '#texts/en/outcomes.ts';
import { recountKitMessages } from '#texts/en/recount-kit.ts';
import { turnoutMessages } from '#texts/en/turnout.ts';
import { ballotName } from '#texts/entry-name.ts';
import { row } from '#texts/formats.ts';
import { eligibleFor } from '#web/elections/queries.ts';
import { ruledWords } from './ruled-words.ts';
import type { PositionResult, ResultCandidate } from './winner-of.ts';
import { electedBy, electedOf, hasOutcome, tiedOf } from './winner-of.ts';
import { wonIn } from './won-in.ts';
import { openSeatsWords, questionWords, whyNobody } from './without-winner.tsx';

interface Around {
  campus: string;
  timeZone: string;
  turnout: Parameters<typeof eligibleFor>[0];
}

/**
 * The result of an election as plain text for the minutes of a meeting: who is elected with how many votes, how many
 * voted, what a draw or a ruling decided, and the code.
 */
export function minutesOf(result: ElectionResults, { campus, timeZone, turnout }: Around): string {
  const { name, startDate, endDate, afterClose, recountKit } = result;
  const moment = (iso: string) => row([formatBannerDate(iso, timeZone), formatTime(iso, timeZone)]);
  const turnoutOf = ({ positionId, position, ...cast }: Voted) => {
    const eligible = eligibleFor(turnout, positionId);
    const voted = sumOf(cast);
    return eligible === undefined
      ? []
      : [text.of(position, turnoutMessages.ofAll(voted, eligible, percentOf(voted, eligible)))];
  };
  const certified = afterClose?.certifiedAt ?? null;
  return [
    ...(campus === '' ? [] : [campus]),
    electionsMessages.print.title(name),
    electionsMessages.print.voting(moment(startDate), moment(endDate)),
    ...(turnout === undefined ? [] : [turnoutMessages.eligible(turnout.eligible)]),
    certified === null
      ? outcomeMessages.notCertified
      : outcomeMessages.certified(moment(certified)),
    '',
    ...result.results
      .filter(hasOutcome)
      .flatMap((one) => [...outcomeLines(one), ...turnoutOf({ ...one, yes: 0, no: 0 })]),
    ...result.withoutWinner.flatMap((one) => [
      text.of(one.position, whyNobody(one)),
      ...ruledWords(one),
      ...turnoutOf({ ...one, yes: 0, no: 0 }),
    ]),
    ...result.questions.flatMap((one) => [
      text.of(one.position, row([one.text])),
      questionWords(one),
      ...turnoutOf({ ...one, valid: 0 }),
    ]),
    '',
    ...(afterClose?.draw == null ? [] : [outcomeMessages.drawLine(afterClose.draw)]),
    ...(recountKit?.code == null ? [] : [recountKitMessages.printedCode(recountKit.code)]),
  ]
    .join('\n')
    .trim();
}

interface Voted {
  positionId: string;
  position: string;
  yes: number;
  no: number;
  valid: number;
  abstained: number;
}

const sumOf = ({ yes, no, valid, abstained }: Omit<Voted, 'positionId' | 'position'>) =>
  yes + no + valid + abstained;

function outcomeLines(result: PositionResult): string[] {
  const { position } = result;
  const elected = electedOf(result).map((one) => winnerLine(result, one));
  const tied = tiedOf(result);
  const [first] = tied;
  const names = tied.map(({ student }) => ballotName(student));
  return [
    ...(elected.length === 0 ? [] : [text.elected(position, elected)]),
    ...(first === undefined
      ? []
      : first.votes === 0
        ? [text.of(position, outcomeMessages.noVotes)]
        : [text.tied(position, names, first.votes)]),
    ...openSeatsWords(result),
    ...ruledWords(result),
  ];
}

/** A winner with what made them one. */
function winnerLine(result: PositionResult, candidate: ResultCandidate): string {
  const name = ballotName(candidate.student);
  const why = electedBy(result, candidate._id);
  const how = wonIn(result.count, candidate._id);
  const line =
    how === null
      ? text.withVotes(name, candidate.votes, result.valid)
      : // In brackets it is no sentence of its own, in any script.
        text.ranked(name, how.sentence.replace(/[.।۔]$/, ''));
  return why === null ? line : row([line, why]);
}
