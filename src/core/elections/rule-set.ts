/** How long the name of saved rules is at most, and how many there are. */
export const ruleSetLimits = { name: 60, most: 50 } as const;
