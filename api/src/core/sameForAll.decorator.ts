import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';

/**
 * Declares that a field has the same value for everybody who may read its parent: its resolver never uses the
 * viewer. A subscription with only such fields is executed once for all its subscribers. A test runs each of
 * them without a viewer.
 */
export const SameForAll = () => Extensions({ sameForAll: true });

/** Whether the field declares @SameForAll. */
export const isSameForAll = (field: Pick<GraphQLField<unknown, unknown>, 'extensions'>): boolean =>
  field.extensions.sameForAll === true;
