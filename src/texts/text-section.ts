/** A heading and what there is to say under it, a sentence or two to a line. */
export interface TextSection {
  title: string;
  lines: readonly string[];
}
