import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isLeafType,
  isNonNullType,
  isObjectType,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import type { Random } from '../../seeds/random';
import { LONGEST_ALIAS } from '../../src/graphql/cost/queryLimits';
import { chance } from './fuzz';

export interface Shape {
  /** The most levels of selections. */
  depth: number;
  /** The most selections side by side. */
  width: number;
  /** The most fields in the whole document. */
  fields: number;
  /**
   * A value for an argument of this type and name; an argument `id` has the name of its field. Undefined leaves out an
   * optional argument.
   */
  valueOf(type: GraphQLInputType, name: string): unknown;
}

/** A query with values of its variables: several sets if the variables decide what is skipped. */
interface RandomDocument {
  text: string;
  variables: Record<string, unknown>[];
}

/** A random query with aliases, repeated fields, fragments, directives and variables; nearly always valid. */
export function randomDocument(schema: GraphQLSchema, random: Random, shape: Shape): RandomDocument {
  return new DocumentMaker(schema, random, shape).make();
}

class DocumentMaker {
  private readonly fragments: { name: string; on: string; text: string }[] = [];
  private readonly definitions: string[] = [];
  private readonly values: Record<string, unknown> = {};
  private readonly conditions: string[] = [];
  private names = 0;
  private fieldsLeft: number;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly random: Random,
    private readonly shape: Shape,
  ) {
    this.fieldsLeft = shape.fields;
  }

  make(): RandomDocument {
    const selections = this.selections(this.schema.getQueryType()!, this.shape.depth);
    const definitions = this.definitions.length ? `(${this.definitions.join(', ')})` : '';
    const fragments = this.fragments.map(({ name, on, text }) => `fragment ${name} on ${on} ${text}`);
    const choose = () => Object.fromEntries(this.conditions.map((name) => [name, this.isSo(0.5)]));
    return {
      text: [`query Q${definitions} ${selections}`, ...fragments].join('\n'),
      variables: (this.conditions.length ? [0, 1, 2] : [0]).map(() => ({ ...this.values, ...choose() })),
    };
  }

  private selections(type: GraphQLCompositeType, depth: number): string {
    const parts: string[] = [];
    for (let count = this.random.whole(1, this.shape.width); count > 0; count--)
      parts.push(...this.selection(type, depth));
    return `{ ${parts.join(' ')} }`;
  }

  private selection(type: GraphQLCompositeType, depth: number): string[] {
    if (depth > 1 && this.isSo(isObjectType(type) ? 0.15 : 0.5)) return [this.fragment(type, depth)];
    const fields = 'getFields' in type ? Object.values(type.getFields()) : [];
    const leaves = fields.filter((field) => isLeafType(getNamedType(field.type)));
    const others = fields.filter((field) => !leaves.includes(field));
    const fit = depth > 1 && (!leaves.length || (others.length && this.isSo(0.5))) ? others : leaves;
    if (!fit.length || this.fieldsLeft <= 0 || this.isSo(0.06)) return ['__typename'];
    return this.field(this.random.pick(fit), depth);
  }

  /** A field, sometimes twice. */
  private field(field: GraphQLField<unknown, unknown>, depth: number): string[] {
    this.fieldsLeft -= 1;
    const given = this.arguments(field);
    const alias = given || this.isSo(0.15) ? `${this.alias()}: ` : '';
    const type = getNamedType(field.type);
    const once = () =>
      `${alias}${field.name}${given}${this.directive()}${isCompositeType(type) ? ` ${this.selections(type, depth - 1)}` : ''}`;
    return this.isSo(0.1) ? [once(), once()] : [once()];
  }

  /** A new alias each time; some have the greatest length. */
  private alias(): string {
    const name = `a${++this.names}`;
    return this.isSo(0.3) ? name.padEnd(LONGEST_ALIAS, '_') : name;
  }

  private fragment(type: GraphQLCompositeType, depth: number): string {
    const on = this.random.pick(this.typesWithin(type));
    const known = this.fragments.filter((fragment) => fragment.on === on.name);
    if (known.length && this.isSo(0.3)) return `...${this.random.pick(known).name}${this.directive()}`;
    const text = this.selections(on, depth - 1);
    if (this.isSo(0.5))
      return `...${on === type && this.isSo(0.5) ? '' : ` on ${on.name}`}${this.directive()} ${text}`;
    const name = `F${++this.names}`;
    this.fragments.push({ name, on: on.name, text });
    return `...${name}${this.directive()}`;
  }

  /** The type, and all types that share an object with it. */
  private typesWithin(type: GraphQLCompositeType): GraphQLCompositeType[] {
    const objects = isAbstractType(type) ? this.schema.getPossibleTypes(type) : [type];
    const abstract = Object.values(this.schema.getTypeMap())
      .filter(isAbstractType)
      .filter((one) => objects.some((object) => this.schema.isSubType(one, object)));
    return [type, ...objects, ...abstract];
  }

  private directive(): string {
    if (!this.isSo(0.12)) return '';
    if (this.isSo(0.2)) return ` @${this.random.pick(['skip', 'include'])}(if: ${this.isSo(0.5)})`;
    if (!this.conditions.length || this.isSo(0.4)) {
      this.conditions.push(`if${++this.names}`);
      this.definitions.push(`$${this.conditions.at(-1)!}: Boolean!`);
    }
    const directive = this.random.pick(['skip', 'include']);
    return ` @${directive}(if: $${this.random.pick(this.conditions)})`;
  }

  private arguments(field: GraphQLField<unknown, unknown>): string {
    const given = field.args.flatMap((arg) => {
      const isRequired = isNonNullType(arg.type) && arg.defaultValue === undefined;
      if (!isRequired && this.isSo(0.4)) return [];
      const value = this.shape.valueOf(arg.type, arg.name === 'id' ? field.name : arg.name);
      return value === undefined ? [] : `${arg.name}: ${this.value(arg.type, value)}`;
    });
    return given.length ? `(${given.join(', ')})` : '';
  }

  /** The value as a literal of the document, or a variable with that value. */
  private value(type: GraphQLInputType, value: unknown): string {
    const isPlain = typeof value === 'number' || typeof value === 'boolean' || value === null;
    if (this.isSo(0.5) && isPlain) return String(value);
    if (this.isSo(0.5) && isEnumType(getNamedType(type)) && typeof value === 'string') return value;
    const name = `v${++this.names}`;
    this.definitions.push(`$${name}: ${String(type)}`);
    this.values[name] = value;
    return `$${name}`;
  }

  private isSo(probability: number): boolean {
    return chance(this.random, probability);
  }
}
