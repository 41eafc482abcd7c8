import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Lack } from '#core/elections/readiness.ts';
import { isBlocked, isRecommended, lacksOf } from '#core/elections/readiness.ts';
import { readNewcomer } from '#core/elections/entered.ts';
import { positionKey, writtenPositions } from '#core/elections/position-lines.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { serverNow } from '#web/app/server-clock.ts';
import { weekdayMoment } from '../../moments.ts';
import { ProposedReason, ProposingButton } from '#web/proposals/proposing-form.tsx';
import { Button } from '#web/kit/button.tsx';
import { tooFewOf } from '#core/elections/usual-choices.ts';
import { positionChecks } from '#texts/en/candidate-table.ts';
import { enteredMessages } from '#texts/en/entered.ts';
import { eachMessages } from '#texts/en/one-for-each.ts';
import { organize as text } from '#texts/en/organize.ts';
import { readinessMessages } from '#texts/en/readiness.ts';
import { lackTitle } from '#web/elections/dashboard/readiness/lack-list.tsx';
import {
  isByName,
  linesFor,
  linesOf,
  twiceIn,
  unclearOf,
  withNames,
} from '#web/nominations/dashboard/entered-lines.ts';
import { findQuery } from '#web/nominations/dashboard/queries.ts';
import { InNone } from '../readiness/in-none.tsx';
import { PositionChecks } from '../readiness/position-checks.tsx';
import { waitingQuery } from '#web/dashboard/waiting/queries.ts';
import { messages } from '#texts/en/site.ts';
import type { Entering } from './candidates-part.tsx';
import { enterablePositions } from './candidates-part.tsx';
import type { ElectionValues } from './election-values.ts';
import { datesOf } from './election-values.ts';
import { asksForAny, hasPosts } from './settings-codec.ts';
import { formActs } from './form-part.tsx';
import type { Sources } from './says.ts';
import { settled } from './published-card.tsx';
import { listedOf, saysElectorate, saysReminder, saysResults, saysWithdrawals } from './says.ts';
import { saysOutcome, saysPosts, saysStanding } from './says-rules.ts';
import { useLimited } from './use-limited.ts';

interface CheckStepProps {
  values: ElectionValues;
  sources: Sources;
  asksReason: boolean;
  /** Whom the form enters as candidates. */
  entering: Entering;
  isPending: boolean;
  onBack: (hasWrongCandidates: boolean) => void;
}

/** What is about to be published, in a few sentences, in place of the form. */
export function CheckStep(props: CheckStepProps) {
  const { values, sources, asksReason, entering, isPending, onBack } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const shownAt = useRef(Infinity);
  const timeZone = useTimeZone();
  const campus = useQuery(waitingQuery).data?.campus;
  useEffect(() => {
    heading.current?.focus();
    shownAt.current = performance.now();
  }, []);
  const lacks =
    campus === undefined
      ? []
      : lacksOf(factsOf(values, sources, timeZone, entering), campus, serverNow());
  const candidates = useCandidates(values, entering);
  const { limited, inNone, isCounting } = useLimited(values);
  const [isTicked, setTicked] = useState(false);
  const few = tooFewOf(limited.map(({ voters }) => voters));
  const isLacking = isBlocked(lacks);
  const isUnticked = inNone !== undefined && !isTicked;
  const isHeld = isLacking || candidates.problems.length > 0 || isUnticked;
  return (
    <>
      <h3 className="type-h3 wrap-anywhere outline-none" ref={heading} tabIndex={-1}>
        {text.checkTitle(values.name)}
      </h3>
      <div className="grid gap-1.5 leading-body wrap-anywhere">
        <PositionChecks positions={candidates.positions} limited={limited}>
          {sentencesOf(values, sources, timeZone, candidates.sentences).map((one) => (
            <p key={one}>{one}</p>
          ))}
        </PositionChecks>
        {few !== null && values.standings !== 'after-close' && (
          <p className="font-semibold">{eachMessages.fewOfOne(few)}</p>
        )}
        {inNone !== undefined && <InNone inNone={inNone} isTicked={isTicked} onTick={setTicked} />}
        {candidates.problems.length > 0 && (
          <div role="alert" className="grid gap-1.5 font-semibold">
            {candidates.problems.map((one) => (
              <p key={one}>{one}</p>
            ))}
            <p>{enteredMessages.correct}</p>
          </div>
        )}
        {lacks
          .filter((one) => isTold(one, values))
          .map((one) => (
            <p key={`${one.kind} ${one.position}`} className="font-semibold" data-lack={one.kind}>
              {lackTitle(one)}
              {messages.fullStop}
            </p>
          ))}
      </div>
      {asksReason && !isHeld && <ProposedReason proposes waits={text.askSecondText} />}
      <div className={formActs}>
        {isLacking && <p className="w-full">{readinessMessages.blocked}</p>}
        {!isHeld && (
          <ProposingButton
            type="submit"
            size="large"
            asks={text.askSecond}
            isPending={isPending || candidates.isLooking || isCounting}
            onClick={(event) => {
              if (event.timeStamp - shownAt.current < settled) event.preventDefault();
            }}
          >
            {text.publish}
          </ProposingButton>
        )}
        <Button kind="ghost" onClick={() => onBack(candidates.problems.length > 0)}>
          {text.back}
        </Button>
      </div>
    </>
  );
}

/** What an officer should read before they publish; a description is a matter of taste. */
const isTold = (lack: Lack, { doNominate }: ElectionValues) =>
  lack.isBlocking ||
  (lack.who === 'officers' &&
    !isRecommended(lack) &&
    // Where nobody nominates themselves there is no time for it.
    (doNominate || lack.kind !== 'short-nominations'));

