import { defaultFieldResolver, type GraphQLField, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import type { Context } from '../access/context';
import { allPermissions, authorizeToAsk, type Permission } from '../access/policy';

export interface EntryPoint {
  kind: string;
  field: string;
  /** Undefined if none is declared; makeSchema() then throws. */
  permission: Permission | undefined;
  /** Permissions with a proof that its service checks for some inputs or records. */
  inSomeCases: readonly Permission[];
}

type RootField = GraphQLField<unknown, Context>;

/** All root fields with their declared permissions. */
export function listEntryPoints(schema: GraphQLSchema): EntryPoint[] {
  return rootTypes(schema)
    .flatMap((root) =>
      Object.values(root.getFields()).map((field) => ({
        kind: root.name.toLowerCase(),
        field: field.name,
        permission: permissionOf(field),
        inSomeCases: (field.extensions.inSomeCases ?? []) as Permission[],
      })),
    )
    .sort((a, b) => a.kind.localeCompare(b.kind) || a.field.localeCompare(b.field));
}

/**
 * Throws if a root field declares no permission of the policy table. Makes each subscription check its permission before
 * its stream opens, since @Allow runs only at the first event.
 */
export function requirePermissions(schema: GraphQLSchema): GraphQLSchema {
  const known = new Set(allPermissions());
  const open = listEntryPoints(schema).filter(({ permission }) => !permission || !known.has(permission));
  if (open.length)
    throw new Error(
      `Declare with @Allow who may call ${open.map(({ kind, field }) => `${kind} ${field}`).join(', ')}.`,
    );
  const subscriptions = schema.getSubscriptionType()?.getFields() ?? {};
  for (const field of Object.values(subscriptions) as RootField[]) {
    const permission = permissionOf(field)!;
    const subscribe = field.subscribe ?? defaultFieldResolver;
    field.subscribe = (source, args, context, info) => {
      authorizeToAsk(context.viewer, permission);
      return subscribe(source, args, context, info);
    };
  }
  return schema;
}

const rootTypes = (schema: GraphQLSchema): GraphQLObjectType[] =>
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
    (root): root is GraphQLObjectType => Boolean(root),
  );

const permissionOf = ({ extensions }: Pick<RootField, 'extensions'>): Permission | undefined =>
  extensions.permission as Permission | undefined;
