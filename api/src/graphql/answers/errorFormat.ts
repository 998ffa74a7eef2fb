import { randomUUID } from 'node:crypto';
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { ArgumentValidationError } from 'type-graphql';
import type { ValidationError } from 'class-validator';
import { reportRefusedInput } from '../../access/refusedInput';
import { ProofNeeded } from '../../access/proof';
import { TooManyAttempts } from '../../access/limits/limit.types';
import { log } from '../../core/log';
import {
  BadInput,
  Busy,
  Forbidden,
  KeyForbidden,
  KeyRefused,
  Refusal,
  TookTooLong,
  Unauthenticated,
} from '../../core/problems';
import { kindOfRefused, placeOfRefused } from './refusedInput';
import { outageMessage } from './outage.service';
import { fill, translated } from '../../../../schema/fill';

/** Codes of Apollo Server and of ours that clients see unchanged. */
const TRANSPORT_CODES = [
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'RATE_LIMITED',
  'QUERY_TOO_COMPLEX',
];

/** Errors of the transport that have no code although the caller can fix them. */
const CALLERS_FAULT =
  /^(Too many errors processing variables|provided sha does not match query|Unsupported persisted query version)/;

interface ErrorBody {
  code: string;
  message: string;
  fields?: Record<string, string>;
  reason?: string;
  /** The points that the refused operation needs; see access/limits/points.ts. */
  cost?: unknown;
}

/** Formats a thrown error with one of our codes, and reports refused input. An unexpected error is masked and gets an id that is also logged. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const thrown = thrownBy(error);
  const { code, message, ...rest } = explain(thrown) ?? fromTransport(formatted) ?? mask(thrown);
  const refused = kindOfRefused(thrown, code);
  if (refused)
    reportRefusedInput(refused, { where: placeOfRefused(error), fields: Object.keys(rest.fields ?? {}) });
  return { message, path: formatted.path, locations: formatted.locations, extensions: { code, ...rest } };
}

/** The error that a resolver threw, or that refused the request before any resolver ran. */
const thrownBy = (error: unknown): unknown =>
  error instanceof GraphQLError && error.originalError instanceof KeyRefused
    ? error.originalError
    : unwrapResolverError(error);

/** The code and message of an expected error; undefined for an unexpected one. */
export function explain(thrown: unknown): ErrorBody | undefined {
  if (thrown instanceof Unauthenticated)
    return { code: 'UNAUTHENTICATED', message: thrown.message, ...reasonOf(thrown) };
  if (thrown instanceof Forbidden) return { code: 'FORBIDDEN', message: thrown.message, ...reasonOf(thrown) };
  if (thrown instanceof Refusal && thrown.problem instanceof TooManyAttempts)
    return { code: 'RATE_LIMITED', message: thrown.message };
  if (thrown instanceof Refusal && thrown.problem instanceof ProofNeeded)
    return { code: 'PROOF_NEEDED', message: thrown.message };
  if (thrown instanceof Busy) return { code: 'RATE_LIMITED', message: thrown.message };
  if (thrown instanceof TookTooLong) return { code: 'QUERY_TOO_COMPLEX', message: thrown.message };
  if (thrown instanceof BadInput || thrown instanceof Refusal)
    return { code: 'BAD_USER_INPUT', message: thrown.message };
  if (thrown instanceof ArgumentValidationError) return explainValidation(thrown.extensions.validationErrors);
  return undefined;
}

/** The reason for refusing an API key, for programs. */
const reasonOf = (thrown: Unauthenticated | Forbidden): Pick<ErrorBody, 'reason'> =>
  thrown instanceof KeyRefused || thrown instanceof KeyForbidden ? { reason: thrown.reason } : {};

function explainValidation(errors: ValidationError[]): ErrorBody {
  const fields = Object.fromEntries(errors.flatMap((error) => constraintsOf(error)));
  const sentences = Object.values(fields).map((sentence) => fill('{sentence}.', { sentence }));
  return { code: 'BAD_USER_INPUT', message: sentences.join(' '), fields };
}

function constraintsOf(error: ValidationError): [string, string][] {
  const own = Object.values(error.constraints ?? {}).slice(0, 1);
  return [
    ...own.map((message): [string, string] => [error.property, translated(message)]),
    ...(error.children ?? []).flatMap(constraintsOf),
  ];
}

function fromTransport({ message, extensions }: GraphQLFormattedError): ErrorBody | undefined {
  if (/limit of \d+ exceeded|more tha[nt] \d+ tokens/.test(message))
    return { code: 'QUERY_TOO_COMPLEX', message };
  if (CALLERS_FAULT.test(message)) return { code: 'BAD_USER_INPUT', message };
  const code = String(extensions?.code ?? '');
  if (!TRANSPORT_CODES.includes(code)) return undefined;
  return { code, message, ...(extensions?.cost ? { cost: extensions.cost } : {}) };
}

/** Logs an unexpected error. The answer has only its id in the log and whether a retry may succeed. */
export function mask(thrown: unknown): ErrorBody & { errorId: string } {
  const errorId = randomUUID();
  log.error({ errorId, error: thrown }, 'unexpected');
  const what = outageMessage(thrown) ?? translated('Something went wrong.');
  return {
    code: 'INTERNAL',
    message: fill('{what} If this happens again, contact us with this error number: {errorId}', {
      what,
      errorId,
    }),
    errorId,
  };
}

/** formatError() for the errors that graphql-ws reports. */
export const formatErrors = (errors: readonly GraphQLError[]): GraphQLFormattedError[] =>
  errors.map((error) => formatError(withCode(error), error));

/** Adds a code to errors of parsing and validation, which graphql-ws leaves without one. They have no original error. */
function withCode(error: GraphQLError): GraphQLFormattedError {
  const formatted = error.toJSON();
  if (error.originalError || formatted.extensions?.code) return formatted;
  return { ...formatted, extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } };
}
