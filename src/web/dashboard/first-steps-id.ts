/** Where the first steps of a new campus stand on the dashboard; it loads them only when they are needed. */
export const firstStepsId = 'first-steps';
