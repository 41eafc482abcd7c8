import type { Bound } from '../http/bind.ts';
import { health } from './health.ts';
import { ready } from './ready.ts';
import { readCampusSettings } from './read-campus-settings.ts';
import { readCampus } from './read-campus.ts';
import { saveCampusSettings } from './save-campus-settings.ts';
import { setUpCampus } from './set-up-campus.ts';

export const campusRoutes: readonly Bound[] = [
  health,
  ready,
  readCampus,
  setUpCampus,
  readCampusSettings,
  saveCampusSettings,
];
