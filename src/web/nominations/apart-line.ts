import { candidateLimits } from '#core/elections/nomination.ts';
import { apartProblem } from '#core/elections/told-apart.ts';
import { optionalLine } from '#web/app/form-schema.ts';

/** The line that tells somebody apart from whoever has the same name; it may be empty. */
export const apartLine = () =>
  optionalLine(candidateLimits.apart).check(({ value, issues }) => {
    const message = apartProblem(value);
    if (message !== null) issues.push({ code: 'custom', input: value, message });
  });
