/** The error codes of the wire (contract, "Conventions"). */
export type ErrorCode =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_large'
  | 'unsupported_media'
  | 'too_many_requests'
  | 'internal'
  | 'overloaded';
