import { TEST_SCOPES } from '../../../../schema/scopeWords';
import type { Scope } from '../../access/scope.enum';
import { sandboxProblem } from '../../core/sandboxProblem';

/** Why nobody can have a test key with these scopes here; undefined if they can. */
export function testKeyProblem(scopes: readonly Scope[]): string | undefined {
  const wrong = scopes.find((scope) => !TEST_SCOPES.some((one) => one === scope));
  if (wrong)
    return `A test key cannot have the scope ${wrong}. It can have ${TEST_SCOPES.slice(0, -1).join(', ')} and ${TEST_SCOPES.at(-1)}.`;
  return sandboxProblem();
}
