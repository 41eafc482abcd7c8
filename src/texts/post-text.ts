import { posts } from './en/posts.ts';

/** A committee or position in the language of the moment; one that the specification does not name, as it was written. */
export const postText = (name: string): string =>
  (Object.hasOwn(posts, name) ? posts[name] : undefined) ?? name;
