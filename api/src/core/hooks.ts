type Listener<T> = (news: T) => Promise<void>;

/** What a lower domain says inside its transaction, before it is done; higher domains join in, and may refuse. */
export function hook<T>() {
  const listeners = new Map<string, Listener<T>>();
  return {
    join: (name: string, listener: Listener<T>): void => void listeners.set(name, listener),
    tell: async (news: T): Promise<void> => {
      for (const listener of listeners.values()) await listener(news);
    },
  };
}
