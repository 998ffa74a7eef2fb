import type { Viewer } from '../../access/policy';
import { log } from '../../core/log';
import { subscribe } from '../../core/events';
import { isCurrent } from '../../graphql/sockets/userSockets';

interface UnderWay {
  viewer: Viewer;
  end: AbortController;
}
const underWay = new Set<UnderWay>();

/** Does work that goes on for long, with a signal that ends it as soon as the session is over or the role another one. */
export async function whileAllowed(
  viewer: Viewer,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const own = { viewer, end: new AbortController() };
  underWay.add(own);
  try {
    await work(own.end.signal);
  } finally {
    underWay.delete(own);
  }
}

/** Ends the work of those whose rights change, here or on another instance; called once, when events can be heard. */
export function endOutdated(): void {
  subscribe('viewerChanged', 'all', ({ userId }) => void endWhere(({ viewer }) => viewer.id === userId));
  subscribe('eventsMissed', 'all', () => void endWhere(() => true));
}

async function endWhere(isMeant: (work: UnderWay) => boolean): Promise<void> {
  for (const work of [...underWay].filter(isMeant))
    try {
      if (!(await isCurrent(work.viewer))) work.end.abort();
    } catch (error) {
      log.error({ error }, 'asking for rights anew failed');
    }
}
