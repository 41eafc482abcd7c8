import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod/mini';
import { reasonMissing } from '#core/kernel/reason.ts';
import { call } from '#web/app/call.ts';
import { chosen, optionalReason, reasonFor } from '#web/app/form-schema.ts';
import { useCall } from '#web/app/use-call.ts';
import { Button } from '#web/kit/button.tsx';
import { useCallForm } from '#web/kit/call-form.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { LoadedList } from '#web/kit/list/loaded-list.tsx';
import { SelectField } from '#web/kit/select.tsx';
import { ProposedReason, ProposingForm, useReasonAsked } from '#web/proposals/proposing-form.tsx';
import { handOverMessages as text } from '#texts/en/hand-over.ts';
import { messages } from '#texts/en/site.ts';
import { RoleLinks } from './role-links.tsx';

const officerRoles = ['council', 'admin'] as const;

/** Brings somebody into office by a link that carries the role: a handover in which nobody leaves. */
export function InviteOfficer() {
  const [isOpen, setOpen] = useState(false);
  const query = useQuery({
    queryKey: ['officers', 'hand-over'],
    queryFn: () => call('readHandOver'),
    enabled: isOpen,
  });
  const [waits, setWaits] = useState(false);
  return (
    <>
      <Button kind="outline" size="small" onClick={() => setOpen(true)}>
        {text.invite}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={text.invite}
        lede={text.inviteText}
      >
        <Invitation onDone={setWaits} />
        <LoadedList query={query} failed={text.loadFailed}>
          {({ links }) => (
            <div className="mt-6">
              {(waits || links.length > 0) && <RoleLinks links={links} waits={waits} />}
            </div>
          )}
        </LoadedList>
      </Dialog>
    </>
  );
}

/** The role, and the press that makes the link. */
function Invitation({ onDone }: { onDone: (waits: boolean) => void }) {
  const handOver = useCall('handOver');
  const missing = useReasonAsked({
    proposes: true,
    access: 'admin',
    missing: reasonMissing.officers,
  });
  const schema = z.object({
    role: chosen(officerRoles, text.notMade),
    reason: missing === null ? optionalReason() : reasonFor('officers'),
  });
  const form = useCallForm(schema, { role: 'council', reason: '' });
  return (
    <ProposingForm
      form={form}
      send={({ role, reason }) =>
        handOver.mutateAsync({
          body: {
            successors: [],
            links: [{ role, lastDay: null }],
            leaving: [],
            leavingOn: null,
            ...(reason !== '' && { reason }),
          },
        })
      }
      failed={text.notMade}
      done={null}
      onDone={(answer) => onDone('proposal' in answer)}
      submit={text.makeLink}
      kind="compact"
      look={{ className: 'justify-self-start' }}
      proposes
      access="admin"
    >
      <SelectField name="role" label={text.inviteRole}>
        {officerRoles.map((role) => (
          <option key={role} value={role}>
            {messages.roles[role]}
          </option>
        ))}
      </SelectField>
      {missing !== null && <ProposedReason proposes access="admin" />}
    </ProposingForm>
  );
}
