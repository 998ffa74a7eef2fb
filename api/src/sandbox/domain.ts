import type { Domain } from '../access/domain';
import { SandboxDay } from './sandboxDay.entity';

/** What test keys make and see. */
export const sandbox: Domain = { entities: [SandboxDay] };
