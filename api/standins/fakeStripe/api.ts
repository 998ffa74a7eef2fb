import express, { type NextFunction, type Request, type Response, Router } from 'express';
import { log } from '../../src/core/log';
import { answerOnce } from './idempotency';
import {
  closeDispute,
  disputeObject,
  endTestDispute,
  listDisputes,
  openTestDispute,
  updateDispute,
} from './disputes';
import { balanceObject, listTransactions, transactionObject } from './balanceTransactions';
import { listEvents } from './events';
import type { Ledger } from './ledger';
import { FormParams } from './formParams';
import { makeId, ApiRefusal } from './refusals';
import { paymentObject } from './payments';
import { failPayoutForTest, listPayouts, payoutObject, payOutForTest } from './payouts';
import { cancelRefund, createRefund, listRefunds, refundObject } from './refunds';
import { createSession, expireSession, getSession, sessionObject } from './sessions';
import { listWebhookEndpoints } from './webhookEndpoints';

interface Addresses {
  /** The address of the hosted pages. */
  pages: (request: Request) => string;
  /** The webhook that receives events. */
  webhook: () => string;
}

/** The part of the provider's API that the app uses. */
export function api(ledger: Ledger, { pages, webhook }: Addresses): Router {
  const router = Router();
  router.use(identify, express.urlencoded({ extended: true, limit: '256kb' }));

  const change = (path: string, work: (request: Request, params: FormParams) => object) =>
    router.post(path, (request, response) => {
      const hashed = { path: request.path, body: request.body as unknown };
      const answer = answerOnce(ledger, request.get('idempotency-key'), hashed, () =>
        work(request, new FormParams(request.body)),
      );
      if (answer.replayed) response.set('idempotent-replayed', 'true');
      response.status(answer.status).json(answer.body);
    });
  const read = (path: string, work: (id: string, params: FormParams) => object) =>
    router.get(path, (request, response) => {
      response.json(work(String(request.params['id']), new FormParams(queryFields(request))));
    });

  change('/checkout/sessions', (request, params) =>
    sessionObject(createSession(ledger, params, pages(request))),
  );
  change('/checkout/sessions/:id/expire', (request, params) => {
    params.end();
    return sessionObject(expireSession(ledger, String(request.params['id'])));
  });
  change('/refunds', (_request, params) => createRefund(ledger, params));
  change('/refunds/:id/cancel', (request, params) => {
    params.end();
    return cancelRefund(ledger, String(request.params['id']));
  });
  const idOf = (request: Request) => String(request.params['id']);
  change('/disputes/:id', (request, params) => updateDispute(ledger, idOf(request), params));
  change('/disputes/:id/close', (request, params) => {
    params.end();
    return closeDispute(ledger, idOf(request));
  });
  // The provider has no such requests: there, a card that is always disputed opens disputes.
  change('/test_helpers/disputes', (_request, params) => openTestDispute(ledger, params));
  change('/test_helpers/disputes/:id/end', (request, params) =>
    endTestDispute(ledger, idOf(request), params),
  );
  change('/test_helpers/payouts', (_request, params) => payOutForTest(ledger, params));
  change('/test_helpers/payouts/:id/fail', (request, params) =>
    failPayoutForTest(ledger, idOf(request), params),
  );
  read('/disputes', (_id, params) => listDisputes(ledger, params));
  read('/disputes/:id', (id) => disputeObject(ledger, id));
  read('/checkout/sessions/:id', (id) => sessionObject(getSession(ledger, id)));
  read('/payment_intents/:id', (id, params) => paymentObject(ledger, id, params));
  read('/refunds', (_id, params) => listRefunds(ledger, params));
  read('/refunds/:id', (id) => refundObject(ledger, id));
  read('/balance', (_id, params) => balanceObject(ledger, params));
  read('/balance_transactions', (_id, params) => listTransactions(ledger, params));
  read('/balance_transactions/:id', (id, params) => transactionObject(ledger, id, params));
  read('/payouts', (_id, params) => listPayouts(ledger, params));
  read('/payouts/:id', (id) => payoutObject(ledger, id));
  read('/events', (_id, params) => listEvents(ledger, params));
  read('/webhook_endpoints', (_id, params) => listWebhookEndpoints(webhook(), params));

  router.use((request) => {
    const message = `Unrecognized request URL (${request.method}: ${request.path}).`;
    throw new ApiRefusal(404, { type: 'invalid_request_error', message });
  });
  router.use(answerError);
  return router;
}

function identify(request: Request, response: Response, next: NextFunction): void {
  response.set('request-id', makeId('req'));
  if (!/^Bearer sk_\w+$/.test(request.get('authorization') ?? ''))
    throw new ApiRefusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
  next();
}

/** The query's fields, with one level of brackets: `created[gte]=1&types[0]=a`. */
function queryFields(request: Request): object {
  const fields = Object.create(null) as Record<string, string | Record<string, string>>;
  for (const [key, value] of new URL(request.originalUrl, 'http://fake').searchParams) {
    const [, name, inner] = /^(\w+)\[(\w*)\]$/.exec(key) ?? [];
    if (!name) {
      fields[key] = value;
      continue;
    }
    const group = fields[name] ?? (Object.create(null) as Record<string, string>);
    if (typeof group !== 'string') group[inner || String(Object.keys(group).length)] = value;
    fields[name] = group;
  }
  return fields;
}

function answerError(error: unknown, _request: Request, response: Response, _next: NextFunction): void {
  if (error instanceof ApiRefusal) {
    response.status(error.status).json({ error: error.error });
    return;
  }
  log.error({ error }, 'fakeStripe failed');
  response.status(500).json({ error: { type: 'api_error', message: 'Something went wrong in fakeStripe.' } });
}
