/** What voters read once a name on the ballot was corrected. */
export const nameCorrected = ({
  position,
  name,
  before,
}: {
  position: string;
  name: string;
  before: string;
}): string => `A name on the ballot for ${position} was corrected: “${name}”, before “${before}”.`;

/** What voters read once an officer gave a candidate another name before voting opened; names go with their person. */
export const nameGiven = (position: string): string =>
  `An officer changed the name of a candidate for ${position}.`;
