import type { ApolloClient } from '@apollo/client';
import { stopWaiting, Unreachable, waitForServer } from '../apollo/reachability';
import { pauseUnlessOnline } from '../apollo/pause';
import { device, OWED_SIGN_OUT } from './device';
import { owedSignOut, oweSignOut, withCookie } from './owedSignOut';

/** Offline means that the server does not answer as it should, and the app shows the data kept on this device. */
export type SessionStatus = 'restoring' | 'signedIn' | 'offline' | 'signedOut';
/** Requests a new access token with the cookie; undefined if the session has ended. */
type RequestToken = () => Promise<string | undefined>;
/** Shows the data kept on this device. Returns when it was kept, in milliseconds since 1970, or undefined if there is none. */
type ShowKept = () => Promise<number | undefined>;
/** The page to open after leaving for good, and the notice to show there. */
interface Exit {
  to: string;
  notice: string;
}

/** The messages between tabs of one browser. They never carry a token, since the tabs share the cookie. */
type TabMessage = 'ended' | 'isSignedIn' | 'signedIn';
/** The time a new tab waits for the others, in milliseconds. They answer at once, or not at all if they are frozen. */
const TABS_TIMEOUT = 400;
/** The longest pause before an owed sign-out is sent again, in milliseconds. */
const LONGEST_PAUSE = 30_000;

const loadLater = () => import('./loadedLater');

/** The part of the session that pages use. */
export type SessionState = Pick<Session, keyof Session>;

/** The session of this page. The access token is kept here, in memory, and nowhere else. */
export class Session {
  private token: string | undefined;
  private exit: Exit | undefined;
  private kept: number | undefined;
  private renewing: Promise<boolean> | undefined;
  private sending: Promise<void> | undefined;
  private isRetrying = false;
  private readonly listeners = new Set<() => void>();
  private onOtherTabSignedIn: (() => void) | undefined;
  private readonly otherTabs = new BroadcastChannel('session');
  private current: SessionStatus =
    !owedSignOut() && (device.mayRenew() || device.wasSignedIn()) ? 'restoring' : 'signedOut';

  constructor(
    private readonly requestToken: RequestToken,
    private readonly showKept: ShowKept = async () => undefined,
  ) {
    this.otherTabs.onmessage = ({ data }) => this.receive(data as TabMessage);
    window.addEventListener('storage', ({ key }) => {
      if (key !== OWED_SIGN_OUT) return;
      this.followOwed();
      this.setStatus(this.current);
    });
  }

  readonly accessToken = () => this.token;
  readonly status = () => this.current;
  /** When the data shown offline was kept, in milliseconds since 1970. */
  readonly keptAt = () => (this.current === 'offline' ? this.kept : undefined);
  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  begin(token: string) {
    this.token = token;
    this.setStatus('signedIn');
    void loadLater().catch(() => {});
  }

  /** Asks the person for a proof that they are at the device; false without one. */
  readonly prove = (client: ApolloClient): Promise<boolean> =>
    loadLater().then(({ prove }) => prove(client, this));

  /** The session has ended by itself. The same person may sign in again and continue. */
  end() {
    this.token = undefined;
    device.clearSession();
    this.setStatus('signedOut');
  }

  /** Ends the session here and in every other tab of this browser. A guarded page then redirects to the exit. */
  endEverywhere(exit?: Exit) {
    this.exit = exit;
    this.clear();
    this.notifyTabs('ended');
  }

  /**
   * Signs out. Clears everything about the person at once, and owes the sign-out until the server confirms it. Rejects
   * with Unreachable if it is not confirmed; the sign-out is then sent again.
   */
  async signOut(): Promise<void> {
    oweSignOut();
    this.endEverywhere();
    await this.settleSignOut();
  }

  /** The part of a sign-out in this browser that the server has not confirmed. */
  readonly owedSignOut = owedSignOut;

  /** Sends an owed sign-out, before any other call; undefined if none is owed. Rejects with Unreachable. */
  readonly settleSignOut = (): Promise<void> | undefined => {
    if (!owedSignOut()) return undefined;
    this.followOwed();
    return (this.sending ??= this.send().finally(() => {
      this.sending = undefined;
      this.setStatus(this.current);
    }));
  };

