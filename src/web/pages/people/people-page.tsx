import { useQuery } from '@tanstack/react-query';
import { BurstNotice } from '#web/admin/burst-notice.tsx';
import { DeskPage } from '#web/admin/desk/desk-page.tsx';
import { burstsQuery } from '#web/campus/officer-queries.ts';

/** /dashboard/people: accounts, what needs two officers, and what officers did. */
export const PeoplePage = () => <DeskPage page="people" notices={() => <Bursts />} />;

const Bursts = () => <BurstNotice bursts={useQuery(burstsQuery).data?.bursts ?? []} />;
