import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  isUnionType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

const BEGIN = '<!-- changes of the schema: printed by npm run schema -->\n\n';
const END = '\n<!-- end of changes -->';

/** A member of the schema that programs can see. */
interface Member {
  /** The type of the member, or the type that it belongs to. */
  type: string;
  deprecated: string | null;
}

/** Writes the changes since the last published schema into CHANGELOG.md. The rest of the page is kept. */
export function printChangelog(page: string, published: string, next: string): string {
  const [begin, end] = [page.indexOf(BEGIN) + BEGIN.length, page.indexOf(END)];
  if (begin < BEGIN.length || end < begin)
    throw new Error(`CHANGELOG.md needs the lines "${BEGIN.trim()}" and "${END.trim()}".`);
  const changes = schemaChanges(buildSchema(published), buildSchema(next));
  const lines = changes.length
    ? changes.map((change) => `- ${change}\n`)
    : ['- The schema is as published.\n'];
  return page.slice(0, begin) + lines.join('') + page.slice(end);
}

/** The changes that programs see, one sentence for each member. Parts of added or removed types are left out. */
export function schemaChanges(published: GraphQLSchema, next: GraphQLSchema): string[] {
  const [before, after] = [membersOf(published), membersOf(next)];
  const added = [...after.keys()].filter(
    (name) => !before.has(name) && ownersOf(name).every((owner) => before.has(owner)),
  );
  const removed = [...before.keys()].filter(
    (name) => !after.has(name) && ownersOf(name).every((owner) => after.has(owner)),
  );
  const kept = [...after].filter(([name]) => before.has(name));
  return [
    ...added.map((name) => `\`${name}\` is new.`),
    ...kept
      .filter(([name, { type }]) => before.get(name)!.type !== type)
      .map(([name, { type }]) => `\`${name}\` is \`${type}\`; it was \`${before.get(name)!.type}\`.`),
    ...kept
      .filter(([name, { deprecated }]) => deprecated !== null && before.get(name)!.deprecated === null)
      .map(([name, { deprecated }]) => `\`${name}\` is deprecated: ${deprecated}`),
    ...removed.map((name) => `\`${name}\` is removed.`),
  ];
}

/** The names of the type of a member and of the field of an argument. */
const ownersOf = (name: string): string[] =>
  [name.split('.')[0]!, name.split('(')[0]!].filter((owner) => owner !== name);

/** All types and their members that a program can name, sorted. */
function membersOf(schema: GraphQLSchema): Map<string, Member> {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
  );
  const directives = schema.getDirectives().filter((directive) => !isSpecifiedDirective(directive));
  const members: [string, Member][] = [
    ...types.flatMap(membersOfType),
    ...directives.map(({ name }): [string, Member] => [`@${name}`, plain('directive')]),
  ];
  return new Map(members.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function membersOfType(type: GraphQLNamedType): [string, Member][] {
  const within = (part: string, text: string, deprecated?: string | null): [string, Member] => [
    `${type.name}.${part}`,
    { type: text, deprecated: deprecated ?? null },
  ];
  const own: [string, Member] = [type.name, plain(type.constructor.name)];
  if (isEnumType(type))
    return [own, ...type.getValues().map((value) => within(value.name, type.name, value.deprecationReason))];
  if (isUnionType(type)) return [own, ...type.getTypes().map(({ name }) => within(name, type.name))];
  if (isInputObjectType(type))
    return [
      own,
      ...Object.values(type.getFields()).map((field) =>
        within(
          field.name,
          `${field.type}${isRequiredInputField(field) ? ', required' : ''}`,
          field.deprecationReason,
        ),
      ),
    ];
  if (!isObjectType(type) && !isInterfaceType(type)) return [own];
  const fields = Object.values(type.getFields()).flatMap((field) => [
    within(field.name, String(field.type), field.deprecationReason),
    ...field.args.map((arg) =>
      within(
        `${field.name}(${arg.name}:)`,
        `${arg.type}${isRequiredArgument(arg) ? ', required' : ''}`,
        arg.deprecationReason,
      ),
    ),
  ]);
  return [own, ...type.getInterfaces().map(({ name }) => within(name, 'interface')), ...fields];
}

const plain = (type: string): Member => ({ type, deprecated: null });
