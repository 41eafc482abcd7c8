import type { UseQueryOptions } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { DashboardSection } from '#core/accounts/dashboard-sections.ts';
import { dashboardMessages } from '#texts/en/dashboard.ts';
import type { ChipTone } from '#web/kit/chip.tsx';

/** What a section's header shows. */
export interface SectionCount {
  /** How many items need a decision; the headline shows the sum. */
  decisions: number;
  /** At the end of the header; null for nothing. */
  badge: { text: string; tone: ChipTone } | null;
}

export type CountQuery = UseQueryOptions<unknown, Error, SectionCount>;

/** A part of a page below the dashboard, with everything that the screen needs of it. */
export interface PartEntry {
  title: string;
  /** One line under the title. */
  text: string;
  /** What its header or link counts; what counts nothing has none. */
  count?: CountQuery;
  /** Loaded when it is opened for the first time. */
  Body: ComponentType;
}

/** One section of the dashboard. */
export interface SectionEntry extends Omit<PartEntry, 'text'> {
  id: DashboardSection;
  icon: ReactNode;
}

/** Pending things: the number in the badge and in the headline. */
export const pending = (count: number): SectionCount => ({
  decisions: count,
  badge: count === 0 ? null : { text: dashboardMessages.pending(count), tone: 'brand' },
});

/** A query of the section's own data, read as the counts of its header. */
export function counted<Data>(
  query: { queryKey: readonly unknown[]; queryFn?: unknown },
  read: (data: Data) => SectionCount,
): CountQuery {
  // The cache holds what queryFn gave, whatever a list of different queries may say of it.
  return { ...query, select: (data) => read(data as Data) } as CountQuery;
}
