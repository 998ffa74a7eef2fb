import {
  NavigationType,
  resolvePath,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  type Location,
  type NavigateOptions,
  type Navigator,
  type To,
} from 'react-router-dom';

type History = ReturnType<typeof createBrowserHistory>;

/** Where somebody is. */
export interface Place {
  location: Location;
  action: NavigationType;
  /** Whether the page stays as far scrolled as it is: a part of it has an address of its own. */
  keepsScroll: boolean;
  /** Why the code of its page could not be loaded. */
  failure?: unknown;
}

/** Somebody is about to leave and is asked whether to. */
export interface Leaving {
  stay: () => void;
  leave: () => void;
}

/** Loads the code of the page at a location; undefined where it is there. */
type LoadPage = (location: Location) => Promise<unknown> | undefined;
type LeaveGuard = (from: Location, to: Location) => boolean;
type Target = Omit<Place, 'failure'>;

/**
 * Leads from page to page: the code of the next one is loaded first, its address follows, and then it is shown. The router's
 * components and hooks go by it; its own way of doing this brings loaders, actions and fetchers along, which Apollo is here
 * for: 17 kB in every page.
 */
export class Navigation {
  /** Where somebody is. */
  place: Place;
  /** Where somebody is going while the code of that page is on its way. */
  next?: Location;
  /** Set while somebody is asked whether to leave. */
  leaving?: Leaving;
  /** How the router's own components lead on. */
  readonly navigator: Navigator;
  private guard?: LeaveGuard;
  private turn = 0;
  /** Of steps through the history: the next one is ours and undoes one that waits for an answer; or was allowed. */
  private step?: 'back' | 'allowed';
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly history: History,
    private readonly loadPage: LoadPage,
  ) {
    const { location, action } = history;
    this.place = { location, action, keepsScroll: false };
    const lead = (replace: boolean) => (to: To, state?: unknown, options?: NavigateOptions) =>
      void this.navigate(to, { ...options, state, replace });
    this.navigator = {
      createHref: (to) => history.createHref(to),
      encodeLocation: (to) => history.encodeLocation(to),
      push: lead(false),
      replace: lead(true),
      go: (steps) => history.go(steps),
    };
    history.listen(({ location: reached, delta }) => this.follow(reached, delta));
  }

  /** Loads the code of the page that somebody is at; a failure is kept with the place. */
  async loadFirst(): Promise<void> {
    const first = this.place;
    try {
      await this.loadPage(first.location);
    } catch (failure) {
      if (this.place === first) this.place = { ...first, failure };
    }
  }

  /** Leads to an address, or so many steps through the history; is over when the page is shown, or another way is taken. */
  readonly navigate = async (to: To | number, options: NavigateOptions = {}): Promise<void> => {
    if (typeof to === 'number') return this.history.go(to);
    const address = this.history.encodeLocation(resolvePath(to, this.place.location.pathname));
    const key = Math.random().toString(36).slice(2, 10);
    const location: Location = { ...address, state: options.state ?? null, key, mask: undefined };
    const action = options.replace ? NavigationType.Replace : NavigationType.Push;
    const target = { location, action, keepsScroll: options.preventScrollReset === true };
    if (this.guard?.(this.place.location, location)) this.ask(() => void this.go(target));
    else await this.go(target);
  };

  /** Where somebody is, or is going. */
  get whereTo(): Location {
    return this.next ?? this.place.location;
  }

  /** Asks before a page is left for which the guard says so. Returns what ends it. */
  guardWith(guard: LeaveGuard): () => void {
    this.guard = guard;
    return () => {
      if (this.guard === guard) this.guard = undefined;
    };
  }

  /** Calls the listener when any of this changes. Returns what ends it. */
  readonly listen = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** A step through the history, which the browser has already taken. */
  private follow(location: Location, delta: number | null): void {
    const step = this.step;
    this.step = undefined;
    if (step === 'back') return;
    if (step !== 'allowed' && delta && this.guard?.(this.place.location, location)) {
      this.step = 'back';
      this.history.go(-delta);
      this.ask(() => {
        this.step = 'allowed';
        this.history.go(delta);
      });
    } else void this.go({ location, action: NavigationType.Pop, keepsScroll: false });
  }

  private ask(leave: () => void): void {
    const answer = (then?: () => void) => () => {
      this.leaving = undefined;
      this.tell();
      then?.();
    };
    this.leaving = { stay: answer(), leave: answer(leave) };
    this.tell();
  }

  private async go(target: Target): Promise<void> {
    const turn = ++this.turn;
    let failure: unknown;
    try {
      const loading = this.loadPage(target.location);
      if (loading) {
        this.next = target.location;
        this.tell();
        await loading;
      }
    } catch (error) {
      failure = error;
    }
    if (turn === this.turn) this.arrive({ ...target, failure });
  }

  private arrive(place: Place): void {
    if (place.action === NavigationType.Push) this.history.push(place.location);
    else if (place.action === NavigationType.Replace) this.history.replace(place.location);
    this.place = place;
    this.next = undefined;
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

/** Goes by the browser's history. */
export const browserNavigation = (loadPage: LoadPage): Navigation =>
  new Navigation(createBrowserHistory(), loadPage);

/** Goes by a history of its own, which begins at an address. */
export const memoryNavigation = (address: string, loadPage: LoadPage): Navigation =>
  new Navigation(createMemoryHistory({ initialEntries: [address] }), loadPage);
