import { useEffect, useSyncExternalStore } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useOnConnected } from '../../apollo/useOnConnected';
import { useSession } from '../../session/SessionProvider';
import { RoomOutbox } from './roomOutbox';

const outboxes = new WeakMap<ApolloClient, Map<string, RoomOutbox>>();

function outboxOf(client: ApolloClient, userId: string): RoomOutbox {
  const ofClient = outboxes.get(client) ?? new Map<string, RoomOutbox>();
  outboxes.set(client, ofClient);
  const known = ofClient.get(userId) ?? new RoomOutbox(client, userId);
  ofClient.set(userId, known);
  return known;
}

/** The viewer's changes of rooms that are still to be sent, and where to add more. */
export function useRoomOutbox() {
  const client = useApolloClient();
  const { viewer, status } = useSession();
  const outbox = outboxOf(client, viewer?.id ?? '');
  const pending = useSyncExternalStore(outbox.subscribe, outbox.all);
  useEffect(() => void outbox.run(), [outbox, status]);
  useOnConnected(() => void outbox.run());
  return { outbox, pending };
}
