/** What a person has won. */
export interface Won {
  winner: string;
  position: string;
  election: string;
}

/** The subject of the e-mail to a winner (specification, section 4). */
export function congratulationSubject({ position, election }: Omit<Won, 'winner'>): string {
  return `Congratulations on winning ${position} in ${election}`;
}

/** The note of congratulation in plain text, signed by the election committee (section 4). */
export function congratulationNote({ winner, position, election }: Won): string {
  return [
    `Dear ${winner},`,
    `Congratulations! You have won the position of ${position} in ${election}. The voters have put their trust in you, and we wish you every success in your new role.`,
    'With best wishes,\nThe Election Committee',
  ].join('\n\n');
}
