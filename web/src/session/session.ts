import { stopWaiting, Unreachable, waitForLine } from '../apollo/line';
import { pauseUnlessOnline } from '../apollo/pause';
import { device, OWED_SIGN_OUT } from './device';
import { owedSignOut, oweSignOut, withCookie } from './owedSignOut';

/** Offline, the server does not answer as it should, and what this device has kept of whoever was signed in is shown. */
export type SessionStatus = 'restoring' | 'signedIn' | 'offline' | 'signedOut';
/** Asks the server for a new access token by the cookie; undefined when the session has ended. */
type AskForToken = () => Promise<string | undefined>;
/** Shows what this device has kept; undefined where it has nothing, otherwise when it was kept, in milliseconds since 1970. */
type ShowKept = () => Promise<number | undefined>;
/** Where somebody who leaves for good goes, and what they are told there. */
interface Exit {
  to: string;
  notice: string;
}

/** What tabs of one browser tell each other; never a token: the cookie is theirs in common. */
type TabMessage = 'ended' | 'is anybody signed in?' | 'signed in';
/** How long a new tab waits for the others, in milliseconds: they answer at once or, frozen, not at all. */
const TABS_ANSWER = 400;
/** The longest pause before an owed sign-out is sent again, in milliseconds. */
const LONGEST_PAUSE = 30_000;

const loadSender = () => import('./sendSignOut');

/** What pages know of the session. */
export type SessionState = Pick<Session, keyof Session>;

/** Whether somebody is signed in on this page. The access token lives here, in memory, and nowhere else. */
export class Session {
  private token: string | undefined;
  private exit: Exit | undefined;
  private kept: number | undefined;
  private renewing: Promise<boolean> | undefined;
  private sending: Promise<void> | undefined;
  private isTrying = false;
  private readonly listeners = new Set<() => void>();
  private joined: (() => void) | undefined;
  private readonly otherTabs = new BroadcastChannel('session');
  private current: SessionStatus =
    !owedSignOut() && (device.mayRenew() || device.wasSignedIn()) ? 'restoring' : 'signedOut';

  constructor(
    private readonly ask: AskForToken,
    private readonly showKept: ShowKept = async () => undefined,
  ) {
    this.otherTabs.onmessage = ({ data }) => this.hear(data as TabMessage);
    window.addEventListener('storage', ({ key }) => {
      if (key !== OWED_SIGN_OUT) return;
      this.followOwed();
      this.become(this.current);
    });
  }

  readonly accessToken = () => this.token;
  readonly status = () => this.current;
  /** When that was kept which is shown offline, in milliseconds since 1970. */
  readonly keptAt = () => (this.current === 'offline' ? this.kept : undefined);
  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  begin(token: string) {
    this.token = token;
    this.become('signedIn');
    // the network may be gone when somebody signs out
    void loadSender().catch(() => undefined);
  }

  /** The session has ended by itself: whoever it was may sign in again and go on. */
  end() {
    this.token = undefined;
    device.forget();
    this.become('signedOut');
  }

  /** Ends the session here and in every other tab of this browser; a guarded page leads to the exit then. */
  endEverywhere(exit?: Exit) {
    this.exit = exit;
    this.leave();
    this.tell('ended');
  }

  /**
   * Somebody signs out: all that this browser knows of them is gone at once, and the sign-out is owed until the server
   * has confirmed it. Refuses with Unreachable where it has not; it is sent again then.
   */
  async signOut(): Promise<void> {
    oweSignOut();
    this.endEverywhere();
    await this.settleSignOut();
  }

  /** What the server has not confirmed of a sign-out in this browser. */
  readonly owedSignOut = owedSignOut;

  /** Sends an owed sign-out, which goes before anything else; undefined where none is owed. Refuses with Unreachable. */
  readonly settleSignOut = (): Promise<void> | undefined => {
    if (!owedSignOut()) return undefined;
    this.followOwed();
    return (this.sending ??= this.send().finally(() => {
      this.sending = undefined;
      this.become(this.current);
    }));
  };

