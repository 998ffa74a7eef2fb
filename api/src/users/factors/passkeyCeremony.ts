import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { STEP_MINUTES } from '../../../../schema/accounts';
import { build } from '../../core/build';
import { config } from '../../core/config';
import { refuse } from '../../core/problems';
import type { User } from '../user.entity';
import { PasskeyRefused, PasskeyStep } from './factor.types';
import type { Passkey } from './passkey.entity';
import { makeTicket } from './ticket';

/*
 * The two ceremonies of WebAuthn. A challenge travels in a ticket that names its purpose and, where there is
 * one, its session, so it is good for nothing else. The origin that the browser signs must be PUBLIC_URL.
 */

const TIMEOUT_MS = STEP_MINUTES * 60_000;
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
const site = () => {
  const { hostname, origin } = new URL(config.publicUrl);
  return { id: hostname, origin };
};
const stepOf = (purpose: string, content: object, options: { challenge: string }): PasskeyStep =>
  build(PasskeyStep, {
    ticket: makeTicket(purpose, { ...content, challenge: options.challenge }),
    options: JSON.stringify(options),
  });

/** Asks a browser to make a passkey for this user; authenticators that hold one of `known` refuse. */
export async function askForNewPasskey(
  purpose: string,
  content: object,
  { id, username, name }: User,
  known: readonly Passkey[],
): Promise<PasskeyStep> {
  const options = await generateRegistrationOptions({
    rpName: 'Staybook',
    rpID: site().id,
    userID: new TextEncoder().encode(id),
    userName: username,
    userDisplayName: name,
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return stepOf(purpose, content, options);
}

/** What a new passkey says of itself, if it answers this challenge. Refuses PasskeyRefused. */
export async function readNewPasskey(
  challenge: string,
  response: string,
): Promise<Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'backedUp' | 'transports'>> {
  const { registrationInfo } = await checked(() =>
    verifyRegistrationResponse({
      response: parsed<RegistrationResponseJSON>(response),
      expectedChallenge: challenge,
      expectedOrigin: site().origin,
      expectedRPID: site().id,
      requireUserVerification: true,
    }),
  );
  if (!registrationInfo) refuse(new PasskeyRefused());
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    backedUp: credentialBackedUp,
    transports: (credential.transports ?? []).slice(0, 10),
  };
}

/** Asks a browser for any passkey of this site, or for one of `known`. */
export async function askForPasskey(
  purpose: string,
  content: object,
  known: readonly Passkey[] = [],
): Promise<PasskeyStep> {
  const options = await generateAuthenticationOptions({
    rpID: site().id,
    timeout: TIMEOUT_MS,
    userVerification: 'required',
    allowCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  });
  return stepOf(purpose, content, options);
}

/** The credential id of an answer. Refuses PasskeyRefused if it has none. */
export function credentialIdOf(response: string): string {
  const { id } = parsed<AuthenticationResponseJSON>(response);
  return typeof id === 'string' && id.length <= 1400 ? id : refuse(new PasskeyRefused());
}

/**
 * The new counter and backup state, if the passkey signed this challenge for this site with its user present
 * and verified. The caller compares the counter. Refuses PasskeyRefused.
 */
export async function readPasskeyAnswer(
  challenge: string,
  response: string,
  { credentialId, publicKey, transports }: Passkey,
): Promise<Pick<Passkey, 'counter' | 'backedUp'>> {
  const { verified, authenticationInfo } = await checked(() =>
    verifyAuthenticationResponse({
      response: parsed<AuthenticationResponseJSON>(response),
      expectedChallenge: challenge,
      expectedOrigin: site().origin,
      expectedRPID: site().id,
      requireUserVerification: true,
      // Counter 0 is never refused, so that a copied passkey gets our answer and not only an error.
      credential: { id: credentialId, publicKey: bytesOf(publicKey), counter: 0, transports },
    }),
  );
  if (!verified) refuse(new PasskeyRefused());
  return { counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp };
}

function parsed<T extends object>(response: string): T {
  const value = whole(response);
  return typeof value === 'object' && value !== null ? (value as T) : refuse(new PasskeyRefused());
}

function whole(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The library throws plain errors for every answer that does not fit. */
const checked = <T>(verify: () => Promise<T>): Promise<T> =>
  Promise.resolve()
    .then(verify)
    .catch(() => refuse(new PasskeyRefused()));
