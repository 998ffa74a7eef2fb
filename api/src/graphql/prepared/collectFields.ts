import {
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  Kind,
  getDirectiveValues,
  isAbstractType,
  typeFromAST,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type InlineFragmentNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

interface Query {
  schema: GraphQLSchema;
  fragments: Readonly<Record<string, FragmentDefinitionNode>>;
}

/**
 * The fields that the selection sets select on an object of this type, by their keys in the answer: "CollectFields" of
 * the specification. It expands each fragment once and drops the fields that `@skip` and `@include` exclude.
 */
export function collectFields(
  { schema, fragments }: Query,
  variables: Readonly<Record<string, unknown>>,
  type: GraphQLObjectType,
  selectionSets: readonly SelectionSetNode[],
): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const spread = new Set<string>();

  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (!isIncluded(selection, variables)) continue;
      if (selection.kind === Kind.FIELD) addField(selection);
      else if (selection.kind === Kind.INLINE_FRAGMENT) collectFragment(selection);
      else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value);
        const fragment = fragments[selection.name.value];
        if (fragment) collectFragment(fragment);
      }
    }
  };
  const addField = (node: FieldNode): void => {
    const key = (node.alias ?? node.name).value;
    const nodes = fields.get(key);
    if (nodes) nodes.push(node);
    else fields.set(key, [node]);
  };
  const collectFragment = (fragment: InlineFragmentNode | FragmentDefinitionNode): void => {
    if (isOnType(schema, fragment, type)) collect(fragment.selectionSet);
  };

  for (const set of selectionSets) collect(set);
  return fields;
}

/** `@skip` wins over `@include`. */
function isIncluded(node: SelectionNode, variables: Readonly<Record<string, unknown>>): boolean {
  if (!node.directives?.length) return true;
  if (getDirectiveValues(GraphQLSkipDirective, node, variables)?.if === true) return false;
  return getDirectiveValues(GraphQLIncludeDirective, node, variables)?.if !== false;
}

function isOnType(
  schema: GraphQLSchema,
  { typeCondition }: InlineFragmentNode | FragmentDefinitionNode,
  type: GraphQLObjectType,
): boolean {
  if (!typeCondition) return true;
  const condition = typeFromAST(schema, typeCondition);
  return condition === type || (isAbstractType(condition) && schema.isSubType(condition, type));
}
