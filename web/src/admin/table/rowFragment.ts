import { getMainDefinition } from '@apollo/client/utilities';
import { Kind, type DocumentNode, type FieldNode } from 'graphql';

/** The selection of one row in the document of a list, as a fragment that reads a row from the cache. */
export function rowFragment(document: DocumentNode, type: string): DocumentNode {
  const list = getMainDefinition(document).selectionSet.selections[0] as FieldNode;
  const items = list.selectionSet?.selections.find(
    (part): part is FieldNode => part.kind === Kind.FIELD && part.name.value === 'items',
  );
  const { selectionSet } = items ?? list;
  if (!selectionSet) throw new Error('The document of a list says what it asks of a row.');
  return {
    kind: Kind.DOCUMENT,
    definitions: [
      {
        kind: Kind.FRAGMENT_DEFINITION,
        name: { kind: Kind.NAME, value: ROW },
        typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: type } },
        selectionSet,
      },
      ...document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION),
    ],
  };
}

export const ROW = 'Row';
