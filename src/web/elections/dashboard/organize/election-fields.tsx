import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { Election } from '#contract/election-shapes.ts';
import { electionLimits } from '#core/elections/election-draft.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { useServerTime } from '#web/app/server-clock.ts';
import type { ImageUpload } from '#web/uploads/use-image-upload.ts';
import { TextField } from '#web/kit/text-field.tsx';
import { organize as text } from '#texts/en/organize.ts';
import { DateFields } from './date-fields.tsx';
import { EachPart } from './each-part.tsx';
import type { ElectionValues } from './election-values.ts';
import type { Fixed, OpenPart } from './form-part.tsx';
import { FixedContext, FormPart, OpenPartContext } from './form-part.tsx';
import { LanguagesPart } from './languages-part.tsx';
import { LooksPart } from './looks-part.tsx';
import { PositionsField } from './positions-field.tsx';
import { RulesPart } from './rules-part.tsx';
import type { Sources } from './says.ts';
import { hasPosts, nobodyStands } from './settings-codec.ts';
import { saysDates } from './says.ts';
import { VotersPart } from './voters-part.tsx';

interface ElectionFieldsProps extends OpenPart {
  sources: Sources;
  /** The election that is edited; none for a new one. */
  election?: Election;
  /** What of it cannot be changed any more. */
  fixed?: Fixed;
  upload: ImageUpload;
  onImage?: (imageUrl: string) => void;
  /** What stands between the positions and the dates. */
  candidates?: ReactNode;
}

/** The fields of an election, new or not: most of them folded to what holds. */
export function ElectionFields(props: ElectionFieldsProps) {
  const { sources, election, fixed = noneFixed, upload, onImage = () => {}, open, onOpen } = props;
  return (
    <FixedContext value={fixed}>
      <OpenPartContext value={{ open, onOpen }}>
        <section className="contents">
          <TextField
            name="name"
            label={text.name}
            maxLength={electionLimits.name}
            autoComplete="off"
          />
          <PositionsField />
          <EachPart />
        </section>
        {props.candidates}
        <DatesPart isNew={election === undefined} />
        <VotersPart sources={sources} election={election} />
        <RulesPart sources={sources} isNew={election === undefined} />
        <LooksPart election={election} upload={upload} onImage={onImage} />
        {election !== undefined && <LanguagesPart election={election} />}
      </OpenPartContext>
    </FixedContext>
  );
}

const noneFixed: Fixed = new Map();

function DatesPart({ isNew }: { isNew: boolean }) {
  const timeZone = useTimeZone();
  const names = ['startDate', 'endDate', 'nominationsCloseAt', 'withdrawalsCloseAt'] as const;
  const [startDate, endDate, nominationsCloseAt, withdrawalsCloseAt] = useWatch<
    ElectionValues,
    typeof names
  >({ name: names });
  const [remindAt, doNominate, positions] = useWatch<
    ElectionValues,
    ['remindAt', 'doNominate', 'positions']
  >({ name: ['remindAt', 'doNominate', 'positions'] });
  const isVotedFor = hasPosts(positions);
  const closes = isVotedFor ? { nominationsCloseAt, withdrawalsCloseAt } : nobodyStands;
  const dates = {
    startDate,
    endDate,
    ...closes,
    remindAt,
    doNominate: doNominate && isVotedFor,
  };
  // As one text: the clock renders it again only when a sentence changes.
  const said = useServerTime((now) => saysDates(dates, timeZone, now, isNew).join('\n'));
  return (
    <FormPart
      id="dates"
      title={text.dates}
      says={said.split('\n').map((one) => (
        <p key={one}>{one}</p>
      ))}
      change={text.changeDates}
      short={text.change}
      field="dates"
    >
      <DateFields isNew={isNew} isVotedFor={isVotedFor} />
    </FormPart>
  );
}
