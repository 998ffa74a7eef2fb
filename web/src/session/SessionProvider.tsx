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
import { useViewerQuery, type Role, type SessionViewer_UserFragment } from './Session.generated';

export type Viewer = SessionViewer_UserFragment;

interface SessionContext {
  session: SessionState;
  status: SessionStatus;
  viewer: Viewer | undefined;
}

/** Pages that come rendered are those of a visitor who is not signed in. */
const nobody = (): SessionStatus => 'signedOut';

const Context = createContext<SessionContext | undefined>(undefined);

/** Gives the tree who is signed in, and empties the cache when they leave. */
export function SessionProvider({ session, children }: PropsWithChildren<{ session: SessionState }>) {
  const client = useApolloClient();
  const status = useSyncExternalStore(session.subscribe, session.status, nobody);
  const { data } = useViewerQuery({ fetchPolicy: 'cache-only' });
  const isKnown = status === 'signedIn' || status === 'offline';
  const viewer = isKnown ? (data?.viewer ?? undefined) : undefined;

  // after the guarded pages are gone: what is still on the screen is asked for again, as nobody
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (status === 'signedOut' && wasSignedIn.current) client.resetStore().catch(() => undefined);
    wasSignedIn.current = isKnown;
  }, [client, status, isKnown]);

  // a photo that was changed or deleted is what this device shows while it signs in again
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

/** Who is signed in, or undefined. */
export const useViewer = (): Viewer | undefined => useSession().viewer;

/** Shows its children to the given roles only; without roles, to everybody who is signed in. */
export function Only({ roles, children }: PropsWithChildren<{ roles?: readonly Role[] }>) {
  const viewer = useViewer();
  const allowed = viewer && (!roles || (viewer.role !== null && roles.includes(viewer.role)));
  return allowed ? children : null;
}
