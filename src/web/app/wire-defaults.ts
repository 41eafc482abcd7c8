/**
 * The fields of an entity that the specification (section 3) does not name. Each has a default where
 * answers are read, so that a screen can show what another server of the specification answers.
 */
export type Unnamed<T, Named extends keyof T> = {
  [Key in keyof T as Key extends Named ? never : undefined extends T[Key] ? never : Key]: T[Key];
};

/** One entity of an answer; what the answer leaves out has its default. */
export function withDefaults<T extends object>(defaults: Partial<NoInfer<T>>, one: T): T {
  return { ...defaults, ...one };
}
