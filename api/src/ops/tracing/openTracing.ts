import { setTimeout as pause } from 'node:timers/promises';
import { config } from '../../core/config';
import { log } from '../../core/log';
import { useTracing, type Tracing } from '../../core/tracing';

/** How long the last spans may take to be sent when the server stops, in milliseconds. */
const CLOSE_MS = 3000;
/** An exporter that fails says so in the log this seldom, in milliseconds. */
const SAY_AGAIN_MS = 60_000;

/**
 * Begins to make spans where OTEL_EXPORTER_OTLP_ENDPOINT or OTEL_EXPORTER_OTLP_TRACES_ENDPOINT is set; nothing of
 * OpenTelemetry is loaded otherwise. They are sent in batches beside the requests, and those that do not fit into the
 * queue are dropped. The function returned sends the last ones, and ends it.
 */
export async function openTracing(): Promise<() => Promise<void>> {
  const { tracesUrl: url } = config;
  if (url === undefined) return async () => undefined;
  const opened = await makeTracing(url);
  useTracing(opened);
  return async () => {
    useTracing(undefined);
    await opened.close();
  };
}

async function makeTracing(url: string): Promise<Tracing> {
  const [api, core, resources, sdk, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  const warn = sayOnceAMinute();
  const silent = () => undefined;
  const logger = { error: warn, warn, info: silent, debug: silent, verbose: silent };
  api.diag.setLogger(logger, { logLevel: api.DiagLogLevel.WARN, suppressOverrideMessage: true });

  const { detectResources, envDetector, serviceInstanceIdDetector } = resources;
  const provider = new sdk.BasicTracerProvider({
    resource: resources
      .defaultResource()
      .merge(resources.resourceFromAttributes({ 'service.name': 'staybook' }))
      .merge(detectResources({ detectors: [serviceInstanceIdDetector, envDetector] })),
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  });
  const tracer = provider.getTracer('staybook');
  const propagator = new core.W3CTraceContextPropagator();
  return {
    placeOf: (headers) => propagator.extract(api.ROOT_CONTEXT, headers, api.defaultTextMapGetter),
    begin: (at, role, name, attributes) =>
      tracer.startSpan(name, { kind: api.SpanKind[role], attributes }, at),
    below: (at, span) => api.trace.setSpan(at, span),
    fail: (span, what) => {
      span.setAttribute('error.type', what);
      span.setStatus({ code: api.SpanStatusCode.ERROR });
    },
    close: async () => {
      const sent = provider.shutdown().catch((error: unknown) => warn(String(error)));
      await Promise.race([sent, pause(CLOSE_MS, undefined, { ref: false })]);
      api.diag.disable();
    },
  };
}

/** Where the exporter cannot send, each batch fails with the same words. */
function sayOnceAMinute(): (message: string) => void {
  let nextAt = 0;
  return (message) => {
    if (Date.now() < nextAt) return;
    nextAt = Date.now() + SAY_AGAIN_MS;
    log.warn({ reason: message.slice(0, 300) }, 'traces could not be sent');
  };
}
