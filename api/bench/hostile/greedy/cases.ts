import { documentCases } from './documents';
import { fileCases } from './files';
import type { GreedyCase } from './greedyCase';
import { listCases } from './lists';
import { pageCases } from './pages';
import { slowCases } from './slow';
import { socketCases } from './sockets';
import { webhookCases } from './webhooks';

/** The worst requests of one caller, for each entry point. */
export const GREEDY: GreedyCase[] = [
  ...documentCases,
  ...socketCases,
  ...listCases,
  ...pageCases,
  ...fileCases,
  ...webhookCases,
  ...slowCases,
];
