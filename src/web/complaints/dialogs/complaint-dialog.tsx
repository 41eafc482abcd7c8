import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod/mini';
import { appealLimits, appealSentences } from '#core/elections/appeal.ts';
import type { ComplaintKind } from '#core/elections/complaint.ts';
import { complaintKinds, lacksWhom } from '#core/elections/complaint.ts';
import { complaintPath } from '#core/page-paths.ts';
import type { Reply } from '#web/app/call.ts';
import { useTimeZone } from '#web/app/campus.ts';
import {
  draftField,
  draftText,
  forgetDraft,
  useSavedDraft,
  useSaveTyped,
  draftKeys,
} from '#web/app/saved-draft.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import { checkedBy, lineOfText, longText, optionalLine } from '#web/app/form-schema.ts';
import { Link } from '#web/app/link.tsx';
import { useViewer } from '#web/app/session.ts';
import { CopyLinkButton } from '#web/app/share/copy-link-button.tsx';
import { useKeptFocus } from '#web/app/use-kept-focus.ts';
import { useCall } from '#web/app/use-call.ts';
import { useLine } from '#web/kit/use-line.ts';
import { complaintMessages as text } from '#texts/en/complaints.ts';
import { Button, Spinner } from '#web/kit/button.tsx';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { LineNotice } from '#web/kit/line-notice.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { SelectField } from '#web/kit/select.tsx';
import { TextArea } from '#web/kit/text-input.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { useFileUploads } from '#web/uploads/use-file-uploads.ts';
import { weekdayMoment } from '#web/elections/moments.ts';
import { FileChooser } from '../file-chooser.tsx';
import { complaintFormQuery, sendComplaintFile } from '../queries.ts';

