import type { Context } from '../access/context';
import type { OperationBudget } from './cost/operationBudget';

/** The context of an operation with its whole budget, for the code that executes it. */
export interface OperationContext extends Context {
  budget: OperationBudget;
}