  private async send() {
    try {
      await (await loadSender()).sendSignOut();
    } catch (cause) {
      throw new Unreachable('Signing out was not confirmed.', { cause });
    }
  }

  /** Nobody stays signed in on this page while a sign-out is owed, here or in another tab. */
  private followOwed() {
    if (owedSignOut() && this.current !== 'signedOut') this.leave();
    void this.keepSending();
  }

  /** Sends the owed sign-out until it is confirmed, in every tab, since the others may be closed. */
  private async keepSending() {
    if (this.isTrying) return;
    this.isTrying = true;
    for (let round = 0; owedSignOut(); round++) {
      await pauseUnlessOnline(Math.min(1000 * 2 ** round, LONGEST_PAUSE));
      await this.settleSignOut()?.catch(() => undefined);
    }
    this.isTrying = false;
  }

  private readonly tell = (message: TabMessage) => this.otherTabs.postMessage(message);

  private hear(message: TabMessage) {
    if (message === 'ended') this.leave();
    else if (message === 'signed in') this.joined?.();
    else if (this.belongsToSession()) this.tell('signed in');
  }

  /** Somebody signs out here or in another tab. A visitor who was nobody keeps what was searched for. */
  private leave() {
    if (this.current !== 'signedOut') device.forgetEverything();
    this.end();
  }

  /** Where to go from a guarded page, once, instead of to the sign-in. */
  takeExit(): Exit | undefined {
    const exit = this.exit;
    this.exit = undefined;
    return exit;
  }

  /** Signs in silently on a new page, where this device, this tab or another open one allows it. */
  async restore() {
    void this.settleSignOut()?.catch(() => undefined);
    if (this.current !== 'restoring') return;
    if (!device.mayRenew() && (await this.isAnotherTabSignedIn())) device.joinSession();
    // without an open tab the session is over; somebody may also have signed in or out meanwhile
    if (this.current !== 'restoring') return;
    if (!device.mayRenew()) return this.end();
    await this.renew().catch(() => this.goOffline());
  }

  /** Goes on with what this device has kept until the server says whether the session has ended: a failure does not. */
  private async goOffline() {
    const kept = await this.showKept().catch(() => undefined);
    // somebody may have signed out meanwhile
    if (this.status() !== 'restoring') return;
    this.kept = kept;
    this.become(this.kept ? 'offline' : 'signedOut');
    const key = {};
    for (let round = 0; this.current === 'offline'; round++) {
      await waitForLine(key, round);
      await this.renew().catch(() => false);
    }
    stopWaiting(key);
  }

  private readonly belongsToSession = () =>
    this.current === 'signedIn' || (this.current === 'restoring' && device.mayRenew());

  private async isAnotherTabSignedIn(): Promise<boolean> {
    const answer = new Promise<boolean>((resolve) => {
      this.joined = () => resolve(true);
      setTimeout(() => resolve(false), TABS_ANSWER);
    });
    this.tell('is anybody signed in?');
    return answer.finally(() => (this.joined = undefined));
  }

  /** Renews the access token: one request at a time in this tab, and one tab at a time where locks exist. */
  renew(): Promise<boolean> {
    this.renewing ??= this.renewNow().finally(() => (this.renewing = undefined));
    return this.renewing;
  }

  private async renewNow(): Promise<boolean> {
    if (!device.mayRenew()) return false;
    const signOut = this.settleSignOut();
    const ask = async () => (signOut || owedSignOut() ? undefined : this.ask());
    await signOut;
    const token = await withCookie(ask);
    // somebody may have signed out meanwhile
    const isRenewed = token !== undefined && !owedSignOut();
    if (isRenewed) this.begin(token);
    else this.end();
    return isRenewed;
  }

  private become(status: SessionStatus) {
    this.current = status;
    for (const listener of this.listeners) listener();
  }
}
