import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { TestServer } from './testServer';

export const askChallenge = async ({ url }: TestServer) =>
  (await (await fetch(`${url}/captcha/challenge`)).json()) as Challenge;

export const solve = async (challenge: Challenge) => ({
  challenge,
  solution: await solveChallenge({ challenge, deriveKey }),
});

/** The token that a form sends along. */
export const tokenOf = (payload: object): string => Buffer.from(JSON.stringify(payload)).toString('base64');

/** A valid token of our own captcha that was not used yet. */
export const solvedCaptcha = async (server: TestServer): Promise<string> =>
  tokenOf(await solve(await askChallenge(server)));
