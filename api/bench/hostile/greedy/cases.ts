import { documentCases } from './documents';
import { fileCases } from './files';
import type { GreedyCase } from './greedyCase';
import { listCases } from './lists';
import { pageCases } from './pages';
import { slowCases } from './slow';
import { socketCases } from './sockets';
import { webhookCases } from './webhooks';

/** The worst that one caller may ask of each way in. */
export const GREEDY: GreedyCase[] = [
  ...documentCases,
  ...socketCases,
  ...listCases,
  ...pageCases,
  ...fileCases,
  ...webhookCases,
  ...slowCases,
];
