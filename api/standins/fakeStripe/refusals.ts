import { randomBytes } from 'node:crypto';

interface ProviderError {
  type: 'invalid_request_error' | 'idempotency_error' | 'api_error';
  code?: string;
  message: string;
  param?: string;
}

/** An answer other than 2xx, in the provider's format. */
export class ApiRefusal extends Error {
  constructor(
    readonly status: number,
    readonly error: ProviderError,
  ) {
    super(error.message);
  }
}

/** The request is invalid. Such an answer is not stored under an idempotency key. */
export class ParamRefusal extends ApiRefusal {
  constructor(message: string, param: string, code = 'parameter_invalid') {
    super(400, { type: 'invalid_request_error', code, message, param });
  }
}

export const missing = (kind: string, id: string, param: string): ApiRefusal =>
  new ApiRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });

/** An id in the provider's format: a prefix for its type, then random characters. */
export const makeId = (prefix: string): string => `${prefix}_${randomBytes(18).toString('hex')}`;
