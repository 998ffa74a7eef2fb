import { Matches, MaxLength } from 'class-validator';
import { fill } from '../../../schema/fill';
import { LIMITS } from '../../../schema/limits';

/** The reason of staff in their own words. `missing` is what is said where it is left empty; without it, it may be. */
export const Reason =
  (missing?: string): PropertyDecorator =>
  (target, property) => {
    const name = property as string;
    const longest = LIMITS.cancellationReason;
    MaxLength(longest, {
      message: () => fill('A reason can have at most {most} characters', { most: longest }),
    })(target, name);
    if (missing) Matches(/\S/, { message: missing })(target, name);
  };

/** The key of a request that is carried out once, however often it comes. */
export const RequestKey = (): PropertyDecorator =>
  Matches(/^[\x21-\x7e]{1,100}$/, {
    message: 'The idempotency key must be 1 to 100 visible ASCII characters',
  });
