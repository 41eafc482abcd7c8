/**
 * The least number of voters who are told together that they voted, while voting is open. So no
 * notice says when a single person voted (docs/secrecy.md).
 */
export const leastVotersTold = 20;
