import { Validate, ValidateIf, ValidatorConstraint, type ValidationArguments } from 'class-validator';

/** Decorates an input's field with a rule that web and api share: a function that answers what is wrong, or undefined. */
export function Rule(problem: (text: string) => string | undefined): PropertyDecorator {
  @ValidatorConstraint()
  class Shared {
    validate(value: unknown): boolean {
      return typeof value === 'string' && problem(value) === undefined;
    }

    defaultMessage({ value }: ValidationArguments): string {
      return (problem(String(value ?? '')) ?? 'This is not a text').replace(/\.$/, '');
    }
  }
  return Validate(Shared);
}

/** Nothing and the empty text mean "unchanged" (existing clients send empty texts). */
export const IfGiven = (): PropertyDecorator => ValidateIf((_object, value) => Boolean(value));
