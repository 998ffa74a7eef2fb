import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { night } from './factories';

const NIGHTS: Record<string, number> = { to: 6, checkOut: 4 };

/** Values for the variables of an operation, by their types and names. All ids are `id`. */
export function anyVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  id: string,
): Record<string, unknown> {
  return Object.fromEntries(
    variableDefinitions
      .filter(({ variable }) => !['before', 'after', 'around'].includes(variable.name.value))
      .map(({ variable, type }) => [
        variable.name.value,
        anyValue(typeFromAST(schema, type as never) as GraphQLInputType, variable.name.value, id),
      ]),
  );
}

/** A value of this type, for a variable or a field of an input that has this name. */
export function anyValue(type: GraphQLInputType, name: string, id: string): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [anyValue(nullable.ofType, name, id)];
  if (isEnumType(nullable)) return nullable.getValues()[0]!.name;
  if (isInputObjectType(nullable))
    return Object.fromEntries(
      Object.values(nullable.getFields())
        .filter((field) => isNonNullType(field.type) && field.defaultValue === undefined)
        .map((field) => [field.name, anyValue(field.type, field.name, id)]),
    );
  switch (String(nullable)) {
    case 'ID':
      return id;
    case 'Int':
    case 'Float':
      return name === 'offset' ? 0 : 10;
    case 'Boolean':
      return true;
    case 'Night':
      return night(NIGHTS[name] ?? 2);
    default:
      return { email: 'guest_demo@staybook.example', city: 'Lisbon', list: 'bookings' }[name] ?? 'an';
  }
}
