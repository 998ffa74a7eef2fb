import { useEffect, useSyncExternalStore } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useSession, type Viewer } from '../session/SessionProvider';
import type { SessionState } from '../session/session';
import { Outbox } from './outbox';

const outboxes = new WeakMap<ApolloClient, Map<string, Outbox>>();

function outboxOf(client: ApolloClient, viewer: Viewer, session: SessionState): Outbox {
  const ofClient = outboxes.get(client) ?? new Map<string, Outbox>();
  outboxes.set(client, ofClient);
  const known = ofClient.get(viewer.id);
  if (known) return known;
  const outbox = new Outbox(client, viewer);
  ofClient.set(viewer.id, outbox);
  const stop = session.subscribe(() => {
    if (session.status() !== 'signedOut') return;
    stop();
    ofClient.delete(viewer.id);
    outbox.close();
  });
  return outbox;
}

/** The viewer's outbox and what waits in it. */
export function useOutbox() {
  const client = useApolloClient();
  const viewer = useChatViewer();
  const { session } = useSession();
  const outbox = outboxOf(client, viewer, session);
  const drafts = useSyncExternalStore(outbox.subscribe, outbox.all);
  useEffect(() => outbox.resume(), [outbox]);
  return { outbox, drafts };
}

/** Who chats; the guard of the route has let nobody else through. */
export function useChatViewer(): Viewer {
  const { viewer } = useSession();
  if (!viewer) throw new Error('Chats are for people who are signed in');
  return viewer;
}
