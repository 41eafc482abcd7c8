// The committees and positions that the specification names (src/core/council/committees.ts).
import { committees } from '#core/council/committees.ts';
import { spoken } from '../spoken.ts';

export const posts: Readonly<Record<string, string>> = spoken(
  'posts.posts',
  Object.fromEntries(
    committees.flatMap(({ name, positions }) => [name, ...positions].map((one) => [one, one])),
  ),
);
