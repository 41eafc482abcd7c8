import type { Role } from './role.ts';
import { isDesk } from './role.ts';

/** The dashboard's sections in the order of the screen (spec 2, Dashboard). */
export const dashboardSections = [
  'nomination-requests',
  'user-approval',
  'member-approval',
  'organize-election',
  'contact-requests',
  'election-list',
] as const;
export type DashboardSection = (typeof dashboardSections)[number];

const adminOnly: readonly DashboardSection[] = ['nomination-requests', 'user-approval'];

/** The sections a role sees: admin six, council four, everybody else none (spec 6). */
export function sectionsOf(role: Role): readonly DashboardSection[] {
  if (role === 'admin') return dashboardSections;
  if (!isDesk(role)) return [];
  return dashboardSections.filter((section) => !adminOnly.includes(section));
}
