import type { Static, TObject, TSchema } from '@sinclair/typebox';
import { Value, ValueErrorType, ValuePointer, type ValueError } from '@sinclair/typebox/value';
import { BadInput } from '../core/problems';
import { validateArgument } from '../graphql/validateArgument';

/** The most invalid properties that one message names. */
const MOST_NAMED = 5;
/** The most values that are converted; every schema needs fewer. */
const MOST_CONVERTED = 2000;
/** The depth to which values are converted; every schema is less deep. */
const DEEPEST = 5;

/**
 * Reads a request by the schema that a route declares; throws BadInput. Existing clients send numbers as
 * texts, references with blanks or in capitals, "" and null for missing values, and properties that no route
 * declares.
 */
export function readAs<T extends TObject>(shape: T, sent: unknown, missing?: Error): Static<T> {
  const value = Value.Clean(shape, withoutBlanks(sent ?? {}));
  convertScalars(shape, value);
  if (Value.Check(shape, value)) return Value.Decode(shape, value);
  const named = new Map<string, string>();
  for (const error of Value.Errors(shape, value)) {
    if (missing && isMissing(error)) throw missing;
    if (!named.has(error.path)) named.set(error.path, messageOf(error));
    if (named.size === MOST_NAMED) break;
  }
  throw new BadInput([...named.values()].join('. '), [...named.keys()].map(nameOf));
}

/** A copy without "" and null, which mean "missing", and without names that every object inherits. */
function withoutBlanks(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || depth === DEEPEST) return value;
  const inner = (item: unknown) => withoutBlanks(item, depth + 1);
  if (Array.isArray(value)) return value.filter(isProvided).map(inner);
  const provided = Object.entries(value).filter(
    ([name, item]) => isProvided(item) && !(name in Object.prototype),
  );
  return Object.fromEntries(provided.map(([name, item]) => [name, inner(item)]));
}

const isProvided = (value: unknown): boolean => value !== '' && value !== null;

/** Converts each text and number in `value` whose type differs from the schema's. */
function convertScalars(shape: TObject, value: unknown): void {
  let count = 0;
  for (const { path, schema, value: found } of Value.Errors(shape, value)) {
    if (count++ === MOST_CONVERTED) return;
    if (path && (typeof found === 'string' || typeof found === 'number'))
      ValuePointer.Set(value, path, convert(schema, found));
  }
}

/**
 * Converts only if no information is lost: Value.Convert also cuts 1.5 to 1, takes 1 for true and one value
 * for a list.
 */
function convert(schema: TSchema, sent: string | number): unknown {
  const converted: unknown = Value.Convert(schema, schema.pattern ? String(sent).trim() : sent);
  if (schema.pattern) return Value.Check(schema, converted) ? converted : String(sent);
  if (typeof converted === 'number') return converted === Number(sent) ? converted : sent;
  return !Array.isArray(converted) && String(converted) === String(sent) ? converted : sent;
}

const isMissing = ({ type }: ValueError): boolean => type === ValueErrorType.ObjectRequiredProperty;

const nameOf = (path: string): string => path.slice(1).replaceAll('/', '.');

function messageOf(error: ValueError): string {
  const name = nameOf(error.path);
  if (isMissing(error)) return `${name} is required`;
  if (error.type === ValueErrorType.StringPattern && typeof error.value === 'string')
    return `Invalid ${name}: ${error.value.slice(0, 60)}`;
  const reason = error.message.replace(/^Expected/, 'expected');
  return name ? `Invalid ${name}: ${reason}` : `Invalid request: ${reason}`;
}

/**
 * Builds the input class of the GraphQL mutation and validates it by its own rules; throws
 * ArgumentValidationError.
 */
export async function inputOf<T extends object>(type: new () => T, values: T): Promise<T> {
  const input = Object.assign(new type(), values);
  validateArgument(input);
  return input;
}
