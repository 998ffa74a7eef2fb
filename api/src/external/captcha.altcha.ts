import { createHmac, type KeyObject } from 'node:crypto';
import { createChallenge, randomInt, verifySolution, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { Router } from 'express';
import { newestKey, serverKeys, type ServerKey } from '../core/serverKeys';
import { claimOnce } from '../core/claimOnce';
import { now } from '../core/clock';

/** The time to solve a challenge, in seconds. A solution is remembered for as long. */
const SECONDS = 5 * 60;
/** A phone does this work within a second or two; a bot has to repeat it for each attempt. */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 5000, counter: { from: 100, to: 300 } };

/** A challenge of our own captcha: proof of work in the visitor's browser, without cookies or a third party. */
function makeChallenge(): Promise<Challenge> {
  return createChallenge({
    algorithm: WORK.algorithm,
    cost: WORK.cost,
    counter: randomInt(WORK.counter.from, WORK.counter.to),
    deriveKey,
    ...secretsBy(newestKey()),
    expiresAt: new Date(now().getTime() + SECONDS * 1000),
  });
}

/** Whether the token solves one of our challenges in time and was not used before. */
export async function isSolved(token: string): Promise<boolean> {
  const payload = read(token);
  if (!payload) return false;
  for (const key of serverKeys())
    if (await isVerified(payload, key))
      // The nonce is signed, so an old solution cannot be rewritten to look new.
      return claimOnce(`captcha:${payload.challenge.parameters.nonce}`, SECONDS);
  return false;
}

/** Whether the payload solves a challenge that this key signed. */
async function isVerified(payload: Payload, key: ServerKey): Promise<boolean> {
  try {
    return (await verifySolution({ ...payload, deriveKey, ...secretsBy(key) })).verified;
  } catch {
    return false;
  }
}

function read(token: string): Payload | undefined {
  try {
    const payload = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
    return payload?.challenge?.parameters && payload.challenge.signature && payload.solution
      ? payload
      : undefined;
  } catch {
    return undefined;
  }
}

/** The secrets are the same on every instance, and each has one purpose. */
const secretsBy = ({ signing }: ServerKey) => ({
  hmacSignatureSecret: derived(signing, 'captcha challenge'),
  hmacKeySignatureSecret: derived(signing, 'captcha key'),
});

const derived = (key: KeyObject, purpose: string): string =>
  createHmac('sha256', key).update(purpose).digest('hex');

/** GET /captcha/challenge: a challenge of our own captcha, which the visitor's browser solves. */
export const captchaChallenge = (): Router =>
  Router().get('/challenge', async (_request, response) => {
    response.set('cache-control', 'no-store').json(await makeChallenge());
  });
