import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatBannerDate, formatTime, formatZone } from '#core/campus/dates.ts';
import { isBlocked } from '#core/elections/readiness.ts';
import { defaultNominationsClose } from '#core/elections/phase.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { useServerTime } from '#web/app/server-clock.ts';
import { ConditionList } from '#web/elections/nominations/condition-list.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Problem } from '#web/ui/form-problem.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import { messages } from '#web/messages/en/site.ts';
import { rulesMessages } from '#web/messages/en/outcome-rules.ts';
import { readinessMessages } from '#web/messages/en/readiness.ts';
import { votersForm } from '#web/messages/en/voters-form.ts';
import { votersMessages } from '#web/messages/en/voters.ts';
import { ReadinessNotice } from '../readiness/readiness-notice.tsx';
import { BannerPreview } from './banner-preview.tsx';
import type { OrganizeFields, OrganizePart } from './organize-draft.ts';
import { instantsOf } from './organize-draft.ts';
import { actionBar, columns, partTitle } from './organize-looks.ts';
import { domainsOf, isByList, isLimited, linesOf, listOf, namesOf } from './organize-voters.ts';
import { rulesToSend } from './organize-rules.ts';
import { useFormLacks } from './form-lacks.ts';

interface OrganizeReviewProps {
  fields: OrganizeFields;
  /** Why the last try was refused. */
  problem: Problem | null;
  onEdit: (part: OrganizePart) => void;
  onBack: () => void;
  /** What the button says that creates it, or proposes to publish it. */
  createLabel: string;
  onCreate: () => Promise<void>;
}

/** The whole election as text, each part with a button to change it. */
export function OrganizeReview(props: OrganizeReviewProps) {
  const { fields, problem, onEdit, onBack, createLabel, onCreate } = props;
  const text = dashboardMessages.organize;
  const timeZone = useTimeZone();
  const { startDate, endDate, nominationsCloseAt } = instantsOf(fields, timeZone);
  const closesWithStart = useServerTime(
    (now) => defaultNominationsClose({ startDate, endDate }, now) === startDate,
  );
  const standings: Record<OrganizeFields['standings'], string> = {
    live: text.live,
    'in-batches': text.inBatchesOf(Number(fields.standingsBatch)),
    'after-close': text.afterClose,
  };
  const conditions = linesOf(fields.conditions);
  const lacks = useFormLacks(fields);
  const domains = fields.voters === 'confirmed' ? domainsOf(fields.mailDomains) : [];
  const moment = (iso: string) =>
    `${formatBannerDate(iso, timeZone)}, ${formatTime(iso, timeZone)} ${formatZone(iso, timeZone)}`;

  return (
    <>
      <div className={columns}>
        <div className="grid grid-cols-1 content-start gap-5">
          <h3
            className="font-display text-title leading-[1.1] font-heavy font-stretch-90% tracking-[-0.018em]"
            tabIndex={-1}
          >
            {text.reviewTitle}
          </h3>
          <FormProblem problem={problem} />
          {lacks !== null && <ReadinessNotice lacks={lacks} />}
          <ReviewPart part="details" title={text.details} onEdit={onEdit}>
            <Fact term={text.name}>
              <bdi>{fields.name}</bdi>
            </Fact>
            <Fact term={text.description}>
              {fields.description.trim() === '' ? (
                text.noDescription
              ) : (
                <bdi className="whitespace-pre-line">{fields.description}</bdi>
              )}
            </Fact>
            <Fact term={text.image}>{fields.imageUrl === '' ? text.noImage : text.ownImage}</Fact>
          </ReviewPart>
          <ReviewPart part="dates" title={text.dates} onEdit={onEdit}>
            <Fact term={text.opens}>{moment(startDate)}</Fact>
            <Fact term={text.closes}>{moment(endDate)}</Fact>
            <Fact term={text.nominationsClose}>
              {nominationsCloseAt !== ''
                ? moment(nominationsCloseAt)
                : closesWithStart
                  ? text.whenVotingOpens
                  : text.whenVotingCloses}
            </Fact>
          </ReviewPart>
          <ReviewPart part="positions" title={text.positions} onEdit={onEdit}>
            <div>
              <dt className="sr-only">{text.positions}</dt>
              <dd>
                <ol className="list-decimal ps-[1.25em]">
                  {fields.positions.map(({ title, limits }) => (
                    <li key={title}>
                      <bdi>{title}</bdi>
                      {limits !== undefined && (
                        <span className="type-meta block">{votersMessages.limits(limits)}</span>
                      )}
                    </li>
                  ))}
                </ol>
              </dd>
            </div>
          </ReviewPart>
          <ReviewPart part="voting" title={text.voting} onEdit={onEdit}>
            <Fact term={text.standings}>{standings[fields.standings]}</Fact>
            {isLimited(fields.candidacy) && (
              <Fact term={votersForm.candidacy}>{votersMessages.limits(fields.candidacy)}</Fact>
            )}
            {conditions.length > 0 && (
              <Fact term={votersForm.conditions}>
                <ConditionList conditions={conditions} />
              </Fact>
            )}
            <ElectorateFacts fields={fields} />
            <Fact term={rulesMessages.tie}>{rulesMessages.tieOf(rulesToSend(fields.outcome))}</Fact>
            <Fact term={rulesMessages.leaving}>
              {rulesMessages.leavingCards[fields.outcome.leaving].label}
            </Fact>
            {fields.voters !== '' && (
              <Fact term={votersForm.title}>
                {votersForm.card(fields.voters).label}
                {domains.length > 0 && `: ${domains.join(', ')}`}
              </Fact>
            )}
          </ReviewPart>
        </div>
        <BannerPreview fields={fields} />
      </div>
      <div className={actionBar}>
        <Button
          kind="ghost"
          icon={<ArrowLeft size={16} strokeWidth={2} className="rtl:-scale-x-100" aria-hidden />}
          onClick={onBack}
        >
          {text.back}
        </Button>
        {lacks !== null && isBlocked(lacks) ? (
          <span className="text-ui text-ink-2">{readinessMessages.blocked}</span>
        ) : (
          <Button onClick={onCreate}>{createLabel}</Button>
        )}
      </div>
    </>
  );
}

