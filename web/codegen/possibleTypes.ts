import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { isAbstractType, Kind, visit } from 'graphql';

/**
 * Which types those unions and interfaces may be that a fragment of the web app is on: what its normalised cache must know
 * to match fragments. A fragment on an object's own type needs none of it.
 */
export const plugin: PluginFunction = (schema, documents) => {
  const conditions = new Set<string>();
  const add = ({ typeCondition }: { typeCondition?: { name: { value: string } } }) =>
    void (typeCondition && conditions.add(typeCondition.name.value));
  for (const { document } of documents)
    if (document) visit(document, { [Kind.FRAGMENT_DEFINITION]: add, [Kind.INLINE_FRAGMENT]: add });
  const abstract = Object.values(schema.getTypeMap()).filter(isAbstractType);
  const members = abstract
    .filter(({ name }) => conditions.has(name))
    .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]);
  return `export const possibleTypes = ${JSON.stringify(Object.fromEntries(members), null, 2)};\n`;
};