interface ComplaintDialogProps {
  electionId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for a complaint about an election, sends it to the officers, and gives the number to follow it by. */
export function ComplaintDialog({ electionId, isOpen, onClose }: ComplaintDialogProps) {
  const [sent, setSent] = useState<Reply<'createComplaint'> | null>(null);
  // What follows the form takes the focus that was in it.
  const box = useKeptFocus();
  const { viewer } = useViewer();
  const draftKey = draftKeys.complaint(viewer?._id ?? '', electionId);
  const close = () => {
    forgetDraft(draftKey);
    setSent(null);
    onClose();
  };
  return (
    <Dialog
      startsAt={sent === null ? 'field' : 'heading'}
      hasCross={false}
      isOpen={isOpen}
      title={sent === null ? text.title : text.sentTitle(sent.number)}
      lede={sent === null ? text.text : ''}
      onClose={close}
    >
      <div ref={box}>
        {sent === null ? (
          <ComplaintForm
            electionId={electionId}
            draftKey={draftKey}
            onSent={(reply) => {
              forgetDraft(draftKey);
              setSent(reply);
            }}
            onClose={onClose}
          />
        ) : (
          <Sent sent={sent} onClose={close} />
        )}
      </div>
    </Dialog>
  );
}

const ComplaintFields = z
  .object({
    about: z.enum(complaintKinds),
    ofId: optionalLine(40),
    subject: lineOfText(appealLimits.subject, appealSentences.subject),
    text: longText(appealLimits.text, appealSentences.text),
  } satisfies FormFields<'createComplaint', 'electionId' | 'files'>)
  .check(checkedBy((complaint) => ({ ...(lacksWhom(complaint) && { ofId: text.whomMissing }) })));

/** A phone may end the page while its camera is open. */
const ComplaintDraft = z.object({
  about: draftField(z.enum(complaintKinds), 'voting'),
  ofId: draftText,
  subject: draftText,
  text: draftText,
  files: draftField(
    z.array(z.object({ id: z.string(), name: z.string(), bytes: z.number() })),
    () => [],
  ),
});

interface ComplaintFormProps {
  electionId: string;
  draftKey: string;
  onSent: (reply: Reply<'createComplaint'>) => void;
  onClose: () => void;
}

function ComplaintForm({ electionId, draftKey, onSent, onClose }: ComplaintFormProps) {
  const whom = useQuery(complaintFormQuery(electionId));
  const { wait, inLine, leave } = useLine();
  const create = useCall('createComplaint', { via: inLine });
  const { draft, change, isEmpty } = useSavedDraft(draftKey, ComplaintDraft);
  const [{ files, ...typed }] = useState(draft);
  const form = useCallForm(ComplaintFields, typed);
  useSaveTyped(form, change);
  const uploads = useFileUploads({
    send: (file, onProgress) => sendComplaintFile(electionId, file, onProgress),
    start: files,
    failed: text.files.failed,
    missing: text.files.missing,
    onChange: (uploaded) => change({ files: uploaded }),
  });
  const about = useWatch({ control: form.control, name: 'about' });
  const { setValue } = form;
  const isFull = whom.data?.left === 0;
  // Whom it is about is another question with each kind.
  const asked = useRef(about);
  useEffect(() => {
    if (asked.current !== about) setValue('ofId', '');
    asked.current = about;
  }, [about, setValue]);
  if (isFull) return <Full onClose={onClose} />;
  return (
    <CallForm
      form={form}
      send={async ({ ofId, ...complaint }) => {
        const whose = complaint.about === 'voting' ? null : ofId;
        const sent = await uploads.settled();
        const body = { electionId, ...complaint, ofId: whose, files: sent };
        onSent(await create.mutateAsync({ body }));
      }}
      failed={text.failed}
      submit={text.send}
      isDirty={!isEmpty || uploads.files.length > 0}
      keep={{ label: text.keep, onKeep: onClose }}
    >
      <SelectField name="about" label={text.about}>
        {complaintKinds.map((kind) => (
          <option key={kind} value={kind}>
            {text.kinds[kind]}
          </option>
        ))}
      </SelectField>
      {about !== 'voting' && (
        <Loaded query={whom} failed={text.loadFailed} waiting={<Spinner />}>
          {(people) => (
            <SelectField key={about} name="ofId" label={text.whom[about]} hint={text.told}>
              <option value="">{text.choose}</option>
              {namesOf(people, about).map(({ _id, name }) => (
                <option key={_id} value={_id}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
        </Loaded>
      )}
      <TextField
        name="subject"
        label={text.subject}
        maxLength={appealLimits.subject}
        autoComplete="off"
      />
      <TextField as={TextArea} name="text" label={text.body} maxLength={appealLimits.text} />
      <FileChooser uploads={uploads} />
      <LineNotice wait={wait} onLeave={leave} />
    </CallForm>
  );
}

/** Nobody types what would be refused. */
function Full({ onClose }: Pick<ComplaintFormProps, 'onClose'>) {
  return (
    <div className="mt-4 grid justify-items-start gap-4">
      <p tabIndex={-1}>{text.full}</p>
      <Button kind="outline" onClick={onClose}>
        {text.keep}
      </Button>
    </div>
  );
}

const namesOf = ({ candidates, officers }: Reply<'readComplaintForm'>, about: ComplaintKind) =>
  about === 'officer'
    ? officers
    : candidates.map(({ _id, name, position }) => ({ _id, name: `${name} (${position})` }));

function Sent({ sent, onClose }: { sent: Reply<'createComplaint'>; onClose: () => void }) {
  const timeZone = useTimeZone();
  const path = complaintPath(sent.follow);
  return (
    <div className="mt-4 grid justify-items-start gap-4">
      <p tabIndex={-1}>{text.due(weekdayMoment(sent.dueAt, timeZone))}</p>
      <div className="grid gap-1">
        <p>{text.follow}</p>
        <p className="type-mono text-lede font-semibold">{sent.follow}</p>
      </div>
      <Link to={path} className="type-link min-h-11">
        {text.followLink}
      </Link>
      <CopyLinkButton path={path} />
      <Button onClick={onClose}>{text.done}</Button>
    </div>
  );
}
