import { device } from './device';

export type SessionStatus = 'restoring' | 'signedIn' | 'signedOut';
/** Asks the server for a new access token by the cookie; undefined when the session has ended. */
type AskForToken = () => Promise<string | undefined>;
/** Where somebody who leaves for good goes, and what they are told there. */
interface Exit {
  to: string;
  notice: string;
}

/** Whether somebody is signed in on this page. The access token lives here, in memory, and nowhere else. */
export class Session {
  private token: string | undefined;
  private exit: Exit | undefined;
  private renewing: Promise<boolean> | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly otherTabs = new BroadcastChannel('session');
  private current: SessionStatus = device.mayRenew() ? 'restoring' : 'signedOut';

  constructor(private readonly ask: AskForToken) {
    this.otherTabs.onmessage = () => this.end();
  }

  readonly accessToken = () => this.token;
  readonly status = () => this.current;
  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  begin(token: string) {
    this.token = token;
    this.become('signedIn');
  }

  /** Forgets everything about the person on this page. */
  end() {
    this.token = undefined;
    device.forget();
    this.become('signedOut');
  }

  /** Ends the session here and in every other tab of this browser; a guarded page leads to the exit then. */
  endEverywhere(exit?: Exit) {
    this.exit = exit;
    this.end();
    this.otherTabs.postMessage('ended');
  }

  /** Where to go from a guarded page, once, instead of to the sign-in. */
  takeExit(): Exit | undefined {
    const exit = this.exit;
    this.exit = undefined;
    return exit;
  }

  /** Signs in silently on a new page, where this device or this tab allows it. */
  async restore() {
    if (this.current !== 'restoring') return;
    await this.renew().catch(() => this.become('signedOut'));
  }

  /** Renews the access token: one request at a time in this tab, and one tab at a time where locks exist. */
  renew(): Promise<boolean> {
    this.renewing ??= this.renewNow().finally(() => (this.renewing = undefined));
    return this.renewing;
  }

  private async renewNow(): Promise<boolean> {
    if (!device.mayRenew()) return false;
    const locks = (navigator as { locks?: LockManager }).locks;
    const token = await (locks ? locks.request('renew-session', this.ask) : this.ask());
    if (token) this.begin(token);
    else this.end();
    return token !== undefined;
  }

  private become(status: SessionStatus) {
    this.current = status;
    for (const listener of this.listeners) listener();
  }
}
