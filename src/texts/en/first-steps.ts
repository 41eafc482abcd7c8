// The messages of a new campus's dashboard. dashboard.ts includes them.
import { spoken } from '../spoken.ts';

export const firstSteps = spoken('first-steps.firstSteps', {
  title: 'First steps',
  /** At the top of the dashboard: they stand below its sections. */
  lead: 'See the first steps',
  lede: 'Your campus is new. This list goes away when the first election is published.',
  done: 'Done',
  name: 'Name and logo',
  nameText: 'Every page and every e-mail shows the name of the university.',
  timeZone: (zone: string, here: string) =>
    `All times are shown in ${zone}; this browser is in ${here}. You change it in the settings.`,
  officer: 'A second officer',
  officerText: 'Ask another officer to register here, then approve them in User Approval.',
  registration: 'Registration',
  voters: 'Who votes',
  votersText: 'Import a list of voters. Without one, everybody with an account can vote.',
  election: 'The first election',
  electionText: 'A name, positions and dates.',
});
