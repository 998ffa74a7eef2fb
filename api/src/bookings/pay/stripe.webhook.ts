import { setTimeout as pause } from 'node:timers/promises';
import express, { Router } from 'express';
import { log } from '../../core/log';
import { readEvent } from '../../external/payments';
import { BadEvent } from '../../external/payments.errors';
import { processEvent, storeEvent } from './providerEvent.service';

/** How long the provider waits for an answer at most, in milliseconds. */
const ANSWER_MS = 2000;

/** The path of the webhook below the public address. */
export const STRIPE_WEBHOOK_PATH = '/api/v1/bookings/stripe/stripe-webhook';

/**
 * The webhook of the card provider. The signature over the raw body is the permission. A body that is not an
 * event is answered 400.
 * An event is stored, then processed, then answered.
 */
export const stripeWebhook = Router().post(
  STRIPE_WEBHOOK_PATH,
  express.raw({ type: () => true, limit: '512kb' }),
  async (request, response) => {
    try {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const event = readEvent(body, request.get('stripe-signature') ?? '');
      await storeEvent(event);
      await Promise.race([processEvent(event.id), pause(ANSWER_MS, undefined, { ref: false })]);
      response.json({ received: true });
    } catch (error) {
      if (!(error instanceof BadEvent)) throw error;
      log.warn({ reason: error.message }, 'an event was refused');
      response.status(400).json({ status: 'fail', message: error.message });
    }
  },
);
