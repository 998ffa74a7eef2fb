import type { ApolloCache, Reference } from '@apollo/client';

/** Takes the other devices off the viewer's list, after a change that signed them out. */
export function withoutOthers(cache: ApolloCache): void {
  cache.modify<{ myDevices: readonly Reference[] }>({
    fields: {
      myDevices: (devices, { readField }) =>
        (devices as readonly Reference[]).filter((device) => readField('current', device)),
    },
  });
}
