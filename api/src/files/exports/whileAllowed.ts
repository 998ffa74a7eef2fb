import type { Viewer } from '../../access/policy';
import { log } from '../../core/log';
import { subscribe } from '../../core/events';
import { isCurrent } from '../../graphql/sockets/userSockets';
import { perApp } from '../../core/appState';

interface UnderWay {
  viewer: Viewer;
  end: AbortController;
}
const underWay = perApp(() => new Set<UnderWay>());

/** Runs long work with a signal that aborts when the session ends or the role changes. */
export async function whileAllowed(
  viewer: Viewer,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const own = { viewer, end: new AbortController() };
  underWay().add(own);
  try {
    await work(own.end.signal);
  } finally {
    underWay().delete(own);
  }
}

/**
 * Aborts the work of users whose rights change, here or on another instance. Call it once, when events can be
 * received.
 */
export function endOutdated(): void {
  subscribe('viewerChanged', 'all', ({ userId }) => void endWhere(({ viewer }) => viewer.id === userId));
  subscribe('eventsMissed', 'all', () => void endWhere(() => true));
}

async function endWhere(isMeant: (work: UnderWay) => boolean): Promise<void> {
  for (const work of [...underWay()].filter(isMeant))
    try {
      if (!(await isCurrent(work.viewer))) work.end.abort();
    } catch (error) {
      log.error({ error }, 'checking rights again failed');
    }
}
