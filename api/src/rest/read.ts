import type { Static, TObject, TSchema } from '@sinclair/typebox';
import { Value, ValueErrorType, type ValueError } from '@sinclair/typebox/value';
import { validate } from 'class-validator';
import { ArgumentValidationError } from 'type-graphql';
import { BadInput } from '../core/problems';
import { Id } from './shapes';

const NUMBER = /^\s*[+-]?(\d+\.?\d*|\.\d+)\s*$/;
/** So many things are said to be wrong at once. */
const MOST_COMPLAINTS = 5;

/**
 * What was sent, in the shape that a route declares; throws BadInput. As existing clients send it: numbers may
 * be texts, references may be pasted with blanks or in capitals, nothing and the empty text mean "not given", and what nobody asked for is left aside.
 */
export function readAs<T extends TObject>(shape: T, sent: unknown, missing?: string): Static<T> {
  const value = loosen(shape, sent ?? {});
  if (Value.Check(shape, value)) return value;
  const told = new Map<string, string>();
  for (const error of Value.Errors(shape, value)) {
    if (missing && isMissing(error)) throw new BadInput(missing);
    if (!told.has(error.path)) told.set(error.path, complaint(error));
    if (told.size === MOST_COMPLAINTS) break;
  }
  throw new BadInput([...told.values()].join('. '));
}

function loosen(schema: TSchema, value: unknown): unknown {
  if (value === '' || value === null) return undefined;
  switch (schema.type) {
    case 'number':
    case 'integer':
      return typeof value === 'string' && NUMBER.test(value) ? Number(value) : value;
    case 'boolean':
      return value === 'true' ? true : value === 'false' ? false : value;
    case 'string':
      if (typeof value === 'number') return String(value);
      return schema.pattern === Id.pattern && typeof value === 'string' ? asReference(value) : value;
    case 'array':
      return Array.isArray(value)
        ? value.map((item) => loosen(schema.items, item)).filter((item) => item !== undefined)
        : value;
    case 'object':
      return isObject(value) ? pick(schema as TObject, value) : value;
    default:
      return value;
  }
}

function asReference(text: string): string {
  const reference = text.trim().toLowerCase();
  return Value.Check(Id, reference) ? reference : text;
}

function pick({ properties }: TObject, value: Record<string, unknown>): Record<string, unknown> {
  const given = Object.keys(properties).filter((name) => Object.hasOwn(value, name));
  const entries = given.map((name) => [name, loosen(properties[name]!, value[name])] as const);
  return Object.fromEntries(entries.filter(([, item]) => item !== undefined));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isMissing = ({ type }: ValueError): boolean => type === ValueErrorType.ObjectRequiredProperty;

function complaint(error: ValueError): string {
  const name = error.path.slice(1).replaceAll('/', '.');
  if (isMissing(error)) return `${name} is required`;
  if (error.type === ValueErrorType.StringPattern && typeof error.value === 'string')
    return `Invalid ${name}: ${error.value.slice(0, 60)}`;
  const reason = error.message.replace(/^Expected/, 'expected');
  return name ? `Invalid ${name}: ${reason}` : `Invalid request: ${reason}`;
}

/** The same input class that the graph takes, with its own rules applied; throws ArgumentValidationError. */
export async function inputOf<T extends object>(type: new () => T, values: T): Promise<T> {
  const input = Object.assign(new type(), values);
  const validationErrors = await validate(input, { forbidUnknownValues: false, skipMissingProperties: true });
  if (validationErrors.length) throw new ArgumentValidationError(validationErrors);
  return input;
}
