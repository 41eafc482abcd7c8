import { Controller, useController, useFormContext, useWatch } from 'react-hook-form';
import { numberMeanings, saysOf } from '#core/accounts/number-format.ts';
import { registeredRoles } from '#core/accounts/role.ts';
import { positionKey } from '#core/elections/position-lines.ts';
import { voterKinds } from '#core/elections/electorate.ts';
import type { Election } from '#contract/election-shapes.ts';
import { useNumberFormat } from '#web/campus/queries.ts';
import { Checkbox } from '#web/kit/checkbox.tsx';
import { RadioCardsField } from '#web/kit/radio-cards-field.tsx';
import { fieldLabel } from '#web/kit/field.tsx';
import { ListField } from '#web/kit/list-field.tsx';
import { organize as text } from '#texts/en/organize.ts';
import { messages } from '#texts/en/site.ts';
import { votersForm } from '#texts/en/voters-form.ts';
import type { ElectionValues } from './election-values.ts';
import { partFor } from './election-values.ts';
import { FormPart } from './form-part.tsx';
import { LimitFields } from './limit-fields.tsx';
import { OwnList } from './own-list.tsx';
import { RollField } from './roll-field.tsx';
import type { Sources } from './says.ts';
import { saysLimits, saysVoters } from './says.ts';
import { domainsIn } from './parse-roll.ts';

interface VotersPartProps {
  sources: Sources;
  /** The election that is edited; none for a new one. */
  election: Election | undefined;
}

/** Who votes, and how they are known. */
export function VotersPart({ sources, election }: VotersPartProps) {
  const values = useWatch<ElectionValues>() as ElectionValues;
  const { positions } = values;
  const said = saysVoters(values, sources, sizeOf(election));
  const isSomeLimited = positions.some(({ limits }) => saysLimits(limits) !== null);
  return (
    <FormPart
      id="voters"
      title={text.whoVotes}
      says={said.map((one) => (
        <p key={one}>{one}</p>
      ))}
      change={text.changeVoters}
      short={text.change}
      field="electorate"
    >
      <FormPart id="voters.known" change={text.changeKnown}>
        <KnownFields sources={sources} />
      </FormPart>
      <FormPart id="voters.who" change={text.changeElectorate}>
        <ElectorateFields election={election} />
      </FormPart>
      <FormPart
        id="voters.limits"
        says={isSomeLimited ? text.limitsSet : text.limits}
        change={text.changeLimits}
      >
        {positions.every(({ title }) => title.trim() === '') && (
          <p className="type-meta">{text.noPositions}</p>
        )}
        {positions.map(
          (position, index) =>
            position.title.trim() !== '' && (
              <FormPart
                key={positionKey(position)}
                id={partFor('voters.limits', position)}
                change={text.limitsOf(position.title.trim(), saysLimits(position.limits))}
              >
                <LimitFields
                  key={index}
                  name={`positions.${index}.limits`}
                  hint={votersForm.limitHint}
                  asksAll
                />
              </FormPart>
            ),
        )}
      </FormPart>
    </FormPart>
  );
}

const sizeOf = (election: Election | undefined) =>
  election?.electorate.kind === 'roll' ? election.electorate.rollSize : null;

/** How voters are known, each way with its weakness. */
function KnownFields({ sources }: { sources: Sources }) {
  const [voters, { kind }] = useWatch<ElectionValues, ['voters', 'electorate']>({
    name: ['voters', 'electorate'],
  });
  const isOwn = kind === 'roll';
  const isByList = voters === 'listed' || voters === 'proved';
  const isListMissing = isByList && !isOwn && sources.listed === 0;
  return (
    <>
      <RadioCardsField
        name="voters"
        legend={votersForm.title}
        cards={(isOwn ? voterKinds.slice(-2) : voterKinds).map((value) => ({
          value,
          ...votersForm.cards[value],
        }))}
      />
      {isByList && !isListMissing && (
        <p className="type-meta">
          {votersForm.written(isOwn ? null : sources, sources.hasMailServer)}
        </p>
      )}
      {isListMissing && <p className="type-meta">{votersForm.noList}</p>}
      {voters === 'confirmed' && !sources.hasMailServer && (
        <p className="type-meta">{votersForm.noMail}</p>
      )}
      {voters === 'confirmed' && (
        <ListField
          name="mailDomains"
          label={votersForm.domains}
          hint={votersForm.domainsHint}
          read={domainsIn}
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </>
  );
}

function ElectorateFields({ election }: { election: Election | undefined }) {
  const form = useFormContext<ElectionValues>();
  const [voters, kind] = useWatch<ElectionValues, ['voters', 'electorate.kind']>({
    name: ['voters', 'electorate.kind'],
  });
  const format = useNumberFormat();
  const isSaying = numberMeanings.some((meaning) => saysOf(format, meaning));
  const isByList = voters === 'listed' || voters === 'proved';
  return (
    <>
      <RadioCardsField
        name="electorate.kind"
        legend={text.electorate}
        cards={[
          {
            value: 'everyone',
            label: text.everyone,
            text: isByList ? text.everyoneListed : text.everyoneText,
          },
          {
            value: 'some',
            label: text.some,
            text: isSaying ? text.someText : text.someTextWithout,
          },
          { value: 'roll', label: text.roll, text: text.rollText },
        ]}
        onChosen={(chosen) => {
          // A list of its own is how they are known.
          if (chosen === 'roll' && !isByList) form.setValue('voters', 'listed');
        }}
      />
      {kind === 'some' && <RolesField />}
      {kind === 'some' && <LimitFields name="electorate" />}
      {kind === 'roll' && (
        <>
          <Controller<ElectionValues, 'roll'>
            name="roll"
            render={({ field, fieldState }) => (
              <RollField
                roll={field.value}
                error={fieldState.error?.message}
                onRoll={field.onChange}
              />
            )}
          />
          <OwnList election={election} />
        </>
      )}
    </>
  );
}

function RolesField() {
  const { field } = useController<ElectionValues, 'electorate.roles'>({ name: 'electorate.roles' });
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-x-5">
      <legend className={fieldLabel}>{text.roles}</legend>
      {registeredRoles.map((role) => (
        <Checkbox
          key={role}
          checked={field.value.includes(role)}
          onChange={(event) =>
            field.onChange(
              registeredRoles.filter((one) =>
                one === role ? event.target.checked : field.value.includes(one),
              ),
            )
          }
        >
          {messages.roles[role]}
        </Checkbox>
      ))}
      <p className="basis-full type-meta">{text.rolesHint}</p>
    </fieldset>
  );
}
