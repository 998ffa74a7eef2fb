import { Validate, ValidateIf, ValidatorConstraint, type ValidationArguments } from 'class-validator';

/** Validates an input's field by a rule that web and api share: a function that returns what is wrong, or undefined. */
export function Rule(problem: (text: string) => string | undefined): PropertyDecorator {
  @ValidatorConstraint()
  class SharedRule {
    validate(value: unknown): boolean {
      return typeof value === 'string' && problem(value) === undefined;
    }

    defaultMessage({ value }: ValidationArguments): string {
      return (problem(String(value ?? '')) ?? 'This is not a text').replace(/\.$/, '');
    }
  }
  return Validate(SharedRule);
}

/** Skips validation where null or the empty text means "unchanged" (existing clients send empty texts). */
export const IfGiven = (): PropertyDecorator => ValidateIf((_object, value) => Boolean(value));