interface ReviewPartProps {
  part: OrganizePart;
  title: string;
  onEdit: (part: OrganizePart) => void;
  children: ReactNode;
}

function ReviewPart({ part, title, onEdit, children }: ReviewPartProps) {
  return (
    <section className="grid gap-2.5 border-t border-line pt-4">
      <div className="flex items-center justify-between gap-3">
        <h4 className={partTitle}>{title}</h4>
        <Button
          kind="ghost"
          size="small"
          aria-label={dashboardMessages.organize.changeOne(title)}
          onClick={() => onEdit(part)}
        >
          {dashboardMessages.organize.change}
        </Button>
      </div>
      <dl className="grid gap-2">{children}</dl>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[10em_minmax(0,1fr)] gap-x-4 gap-y-0.5 max-md:grid-cols-1">
      <dt className="text-ui text-ink-2">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function ElectorateFacts({ fields }: { fields: OrganizeFields }) {
  const text = dashboardMessages.organize;
  if (fields.electorate === 'everyone') {
    return (
      <Fact term={text.electorate}>
        {isByList(fields.voters) ? text.everyoneListed : text.everyone}
      </Fact>
    );
  }
  if (fields.electorate === 'roll') {
    const count = fields.roll?.numbers.size ?? 0;
    return (
      <Fact term={text.electorate}>
        {text.onRoll(text.rollCount(count, count.toLocaleString(messages.language.tag)))}
      </Fact>
    );
  }
  const lists = [
    [text.roles, fields.roles.map((role) => messages.roles[role])],
    [text.branches, listOf(fields.branches)],
    [text.years, listOf(fields.years)],
    [votersForm.groups, namesOf(fields.groups)],
  ] as const;
  return lists
    .filter(([, values]) => values.length > 0)
    .map(([term, values]) => (
      <Fact key={term} term={term}>
        {values.join(', ')}
      </Fact>
    ));
}