/** Whom the form enters, and which lines the server would refuse. */
function useCandidates(values: ElectionValues, { lines, checked, haveAgreed }: Entering) {
  const positions = enterablePositions(values);
  const boxes = positions.map(({ key }) => ({
    key,
    own: withNames(linesFor(lines, key)),
  }));
  const asked = [...new Set(boxes.flatMap(({ own }) => linesOf(own)))];
  // Where the look-up fails nothing is said: the server refuses, and what was typed stays.
  const { data, isFetching } = useQuery(findQuery(asked));
  const found = data?.problems ?? [];
  const names = new Map(data?.people.map(({ line, name }) => [line, name]));
  return {
    positions: writtenPositions(values.positions).map((one) => {
      const box = boxes.find(({ key }) => key === positionKey(one));
      const people = box === undefined ? [] : linesOf(box.own);
      return {
        ...{ title: one.title, seats: one.rules.seats, isQuestion: one.rules.kind === 'question' },
        people: people.map((line) => names.get(line) ?? nameIn(line)),
      };
    }),
    sentences: enteredSentences(
      boxes.flatMap(({ own }) => linesOf(own)),
      found.filter(isByName).map(({ line }) => line),
      asksForAny(values),
    ),
    problems: [
      ...boxes.flatMap(({ own }) =>
        [...unclearOf(own, found), ...twiceIn(own, data?.people ?? [])].map(({ line, problem }) =>
          enteredMessages.ofLine(line, problem),
        ),
      ),
      ...(asked.length > 0 && values.candidateConditions.some((one) => !checked.includes(one))
        ? [enteredMessages.conditionsMissing]
        : []),
      ...(asked.length > 0 && !haveAgreed ? [enteredMessages.haveAgreedMissing] : []),
    ],
    isLooking: isFetching,
  };
}

/** A line of somebody unknown by the name alone. */
const nameIn = (line: string) => {
  const newcomer = readNewcomer(line);
  return typeof newcomer === 'string' ? line : newcomer.name;
};

/** So many people without an account are named. */
const mostNamed = 3;

/** Who of those who stand is not known here, and whether supporters are needed. */
function enteredSentences(
  all: readonly string[],
  unknown: readonly string[],
  needSupporters: boolean,
): string[] {
  if (all.length === 0) return [];
  const isNobodyKnown = all.every((one) => unknown.includes(one));
  return [
    ...(unknown.length === 0
      ? []
      : isNobodyKnown
        ? [enteredMessages.noneKnown]
        : unknown.length > mostNamed
          ? [positionChecks.noAccounts(unknown.length)]
          : [enteredMessages.byName(unknown)]),
    ...(needSupporters ? [enteredMessages.withSupporters] : []),
  ];
}

function sentencesOf(
  values: ElectionValues,
  sources: Sources,
  timeZone: string,
  candidates: readonly string[],
): string[] {
  const { startDate, endDate, nominationsCloseAt, withdrawalsCloseAt } = datesOf(values, timeZone);
  const now = serverNow();
  const isOpen = Date.parse(startDate) <= now;
  const moment = (iso: string) => weekdayMoment(iso, timeZone);
  const close = Date.parse(nominationsCloseAt);
  const usualClose = isOpen ? text.checkNominationsClosing : text.checkNominationsOpening;
  const list = listedOf(values, sources, null);
  const only = saysElectorate(values);
  const who =
    only === null && list !== null && list.count > 0
      ? (values.voters === 'proved' ? text.votersProved : text.votersCount)(list.count)
      : (only ?? text.voters[values.voters]);
  return [
    ...saysPosts(values),
    ...candidates,
    ...(!hasPosts(values.positions)
      ? []
      : !values.doNominate
        ? [text.onlyEntered]
        : Number.isNaN(close)
          ? [usualClose]
          : close > now
            ? [text.checkNominations(moment(nominationsCloseAt))]
            : []),
    ...(hasPosts(values.positions) ? saysWithdrawals(withdrawalsCloseAt, timeZone) : []),
    ...saysStanding(values),
    text.checkVoters(who, isOpen ? text.now : moment(startDate), moment(endDate)),
    ...saysReminder(values, timeZone),
    ...(values.voters === 'anybody' ? [text.nobodyChecks] : []),
    text.checkCounts(values.standings, values.standingsBatch),
    ...saysOutcome(values),
    ...(values.standings === 'after-close' && values.resultsAt === 'release'
      ? [saysResults(values, timeZone)]
      : []),
    // Nothing is fixed yet where it opens later.
    ...(isOpen ? [text.checkRules] : []),
    ...(values.rehearsal ? [text.checkRehearsal] : []),
  ];
}

/** The form as an election that is not saved yet. */
function factsOf(values: ElectionValues, sources: Sources, timeZone: string, { lines }: Entering) {
  const { description, electorate, voters } = values;
  const positions = writtenPositions(values.positions);
  return {
    state: null,
    description,
    ...datesOf(values, timeZone),
    positions: positions.map((one) => ({
      title: one.title,
      kind: one.rules.kind,
      candidates: linesOf(linesFor(lines, positionKey(one))).length,
    })),
    waiting: 0,
    electorate: electorate.kind,
    voters,
    listed: listedOf(values, sources, null)?.count ?? sources.listed,
    withoutAddress: listedOf(values, sources, null)?.without ?? 0,
    // Who would have to confirm an address is known once it is saved.
    unconfirmed: 0,
    isTieRuleChosen: true,
    key: null,
  };
}
