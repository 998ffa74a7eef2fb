import { Directive } from 'type-graphql';

/**
 * `@cacheControl` of Apollo: the answer to a signed-out visitor that consists of such fields only is the same for every
 * visitor, and caches before the api may keep it (graphql/answers/keptAnswers.ts). On a type it is for each field that
 * returns the type, and for the type's plain fields. A field that returns a type without it makes the whole answer
 * unkept. Never declare it on what says something about a person: a test walks the schema.
 */
export const KeptForAll = () => Directive('@cacheControl(maxAge: 1)');
