import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A declaration at the top level of a file, or a member of a class. Its key is `file#name` or `file#Class.member`. */
interface Unit {
  /** The keys of the units that it names. */
  refersTo: Set<string>;
  /** The names of the classes that it makes with `new`. */
  makes: Set<string>;
  /** The permissions that it passes to the policy. */
  asksFor: Set<string>;
}

/** What the resolver of a root field reaches. */
interface RootFieldSources {
  makes: ReadonlySet<string>;
  asksFor: ReadonlySet<string>;
}

const SOURCES = path.join(__dirname, '../src');
const ROOTS = ['Query', 'Mutation', 'Subscription'];
/** A function that catches refusals of its callback and returns them as text. */
const CATCHES_REFUSALS = 'core/bulk.ts#forEach';

/** Makes ProofNeeded for the permissions that need a proof, so what counts is which ones are passed to it. */
const POLICY = 'access/policy.ts';
const PERMISSION_CHECK = /^access\/(policy\.ts#authori[sz]e\w*|allow\.decorator\.ts#Allow)$/;

/**
 * Reads the sources, without types. For each root field, returns the classes that its resolver makes and the permissions
 * that it checks, directly or through what it refers to. It follows imports, `this`, and hooks to the listeners that join
 * them.
 */
export function readRootFieldSources(): Map<string, RootFieldSources> {
  const units = new Map<string, Unit>();
  const resolvers = new Map<string, string>();
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== POLICY)
      new FileReader(file, units, resolvers).read();
  return new Map([...resolvers].map(([field, key]) => [field, reachedFrom(key, units)]));
}

function reachedFrom(key: string, units: ReadonlyMap<string, Unit>): RootFieldSources {
  const makes = new Set<string>();
  const asksFor = new Set<string>();
  const seen = new Set([key]);
  // The loop also visits the members that are added in the meantime.
  for (const one of seen) {
    units.get(one)?.refersTo.forEach((other) => seen.add(other));
    units.get(one)?.makes.forEach((name) => makes.add(name));
    units.get(one)?.asksFor.forEach((name) => asksFor.add(name));
  }
  return { makes, asksFor };
}

class FileReader {
  private readonly source: ts.SourceFile;
  /** The keys of everything that the file declares or imports, by its name in the file. */
  private readonly keys = new Map<string, string>();

  constructor(
    private readonly file: string,
    private readonly units: Map<string, Unit>,
    /** The keys of the methods that resolve root fields, by field. */
    private readonly resolvers: Map<string, string>,
  ) {
    const text = readFileSync(path.join(SOURCES, file), 'utf8');
    this.source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  }

  read(): void {
    for (const statement of this.source.statements)
      if (ts.isImportDeclaration(statement)) this.nameImports(statement);
      else for (const { name } of declarationsOf(statement)) this.keys.set(name, `${this.file}#${name}`);
    for (const statement of this.source.statements) {
      for (const { name, node } of declarationsOf(statement))
        if (ts.isClassDeclaration(node)) this.readClass(node, `${this.file}#${name}`);
        else this.readNode(node, this.unit(`${this.file}#${name}`));
      this.readHooks(statement);
    }
  }

  private nameImports({ importClause, moduleSpecifier }: ts.ImportDeclaration): void {
    const from = (moduleSpecifier as ts.StringLiteral).text;
    const bindings = importClause?.namedBindings;
    if (!from.startsWith('.') || !bindings || !ts.isNamedImports(bindings)) return;
    const file = `${path.join(path.dirname(this.file), from)}.ts`;
    for (const { name, propertyName } of bindings.elements)
      this.keys.set(name.text, `${file}#${(propertyName ?? name).text}`);
  }

  private readClass(node: ts.ClassDeclaration, key: string): void {
    for (const member of node.members) {
      const name = member.name?.getText() ?? 'constructor';
      const memberKey = `${key}.${name}`;
      this.unit(key).refersTo.add(memberKey);
      this.readNode(member, this.unit(memberKey), key);
      if (isRootField(member)) this.resolvers.set(name, memberKey);
    }
  }

  /** `hook.join(name, listener)`: code that runs the hook runs the listener. */
  private readHooks(node: ts.Node): void {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name, expression } = node.expression;
      const hook = ts.isIdentifier(expression) ? this.keys.get(expression.text) : undefined;
      if (name.text === 'join' && hook && node.arguments[1])
        this.readNode(node.arguments[1], this.unit(hook));
    }
    node.forEachChild((child) => this.readHooks(child));
  }

  private readNode(node: ts.Node, unit: Unit, ownClass?: string): void {
    const read = (child: ts.Node): void => this.readNode(child, unit, ownClass);
    if (ts.isTypeNode(node)) return;
    if (ts.isIdentifier(node)) {
      const key = this.keys.get(node.text);
      if (key) unit.refersTo.add(key);
      return;
    }
    if (ts.isPropertyAccessExpression(node)) {
      if (node.expression.kind === ts.SyntaxKind.ThisKeyword)
        unit.refersTo.add(`${ownClass}.${node.name.text}`);
      return read(node.expression);
    }
    if (ts.isPropertyAssignment(node)) return read(node.initializer);
    if (isInstanceOf(node)) return read(node.left);
    if (ts.isCallExpression(node) && this.keys.get(node.expression.getText()) === CATCHES_REFUSALS) return;
    if (ts.isCallExpression(node)) this.readPermissions(node, unit);
    if (ts.isNewExpression(node)) unit.makes.add(node.expression.getText());
    node.forEachChild(read);
  }

  /** Of @Allow, only the first permission is checked by itself. */
  private readPermissions({ expression, arguments: given }: ts.CallExpression, unit: Unit): void {
    if (!PERMISSION_CHECK.test(this.keys.get(expression.getText()) ?? '')) return;
    const first = given.find(ts.isStringLiteral);
    if (first) unit.asksFor.add(first.text);
  }

  private unit(key: string): Unit {
    let unit = this.units.get(key);
    if (!unit) this.units.set(key, (unit = { refersTo: new Set(), makes: new Set(), asksFor: new Set() }));
    return unit;
  }
}

function declarationsOf(statement: ts.Statement): { name: string; node: ts.Node }[] {
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
    return statement.name ? [{ name: statement.name.text, node: statement }] : [];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.map((one) => ({ name: one.name.getText(), node: one }));
}

const isInstanceOf = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword;

const isRootField = (member: ts.ClassElement): boolean =>
  ts.isMethodDeclaration(member) &&
  (ts.getDecorators(member) ?? []).some(
    ({ expression }) => ts.isCallExpression(expression) && ROOTS.includes(expression.expression.getText()),
  );
