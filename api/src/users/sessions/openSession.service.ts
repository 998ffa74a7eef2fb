import { claimOnce } from '../../core/claimOnce';
import { now } from '../../core/clock';
import { refuse } from '../../core/problems';
import { nameCaller } from '../../core/requestId';
import { logSecurity } from '../../core/securityLog';
import type { Channel } from '../../access/viewer';
import { networkOf } from '../../access/limits/address';
import { newId } from '../../database/columns';
import { lockRows, repo, transaction } from '../../database/transaction';
import { newDeviceMail } from '../../mails/signIn.mails';
import { AppPassword } from '../factors/appPassword.entity';
import { beginGrace } from '../factors/factorPolicy.service';
import { tellOwner } from '../factors/tellOwner.service';
import type { User } from '../user.entity';
import { knownDevice } from './deviceCookie';
import { endOldestSessions, publishViewerChanged } from './device.service';
import { newSession, Session } from './session.entity';
import { expiry, sessionOfToken, withTokens, type OpenSession } from './session.service';
import { InvalidCredentials } from './session.types';
import { SignInMethod } from './signInMethod.enum';
import { firstRefreshToken, hashToken, sessionIdOf } from './tokens';

const DAY_SECONDS = 24 * 3600;
/** A new account's first sign-ins are its owner's; they need no mail. */
const NEW_ACCOUNT_MS = 3_600_000;

/** The origin of a sign-in. */
export interface SignInOrigin {
  userAgent: string;
  address: string;
  /** The device cookie of the request. */
  device: string | undefined;
  /** The refresh token of the session that was open in this browser, which ends. */
  refreshToken: string | undefined;
  /** An existing client can show neither a captcha nor a second step. */
  channel: Channel;
}

/** What the user has shown. */
export interface Shown {
  method: SignInMethod;
  /** Whether the session outlives the browser. */
  trustDevice: boolean;
  appPasswordId?: string;
}

/**
 * Opens a session for a user who has shown all that the account asks for, and ends the one that was open in
 * this browser. The owner gets a mail about a device that is new, at most once a day for each network. Refuses
 * InvalidCredentials if the app password was revoked meanwhile.
 */
export async function openSession(user: User, shown: Shown, origin: SignInOrigin): Promise<OpenSession> {
  const { userAgent, address, channel } = origin;
  const id = newId();
  const refreshToken = firstRefreshToken(id);
  const moment = now();
  const network = networkOf(address);
  const session = newSession({
    id,
    userId: user.id,
    tokenHash: hashToken(refreshToken),
    rotatedAt: moment,
    trusted: shown.trustDevice,
    userAgent: userAgent.slice(0, 300),
    method: shown.method,
    network: coarse(network),
    provenAt: moment,
    byExistingClient: channel === 'existingClient',
    appPasswordId: shown.appPasswordId ?? null,
    createdAt: moment,
    expiresAt: expiry(shown.trustDevice, moment),
  });
  const isNewDevice = await isNews(user, origin, network);
  await transaction(async () => {
    const { appPasswordId } = shown;
    if (appPasswordId && !(await lockRows(AppPassword, [appPasswordId])).length)
      refuse(new InvalidCredentials());
    await endReplaced(origin.refreshToken);
    await repo(Session).insert(session);
    await endOldestSessions(user.id);
    await beginGrace(user);
    if (isNewDevice)
      await tellOwner(user, (facts) =>
        newDeviceMail({ ...facts, at: moment, userAgent, network: session.network }),
      );
  });
  logSecurity('signedIn', { userId: user.id, sessionId: id, address, method: shown.method });
  nameCaller({ userId: user.id });
  return withTokens(user, session, refreshToken);
}

/** Ends the session of this token, inside the caller's transaction; nothing if it has ended. */
async function endReplaced(refreshToken: string | undefined): Promise<void> {
  if (!refreshToken) return;
  const where = sessionOfToken(sessionIdOf(refreshToken), hashToken(refreshToken));
  for (const { id, userId } of await repo(Session).find({ where, select: { id: true, userId: true } })) {
    await repo(Session).delete({ id });
    publishViewerChanged(userId);
  }
}

async function isNews(user: User, { device }: SignInOrigin, network: string): Promise<boolean> {
  if (user.demonstration || knownDevice(device, user)) return false;
  if (now().getTime() - user.createdAt.getTime() < NEW_ACCOUNT_MS) return false;
  return claimOnce(`new device:${user.id} ${network}`, DAY_SECONDS);
}

/** The network without the part that names one computer: enough to recognise a place, not a person. */
const coarse = (network: string): string | null =>
  network.replace(/\.\d+$/, '.*').replace(/::\/64$/, '::*') || null;
