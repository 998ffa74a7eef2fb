import { AsyncLocalStorage } from 'node:async_hooks';
import type { EventEmitter } from 'node:events';

/**
 * What one running app keeps in memory: settings, connections, caches and limits. A process has one, except where a test
 * or a benchmark starts several instances in one process.
 */
export class AppState {
  /** `isSandbox`: whether this app answers the requests of test keys, and nothing of real guests reaches it. */
  constructor(readonly isSandbox = false) {}

  private readonly values = new WeakMap<() => unknown, unknown>();

  /** The value that `make` makes, made once for this app. */
  valueOf<T>(make: () => T): T {
    const known = this.values.get(make);
    if (known !== undefined) return known as T;
    const made = make();
    this.values.set(make, made);
    return made;
  }

  /** Runs work, and everything that it starts, as this app. */
  run<T>(work: () => T): T {
    return currentApp() === this ? work() : running.run(this, work);
  }
}

const running = new AsyncLocalStorage<AppState>();
let processState = new AppState();

/** The app that the present work belongs to: the process's own unless `run` chose another. */
export const currentApp = (): AppState => running.getStore() ?? processState;

/**
 * Lets the listeners of a connection run as the present app. Node gives a connection to no app, so what came over a WebSocket, or
 * happens when a connection closes, would belong to the process's own. That one needs nothing.
 */
export function emitAsPresentApp(connection: EventEmitter): void {
  const app = running.getStore();
  if (!app) return;
  const emit = connection.emit.bind(connection);
  connection.emit = (...event) => app.run(() => emit(...event));
}

/** Whether the present work belongs to the app that answers test keys; see src/sandbox/. */
export const isSandbox = (): boolean => currentApp().isSandbox;

/**
 * Empties the state of the process's own app; for tests, which start one app after the other. Does nothing in the work of
 * another app.
 */
export function renewProcessState(): void {
  if (!running.getStore()) processState = new AppState();
}

/**
 * State of a module, made for each app when it is first used. Modules keep no other state that changes. Returns the
 * function that answers the current app's.
 */
export const perApp =
  <T>(make: () => T): (() => T) =>
  () =>
    currentApp().valueOf(make);

/** A variable of each app, undefined until it is set. */
export function appVariable<T>() {
  const variable = perApp((): { value?: T | undefined } => ({}));
  return {
    get: (): T | undefined => variable().value,
    set: (value: T | undefined): void => void (variable().value = value),
  };
}
