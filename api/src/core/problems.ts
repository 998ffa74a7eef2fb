import { Field, InterfaceType } from 'type-graphql';

/**
 * An expected refusal: a fact that the caller can act on, named and part of the schema. Not an Error, since graphql-js
 * reports a returned Error as a failure.
 */
@InterfaceType({
  description: 'Why something was refused, in words that can be shown.',
  resolveType: (problem: Problem) => problem.constructor.name,
})
export abstract class Problem {
  /** HTTP status of the same refusal at /api/v1. */
  static readonly status: number = 400;
  /** The same, where it differs from case to case. */
  readonly status?: number;

  @Field(() => String, { description: 'What happened and what to do, in words that can be shown.' })
  message: string;

  constructor(message: string) {
    this.message = message;
  }
}

/** Carries a problem out of a service; it rolls the transaction back, and GraphQL or REST answers the problem. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** Refuses with the named problem. */
export function refuse(problem: Problem): never {
  throw new Refusal(problem);
}

/** What the caller sent is invalid; the message says what to send instead. */
export class BadInput extends Error {}

/** What the caller asked for takes longer than it may; the message says what to do. */
export class TookTooLong extends Error {
  constructor() {
    super('This search takes too long. Narrow it down, or choose another order.');
  }
}

/** So much of this kind is under way already that it cannot be done now. */
export class Busy extends Error {
  constructor(message = 'Too many searches are under way. Try again in a moment.') {
    super(message);
  }
}

/** Nobody is signed in, and the request needs a viewer. */
export class Unauthenticated extends Error {
  constructor() {
    super('Please sign in first.');
  }
}

/** The viewer may not do this. */
export class Forbidden extends Error {
  constructor() {
    super('You are not allowed to do this.');
  }
}
