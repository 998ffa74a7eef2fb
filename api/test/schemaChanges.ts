import {
  buildASTSchema,
  findBreakingChanges,
  GraphQLSchema,
  parse,
  visit,
  type DirectiveNode,
  type DocumentNode,
} from 'graphql';

const DATE = /\bremoved after (\d{4}-\d\d-\d\d)\b/i;

/**
 * Describes what the next schema breaks in the published one. A member may go if it was published as deprecated with a
 * reason that says "removed after YYYY-MM-DD", and that day (UTC) is over.
 */
export function breakingChanges(published: string, next: string, today: string): string[] {
  const owed = withoutEnded(parse(published), today);
  return findBreakingChanges(buildASTSchema(owed), buildASTSchema(parse(next))).map(
    ({ description }) => description,
  );
}

/** The reasons of deprecations that name no day after which the member may go. */
export function undatedDeprecations(schema: string): string[] {
  const undated: string[] = [];
  visit(parse(schema), {
    Directive: (directive) => {
      if (directive.name.value === 'deprecated' && !lastDay(directive)) undated.push(reasonOf(directive));
    },
  });
  return undated;
}

/** The document without the members whose last day is over, and without the types that only those led to. */
function withoutEnded(document: DocumentNode, today: string): DocumentNode {
  const drop = ({ directives }: { directives?: readonly DirectiveNode[] }) => {
    const directive = directives?.find(({ name }) => name.value === 'deprecated');
    const day = directive && lastDay(directive);
    return day && day < today ? null : undefined;
  };
  const rest = visit(document, {
    FieldDefinition: drop,
    InputValueDefinition: drop,
    EnumValueDefinition: drop,
  });
  const left = reachable(rest);
  const ended = new Set([...reachable(document)].filter((name) => !left.has(name)));
  return {
    ...rest,
    definitions: rest.definitions.filter(
      (definition) => !('name' in definition && definition.name && ended.has(definition.name.value)),
    ),
  };
}

/** The names of the types that queries, mutations and subscriptions can return. */
function reachable(document: DocumentNode): Set<string> {
  const schema = buildASTSchema(document, { assumeValid: true });
  const roots = new GraphQLSchema({
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  });
  return new Set(Object.keys(roots.getTypeMap()));
}

const lastDay = (directive: DirectiveNode): string | undefined => DATE.exec(reasonOf(directive))?.[1];

function reasonOf({ arguments: given }: DirectiveNode): string {
  const value = given?.find(({ name }) => name.value === 'reason')?.value;
  return value?.kind === 'StringValue' ? value.value : '';
}
