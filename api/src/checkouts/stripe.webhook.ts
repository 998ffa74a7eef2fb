import express, { Router } from 'express';
import { log } from '../log';
import { BadSignature, readEvent } from '../outside/payments';
import { handleEvent } from './settle.service';

/** The card provider's own door: its signature over the raw body is the permission. */
export const stripeWebhook = Router().post(
  '/api/v1/bookings/stripe/stripe-webhook',
  express.raw({ type: () => true, limit: '512kb' }),
  async (request, response) => {
    try {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await handleEvent(readEvent(body, request.get('stripe-signature') ?? ''));
      response.json({ received: true });
    } catch (error) {
      if (!(error instanceof BadSignature)) throw error;
      log.warn({ reason: error.message }, 'an event was refused');
      response.status(400).json({ status: 'fail', message: error.message });
    }
  },
);
