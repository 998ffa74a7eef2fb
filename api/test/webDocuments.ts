import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import {
  Kind,
  parse,
  print,
  visit,
  type DefinitionNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';

const web = path.join(__dirname, '../../web/src');
const definitions = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.graphql'))
  .flatMap((file) => parse(readFileSync(path.join(web, file), 'utf8')).definitions as DefinitionNode[]);

const fragments = new Map<string, FragmentDefinitionNode>();
for (const each of definitions)
  if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each);

/** The document as the browser sends it: with fragments and type names, without the client's own directive. */
function asSent(operation: DefinitionNode): string {
  const used = new Set<DefinitionNode>([operation]);
  for (const each of used)
    visit(each, { FragmentSpread: ({ name }) => void used.add(fragments.get(name.value)!) });
  const __typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
  const sent = [...used].map((each) =>
    visit(each, {
      Directive: ({ name }) => (name.value === 'unmask' ? null : undefined),
      SelectionSet: (node, _key, parent) =>
        parent && 'operation' in parent
          ? undefined
          : { ...node, selections: [...node.selections, __typename] },
    }),
  );
  return sent.map(print).join('\n');
}

/** Every document of the web app. */
export const WEB_DOCUMENTS = definitions
  .filter((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION)
  .map((one) => ({ name: one.name!.value, kind: one.operation, text: asSent(one) }));
