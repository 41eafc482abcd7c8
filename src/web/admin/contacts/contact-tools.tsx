import type { Ref } from 'react';
import type { ContactStatus } from '#core/contact/contact-request.ts';
import { chipClass } from '#web/ui/chip.tsx';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import { QueueSearch } from '../queue/queue-search.tsx';
import { queueTools } from '../queue/queue-tools.tsx';
import { contactStatuses } from './arrange-contacts.ts';

const text = dashboardMessages.contacts;

interface ContactToolsProps {
  search: string;
  onSearch: (text: string) => void;
  searchRef: Ref<HTMLInputElement>;
  status: ContactStatus | null;
  onStatus: (status: ContactStatus | null) => void;
  /** How many there are of each; null is all. */
  countOf: (status: ContactStatus | null) => number;
}

/** Search, and a chip for each status with its count. */
export function ContactTools(props: ContactToolsProps) {
  const { search, onSearch, searchRef, status, onStatus, countOf } = props;
  return (
    <search className={queueTools}>
      <QueueSearch
        searchRef={searchRef}
        label={text.search}
        placeholder={text.placeholder}
        search={search}
        onSearch={onSearch}
      />
      <div className="flex flex-wrap gap-1.5" role="group" aria-label={text.filter}>
        {[null, ...contactStatuses].map((one) => (
          <button
            key={one ?? 'all'}
            type="button"
            className={`${chipClass({ tone: one === status ? 'brand' : 'neutral' })} min-h-10! cursor-pointer px-3.5! hover:text-ink pointer-coarse:min-h-11!`}
            aria-pressed={one === status}
            onClick={() => onStatus(one)}
          >
            {one === null ? text.all : text.statuses[one]} {countOf(one)}
          </button>
        ))}
      </div>
    </search>
  );
}
