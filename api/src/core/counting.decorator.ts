import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';
import { createParameterDecorator } from 'type-graphql';

/** How many rows of a list are counted and read. By default counting stops where it would become slow. */
export interface Counting {
  /** `all` counts every row. `none` counts only the page, where the query does not ask for a total. */
  count?: 'all' | 'none';
  /** Rows to read instead of those of the page, where the query does not ask for them. */
  take?: number;
}

/** The fields of a page whose answer needs a count of the list, and the one that needs its rows. */
const TOTALS = ['total', 'totalIsExact'];
const ROWS = ['items'];

/** A resolver's parameter that says whether the query asks for the total of the list, and for an exact one by `countAll`. */
export const Counted = () =>
  createParameterDecorator(({ info, args }): Counting => {
    const take = asksFor(ROWS, info) ? {} : { take: 1 };
    if (!asksFor(TOTALS, info)) return { count: 'none', ...take };
    return { ...(args.countAll && { count: 'all' }), ...take };
  });

function asksFor(fields: readonly string[], { fieldNodes, fragments }: GraphQLResolveInfo): boolean {
  const selects = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.some((selection) => {
      if (selection.kind === Kind.FIELD) return fields.includes(selection.name.value);
      if (selection.kind === Kind.INLINE_FRAGMENT) return selects(selection.selectionSet);
      return selects(fragments[selection.name.value]?.selectionSet);
    }) ?? false;
  return fieldNodes.some((node) => selects(node.selectionSet));
}
