import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { appVariable } from './appState';

/** From half a millisecond, the time of an index lookup, to ten seconds, after which no client waits. */
const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of a process, measured while /metrics is open; see ops/metrics/. */
function makeMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Histogram({
      name: 'staybook_http_request_seconds',
      help: 'Time from a request to the end of its answer, by route and class of status.',
      labelNames: ['part', 'status'],
      buckets: SECONDS,
      registers,
    }),
    operations: new Histogram({
      name: 'staybook_graphql_operation_seconds',
      help: 'Time of a GraphQL operation, by its kind, its first root field and whether it had errors.',
      labelNames: ['kind', 'field', 'outcome'],
      buckets: SECONDS,
      registers,
    }),
    remembered: new Counter({
      name: 'staybook_graphql_remembered_answers_total',
      help: 'Answers to visitors that came from the cache.',
      registers,
    }),
    statements: new Histogram({
      name: 'staybook_database_statement_seconds',
      help: 'Time of a database statement, by success.',
      labelNames: ['outcome'],
      buckets: SECONDS,
      registers,
    }),
    staffLists: new Counter({
      name: 'staybook_staff_lists_total',
      help: 'Lists and reports of staff, by the server that they were read from: replica, primary. None without a read replica.',
      labelNames: ['from'],
      registers,
    }),
    jobs: new Gauge({
      name: 'staybook_job_last_success_timestamp_seconds',
      help: 'When a job last succeeded, in seconds since 1970.',
      labelNames: ['name'],
      registers,
    }),
    jobFailures: new Counter({
      name: 'staybook_job_failures_total',
      help: 'Number of failures of a job.',
      labelNames: ['name'],
      registers,
    }),
    refusedInput: new Counter({
      name: 'staybook_input_refused_total',
      help: 'Input that was refused, by kind: fields, variables, document, request, crossSite, origin, host. Some of it is attempts to get past the rules.',
      labelNames: ['kind'],
      registers,
    }),
    checkFailures: new Counter({
      name: 'staybook_check_failures_total',
      help: 'Checks that another service could not make: of a password against the list of stolen ones, which is then let through, and of a file for viruses, which is then refused.',
      labelNames: ['check'],
      registers,
    }),
    unhandled: new Counter({
      name: 'staybook_unhandled_failures_total',
      help: 'Unhandled exceptions and rejected promises, by whether they belong to a request. Each is a bug.',
      labelNames: ['kind', 'of'],
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof makeMetrics>;

const current = appVariable<Metrics>();

/** Starts measuring for one server of this process. */
export function openMetrics(): Metrics {
  const opened = makeMetrics();
  current.set(opened);
  return opened;
}

/** Stops measuring. */
export function closeMetrics(): void {
  current.get()?.registry.clear();
  current.set(undefined);
}

/** The metrics to record into; undefined where /metrics is closed and nothing is measured. */
export const metrics = (): Metrics | undefined => current.get();
