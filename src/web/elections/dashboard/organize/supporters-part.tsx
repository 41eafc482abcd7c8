import { useWatch } from 'react-hook-form';
import { saysOf } from '#core/accounts/number-format.ts';
import type { SharedPart } from '#core/elections/supporters.ts';
import { sharedParts, supporterCircles } from '#core/elections/supporters.ts';
import { useNumberFormat } from '#web/campus/queries.ts';
import { organize } from '#texts/en/organize.ts';
import { supporterMessages } from '#texts/en/supporters.ts';
import { CheckField } from '#web/kit/check-field.tsx';
import { SelectField } from '#web/kit/select.tsx';
import { SelectValueField, ValueField } from '#web/kit/value-field.tsx';
import { readWhole, unreadable } from '#web/kit/whole-number.ts';
import type { ElectionValues } from './election-values.ts';
import { isLimited } from '#core/elections/electorate.ts';
import { FormPart } from './form-part.tsx';
import { LimitFields } from './limit-fields.tsx';
import { saysSupporters } from './says-rules.ts';
import { asksForAny, writtenPosts } from './settings-codec.ts';

const text = supporterMessages.form;

/** An empty field asks for none. */
const readCount = (typed: string) => (typed.trim() === '' ? 0 : readWhole(typed));

/** What a supporter and their candidate can have to share, in the order of the field. */
const ownChoices: readonly (readonly SharedPart[])[] = [[], ['branch'], ['year'], sharedParts];

/** How many proposers and seconders each candidate needs, and from where. */
export function SupportersPart() {
  const rule = useWatch<ElectionValues, 'supporters'>({ name: 'supporters' });
  const positions = useWatch<ElectionValues, 'positions'>({ name: 'positions' });
  // Where everybody votes for everything it is the same.
  const hasOthers = positions.some(({ limits }) => isLimited(limits));
  const isAskedFor = asksForAny({ supporters: rule, positions });
  const wrong = [rule.proposers, rule.seconders].map(unreadable).find((one) => one !== null);
  const format = useNumberFormat();
  // What the campus's numbers do not say is not offered; what an older election asks for can be taken away.
  const offered = ownChoices.filter((parts) =>
    parts.every((part) => saysOf(format, part) || rule.own.includes(part)),
  );
  return (
    <FormPart
      id="rules.supporters"
      says={
        wrong != null
          ? organize.notRead(wrong)
          : saysSupporters({ supporters: rule, positions }).join(' ') || text.none
      }
      change={text.change}
      field="supporters"
    >
      <div className="grid grid-cols-2 items-start gap-4 max-md:grid-cols-1">
        <ValueField
          name="supporters.proposers"
          label={text.proposers}
          inputMode="numeric"
          read={readCount}
          write={String}
        />
        <ValueField
          name="supporters.seconders"
          label={text.seconders}
          inputMode="numeric"
          read={readCount}
          write={String}
        />
      </div>
      {isAskedFor && (
        <>
          {hasOthers && (
            <SelectField name="supporters.among" label={text.among}>
              {supporterCircles.toReversed().map((circle) => (
                <option key={circle} value={circle}>
                  {text.amongOf[circle]}
                </option>
              ))}
            </SelectField>
          )}
          {offered.length > 1 && (
            <SelectValueField
              name="supporters.own"
              label={text.own}
              read={(chosen): SharedPart[] => sharedParts.filter((part) => chosen.includes(part))}
              write={(parts) => parts.join(' ')}
            >
              {offered.map((parts) => (
                <option key={parts.join(' ')} value={parts.join(' ')}>
                  {text.ownOf(parts)}
                </option>
              ))}
            </SelectValueField>
          )}
          <LimitFields name="supporters.from" hint={text.fromHint} />
          {writtenPosts(positions).length > 1 && (
            <CheckField name="supporters.oneOfElection">{text.oneOfElection}</CheckField>
          )}
        </>
      )}
      <p className="type-meta">{text.hint}</p>
    </FormPart>
  );
}
