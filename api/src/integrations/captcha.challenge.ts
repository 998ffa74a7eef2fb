import { Router } from 'express';
import { makeChallenge } from './captcha.altcha';

/** GET /captcha/challenge: the sum that our own captcha has the visitor's machine work out. */
export const captchaChallenge = (): Router =>
  Router().get('/challenge', async (_request, response) => {
    response.set('cache-control', 'no-store').json(await makeChallenge());
  });
