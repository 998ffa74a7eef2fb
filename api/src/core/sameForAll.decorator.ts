import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';

/**
 * Declares that a field answers the same to all who may read its parent: its resolver never asks who the viewer is. A
 * subscription to such fields alone is executed once for all its subscribers. A test runs every one without a viewer.
 */
export const SameForAll = () => Extensions({ sameForAll: true });

/** Whether the field declares that. */
export const isSameForAll = (field: Pick<GraphQLField<unknown, unknown>, 'extensions'>): boolean =>
  field.extensions.sameForAll === true;
