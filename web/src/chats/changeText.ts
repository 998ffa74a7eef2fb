import { fill } from '../../../schema/fill';
import * as texts from './texts';
import type { GroupChange } from './timeline';

/** The texts of a change: by another person, by the viewer, and to the viewer. */
const TEXTS: Record<GroupChange['kind'], { text: string; byYou: string; toYou?: string }> = {
  CREATED: { text: texts.created, byYou: texts.youCreated },
  ADDED: { text: texts.added, byYou: texts.youAdded, toYou: texts.addedYou },
  JOINED: { text: texts.joined, byYou: texts.youJoined },
  REMOVED: { text: texts.removed, byYou: texts.youRemoved, toYou: texts.removedYou },
  LEFT: { text: texts.left, byYou: texts.youLeft },
  RENAMED: { text: texts.renamed, byYou: texts.youRenamed },
  ADMIN_CHANGED: { text: texts.madeAdmin, byYou: texts.youMadeAdmin, toYou: texts.madeYouAdmin },
};

/** What happened to a group, in words for the viewer. */
export function changeText({ kind, by, user, name }: GroupChange, viewerId: string): string {
  const { text, byYou, toYou = text } = TEXTS[kind];
  const chosen = by.id === viewerId ? byYou : user?.id === viewerId ? toYou : text;
  return fill(chosen, { name: by.name, person: user?.name ?? '', group: name ?? '' });
}
