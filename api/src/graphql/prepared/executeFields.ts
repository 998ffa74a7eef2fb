import {
  GraphQLError,
  defaultTypeResolver,
  getNullableType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLAbstractType,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { countWithinBudget, resolveWithinBudget } from '../cost/operationBudget';
import type { PreparedField } from './preparedQuery';
import { argumentsOf, fail, infoOf, isPromise, pathOf, type Path, type Run } from './run';

export type Answer = Record<string, unknown>;
/** Makes objects without inherited members such as `__proto__`. V8 handles them as fast as those of a class. */
const Answer = function () {} as unknown as new () => Answer;
Answer.prototype = Object.create(null);

/** Resolves and completes these fields of one object. */
export function executeFields(
  run: Run,
  fields: readonly PreparedField[],
  source: unknown,
  path: Path | undefined,
): Answer | Promise<Answer> {
  const answer = new Answer();
  let pending: Promise<unknown>[] | undefined;
  try {
    for (const field of fields) {
      const value = field.isTypeName ? field.parent.name : executeField(run, field, source, path);
      answer[field.key] = value;
      if (isPromise(value)) (pending ??= []).push(value.then((settled) => (answer[field.key] = settled)));
    }
  } catch (error) {
    if (!pending) throw error;
    // The pending fields may fail as well.
    return Promise.all(pending).finally(() => {
      throw error;
    }) as Promise<never>;
  }
  return pending ? Promise.all(pending).then(() => answer) : answer;
}

function executeField(run: Run, field: PreparedField, source: unknown, above: Path | undefined): unknown {
  const { resolve, complete, leaf } = field;
  // A scalar property needs its path only if it fails.
  const path = leaf && !resolve ? undefined : pathOf(field, above);
  try {
    const value = resolve
      ? resolve(source, argumentsOf(run, field), run.context, infoOf(run, field, path!))
      : readProperty(run, field, source, above);
    if (isPromise(value)) {
      const place = path ?? pathOf(field, above);
      const completed = value.then((resolved) => complete(run, field, place, resolved));
      return completed.then(undefined, (error) => fail(run, field, field.isNonNull, place, error));
    }
    if (leaf) return completeLeaf(leaf, field, value, field.isNonNull);
    const completed = complete(run, field, path!, value);
    if (!isPromise(completed)) return completed;
    return completed.then(undefined, (error) => fail(run, field, field.isNonNull, path!, error));
  } catch (error) {
    return fail(run, field, field.isNonNull, path ?? pathOf(field, above), error);
  }
}

function readProperty(run: Run, field: PreparedField, source: unknown, above: Path | undefined): unknown {
  const value = typeof source === 'object' && source !== null ? (source as Answer)[field.name] : undefined;
  if (typeof value !== 'function' && typeof source !== 'function')
    return countWithinBudget(run.context.budget, field.key, value);
  const info = infoOf(run, field, pathOf(field, above));
  return resolveWithinBudget(source, argumentsOf(run, field), run.context, info);
}

/** Completes the resolved value of a field: "Value Completion" of the specification. */
export type Completer = (run: Run, field: PreparedField, path: Path, value: unknown) => unknown;

const completers = new WeakMap<GraphQLOutputType, Completer>();

export function completerOf(type: GraphQLOutputType): Completer {
  let completer = completers.get(type);
  if (!completer) completers.set(type, (completer = makeCompleter(type)));
  return completer;
}

function makeCompleter(type: GraphQLOutputType): Completer {
  const isNonNull = isNonNullType(type);
  const nullable = getNullableType(type);
  if (isLeafType(nullable))
    return (_run, field, _path, value) => completeLeaf(nullable, field, value, isNonNull);
  const complete = makePresentCompleter(nullable);
  return (run, field, path, value) => {
    if (value instanceof Error) throw value;
    if (value != null) return complete(run, field, path, value);
    if (isNonNull) throw nullProblem(field);
    return null;
  };
}

function makePresentCompleter(type: GraphQLOutputType): Completer {
  if (isListType(type)) return completerOfList(type.ofType);
  if (isObjectType(type)) return (run, field, path, value) => completeObject(type, run, field, path, value);
  return completerOfAbstract(type as GraphQLAbstractType);
}

/** Completes a scalar or an enum value. */
function completeLeaf(
  type: GraphQLLeafType,
  field: PreparedField,
  value: unknown,
  isNonNull: boolean,
): unknown {
  if (value instanceof Error) throw value;
  if (value == null) {
    if (isNonNull) throw nullProblem(field);
    return null;
  }
  const serialized = type.serialize(value);
  if (serialized == null) throw new Error(`A value of ${type.name} was serialized to ${serialized}.`);
  return serialized;
}

const nullProblem = ({ parent, name }: PreparedField): Error =>
  new Error(`Cannot return null for non-nullable field ${parent.name}.${name}.`);

function completerOfList(type: GraphQLOutputType): Completer {
  const complete = completerOf(type);
  const isNonNull = isNonNullType(type);
  const completeItem = (run: Run, field: PreparedField, path: Path, item: unknown): unknown => {
    try {
      const completed = isPromise(item)
        ? item.then((resolved) => complete(run, field, path, resolved))
        : complete(run, field, path, item);
      if (!isPromise(completed)) return completed;
      return completed.then(undefined, (error) => fail(run, field, isNonNull, path, error));
    } catch (error) {
      return fail(run, field, isNonNull, path, error);
    }
  };
  return (run, field, path, value) => {
    if (typeof value !== 'object' || !(Symbol.iterator in value!))
      throw new GraphQLError(
        `Expected Iterable, but did not find one for field "${field.parent.name}.${field.name}".`,
      );
    const items: unknown[] = [];
    let isPending = false;
    try {
      for (const item of value as Iterable<unknown>) {
        const place = { prev: path, key: items.length, typename: undefined };
        const completed = completeItem(run, field, place, item);
        isPending ||= isPromise(completed);
        items.push(completed);
      }
    } catch (error) {
      // Nothing waits for the earlier items any more, and they may fail as well.
      for (const item of items) if (isPromise(item)) item.then(undefined, () => undefined);
      throw error;
    }
    return isPending ? Promise.all(items) : items;
  };
}

function completeObject(
  type: GraphQLObjectType,
  run: Run,
  field: PreparedField,
  path: Path,
  value: unknown,
): unknown {
  // Each object may wait for a turn, since many rows that arrive together would otherwise block the event loop.
  const execute = () =>
    run.context.budget.pieces.do(() =>
      executeFields(run, run.query.fieldsOf(field, type, run.variables), value, path),
    );
  if (!type.isTypeOf) return execute();
  const check = (isOfType: boolean) => {
    if (!isOfType) throw new GraphQLError(`Expected value of type "${type.name}".`, { nodes: field.nodes });
    return execute();
  };
  const isOfType = type.isTypeOf(value, run.context, infoOf(run, field, path));
  return isPromise(isOfType) ? isOfType.then(check as never) : check(isOfType as boolean);
}

function completerOfAbstract(type: GraphQLAbstractType): Completer {
  const typeOf = type.resolveType ?? defaultTypeResolver;
  return (run, field, path, value) => {
    const complete = (name: unknown) =>
      completeObject(possibleType(type, name, run, field), run, field, path, value);
    const name: unknown = typeOf(value, run.context, infoOf(run, field, path), type);
    return isPromise(name) ? name.then(complete) : complete(name);
  };
}

function possibleType(
  abstract: GraphQLAbstractType,
  name: unknown,
  { query: { schema } }: Run,
  { nodes }: PreparedField,
): GraphQLObjectType {
  const type = typeof name === 'string' ? schema.getType(name) : undefined;
  if (isObjectType(type) && schema.isSubType(abstract, type)) return type;
  throw new GraphQLError(`"${String(name)}" is not a possible type for "${abstract.name}".`, { nodes });
}
