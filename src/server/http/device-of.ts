import Bowser from 'bowser';

/** The names of browser and system in a User-Agent header, such as "Firefox on Android"; '' for none. */
export function deviceOf(userAgent: string | undefined): string {
  if (userAgent === undefined || userAgent === '') return '';
  const parser = Bowser.getParser(userAgent.slice(0, 500));
  const [browser, system] = [parser.getBrowserName(), parser.getOSName()];
  return [browser, system]
    .filter((name) => name !== '')
    .join(' on ')
    .slice(0, 80);
}
