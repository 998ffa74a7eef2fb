import { ApolloArmor } from '@escape.tech/graphql-armor';
import {
  GraphQLError,
  OverlappingFieldsCanBeMergedRule,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type ValidationRule,
} from 'graphql';
import type { Turns } from '../../core/eventLoop';

/**
 * The most tokens of one document. Those of the web app have at most 700. Comparing repeated fields of a document takes
 * time in the square of its tokens.
 */
export const MAX_TOKENS = 1200;

/** The most characters of an alias. The answer repeats it with its field. */
export const LONGEST_ALIAS = 64;

/** The most __schema and __type fields of a document. Each answers up to 400 kB. */
const MOST_INTROSPECTIONS = 4;

/** The most characters of a document, since the parser reads each. Long texts belong in variables. */
const LONGEST_DOCUMENT = 50_000;

/** The error for a text that is too long to be parsed. */
export const documentProblem = (text: string): GraphQLError | undefined =>
  text.length > LONGEST_DOCUMENT
    ? refused(
        `The document is too long. Send at most ${LONGEST_DOCUMENT} characters, and long texts as variables.`,
      )
    : undefined;

/** The limits of one document. Depth counts fields within fields. */
export const DOCUMENT_LIMITS = { depth: 9, aliases: 15, directives: 5, tokens: MAX_TOKENS } as const;

/** The most items of a list in the variables. All lists that fields take are shorter; each of their items is checked. */
const MAX_LIST_ITEMS = 2000;
/** The most levels of lists and objects in the variables. All inputs have fewer. */
const MAX_LEVELS = 20;

/**
 * Refuses variables that no field accepts before they are processed: lists that are too long and values that are nested
 * too deeply.
 */
export function variablesProblem(variables: unknown): GraphQLError | undefined {
  let level: unknown[] = [variables];
  for (let depth = 0; level.length; depth++) {
    if (depth > MAX_LEVELS)
      return refused(`The variables are nested too deeply. Send at most ${MAX_LEVELS} levels.`);
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      if (Array.isArray(value) && value.length > MAX_LIST_ITEMS)
        return refused(`A list in the variables is too long. Send at most ${MAX_LIST_ITEMS} items.`);
      for (const inner of Object.values(value)) next.push(inner);
    }
    level = next;
  }
  return undefined;
}

const refused = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });

const armor = new ApolloArmor({
  // Fragments do not add depth.
  maxDepth: { n: DOCUMENT_LIMITS.depth, flattenFragments: true },
  maxAliases: { n: DOCUMENT_LIMITS.aliases, allowList: [] },
  maxDirectives: { n: DOCUMENT_LIMITS.directives },
  // queryCost.ts estimates the cost with the operation's variables.
  costLimit: { enabled: false },
  // This rule answers with status 500; the parser's own limit answers with 400.
  maxTokens: { enabled: false },
  blockFieldSuggestion: { enabled: false },
});

/** The rules that refuse documents that are too large, over HTTP and over sockets. */
const { validationRules: armorRules, plugins: limitPlugins } = armor.protect();
export { limitPlugins };

/** Refuses long aliases: each row of a list repeats them, so a short request would get a very long answer. */
const limitAliasLength: ValidationRule = (context) => ({
  Field({ alias }) {
    if (alias && alias.value.length > LONGEST_ALIAS)
      context.reportError(
        new GraphQLError(`An alias can have at most ${LONGEST_ALIAS} characters.`, { nodes: alias }),
      );
  },
});

/** Refuses repeated introspection: a short request would get megabytes. */
const limitIntrospection: ValidationRule = (context) => {
  let asked = 0;
  return {
    Field(node) {
      if (!/^__(schema|type)$/.test(node.name.value)) return;
      asked += 1;
      if (asked === MOST_INTROSPECTIONS + 1)
        context.reportError(
          new GraphQLError(
            `Ask for __schema and __type at most ${MOST_INTROSPECTIONS} times in a document.`,
            {
              nodes: node,
            },
          ),
        );
    },
  };
};

export const validationRules: readonly ValidationRule[] = [
  ...armorRules,
  limitAliasLength,
  limitIntrospection,
];

/** Validation stops at this number of errors, since each unknown field is compared with all similar names. */
export const VALIDATION_OPTIONS = { maxErrors: 10 };

const allRules = [...specifiedRules, ...validationRules];

/** The errors of a document. */
export const validateDocument = (schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] =>
  validate(schema, document, allRules, VALIDATION_OPTIONS);

/** All rules, in groups that take about equal time. */
const RULE_GROUPS = [
  [OverlappingFieldsCanBeMergedRule],
  ...groupsOf(allRules.filter((rule) => rule !== OverlappingFieldsCanBeMergedRule)),
];

function groupsOf(rules: ValidationRule[]): ValidationRule[][] {
  const half = rules.length / 2;
  return [rules.slice(0, half), rules.slice(half)];
}

/** The errors of the first group of rules that finds any. Each group runs in a turn of the event loop. */
export async function validateInTurns(
  schema: GraphQLSchema,
  document: DocumentNode,
  turns: Turns,
): Promise<readonly GraphQLError[]> {
  for (const rules of RULE_GROUPS) {
    const errors = await turns.do(() => validate(schema, document, rules, VALIDATION_OPTIONS));
    if (errors.length) return errors;
  }
  return [];
}
