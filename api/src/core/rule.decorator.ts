import { Validate, ValidateIf, ValidatorConstraint, type ValidationArguments } from 'class-validator';
import { text } from '../../../schema/fill';

/**
 * Validates a field of an input by a rule that web and api share: a function of the value and the input that
 * returns what is wrong, or undefined.
 */
export function Rule<T extends object>(
  problem: (text: string, input: T) => string | undefined,
): PropertyDecorator {
  @ValidatorConstraint()
  class SharedRule {
    validate(value: unknown, { object }: ValidationArguments): boolean {
      return typeof value === 'string' && problem(value, object as T) === undefined;
    }

    defaultMessage({ value, object }: ValidationArguments): string {
      return (problem(String(value ?? ''), object as T) ?? text('This must be text')).replace(/[.。]$/, '');
    }
  }
  return Validate(SharedRule);
}

/** Skips validation where null or the empty text means "unchanged"; clients of /api/v1 send empty texts. */
export const IfProvided = (): PropertyDecorator => ValidateIf((_object, value) => Boolean(value));
