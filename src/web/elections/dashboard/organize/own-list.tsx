import { FileUp } from 'lucide-react';
import { useState } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import { sectionPath } from '#core/accounts/dashboard-sections.ts';
import { lazyDialog } from '#web/app/lazy-part.tsx';
import { Link } from '#web/app/link.tsx';
import { Button } from '#web/kit/button.tsx';
import { voterListMessages } from '#texts/en/voter-list.ts';

const text = voterListMessages;
const ImportDialog = lazyDialog(
  async () => (await import('#web/voter-lists/dashboard/import-dialog.tsx')).ImportDialog,
);

/** An election's own voter list with names, addresses and groups; a new election has none yet. */
export function OwnList({ election }: { election: Election | undefined }) {
  const [isImporting, setImporting] = useState(false);
  if (election === undefined) return <p className="type-meta">{text.afterDraft}</p>;
  const { electorate } = election;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button kind="outline" size="small" onClick={() => setImporting(true)}>
        <FileUp size={16} strokeWidth={1.75} aria-hidden />
        {text.importOwn}
      </Button>
      {electorate.kind === 'roll' && (
        <Link
          className="type-link min-h-11"
          to={`${sectionPath('voter-list')}&election=${election._id}`}
        >
          {text.openOwn(electorate.rollSize)}
        </Link>
      )}
      <ImportDialog
        electionId={election._id}
        isOpen={isImporting}
        onClose={() => setImporting(false)}
      />
    </div>
  );
}
