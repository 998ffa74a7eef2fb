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
 * The most tokens of one document; those of the web app have at most 700. Comparing the fields that a document asks for
 * several times takes the square of it.
 */
export const MAX_TOKENS = 1200;

/** Characters of an alias; it is in the answer as often as its field, and the budget of an operation counts names only. */
export const LONGEST_ALIAS = 64;

/** How often a document may ask for __schema or __type; each answers up to 400 kB. */
const MOST_INTROSPECTIONS = 4;

/** Characters of a document; the parser looks at each. Long texts belong in variables. */
const LONGEST_DOCUMENT = 50_000;

/** Why a text is not read as a document at all. */
export const documentProblem = (text: string): GraphQLError | undefined =>
  text.length > LONGEST_DOCUMENT
    ? refused(
        `The document is too long. Send at most ${LONGEST_DOCUMENT} characters, and long texts as variables.`,
      )
    : undefined;

/** The most of each that one document may have; depth counts fields within fields. */
export const DOCUMENT_LIMITS = { depth: 9, aliases: 15, directives: 5, tokens: MAX_TOKENS } as const;

/** Items of a list in the variables; every list that a field takes is shorter, and is checked item by item. */
const MAX_LIST_ITEMS = 2000;
/** Levels of lists and objects in the variables; every input is shallower. */
const MAX_LEVELS = 20;

/**
 * Refuses variables that no field takes, before anything is computed of them: a list that is too long, or values nested
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
  // How a document is cut into fragments makes it no deeper.
  maxDepth: { n: DOCUMENT_LIMITS.depth, flattenFragments: true },
  maxAliases: { n: DOCUMENT_LIMITS.aliases, allowList: [] },
  maxDirectives: { n: DOCUMENT_LIMITS.directives },
  // What an operation costs is estimated with its variables (queryCost.ts).
  costLimit: { enabled: false },
  // Its refusal is a 500; the parser's own limit refuses properly.
  maxTokens: { enabled: false },
  blockFieldSuggestion: { enabled: false },
});

/** The rules that refuse documents that are too large, over HTTP and over sockets alike. */
const { validationRules: armorRules, plugins: limitPlugins } = armor.protect();
export { limitPlugins };

/** Refuses long aliases: a row of a list has each of them, so that a short request would be answered at great length. */
const limitAliasLength: ValidationRule = (context) => ({
  Field({ alias }) {
    if (alias && alias.value.length > LONGEST_ALIAS)
      context.reportError(
        new GraphQLError(`An alias has at most ${LONGEST_ALIAS} characters.`, { nodes: alias }),
      );
  },
});

/** Refuses to describe the schema again and again: a short request would be answered with megabytes. */
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

/** Errors of one document that are looked for: each unknown field is compared with all names that it may have meant. */
export const VALIDATION_OPTIONS = { maxErrors: 10 };

const allRules = [...specifiedRules, ...validationRules];

/** The errors of a document. */
export const validateDocument = (schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] =>
  validate(schema, document, allRules, VALIDATION_OPTIONS);

/** All rules in groups that take about as long as one another. */
const RULE_GROUPS = [
  [OverlappingFieldsCanBeMergedRule],
  ...groupsOf(allRules.filter((rule) => rule !== OverlappingFieldsCanBeMergedRule)),
];

function groupsOf(rules: ValidationRule[]): ValidationRule[][] {
  const half = rules.length / 2;
  return [rules.slice(0, half), rules.slice(half)];
}

/** The errors that the first rules find which find any; a long document is validated in several turns of the event loop. */
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
