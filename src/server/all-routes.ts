import { accountRoutes } from './features/accounts/routes.ts';
import { campusRoutes } from './features/campus/routes.ts';
import { contactRoutes } from './features/contact/routes.ts';
import { councilRoutes } from './features/council/routes.ts';
import { electionRoutes } from './features/elections/routes.ts';
import { eventRoutes } from './features/events/routes.ts';
import { letterRoutes } from './features/letters/routes.ts';
import { uploadRoutes } from './features/uploads/routes.ts';
import type { Bound } from './http/bind.ts';

/** Every call with its use case, in the order of the document. */
export const allRoutes: readonly Bound[] = [
  ...campusRoutes,
  ...accountRoutes,
  ...electionRoutes,
  ...letterRoutes,
  ...eventRoutes,
  ...councilRoutes,
  ...contactRoutes,
  ...uploadRoutes,
];
