import type { Bound } from '../../http/bind.ts';
import { health } from './health.ts';
import { readCampus } from './read-campus.ts';
import { setUpCampus } from './set-up-campus.ts';

export const campusRoutes: readonly Bound[] = [health, readCampus, setUpCampus];
