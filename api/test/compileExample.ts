import { writeFileSync } from 'node:fs';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';

/** Writes an example of the page for developers as a program that Node runs. */
export function compileExample(text: string, file: string): void {
  const compilerOptions = { module: ModuleKind.ESNext, target: ScriptTarget.ES2022 };
  writeFileSync(file, transpileModule(text, { compilerOptions }).outputText);
}
