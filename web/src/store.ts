/** A value outside React that components follow by useSyncExternalStore(store.subscribe, store.read, store.read). */
export interface Store<State> {
  read: () => State;
  /** Calls the listener after each change; returns what ends that. */
  subscribe: (listener: () => void) => () => void;
  write: (state: State) => void;
}

export function createStore<State>(initial: State): Store<State> {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    write(next) {
      if (Object.is(next, state)) return;
      state = next;
      for (const listener of listeners) listener();
    },
  };
}
