import { TypeInfo, visit, visitWithTypeInfo, type DocumentNode, type GraphQLSchema } from 'graphql';
import { isSameForAll } from '../../core/sameForAll.decorator';

const known = new WeakMap<DocumentNode, boolean>();

/**
 * Whether all fields of a valid document, at every depth, are @SameForAll. The permission is still checked for each
 * viewer. Computed once for each document.
 */
export function isSameForMembers(schema: GraphQLSchema, document: DocumentNode): boolean {
  const before = known.get(document);
  if (before !== undefined) return before;
  const info = new TypeInfo(schema);
  let isSame = true;
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: ({ name }) => {
        const field = info.getFieldDef();
        isSame &&= name.value === '__typename' || (field ? isSameForAll(field) : false);
      },
    }),
  );
  known.set(document, isSame);
  return isSame;
}
