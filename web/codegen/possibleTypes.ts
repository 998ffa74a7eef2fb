import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { isAbstractType } from 'graphql';

/** Which types each union and interface of the schema may be: what the normalised cache must know to match fragments. */
export const plugin: PluginFunction = (schema) => {
  const abstract = Object.values(schema.getTypeMap()).filter(isAbstractType);
  const members = abstract.map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]);
  return `export const possibleTypes = ${JSON.stringify(Object.fromEntries(members), null, 2)};\n`;
};
