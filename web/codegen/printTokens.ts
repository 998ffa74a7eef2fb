import { writeFileSync } from 'node:fs';
import path from 'node:path';
import * as breakpoints from './breakpoints';
import * as tokens from './tokens';

/** Prints what the api needs of tokens.css before codegen can run, which needs the schema that the api prints. */
const print = (file: string, text: string) => writeFileSync(path.join(__dirname, '../../schema', file), text);

print('breakpoints.generated.ts', breakpoints.plugin());
print('tokens.generated.ts', tokens.plugin());
