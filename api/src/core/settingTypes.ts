import { FormatRegistry, Type, type SchemaOptions } from '@sinclair/typebox';
/** Beside type, default and description: what .readme/settings.md and the message of a refusal need. */
export interface SettingOptions extends SchemaOptions {
  /** The default in the words of .readme/settings.md, where it is not a fixed value. */
  shown?: string;
  /** Never to be printed or logged. */
  secret?: true;
  /** What a refused value should have done: "PORT must ...". */
  must?: string;
}

FormatRegistry.Set('url', (text) => URL.canParse(text));

/** Any words. */
export const text = (description: string, options: SettingOptions = {}) =>
  Type.String({ description, ...options });

/** An address of one of these schemes. */
export const url = (schemes: string[], description: string, options: SettingOptions = {}) =>
  text(description, {
    format: 'url',
    pattern: `^(${schemes.join('|')})://`,
    must: `begin with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
    ...options,
  });

/** One of these words. */
export const choice = <const T extends string>(
  values: readonly T[],
  description: string,
  options: SettingOptions = {},
) =>
  Type.Unsafe<T>(
    Type.Union(
      values.map((value) => Type.Literal(value)),
      { description, must: `be ${values.join(' or ')}`, ...options },
    ),
  );

/** A whole number in these bounds. No Type.Integer: Convert would cut a fraction off instead of letting it be refused. */
export const whole = (minimum: number, maximum: number, description: string, options: { default: number }) =>
  Type.Number({
    minimum,
    maximum,
    multipleOf: 1,
    description,
    must: `be a whole number from ${minimum} to ${maximum}`,
    ...options,
  });
