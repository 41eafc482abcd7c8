import type { CompiledMessage } from 'icu-minify/format';

/** A message as it is written in a catalogue, or as the build has taken it apart. */
export type Message = string | CompiledMessage;
