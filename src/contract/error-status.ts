import type { ErrorCode } from '../core/error-code.ts';

/** The HTTP status of each stable code of the wire (contract, Conventions). */
export const errorStatus: Readonly<Record<ErrorCode, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_media: 415,
  too_many_requests: 429,
  internal: 500,
  overloaded: 503,
};
