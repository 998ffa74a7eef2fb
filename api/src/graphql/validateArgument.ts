import { validateSync, type ValidatorOptions } from 'class-validator';
import { ArgumentValidationError } from 'type-graphql';

const OPTIONS: ValidatorOptions = {
  skipMissingProperties: true,
  forbidUnknownValues: false,
  // An error must not repeat what the caller sent: it may be a password.
  validationError: { target: false, value: false },
};

/**
 * Validates an argument, or each of a list, by the rules of its class; throws ArgumentValidationError. What
 * type-graphql does without this resolves the package's name anew for each argument, and waits for promises, though no
 * rule of ours is asynchronous.
 */
export function validateArgument(value: unknown): void {
  for (const one of Array.isArray(value) ? value : [value]) {
    if (one === null || typeof one !== 'object') continue;
    const errors = validateSync(one, OPTIONS);
    if (errors.length) throw new ArgumentValidationError(errors);
  }
}
