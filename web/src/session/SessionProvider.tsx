import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useSyncExternalStore,
  type PropsWithChildren,
} from 'react';
import { useApolloClient } from '@apollo/client/react';
import { device } from './device';
import type { SessionState, SessionStatus } from './session';
import { useViewerQuery, type Role, type ViewerQuery } from './Session.generated';

export type Viewer = NonNullable<ViewerQuery['viewer']>;

interface SessionContext {
  session: SessionState;
  status: SessionStatus;
  viewer: Viewer | undefined;
}

/** The server renders pages for a visitor who is not signed in. */
const statusOnServer = (): SessionStatus => 'signedOut';

const Context = createContext<SessionContext | undefined>(undefined);

/** Provides the session and its viewer, and empties the cache after a sign-out. */
export function SessionProvider({ session, children }: PropsWithChildren<{ session: SessionState }>) {
  const client = useApolloClient();
  const status = useSyncExternalStore(session.subscribe, session.status, statusOnServer);
  const { data } = useViewerQuery({ fetchPolicy: 'cache-only' });
  const isKnown = status === 'signedIn' || status === 'offline';
  const viewer = isKnown ? (data?.viewer ?? undefined) : undefined;

  // runs after the guarded pages are gone; the queries that remain on the screen are sent again without a session
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (status === 'signedOut' && wasSignedIn.current) client.resetStore().catch(() => undefined);
    wasSignedIn.current = isKnown;
  }, [client, status, isKnown]);

  // this device shows the photo while it renews the session
  const photo = viewer?.photo;
  useEffect(() => {
    if (photo !== undefined) device.rememberViewer(photo);
  }, [photo]);

  return <Context value={{ session, status, viewer }}>{children}</Context>;
}

export function useSession(): SessionContext {
  const context = useContext(Context);
  if (!context) throw new Error('useSession needs a SessionProvider above it');
  return context;
}

/** The person who is signed in, or undefined. */
export const useViewer = (): Viewer | undefined => useSession().viewer;

/** Shows its children to these roles only; without roles, to everyone who is signed in. */
export function Only({ roles, children }: PropsWithChildren<{ roles?: readonly Role[] }>) {
  const viewer = useViewer();
  const allowed = viewer && (!roles || (viewer.role !== null && roles.includes(viewer.role)));
  return allowed ? children : null;
}
