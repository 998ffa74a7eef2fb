import { validateSync, type ValidatorOptions } from 'class-validator';
import { ArgumentValidationError } from 'type-graphql';

const OPTIONS: ValidatorOptions = {
  skipMissingProperties: true,
  forbidUnknownValues: false,
  // An error must not repeat the caller's value, which may be a password.
  validationError: { target: false, value: false },
};

/**
 * Validates an argument, or each item of a list, by the rules of its class; throws ArgumentValidationError. It replaces
 * the validation of type-graphql, which resolves the package's name for each argument and waits for promises, although
 * none of our rules is asynchronous.
 */
export function validateArgument(value: unknown): void {
  for (const one of Array.isArray(value) ? value : [value]) {
    if (one === null || typeof one !== 'object') continue;
    const errors = validateSync(one, OPTIONS);
    if (errors.length) throw new ArgumentValidationError(errors);
  }
}
