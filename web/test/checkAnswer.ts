import type * as GraphQL from 'graphql';
import type { DocumentNode, GraphQLFieldResolver, GraphQLSchema } from 'graphql';

/** The schema, and the package that built it: a worker builds it once for all its files (jsdom-env.cjs). */
interface Contract {
  schema: GraphQLSchema;
  graphql: typeof GraphQL;
}
const { schema, graphql } = (globalThis as unknown as { contract: Contract }).contract;
const { execute, getNamedType, GraphQLError, isScalarType, Kind, visit } = graphql;

type Answer = Record<string, unknown>;
const isText = (value: unknown): value is string => typeof value === 'string';
/** The JSON type of each scalar; graphql-js alone would silently turn a 5 into a "5". */
const isScalar: Record<string, (value: unknown) => boolean> = {
  ID: isText,
  String: isText,
  Boolean: (value) => typeof value === 'boolean',
  Int: Number.isInteger,
  Float: Number.isFinite,
  DateTime: (value) => isText(value) && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value),
  Night: (value) => isText(value) && /^\d{4}-\d\d-\d\d$/.test(value),
};

/**
 * Reduces an answer that a test wrote to the requested fields of the operation, as the server would send them. Throws
 * an error that names the place if the variables or the answer do not fit schema.graphql: a missing or unknown field, a
 * value of another type, an unknown member of an enumeration.
 */
export function checkAnswer(document: DocumentNode, variableValues: Answer, answer: Answer): Answer {
  const aliases = aliasesOf(document);
  const checked = new WeakSet<object>();
  const fieldResolver: GraphQLFieldResolver<Answer, unknown> = (source, _arguments, _context, info) => {
    const { parentType, returnType } = info;
    if (!checked.has(source)) {
      checked.add(source);
      const known = new Set(['__typename', ...aliases, ...Object.keys(parentType.getFields())]);
      const unknown = Object.keys(source).filter((key) => !known.has(key));
      if (unknown.length) throw new GraphQLError(`${parentType} has no field ${unknown.join(', ')}`);
      if (source.__typename !== undefined && source.__typename !== parentType.name)
        throw new GraphQLError(`${parentType} is expected, the answer says ${String(source.__typename)}`);
    }
    const value = source[info.path.key];
    if (value === undefined) throw new GraphQLError(`the answer has no ${parentType}.${info.path.key}`);
    const type = getNamedType(returnType);
    if (isScalarType(type))
      for (const one of [value].flat(Infinity))
        if (one !== null && !isScalar[type.name]?.(one))
          throw new GraphQLError(`${JSON.stringify(one)} is not of type ${returnType}`);
    return value;
  };
  const typeResolver = (value: Answer) => {
    if (isText(value.__typename)) return value.__typename;
    throw new GraphQLError('the answer needs a __typename here');
  };

  const outcome = execute({
    schema,
    document,
    variableValues,
    rootValue: answer,
    fieldResolver,
    typeResolver,
  });
  if (outcome instanceof Promise) throw new Error('An answer is given as it is, not as a promise');
  if (outcome.errors)
    throw new Error(
      outcome.errors.map(({ path, message }) => `${path?.join('.') ?? ''}: ${message}`).join('\n'),
    );
  return outcome.data!;
}

function aliasesOf(document: DocumentNode): string[] {
  const aliases: string[] = [];
  visit(document, { [Kind.FIELD]: ({ alias }) => void (alias && aliases.push(alias.value)) });
  return aliases;
}
