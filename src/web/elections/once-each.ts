/** Of positions that hang together with others, each of the other elections once. */
export const onceEach = <Linked extends { electionId: string }>(
  links: readonly Linked[],
): Linked[] =>
  links.filter(
    (one, at) => links.findIndex(({ electionId }) => electionId === one.electionId) === at,
  );
