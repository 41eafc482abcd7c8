// What the year knows of an election: it remembers every vote that was acknowledged, as no server does.
import type { Human } from './people.ts';

/** A position with its candidates, as the server lists them. */
export interface Post {
  id: string;
  title: string;
  method: 'plurality' | 'stv' | 'question';
  candidates: { id: string; person: Human | null }[];
}

/** An election of the year, and every vote that was acknowledged in it. */
export interface Contest {
  id: string;
  name: string;
  posts: Post[];
  /** By voter, then by position: the candidates they chose, the first one first. */
  cast: Map<string, Map<string, string[]>>;
}
