import { useBeforeUnload, useBlocker } from 'react-router';
import { paths } from './paths.ts';

interface LeaveConfirmation {
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
}

/**
 * Asks before a page with unsaved work is left by a link, by Back or by closing the tab, where the
 * browser itself asks; `alsoBySection` where another section of its address is another page. It does not ask on
 * the way to log-in, because the draft is there afterwards.
 */
export function useLeaveConfirmation(
  hasUnsaved: boolean,
  { alsoBySection = false } = {},
): LeaveConfirmation {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved &&
      (nextLocation.pathname !== currentLocation.pathname ||
        (alsoBySection && sectionIn(nextLocation) !== sectionIn(currentLocation))) &&
      nextLocation.pathname !== paths.login,
  );
  useBeforeUnload((event) => {
    if (hasUnsaved) event.preventDefault();
  });
  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  };
}

const sectionIn = ({ search }: { search: string }) => new URLSearchParams(search).get('section');
