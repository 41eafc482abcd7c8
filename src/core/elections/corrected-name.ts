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
