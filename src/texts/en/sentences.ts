// The sentences that the specification fixes word by word.
import { sentences as fixed } from '#core/sentences.ts';
import { spoken } from '../spoken.ts';

export const sentences = spoken('sentences.sentences', fixed);
