type Listener<Event, Answer> = (event: Event) => Promise<Answer>;

/**
 * The only way in which a lower domain calls higher ones: it runs its hook inside its transaction, and each
 * domain that joined does its part in the same transaction, one after the other. A refusal rolls everything
 * back. Each domain.ts lists the hooks that it joins.
 */
export function hook<Event, Answer = void>() {
  const listeners = new Map<string, Listener<Event, Answer>>();
  return {
    /** Adds the listener under the name of its domain; replaces an earlier one with this name. */
    join: (name: string, listener: Listener<Event, Answer>): void => void listeners.set(name, listener),
    /** Calls all listeners in the order of joining; answers their results by name. */
    run: async (event: Event): Promise<Record<string, Answer>> => {
      const answers: Record<string, Answer> = {};
      for (const [name, listener] of listeners) answers[name] = await listener(event);
      return answers;
    },
  };
}
