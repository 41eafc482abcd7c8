import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { offices } from '#core/contact/about.ts';
import { electionPath } from '#core/page-paths.ts';
import type { Input } from '#contract/api.ts';
import type { Reply } from '#web/app/call.ts';
import { call } from '#web/app/call.ts';
import { Link } from '#web/app/link.tsx';
import { useViewer } from '#web/app/session.ts';
import { messageAbout as text } from '#texts/en/message-about.ts';
import { Field } from '#web/kit/field.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { Select } from '#web/kit/select.tsx';
import { Spinner } from '#web/kit/button.tsx';
import { useFileUploads } from '#web/uploads/use-file-uploads.ts';
import { sendMessagePicture } from './file-queries.ts';
import { PictureChooser } from './picture-chooser.tsx';

/** What a message about an election has besides its text. */
export type About = Pick<Input<'createContact'>, 'about' | 'files'>;

interface AboutElectionProps {
  electionId: string;
  /** Gets what gives the rest of the message when that is sent; it waits for pictures that are on their way. */
  onReady: (rest: () => Promise<About>) => void;
}

/** Which election a message is about, whom it concerns, who reads it, and pictures of who is logged in. */
export function AboutElection({ electionId, onReady }: AboutElectionProps) {
  const { viewer } = useViewer();
  const [whom, setWhom] = useState('');
  const query = useQuery({
    queryKey: ['own', 'audience', electionId, whom],
    queryFn: () => call('readAudience', { params: { id: electionId }, query: { about: whom } }),
    placeholderData: (before) => before,
  });
  const uploads = useFileUploads({
    send: sendMessagePicture,
    start: [],
    failed: text.files.failed,
    missing: text.files.missing,
    onChange: () => {},
  });
  useEffect(() => {
    onReady(async () => ({
      about: whom === '' ? [] : [whom],
      files: await uploads.settled(),
    }));
  });
  return (
    <Loaded query={query} failed={text.loadFailed} waiting={<Spinner />}>
      {(audience) => (
        <>
          <p className="text-lede font-semibold wrap-anywhere">
            <Link to={electionPath(electionId)} className="type-link">
              {text.about(audience.election)}
            </Link>
          </p>
          <Field label={text.whom}>
            {(control) => (
              <Select {...control} value={whom} onChange={(event) => setWhom(event.target.value)}>
                <option value="">{text.nobody}</option>
                <Names audience={audience} />
              </Select>
            )}
          </Field>
          <div className="grid max-w-(--measure) gap-1 text-ui text-ink-2">
            <p role="status" className="text-ink">
              {text.readBy[audience.readBy]}
            </p>
            <p>{text.kept(audience.keptDays)}</p>
          </div>
          {viewer !== null && <PictureChooser uploads={uploads} />}
        </>
      )}
    </Loaded>
  );
}

/** Whom a message can name: candidates, and officers by their names or their offices. */
function Names({ audience }: { audience: Reply<'readAudience'> }) {
  const { candidates, officers } = audience;
  return (
    <>
      {candidates.length > 0 && (
        <optgroup label={text.candidates}>
          {candidates.map(({ _id, name, position }) => (
            <option key={_id} value={_id}>
              {`${name} (${position})`}
            </option>
          ))}
        </optgroup>
      )}
      <optgroup label={text.officers}>
        {officers.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
        {officers.length === 0 &&
          offices.map((office) => (
            <option key={office} value={office}>
              {text.offices[office]}
            </option>
          ))}
      </optgroup>
    </>
  );
}
