import type { Context } from '../access/context';
import type { OperationBudget } from './cost/operationBudget';

/** The context of an operation as those see it who execute it: with all that its budget counts. */
export interface OperationContext extends Context {
  budget: OperationBudget;
}
