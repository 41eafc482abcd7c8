import * as en from './en-dashboard.ts';
import type { Shape } from './shape.ts';

export const dashboardWords: Shape<typeof en.dashboard> = en.dashboard;
