import Stripe from 'stripe';

/** The provider cannot be reached, does not answer in time, or refuses our key. */
export class ProviderUnavailable extends Error {
  constructor(cause: unknown) {
    super('The card provider cannot be reached.', { cause });
    this.name = 'ProviderUnavailable';
  }
}

/** The body is no event of the provider. */
export class BadEvent extends Error {
  override name = 'BadEvent';
}

/** The provider did not sign the event, or its time is too far in the past or the future. */
export class BadSignature extends BadEvent {
  override name = 'BadSignature';
  constructor(cause: unknown) {
    super('The signature does not belong to this body.', { cause });
  }
}

/** The provider has less left of a payment than a refund asked for. */
export class RefundTooLarge extends Error {
  constructor(cause: unknown) {
    super('The card provider has less left of this payment.', { cause });
    this.name = 'RefundTooLarge';
  }
}

/** Codes of connections that failed to open: the provider received nothing. */
const UNREACHED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

/**
 * Whether a failed call certainly did nothing: the provider refused it, or was never reached. Otherwise it may have
 * been carried out, or may be carried out later.
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

/** Whether the provider knows our key, and the key lacks the permission for the request. */
export const isForbidden = (error: unknown): boolean =>
  error instanceof ProviderUnavailable && error.cause instanceof Stripe.errors.StripePermissionError;

/** Whether the provider refused the request itself, with this code if one is named. */
export const isRefusal = (error: unknown, code?: string): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && (!code || error.code === code);

/** The error of a refused refund, as RefundTooLarge if the provider has less left of the payment. */
export const asTooLarge = (error: unknown): unknown =>
  isRefusal(error, 'charge_already_refunded') || (isRefusal(error) && paramOf(error) === 'amount')
    ? new RefundTooLarge(error)
    : error;

const paramOf = (error: unknown): string | undefined => (error as Stripe.errors.StripeError).param;
