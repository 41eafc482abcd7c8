import { accountRoutes } from './accounts/routes.ts';
import { campusRoutes } from './campus/routes.ts';
import { contactRoutes } from './contact/routes.ts';
import { councilRoutes } from './council/routes.ts';
import { electionRoutes } from './elections/routes.ts';
import { eventRoutes } from './events/routes.ts';
import { letterRoutes } from './email/routes.ts';
import { uploadRoutes } from './uploads/routes.ts';
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
