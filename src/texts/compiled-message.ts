import type { CompiledMessage } from 'icu-minify/format';

/** In a browser the build has taken each message apart: no page loads what does that (tools/texts/vite-messages.ts). */
export const compiled = (message: string | CompiledMessage): CompiledMessage => message;
