import { Field, InterfaceType } from 'type-graphql';
import { fill, text, translated } from '../../../schema/fill';
import { currentLanguage, perLanguage } from '../../../schema/language';

/*
 * Refusals are made in the language of the reader: a message that is a constant is translated here, one with values is filled
 * by `fill` where it is made. At /api/v1 and in jobs that language is English.
 */

/**
 * An expected refusal: a fact that the caller can act on, named and part of the schema. Not an Error, since
 * graphql-js reports a returned Error as a failure.
 */
@InterfaceType({
  description: 'Why something was refused, as a message that can be shown.',
  resolveType: (problem: Problem) => problem.constructor.name,
})
export abstract class Problem {
  /** HTTP status of the same refusal at /api/v1. */
  static readonly status: number = 400;
  /** The HTTP status of this one problem, where it differs from the class's. */
  readonly status?: number;

  @Field(() => String, { description: 'What happened and what to do, as a message that can be shown.' })
  message: string;

  constructor(message: string) {
    this.message = translated(message);
  }
}

/**
 * Carries a problem out of a service. It rolls the transaction back, and GraphQL or REST answers the problem.
 */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** Refuses with the named problem. */
export function refuse(problem: Problem): never {
  throw new Refusal(problem);
}

/** The input is invalid; the message says what to send instead. */
export class BadInput extends Error {
  /** `fields`: the names of the invalid fields, from our declarations. */
  constructor(
    message: string,
    readonly fields: readonly string[] = [],
  ) {
    super(translated(message));
  }
}

/** The request comes from a page of another site, and would be carried out with the cookies of a visitor there. */
export class CrossSite extends BadInput {
  constructor() {
    super('This call comes from a page of another site.');
  }
}

/** The request takes longer than allowed; the message says what to do. */
export class TookTooLong extends Error {
  constructor() {
    super(translated('This search takes too long. Narrow it down, or sort it differently.'));
  }
}

/** Too much work of this kind is running, so this cannot be done now. */
export class Busy extends Error {
  constructor(message: string = text('Too many searches are running. Try again in a moment.')) {
    super(translated(message));
  }
}

/** The request needs a viewer, and nobody is signed in. */
export class Unauthenticated extends Error {
  constructor(message: string = text('Please sign in first.')) {
    super(translated(message));
  }
}

/** The reasons for refusing an API key, or a session of an app password. */
const KEY_REFUSALS = {
  KEY_UNKNOWN: text('This API key is unknown. Check that you sent the whole key.'),
  KEY_REVOKED: text('This API key has been revoked or replaced. Create a new one in your account.'),
  KEY_EXPIRED: text('This API key has expired. Create a new one in your account.'),
  KEY_IS_FOR_TESTS: text(
    'This is a test key, and it does not work here. Use another key, or ask the operator of this Staybook to set up test keys.',
  ),
  APP_PASSWORD: text(
    'An app password works at /api/v1 only. Sign in with your password or a passkey instead.',
  ),
} as const;

/**
 * The request has an invalid API key, or a session of an app password that is not valid there. It is refused, not answered
 * as a visitor's request.
 */
export class KeyRefused extends Unauthenticated {
  constructor(readonly reason: keyof typeof KEY_REFUSALS) {
    super(KEY_REFUSALS[reason]);
  }
}

/** The viewer has no permission to do this. */
export class Forbidden extends Error {
  constructor(message: string = text('You are not allowed to do this.')) {
    super(translated(message));
  }
}

const alternatives = perLanguage((language) => new Intl.ListFormat(language, { type: 'disjunction' }));

/** `A`, `A or B`, `A or B or C` */
const oneOf = (names: readonly string[]): string =>
  currentLanguage() === 'en' ? names.join(' or ') : alternatives().format(names);

/**
 * The owner of the API key has the permission, but the key has not: it lacks one of these scopes, or the permission is
 * closed to all keys.
 */
export class KeyForbidden extends Forbidden {
  readonly reason: 'SCOPE_MISSING' | 'NOT_BY_KEY';

  constructor(readonly scopes: readonly string[]) {
    super(
      scopes.length
        ? fill('This API key lacks the scope {scopes}. Create a key with it in your account.', {
            scopes: oneOf(scopes),
          })
        : text('API keys are not allowed to do this. Sign in with your password instead.'),
    );
    this.reason = scopes.length ? 'SCOPE_MISSING' : 'NOT_BY_KEY';
  }
}
