import { listed } from '../../../../schema/spoken';
import { fill } from '../../../../schema/fill';
import { TEST_SCOPES } from '../../../../schema/scopeWords';
import type { Scope } from '../../access/scope.enum';
import { sandboxProblem } from '../../core/sandboxProblem';

/** Why nobody can have a test key with these scopes here; undefined if they can. */
export function testKeyProblem(scopes: readonly Scope[]): string | undefined {
  const wrong = scopes.find((scope) => !TEST_SCOPES.some((one) => one === scope));
  if (wrong)
    return fill('A test key cannot have the scope {wrong}. It can have {scopes}.', {
      wrong,
      scopes: listed(TEST_SCOPES),
    });
  return sandboxProblem();
}
