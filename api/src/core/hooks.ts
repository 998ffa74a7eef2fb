type Listener<Event, Answer> = (event: Event) => Promise<Answer>;

/**
 * The one way in which a lower domain involves higher ones: it runs its hook inside its transaction, and each domain
 * that joined does its part in the same transaction, one after the other. One that refuses rolls all of it back.
 * Who joins what is listed in each domain.ts.
 */
export function hook<Event, Answer = void>() {
  const listeners = new Map<string, Listener<Event, Answer>>();
  return {
    /** Adds the listener under the name of its domain, in place of an earlier one of this name. */
    join: (name: string, listener: Listener<Event, Answer>): void => void listeners.set(name, listener),
    /** Calls all listeners in the order of joining; answers what each returned, by its name. */
    run: async (event: Event): Promise<Record<string, Answer>> => {
      const answers: Record<string, Answer> = {};
      for (const [name, listener] of listeners) answers[name] = await listener(event);
      return answers;
    },
  };
}
