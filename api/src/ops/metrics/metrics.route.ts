import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DataSource } from 'typeorm';
import { config } from '../../core/config';
import { log } from '../../core/log';
import { closeMetrics, metrics, openMetrics } from '../../core/metrics';
import { createSecureServer } from '../../http/secureServer';
import { addGauges } from './gauges';

/** Begins to measure where someone may ask for it: with METRICS_TOKEN, or at METRICS_PORT. */
export function startMeasuring(database: DataSource): void {
  if (config.metrics.token !== undefined || config.metrics.port !== undefined)
    addGauges(openMetrics(), database);
}

/**
 * /metrics on a port of its own, which the outside does not reach, where METRICS_PORT is set. The function returned
 * closes it, and ends measuring.
 */
export async function openMetricsPort(): Promise<() => Promise<void>> {
  const { port } = config.metrics;
  if (port === undefined) return async () => closeMetrics();
  const server = createSecureServer();
  server.on('request', (request, response) => {
    const isMetrics = /^\/metrics(\?|$)/.test(request.url ?? '');
    void (isMetrics ? answerMetrics(response) : answerNothing(response));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, config.host, resolve);
  });
  return async () => {
    closeMetrics();
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  };
}

/** GET /metrics in the Prometheus text format, for who sends METRICS_TOKEN as a bearer; without one it is not there. */
export async function metricsRoute(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (config.metrics.token === undefined) return answerNothing(response);
  const token = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  if (!isSame(token, config.metrics.token)) {
    response.setHeader('www-authenticate', 'Bearer');
    return answer(response, 401, { status: 'fail', message: 'Send the METRICS_TOKEN as a bearer token.' });
  }
  await answerMetrics(response);
}

async function answerMetrics(response: ServerResponse): Promise<void> {
  const measured = metrics();
  if (!measured) return answerNothing(response);
  try {
    const text = await measured.registry.metrics();
    response.writeHead(200, { 'content-type': measured.registry.contentType, 'cache-control': 'no-store' });
    response.end(text);
  } catch (error) {
    log.error({ error }, 'the metrics could not be read');
    answer(response, 500, { status: 'error', message: 'The metrics could not be read.' });
  }
}

const answerNothing = (response: ServerResponse): void =>
  answer(response, 404, { status: 'error', message: 'Not found.' });

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(body));
}

const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
