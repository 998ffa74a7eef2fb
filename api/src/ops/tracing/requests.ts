import type { IncomingMessage, ServerResponse } from 'node:http';
import { atTracePlace, tracing, type TracePlace } from '../../core/tracing';
import { partOf } from '../metrics/requests';

/** What Express knows of a request once a route has taken it. */
type Routed = IncomingMessage & { baseUrl?: string; route?: { path?: unknown } };

/**
 * Answers a request in a span, below the one that the caller names in `traceparent`. The span names the route and
 * never the address: that may hold a token, variables of a document or an email address.
 */
export function traceRequest(
  request: Routed,
  response: ServerResponse,
  requestId: string,
  answer: () => void,
): void {
  const traces = tracing();
  if (!traces) return answer();
  const method = request.method ?? 'GET';
  const at = traces.placeOf(request.headers);
  const span = traces.begin(at, 'SERVER', `${method} ${partOf(request.url ?? '')}`, {
    'http.request.method': method,
    'staybook.request.id': requestId,
  });
  const place: TracePlace = { at: traces.below(at, span) };
  response.once('close', () => {
    place.endOperation?.('stopped');
    const route = routeOf(request);
    if (route) span.updateName(`${method} ${route}`).setAttribute('http.route', route);
    span.setAttribute('http.response.status_code', response.statusCode);
    if (!response.writableFinished) traces.fail(span, 'aborted');
    else if (response.statusCode >= 500) traces.fail(span, String(response.statusCode));
    span.end();
  });
  atTracePlace(place, answer);
}

/** The pattern of the route that answered, such as `/api/v1/hotels/:id`. */
function routeOf({ baseUrl = '', route }: Routed): string | undefined {
  return typeof route?.path === 'string' ? `${baseUrl}${route.path}` : undefined;
}
