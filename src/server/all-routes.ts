import { accountRoutes } from './features/accounts/routes.ts';
import { campusRoutes } from './features/campus/routes.ts';
import { electionRoutes } from './features/elections/routes.ts';
import { letterRoutes } from './features/letters/routes.ts';
import type { Bound } from './http/bind.ts';

/** Every call with its use case, in the order of the document. */
export const allRoutes: readonly Bound[] = [
  ...campusRoutes,
  ...accountRoutes,
  ...electionRoutes,
  ...letterRoutes,
];
