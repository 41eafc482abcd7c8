/** Read by Node, by the driver of the database, by the cloud's library, and by our compose files. */
const ofOthers =
  /^(NODE_|NPM_|PG|AWS_|UV_|COMPOSE_|LC_|TZ$|LANG$|PATH$|PORT_|PAGE_PORT$|BROWSER_PATH$|DATABASE_PASSWORD$|SERVER_PASSWORD$|(HTTPS?|NO|ALL)_PROXY$)/i;

/** Of the names that a file sets: those that are no setting, each in a sentence with the one that is near. */
export function findStrangers(names: readonly string[], known: ReadonlySet<string>): string[] {
  return names
    .filter((name) => !known.has(name) && !ofOthers.test(name))
    .map((name) => {
      const near = [...known].find((one) => isNear(one, name.toUpperCase()));
      const meant = near === undefined ? '' : ` Is ${near} meant?`;
      return `${name} is no setting of Hustings.${meant}`;
    });
}

/** Two letters changed places, or up to two of them are others, missing or too many. */
function isNear(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return Math.max(one.length, other.length) - start - end <= 2;
}
