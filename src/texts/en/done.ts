// What is answered once something is done, where the specification leaves the sentence open.
import { answers } from '#contract/answers.ts';
import { spoken } from '../spoken.ts';

export const done = spoken('done.done', answers);
