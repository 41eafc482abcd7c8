import type { Actor } from '#core/actor.ts';
import { confirmsFrom } from '#core/council/new-officers.ts';
import { gapsOf } from '#core/council/who-may-act.ts';
import type { Services } from '../services.ts';
import { countRemovedBy, listLinks, readOfficers } from './officers-store.ts';

/** The officers, who of them cannot confirm yet, and what cannot be done while somebody is away. */
export async function readWhoMayAct(services: Services, actor: Actor) {
  const [rows, removed, links] = await Promise.all([
    readOfficers(services.db),
    countRemovedBy(services.db, actor.id),
    listLinks(services.db),
  ]);
  const { needsTwoOfficers = false, needsSecondStep = false } = rows[0] ?? {};
  const officers = rows.flatMap(({ id, name, role, hasSecondStep, officerSince, letInBy, now }) => {
    if (id === null || (role !== 'council' && role !== 'admin')) return [];
    return {
      id,
      name: name ?? '',
      role,
      hasSecondStep,
      confirmsFrom: confirmsFrom(officerSince, now),
      letInBy,
    };
  });
  const ruled = (from: Date | null) => (needsTwoOfficers ? (from?.toISOString() ?? null) : null);
  return {
    needsTwoOfficers,
    needsSecondStep,
    officers: officers.map((one) => ({
      _id: one.id,
      name: one.name,
      role: one.role,
      hasSecondStep: one.hasSecondStep,
      confirmsFrom: ruled(one.confirmsFrom),
      // Told as long as it matters.
      letInBy: one.confirmsFrom === null ? null : one.letInBy,
    })),
    gaps: gapsOf(officers, { needsTwoOfficers, needsSecondStep, removed }).map((gap) => ({
      ...gap,
      from: gap.from?.toISOString() ?? null,
    })),
    links: links.map(({ at, ...link }) => ({ ...link, at: at.toISOString() })),
  };
}
