import {
  defaultFieldResolver,
  execute,
  isIntrospectionType,
  isObjectType,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import { text, translated } from '../../../../schema/fill';
import { Pieces } from '../../core/eventLoop';
import type { OperationContext } from '../operationContext';
import type { Viewer } from '../../access/policy';
import { isStaffRole } from '../../access/duties';
import { callerKey, type PointsSpent } from '../../access/limits/points';
import { tooComplex } from './tooComplex';

/** The limits of one running operation, whatever its estimate. */
export interface BudgetLimits {
  /** Resolved fields. */
  fields: number;
  /** Rows that its loaders read. */
  rows: number;
  /** Approximate bytes of text in the answer. */
  bytes: number;
  /** Milliseconds from the first field to the last. */
  milliseconds: number;
}

export const BUDGETS = {
  guest: { fields: 60_000, rows: 20_000, bytes: 2_000_000, milliseconds: 20_000 },
  staff: { fields: 400_000, rows: 100_000, bytes: 20_000_000, milliseconds: 60_000 },
  /** For the routes of /api/v1, which run only our own queries. */
  unlimited: { fields: Infinity, rows: 1_000_000, bytes: Infinity, milliseconds: Infinity },
} satisfies Record<string, BudgetLimits>;

/** The budget of an operation of this viewer; `isGone` answers whether its client has gone. */
export const budgetOf = (
  viewer: Viewer | undefined,
  address: string,
  isGone?: () => boolean,
): OperationBudget => {
  const limits = isStaffRole(viewer?.role) ? BUDGETS.staff : BUDGETS.guest;
  return new OperationBudget(limits, isGone, callerKey(viewer, address));
};

const MESSAGES: Record<keyof BudgetLimits | 'gone', string> = {
  gone: 'The connection was closed before the answer.',
  fields: text('The answer has too many fields. Ask for shorter lists, or use several requests.'),
  rows: text('This reads too many rows at once. Ask for shorter lists, or use several requests.'),
  bytes: text('The answer is too large. Ask for shorter lists, or use several requests.'),
  milliseconds: text('This takes too long. Ask for less at a time.'),
};

/** Bytes that a field adds to an answer besides its name and text: quotes, colon, comma, digits. */
const FIELD_BYTES = 8;
/** Approximate bytes of an item in a list of texts. */
const ITEM_BYTES = 24;
/** The clock is read once for this number of fields, a power of two. */
const FIELDS_A_LOOK = 64;

/**
 * Counts the use of one running operation and stops it at a limit. `exceeded` then resolves with the error to answer, no
 * further field is resolved, and the rest of the execution is garbage-collected.
 */
export class OperationBudget {
  readonly exceeded: Promise<GraphQLError>;
  isSpent = false;
  /** The points that its caller has spent on it; undefined before that and without limits. */
  pointsSpent?: PointsSpent;
  private exceed!: (error: GraphQLError) => void;
  private isOver = false;
  private leave?: () => void;
  private fields: number;
  /** Rows that may still be read. */
  rowsLeft: number;
  private bytes: number;
  private readonly deadline: number;
  private turns?: Pieces;

  constructor(
    { fields, rows, bytes, milliseconds }: BudgetLimits,
    private isGone = () => false,
    /** The caller. All operations of one caller share its turns of the event loop. */
    private readonly caller: unknown = {},
  ) {
    [this.fields, this.rowsLeft, this.bytes] = [fields, rows, bytes];
    this.deadline = performance.now() + milliseconds;
    this.exceeded = new Promise((resolve) => (this.exceed = resolve));
  }

  /** The pieces of the operation, which run in turns with the operations of others. */
  get pieces(): Pieces {
    return (this.turns ??= new Pieces(this.caller));
  }

  /** Counts a field before it is resolved, with its name in the answer. */
  countField(name: string): void {
    this.fields -= 1;
    this.bytes -= name.length + FIELD_BYTES;
    if (this.fields < 0) this.stop('fields');
    else if (this.bytes < 0) this.stop('bytes');
    else if (this.fields % FIELDS_A_LOOK !== 0) return;
    else if (performance.now() > this.deadline) this.stop('milliseconds');
    else if (this.isGone()) this.stop('gone');
  }

  /** Counts the text of a field's value. */
  countValue(value: unknown): void {
    if (typeof value === 'string') this.bytes -= value.length;
    else if (Array.isArray(value)) this.bytes -= value.length * ITEM_BYTES;
  }

  /** Counts rows read from the database. */
  countRows(rows: number): void {
    this.rowsLeft -= rows;
    if (this.rowsLeft < 0) this.stop('rows');
  }

  /** Runs an operation that changes data to its end, even if its client has gone. */
  finishAlways(): void {
    this.isGone = () => false;
  }

  /** Calls `leave` when the operation is over, or at once if it already is. */
  whenOver(leave: () => void): void {
    if (this.isOver) leave();
    else this.leave = leave;
  }

  /** Ends the operation: it was answered or its client has gone. */
  end(): void {
    this.isOver = true;
    this.leave?.();
  }

  private stop(what: keyof typeof MESSAGES): void {
    if (this.isSpent) return;
    this.isSpent = true;
    this.exceed(tooComplex(translated(MESSAGES[what])));
  }
}

/** A promise that never settles, for the fields of a stopped operation. */
const never = () => new Promise<never>(() => undefined);

/** Resolves a field that is a property of its parent and counts it. */
export const resolveWithinBudget: GraphQLFieldResolver<unknown, OperationContext> = (
  source,
  args,
  context,
  info,
) => {
  const { budget } = context;
  budget.countField(String(info.path.key));
  if (budget.isSpent) return never();
  const value: unknown = defaultFieldResolver(source, args, context, info);
  budget.countValue(value);
  return value;
};

/** Counts a field whose value is already read, as resolveWithinBudget() does. */
export function countWithinBudget(budget: OperationBudget, name: string, value: unknown): unknown {
  budget.countField(name);
  if (budget.isSpent) return never();
  budget.countValue(value);
  return value;
}

/** Makes every field with its own resolver count against the budget. */
export function limitResolvers(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    // The introspection types belong to all schemas of the process, so they are wrapped once.
    if (!isObjectType(type) || type.extensions.isLimited) continue;
    if (isIntrospectionType(type)) type.extensions = { ...type.extensions, isLimited: true };
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field;
      if (resolve) field.resolve = withinBudget(resolve);
    }
  }
  return schema;
}

const withinBudget =
  (
    resolve: GraphQLFieldResolver<unknown, OperationContext>,
  ): GraphQLFieldResolver<unknown, OperationContext> =>
  (source, args, context, info) => {
    // Programs without a caller, such as code generation, have no context.
    const budget = (context as OperationContext | undefined)?.budget;
    if (!budget) return resolve(source, args, context, info);
    budget.countField(String(info.path.key));
    if (budget.isSpent) return never();
    return counted(budget, resolve(source, args, context, info));
  };

/** Counts the text that a resolver returns synchronously. A promised value is counted by its fields. */
function counted(budget: OperationBudget, value: unknown): unknown {
  if (typeof value === 'string') budget.countValue(value);
  return value;
}

/** The result of an execution, or the error that stopped it. */
export const endWithinBudget = (
  { exceeded }: OperationBudget,
  answer: ExecutionResult | Promise<ExecutionResult>,
): Promise<ExecutionResult> => Promise.race([answer, exceeded.then((error) => ({ errors: [error] }))]);

/** Executes a valid operation within its budget. */
export const executeWithinBudget = (args: ExecutionArgs): Promise<ExecutionResult> =>
  endWithinBudget((args.contextValue as OperationContext).budget, execute(args));
