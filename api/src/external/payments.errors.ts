import Stripe from 'stripe';

/** The provider cannot be reached, does not answer in time, or refuses our key. */
export class ProviderUnavailable extends Error {
  constructor(cause: unknown) {
    super('The card provider cannot be reached.', { cause });
    this.name = 'ProviderUnavailable';
  }
}

/** What came as an event of the provider is none. */
export class BadEvent extends Error {
  override name = 'BadEvent';
}

/** It was not signed by the provider, or too long ago, or too far ahead. */
export class BadSignature extends BadEvent {
  override name = 'BadSignature';
  constructor(cause: unknown) {
    super('The signature does not belong to this body.', { cause });
  }
}

/** Codes of connections that were never made: the provider cannot have heard of the request. */
const UNREACHED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

/**
 * Whether a call that failed has surely done nothing: the provider has refused it, or was never reached. Else it may
 * have been carried out, or may be still.
 */
export function isDefiniteFailure(error: unknown): boolean {
  const cause = error instanceof ProviderUnavailable ? error.cause : error;
  const { StripeConnectionError, StripeInvalidRequestError, StripeIdempotencyError } = Stripe.errors;
  const { StripeAuthenticationError, StripePermissionError } = Stripe.errors;
  if (cause instanceof StripeConnectionError)
    return UNREACHED.includes((cause.detail as NodeJS.ErrnoException | undefined)?.code ?? '');
  const refusals = [StripeInvalidRequestError, StripeIdempotencyError];
  const unauthorized = [StripeAuthenticationError, StripePermissionError];
  return [...refusals, ...unauthorized].some((kind) => cause instanceof kind);
}

/** Whether the provider is working on a request under the same key right now. */
export function isBusy(error: unknown): boolean {
  const cause = error instanceof ProviderUnavailable ? error.cause : error;
  return cause instanceof Stripe.errors.StripeError && cause.statusCode === 409;
}

/** Whether the provider refused what the request asks for, with this code if one is named. */
export const isRefusal = (error: unknown, code?: string): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && (!code || error.code === code);
