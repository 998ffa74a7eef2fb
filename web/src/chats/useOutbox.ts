import { useEffect, useSyncExternalStore } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useSession, type Viewer } from '../session/SessionProvider';
import type { SessionState } from '../session/session';
import { Outbox } from './outbox';
import { tabStorage } from './tabStorage';

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
    tabStorage.clearUnsaved();
  });
  return outbox;
}

/** The viewer's outbox and its pending messages. */
export function useOutbox() {
  const client = useApolloClient();
  const viewer = useChatViewer();
  const { session } = useSession();
  const outbox = outboxOf(client, viewer, session);
  const pendingMessages = useSyncExternalStore(outbox.subscribe, outbox.all);
  useEffect(() => outbox.resume(), [outbox]);
  return { outbox, pendingMessages };
}

/** The viewer, who is signed in: the guard of the route lets nobody else through. */
export function useChatViewer(): Viewer {
  const { viewer } = useSession();
  if (!viewer) throw new Error('Chats are for people who are signed in');
  return viewer;
}
