import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';
import { createParameterDecorator } from 'type-graphql';

/** How many rows of a list are counted; by default, as many as can be counted quickly. */
export interface Counting {
  /** Every row, however many there are; or no more than the page has, where nobody asks how many there are. */
  count?: 'all' | 'none';
}

/** The fields of a page that say how many rows its list has. */
const TOTALS = ['total', 'totalIsExact'];

/** The parameter of a resolver that says whether its question asks how many rows the list has. */
export const Counted = () =>
  createParameterDecorator(({ info }): Counting => (asksForTotal(info) ? {} : { count: 'none' }));

function asksForTotal({ fieldNodes, fragments }: GraphQLResolveInfo): boolean {
  const selects = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.some((selection) => {
      if (selection.kind === Kind.FIELD) return TOTALS.includes(selection.name.value);
      if (selection.kind === Kind.INLINE_FRAGMENT) return selects(selection.selectionSet);
      return selects(fragments[selection.name.value]?.selectionSet);
    }) ?? false;
  return fieldNodes.some((node) => selects(node.selectionSet));
}
