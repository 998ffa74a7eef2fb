import { parseArgs } from 'node:util';
import type { Engine } from './dbReader';
import type { ProofSize } from './proofData';

/** The options of a proof: short in CI, long by hand. */
export interface ProofOptions {
  long: boolean;
  engine: Engine;
  /** The number of rounds, if not the default. */
  rounds?: number | undefined;
  /** The duration in minutes, if not the default. */
  minutes?: number | undefined;
  /** The only part to run, if the proof has several. */
  part?: string | undefined;
  /** The folder of an older built version, which this one replaces. */
  from?: string | undefined;
  /** Of a proof that runs another one on shards. */
  cut?: ProofSize['cut'];
}

const ENGINES: string[] = ['sqlite', 'mariadb', 'mysql'];

/** Reads NAME... [--long] [--engine sqlite|mariadb|mysql] [--rounds N] [--minutes N] [--part NAME] [--from FOLDER]. */
export function readOptions(args: string[]): { names: string[]; options: ProofOptions } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      long: { type: 'boolean', default: false },
      engine: { type: 'string', default: 'sqlite' },
      rounds: { type: 'string' },
      minutes: { type: 'string' },
      part: { type: 'string' },
      from: { type: 'string' },
    },
  });
  if (!ENGINES.includes(values.engine)) throw new Error(`--engine is one of ${ENGINES.join(', ')}.`);
  const [rounds, minutes] = (['rounds', 'minutes'] as const).map((name) => {
    const value = values[name] === undefined ? undefined : Number(values[name]);
    if (value !== undefined && !(Number.isInteger(value) && value > 0))
      throw new Error(`--${name} is a whole number of 1 or more.`);
    return value;
  });
  const { long, part, from } = values;
  const options = { long, engine: values.engine as Engine, rounds, minutes, part, from };
  return { names: positionals, options };
}
