import { pagePaths } from '../page-paths.ts';
import type { Role } from './role.ts';
import { isOfficer } from './role.ts';

/** The sections of the dashboard, in the order of the screen (specification, section 2, Dashboard). */
export const dashboardSections = [
  'nomination-requests',
  'user-approval',
  'member-approval',
  'organize-election',
  'contact-requests',
  'election-list',
] as const;
/** The name of one section of the dashboard. */
export type DashboardSection = (typeof dashboardSections)[number];

/** The pages below the dashboard, in the order of their links, and the parts that each shows one at a time. */
export const officerPages = {
  people: ['accounts', 'decisions', 'record'],
  voters: ['voter-list', 'check-in'],
  messages: ['emails'],
  server: ['system'],
} as const;
/** The name of a page below the dashboard. */
export type OfficerPageName = keyof typeof officerPages;
/** The name of a part of such a page. */
export type OfficerPart = (typeof officerPages)[OfficerPageName][number];

/** The pages below the dashboard by name, in the order of their links. */
export const officerPageNames = Object.keys(officerPages) as readonly OfficerPageName[];

const forAdmins: readonly (DashboardSection | OfficerPart)[] = [
  'nomination-requests',
  'user-approval',
  'accounts',
  'system',
];

/**
 * The sections that a role sees: an admin all of them, a council member four, everybody else none
 * (specification, section 6). Where the campus says that council decides nominations, they see those
 * too. Observers have a page of their own.
 */
export function sectionsOf(
  role: Role,
  { councilDecides }: { councilDecides: boolean },
): readonly DashboardSection[] {
  if (!isOfficer(role)) return [];
  return dashboardSections.filter(
    (one) =>
      role === 'admin' ||
      !forAdmins.includes(one) ||
      (one === 'nomination-requests' && councilDecides),
  );
}

/** The parts of a page below the dashboard that a role sees. */
export function partsOf(role: Role, page: OfficerPageName): readonly OfficerPart[] {
  if (!isOfficer(role)) return [];
  const parts: readonly OfficerPart[] = officerPages[page];
  return parts.filter((one) => role === 'admin' || !forAdmins.includes(one));
}

/** The page below the dashboard that shows a part; null for what is no such part. */
export function officerPageOf(part: string): OfficerPageName | null {
  const holds = (page: OfficerPageName) => (officerPages[page] as readonly string[]).includes(part);
  return officerPageNames.find(holds) ?? null;
}

/** The address of a section of the dashboard, or of a part of a page below it. */
export function sectionPath(section: DashboardSection | OfficerPart): string {
  const page = officerPageOf(section);
  return `${page === null ? pagePaths.dashboard : pagePaths[page]}?section=${section}`;
}
