/**
 * The settings that are yes or no, each once: its column, in which part of the form it stands, and what
 * it means. Each is off until somebody turns it on. Schema, reading, writing and form go by this list.
 */
export const switches = {
  isWinnerEmailHidden: {
    column: 'is_winner_email_hidden',
    part: 'results',
    means: 'True when results do not show the e-mail address of winners',
  },
  officersNeedSecondFactor: {
    column: 'officers_need_second_factor',
    part: 'officers',
    means: 'True when every officer needs a second step at the log-in',
  },
  accountsFromList: {
    column: 'accounts_from_list',
    part: 'list',
    means: 'True when students get accounts only as somebody on the voter list',
  },
  needsTwoOfficers: {
    column: 'needs_two_officers',
    // It is turned on and off by itself, not with the rest of the form.
    part: 'alone',
    means: 'True when what cannot be undone needs two officers',
  },
} as const;

/** A setting that is yes or no. */
export type Switch = keyof typeof switches;
/** One that is saved with the form of all settings. */
export type FormSwitch = {
  [S in Switch]: (typeof switches)[S]['part'] extends 'alone' ? never : S;
}[Switch];
export type SwitchPart = (typeof switches)[FormSwitch]['part'];

export const switchNames = Object.keys(switches) as Switch[];
export const formSwitches = switchNames.filter(
  (name): name is FormSwitch => switches[name].part !== 'alone',
);

/** One value for each of these switches, such as its schema or whether it is on. */
export const ofSwitches = <S extends Switch, Value>(
  names: readonly S[],
  make: (name: S) => Value,
) => Object.fromEntries(names.map((name) => [name, make(name)])) as Record<S, Value>;
