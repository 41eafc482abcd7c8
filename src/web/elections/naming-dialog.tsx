import { lineOfText, optionalLine } from '#web/app/form-schema.ts';
import { useCall } from '#web/app/use-call.ts';
import { returningOfficerMessages as text } from '#texts/en/returning-officer.ts';
import { ReasonedAct } from '#web/proposals/reasoned-act.tsx';
import { emailLength } from '#core/text.ts';
import { TextField } from '#web/kit/text-field.tsx';
import { useNamed } from './use-named.ts';

interface NamingDialogProps {
  electionId: string;
  isOpen?: boolean;
  onClose: () => void;
}

/** Names the returning officer of an election, or nobody where somebody is named. */
export function NamingDialog({ electionId, isOpen = false, onClose }: NamingDialogProps) {
  const name = useCall('nameReturningOfficer');
  const { named } = useNamed(electionId);
  if (named === undefined) return null;
  const isNamed = named.returningOfficer !== null;
  return (
    <ReasonedAct
      isOpen={isOpen}
      onClose={onClose}
      title={text.nameTitle}
      text={text.nameText}
      confirm={text.name}
      confirmKind="primary"
      proposes="officers"
      reader="voters"
      hint={text.reasonHint}
      failed={text.failed}
      act={(reason, { email }) =>
        name.mutateAsync({
          params: { id: electionId },
          body: { email: email === '' ? null : email, reason },
        })
      }
      also={{
        schemas: {
          email: isNamed ? optionalLine(emailLength) : lineOfText(emailLength, text.emailMissing),
        },
        values: { email: '' },
        fields: (
          <TextField
            name="email"
            label={text.email}
            type="email"
            autoComplete="off"
            inputMode="email"
            {...(isNamed && { hint: text.emailHint })}
          />
        ),
      }}
    />
  );
}
