import { Router } from 'express';
import { makeChallenge } from './captcha.altcha';

/** GET /captcha/challenge: a challenge of our own captcha, for the visitor's browser to solve. */
export const captchaChallenge = (): Router =>
  Router().get('/challenge', async (_request, response) => {
    response.set('cache-control', 'no-store').json(await makeChallenge());
  });