  private async send() {
    try {
      await (await loadLater()).sendSignOut();
    } catch (cause) {
      throw new Unreachable('/session/end', { cause });
    }
  }

  /** Signs this page out while a sign-out is owed, here or in another tab. */
  private followOwed() {
    if (owedSignOut() && this.current !== 'signedOut') this.clear();
    void this.keepSending();
  }

  /** Sends the owed sign-out until it is confirmed. Every tab does, since the others may be closed. */
  private async keepSending() {
    if (this.isRetrying) return;
    this.isRetrying = true;
    for (let round = 0; owedSignOut(); round++) {
      await pauseUnlessOnline(Math.min(1000 * 2 ** round, LONGEST_PAUSE));
      await this.settleSignOut()?.catch(() => undefined);
    }
    this.isRetrying = false;
  }

  private readonly notifyTabs = (message: TabMessage) => this.otherTabs.postMessage(message);

  private receive(message: TabMessage) {
    if (message === 'ended') this.clear();
    else if (message === 'signedIn') this.onOtherTabSignedIn?.();
    else if (message === 'isSignedIn' && this.belongsToSession()) this.notifyTabs('signedIn');
  }

  /** Clears the session after a sign-out here or in another tab. A visitor who was not signed in keeps their search. */
  private clear() {
    if (this.current !== 'signedOut') device.clearEverything();
    this.end();
  }

  /** The page to open from a guarded page instead of the sign-in; returned once. */
  takeExit(): Exit | undefined {
    const exit = this.exit;
    this.exit = undefined;
    return exit;
  }

  /** Signs in silently on a new page if this device, this tab or another open tab allows it. */
  async restore() {
    void this.settleSignOut()?.catch(() => undefined);
    if (this.current !== 'restoring') return;
    if (!device.mayRenew() && (await this.isAnotherTabSignedIn())) device.joinSession();
    // the status may have changed while this tab waited for the others
    if (this.current !== 'restoring') return;
    // without another open tab the session is over
    if (!device.mayRenew()) return this.end();
    await this.renew().catch(() => this.goOffline());
  }

  /** Shows the kept data until the server says whether the session has ended. A failed call does not end it. */
  private async goOffline() {
    const kept = await this.showKept().catch(() => undefined);
    // the person may have signed out meanwhile
    if (this.status() !== 'restoring') return;
    this.kept = kept;
    this.setStatus(this.kept ? 'offline' : 'signedOut');
    const key = {};
    for (let round = 0; this.current === 'offline'; round++) {
      await waitForServer(key, round);
      await this.renew().catch(() => false);
    }
    stopWaiting(key);
  }

  private readonly belongsToSession = () =>
    this.current === 'signedIn' || (this.current === 'restoring' && device.mayRenew());

  private async isAnotherTabSignedIn(): Promise<boolean> {
    const answer = new Promise<boolean>((resolve) => {
      this.onOtherTabSignedIn = () => resolve(true);
      setTimeout(() => resolve(false), TABS_TIMEOUT);
    });
    this.notifyTabs('isSignedIn');
    return answer.finally(() => (this.onOtherTabSignedIn = undefined));
  }

  /** Renews the access token: one request at a time in this tab, and one tab at a time if the browser has locks. */
  renew(): Promise<boolean> {
    this.renewing ??= this.renewNow().finally(() => (this.renewing = undefined));
    return this.renewing;
  }

  private async renewNow(): Promise<boolean> {
    if (!device.mayRenew()) return false;
    const signOut = this.settleSignOut();
    const request = async () => (signOut || owedSignOut() ? undefined : this.requestToken());
    await signOut;
    const token = await withCookie(request);
    // the person may have signed out meanwhile
    const isRenewed = token !== undefined && !owedSignOut();
    if (isRenewed) this.begin(token);
    else this.end();
    return isRenewed;
  }

  private setStatus(status: SessionStatus) {
    this.current = status;
    for (const listener of this.listeners) listener();
  }
}
