// The messages of a new campus's dashboard. dashboard.ts includes them.

export const firstSteps = {
  title: 'First steps',
  lede: 'Your campus is new. This list goes away with the first election.',
  settings: 'Check the settings',
  settingsText:
    'Name of the university, time zone, how enrollment numbers begin, logo and social profiles.',
  timeZone: 'Choose the time zone',
  timeZoneText: (zone: string, here: string) =>
    `All times are shown in ${zone}; this browser is in ${here}. You change it in the settings.`,
  twoOfficers: 'Let two officers decide',
  twoOfficersText:
    'We recommend it: what cannot be undone then needs two officers. You turn it on in the settings.',
  email: 'Set up e-mail',
  emailText: 'Nobody gets an e-mail yet. The settings say what is missing.',
  factor: 'Protect the log-ins of officers',
  factorText:
    'We recommend a second step. Set up yours in your profile, then the settings can ask it of every officer.',
  invite: 'Invite people to register',
  inviteText: 'Students can log in at once; everybody else is approved here.',
  registration: 'Registration',
  members: 'Introduce the council',
  membersText: 'Add its members by enrollment number, then approve them here.',
  event: 'Announce an event',
  eventText: 'The next one appears on Home.',
  election: 'Organize the first election',
  electionText: 'Dates, positions, who can vote, and how voters are known.',
  known: 'Decide how voters are known',
  knownText:
    'By a voter list, which you import here before you organize; by confirmed e-mail addresses; or not at all.',
};
