import { hash, verify } from '@node-rs/argon2';

/** argon2id at OWASP's parameters: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Compared with where nobody has the username, so that both answers take the same time. */
let nobody: Promise<string> | undefined;

export const hashPassword = (password: string): Promise<string> => hash(password, PARAMETERS);

/** Whether the password belongs to the hash; without a hash it takes as long and is never right. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody');
  const right = await verify(passwordHash ?? (await nobody), password);
  return right && passwordHash !== undefined;
}
