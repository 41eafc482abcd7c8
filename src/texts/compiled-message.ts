import type { CompiledMessage } from 'icu-minify/format';
import type { Message } from './message.ts';

/** In a browser the build has taken each message apart: no page loads what does that (tools/texts/vite-messages.ts). */
export const compiled = (message: Message): CompiledMessage => message;
