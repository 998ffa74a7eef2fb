import { SCOPE_WORDS } from '../../../../schema/scopeWords';
import { Scope, isForStaff } from '../../access/scope.enum';
import { sandboxProblem } from '../../core/sandboxProblem';

/** Why nobody can have a test key with these scopes here; undefined if they can. */
export function testKeyProblem(scopes: readonly Scope[]): string | undefined {
  // A test key is nobody's staff, and meets no other people.
  const wrong = scopes.find((scope) => isForStaff(scope) || scope === Scope.CHAT);
  if (wrong)
    return `A test key is for programs of guests, and cannot have the scope ${wrong} (${SCOPE_WORDS[wrong].label}).`;
  return sandboxProblem();
}
