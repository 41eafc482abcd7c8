import type { Role } from './role.ts';
import { isOfficer } from './role.ts';

/**
 * The sections of the dashboard, in the order of the screen: the six of the specification (section 2,
 * Dashboard), the voter lists, whose a number is, the accounts,
 * the record, the e-mails and the state of the system.
 */
export const dashboardSections = [
  'nomination-requests',
  'user-approval',
  'member-approval',
  'organize-election',
  'contact-requests',
  'election-list',
  'voter-list',
  'check-in',
  'accounts',
  'record',
  'emails',
  'system',
] as const;
/** The name of one section of the dashboard. */
export type DashboardSection = (typeof dashboardSections)[number];

const adminOnly: readonly DashboardSection[] = [
  'nomination-requests',
  'user-approval',
  'accounts',
  'emails',
  'system',
];
/** What observers read; they change nothing there. */
const observed: readonly DashboardSection[] = ['election-list', 'record'];

/**
 * The sections that a role sees: an admin all of them, a council member four of the specification, the
 * voter lists, the check-in and the record, an observer the elections and the record, everybody else
 * none (specification, section 6).
 */
export function sectionsOf(role: Role): readonly DashboardSection[] {
  if (role === 'admin') return dashboardSections;
  if (role === 'observer') return observed;
  if (!isOfficer(role)) return [];
  return dashboardSections.filter((section) => !adminOnly.includes(section));
}
